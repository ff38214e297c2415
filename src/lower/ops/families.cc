#include "lower/ops/families.h"

namespace torch_tpu::lower::ops {

std::vector<std::span<const OpDef>> AllFamilies() {
  return {InternalRows(),
          UnaryRows(),
          SpecialRows(),
          BinaryRows(),
          PowerRows(),
          IntegerRows(),
          CompareRows(),
          TernaryRows(),
          ComplexRows(),
          ActivationRows(),
          ActivationBackwardRows(),
          ReductionRows(),
          MatmulRows(),
          GroupedRows(),
          TriangularRows(),
          PoolingRows(),
          GridSamplerRows(),
          AdaptiveMaxPoolRows(),
          ResampleRows(),
          SoftmaxRows(),
          ScanRows(),
          OrderingRows(),
          CountingRows(),
          RandomRows(),
          ConvolutionRows(),
          AttentionRows(),
          LossRows(),
          BatchNormRows(),
          VectorNormRows(),
          NormalizationRows(),
          IndexingRows(),
          GatherScatterRows(),
          RearrangeRows(),
          FactoryRows(),
          DataDependentRows(),
          PaddingRows(),
          SearchRows(),
          ForEachRows(),
          OptimizerRows()};
}

}  // namespace torch_tpu::lower::ops
