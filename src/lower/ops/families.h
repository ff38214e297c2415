// The tables of rows, one function a family file. Adding a family is one line here and one in families.cc.
#pragma once
#include <span>
#include <vector>

#include "lower/op_def.h"

namespace torch_tpu::lower::ops {

std::span<const OpDef> InternalRows();  // internal.cc: copy, fill, zero, resize: what eager needs of its own
std::span<const OpDef> UnaryRows();     // unary.cc
std::span<const OpDef> SpecialRows();   // special.cc
std::span<const OpDef> BinaryRows();    // binary.cc
std::span<const OpDef> PowerRows();     // power.cc
std::span<const OpDef> IntegerRows();   // integer.cc
std::span<const OpDef> CompareRows();   // compare.cc
std::span<const OpDef> TernaryRows();   // ternary.cc
std::span<const OpDef> ComplexRows();   // complex.cc
std::span<const OpDef> ActivationRows();
std::span<const OpDef> ActivationBackwardRows();
std::span<const OpDef> ReductionRows();      // reduction.cc
std::span<const OpDef> SoftmaxRows();        // softmax.cc
std::span<const OpDef> ScanRows();           // scan.cc: cumulative operations
std::span<const OpDef> OrderingRows();       // ordering.cc
std::span<const OpDef> VectorNormRows();     // vector_norm.cc: norms and distances
std::span<const OpDef> NormalizationRows();  // normalization.cc: layer and group
std::span<const OpDef> BatchNormRows();      // batch_norm.cc
std::span<const OpDef> LossRows();           // loss.cc
std::span<const OpDef> MarginLossRows();     // margin_loss.cc
std::span<const OpDef> CountingRows();       // counting.cc
std::span<const OpDef> MatmulRows();         // matmul.cc
std::span<const OpDef> RandomRows();         // random.cc
std::span<const OpDef> ConvolutionRows();    // convolution.cc
std::span<const OpDef> AttentionRows();      // attention.cc
std::span<const OpDef> IndexingRows();       // indexing.cc: x[i], x[i] = v, take, put
std::span<const OpDef> GatherScatterRows();  // gather_scatter.cc
std::span<const OpDef> RearrangeRows();      // rearrange.cc: cat, repeat, roll, flip, tril, pads by a constant
std::span<const OpDef> FactoryRows();        // factory.cc
std::span<const OpDef> DataDependentRows();  // data_dependent.cc
std::span<const OpDef> PaddingRows();        // padding.cc: reflection, replication, unfold, im2col, col2im
std::span<const OpDef> SearchRows();         // search.cc
std::span<const OpDef> ForEachRows();        // foreach.cc: lists of tensors
std::span<const OpDef> OptimizerRows();      // optimizer.cc: fused steps, loss scaling

std::span<const OpDef> GroupedRows();       // grouped.cc
std::span<const OpDef> TriangularRows();    // triangular.cc
std::span<const OpDef> PoolingRows();       // pooling.cc
std::span<const OpDef> LuRows();            // lu.cc: factors, solutions, determinants
std::span<const OpDef> FftRows();           // fft.cc
std::span<const OpDef> EmbeddingBagRows();  // embedding_bag.cc
std::span<const OpDef> CtcRows();           // ctc.cc
std::span<const OpDef> FractionalMaxPoolRows();
std::span<const OpDef> RecurrentRows();        // recurrent.cc: layers of LSTM, GRU and RNN
std::span<const OpDef> GammaRows();            // gamma.cc: incomplete gamma functions
std::span<const OpDef> QuantizeRows();         // quantize.cc
std::span<const OpDef> SamplingRows();         // sampling.cc: random numbers by rejection
std::span<const OpDef> SpectralRows();         // spectral.cc: QR, eigenvalues, singular values
std::span<const OpDef> GridSamplerRows();      // grid_sampler.cc
std::span<const OpDef> AdaptiveMaxPoolRows();  // adaptive_max_pool.cc: and max_unpool
std::span<const OpDef> ResampleRows();         // resample.cc: upsampling, adaptive averages

std::vector<std::span<const OpDef>> AllFamilies();

}  // namespace torch_tpu::lower::ops
