//! Secrets nobody can guess, and the fingerprints under which they are stored.

use aws_lc_rs::digest::SHA256;

/// Bytes from the system's random generator.
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    aws_lc_rs::rand::fill(&mut bytes).expect("the system has a working random generator");
    bytes
}

/// A secret of `N` random bytes, in hexadecimal digits.
pub fn token<const N: usize>() -> String {
    hex::encode(bytes::<N>())
}

/// SHA-256, in hexadecimal digits.
pub fn sha256(data: &[u8]) -> String {
    hex::encode(aws_lc_rs::digest::digest(&SHA256, data))
}

/// SHA-256.
pub fn digest(data: &[u8]) -> [u8; 32] {
    let mut bytes = [0; 32];
    bytes.copy_from_slice(aws_lc_rs::digest::digest(&SHA256, data).as_ref());
    bytes
}

/// Tells whether two secrets are the same, in a time that does not tell where they differ.
pub fn same(one: &str, other: &str) -> bool {
    aws_lc_rs::constant_time::verify_slices_are_equal(one.as_bytes(), other.as_bytes()).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sha256_is_the_standard_one() {
        let of_abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(sha256(b"abc"), of_abc);
    }

    #[test]
    fn tokens_differ_and_compare() {
        let (one, other) = (token::<16>(), token::<16>());
        assert_eq!(one.len(), 32);
        assert!(same(&one, &one.clone()) && !same(&one, &other) && !same(&one, "short"));
    }
}
