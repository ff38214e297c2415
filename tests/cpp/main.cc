// The main function of every C++ test binary.
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
// This doctest release sizes its signal stack with a constant that newer C libraries compute at run time.
#define DOCTEST_CONFIG_NO_POSIX_SIGNALS
#include "doctest.h"
