//! Compressing once what is served often.

use anyhow::Result;
use brotli::enc::BrotliEncoderParams;
use flate2::{Compression, write::GzEncoder};
use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
};

/// Kinds of files that shrink; pictures, sounds and fonts are compressed already.
const KINDS: [&str; 9] = [
    "css",
    "html",
    "js",
    "json",
    "svg",
    "txt",
    "wasm",
    "webmanifest",
    "xml",
];

/// Below this many bytes the answer's own head weighs more than what is saved.
const WORTH_IT: usize = 512;

/// Writes `file.br` and `file.gz` beside a file, unless they are there and it has not changed.
///
/// Browsers ask for brotli over TLS and on their own machine only, hence gzip.
pub fn siblings(file: &Path, bytes: &[u8], changed: bool) -> Result<Vec<PathBuf>> {
    let shrinks = file
        .extension()
        .is_some_and(|kind| KINDS.iter().any(|known| kind == *known));
    if !shrinks || bytes.len() < WORTH_IT {
        return Ok(Vec::new());
    }
    let mut written = Vec::new();
    for (suffix, compress) in [
        (".br", brotli as fn(&[u8]) -> Result<Vec<u8>>),
        (".gz", gzip),
    ] {
        let sibling = with_suffix(file, suffix);
        if changed || !sibling.exists() {
            fs::write(&sibling, compress(bytes)?)?;
        }
        written.push(sibling);
    }
    Ok(written)
}

/// The same name with something after it, such as `rookery.css.br`.
pub fn with_suffix(file: &Path, suffix: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// As small as brotli makes it.
pub fn brotli(mut bytes: &[u8]) -> Result<Vec<u8>> {
    let best = BrotliEncoderParams {
        quality: 11,
        lgwin: 24,
        ..BrotliEncoderParams::default()
    };
    let mut out = Vec::new();
    brotli::BrotliCompress(&mut bytes, &mut out, &best)?;
    Ok(out)
}

fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}
