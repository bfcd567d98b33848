//! The time at which something was said.

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

/// Returns how long ago something was for the server, whatever this browser's clock shows.
#[cfg(feature = "hydrate")]
pub fn age(at: i64, ahead: f64) -> f64 {
    crate::local::ago(at) + ahead
}

/// By how much the server's clock, which shows this now, is ahead.
#[cfg(feature = "hydrate")]
pub fn ahead(now: i64) -> f64 {
    -crate::local::ago(now)
}

#[cfg(not(feature = "hydrate"))]
pub const fn age(_: i64, _: f64) -> f64 {
    f64::INFINITY
}

#[cfg(not(feature = "hydrate"))]
pub const fn ahead(_: i64) -> f64 {
    0.0
}

#[cfg(not(feature = "hydrate"))]
pub const fn when(_: i64) -> String {
    String::new()
}
