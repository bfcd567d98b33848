//! When something was said.

/// "14:05", and the date before it for what is older than a day.
#[cfg(feature = "hydrate")]
pub fn when(at: i64) -> String {
    use crate::local::{ago, local};
    const DAY: f64 = 86_400_000.0;
    let mut parts = vec![("hour", "2-digit"), ("minute", "2-digit")];
    if ago(at) > DAY {
        parts.extend([("day", "numeric"), ("month", "short")]);
    }
    local(at, &parts)
}

#[cfg(not(feature = "hydrate"))]
pub const fn when(_: i64) -> String {
    String::new()
}
