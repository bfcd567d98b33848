//! The supply track: how large armies may be.

/// The sizes of the largest armies allowed at each position of the supply track, largest first.
/// An army is two or more units in one area; single units need no supply.
pub const LIMITS: [&[u8]; 7] = [
    &[2, 2],
    &[3, 2],
    &[3, 2, 2],
    &[3, 2, 2, 2],
    &[3, 3, 2, 2],
    &[4, 3, 2, 2],
    &[4, 3, 2, 2, 2],
];
