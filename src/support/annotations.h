// Thread-safety attributes, checked by clang's -Wthread-safety and nothing elsewhere. A member names the lock that
// guards it, a function the lock it wants held.
#pragma once

#if defined(__clang__)
#define TT_ATTRIBUTE(x) __attribute__((x))
#else
#define TT_ATTRIBUTE(x)
#endif

#define TT_CAPABILITY(name) TT_ATTRIBUTE(capability(name))
#define TT_SCOPED_CAPABILITY TT_ATTRIBUTE(scoped_lockable)
#define TT_GUARDED_BY(lock) TT_ATTRIBUTE(guarded_by(lock))
#define TT_PT_GUARDED_BY(lock) TT_ATTRIBUTE(pt_guarded_by(lock))
#define TT_REQUIRES(...) TT_ATTRIBUTE(requires_capability(__VA_ARGS__))
#define TT_EXCLUDES(...) TT_ATTRIBUTE(locks_excluded(__VA_ARGS__))
#define TT_ACQUIRE(...) TT_ATTRIBUTE(acquire_capability(__VA_ARGS__))
#define TT_TRY_ACQUIRE(...) TT_ATTRIBUTE(try_acquire_capability(__VA_ARGS__))
#define TT_RELEASE(...) TT_ATTRIBUTE(release_capability(__VA_ARGS__))
#define TT_RETURN_CAPABILITY(lock) TT_ATTRIBUTE(lock_returned(lock))
#define TT_NO_THREAD_SAFETY_ANALYSIS TT_ATTRIBUTE(no_thread_safety_analysis)
