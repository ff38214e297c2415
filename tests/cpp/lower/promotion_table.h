// Type promotion as PyTorch 2.13 does it. Made by promotion_table.py, which says how. Constants.
// A letter is a type by its place in kTypes, 'z' is complex32, '!' is an error.
// clang-format off
#pragma once

namespace torch_tpu::lower::testing {

// In the order of shlo::DType, without kInvalid; so are the rows, and the columns of the first two tables.
inline constexpr const char* kTypes = "pabcdABCDhtfgxyEFGH";

// torch.promote_types
inline constexpr const char* kPromoteTypes[] = {
    "pabcdA!!!htfgxy!!!!",
    "aabcdb!!!htfgxy!!!!",
    "bbbcdb!!!htfgxy!!!!",
    "ccccdc!!!htfgxy!!!!",
    "dddddd!!!htfgxy!!!!",
    "AbbcdA!!!htfgxy!!!!",
    "!!!!!!B!!htfg!!!!!!",
    "!!!!!!!C!htfg!!!!!!",
    "!!!!!!!!Dhtfg!!!!!!",
    "hhhhhhhhhhffgxy!!!!",
    "tttttttttftfgxy!!!!",
    "ffffffffffffgxy!!!!",
    "gggggggggggggyy!!!!",
    "xxxxxx!!!xxxyxy!!!!",
    "yyyyyy!!!yyyyyy!!!!",
    "!!!!!!!!!!!!!!!E!!!",
    "!!!!!!!!!!!!!!!!F!!",
    "!!!!!!!!!!!!!!!!!G!",
    "!!!!!!!!!!!!!!!!!!H",
};

// torch.result_type of a tensor with dimensions and one without
inline constexpr const char* kDimWithZeroDim[] = {
    "pabcdA!!!htfgxy!!!!",
    "aaaaaaaaahtfgxy!!!!",
    "bbbbbbbbbhtfgxy!!!!",
    "ccccccccchtfgxy!!!!",
    "dddddddddhtfgxy!!!!",
    "AAAAAAAAAhtfgxy!!!!",
    "BBBBBBBBBhtfgxy!!!!",
    "CCCCCCCCChtfgxy!!!!",
    "DDDDDDDDDhtfgxy!!!!",
    "hhhhhhhhhhhhhzzhhhh",
    "tttttttttttttxxtttt",
    "fffffffffffffxxffff",
    "gggggggggggggyygggg",
    "xxxxxxxxxxxxxxxxxxx",
    "yyyyyyyyyyyyyyyyyyy",
    "EEEEEEEEEEEEE!!EEEE",
    "FFFFFFFFFFFFF!!FFFF",
    "GGGGGGGGGGGGG!!GGGG",
    "HHHHHHHHHHHHH!!HHHH",
};

// torch.result_type of a tensor of any rank and True, 1, 1.0, 1j; by default dtype: float32, then float64
inline constexpr const char* kWithNumber[] = {
    "pdfxpdgy",
    "aafxaagy",
    "bbfxbbgy",
    "ccfxccgy",
    "ddfxddgy",
    "AAfxAAgy",
    "BBfxBBgy",
    "CCfxCCgy",
    "DDfxDDgy",
    "hhhzhhhz",
    "tttxtttx",
    "fffxfffx",
    "gggygggy",
    "xxxxxxxx",
    "yyyyyyyy",
    "EEE!EEE!",
    "FFF!FFF!",
    "GGG!GGG!",
    "HHH!HHH!",
};

}  // namespace torch_tpu::lower::testing
// clang-format on
