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

/// The work that goes into making the modules of the client small; all else is small by itself, and made as small as
/// can be.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Effort {
    /// As small as can be: minutes for all modules, for people who fetch them.
    Most,
    /// Nearly as small, in seconds: for tests, which fetch them from their own machine.
    Little,
}

/// Writes `file.br` and `file.gz` beside a file, unless they are there and it has not changed.
///
/// Browsers ask for brotli over TLS and on their own machine only, hence gzip.
pub fn siblings(file: &Path, bytes: &[u8], changed: bool, modules: Effort) -> Result<Vec<PathBuf>> {
    let Some(kind) = file.extension() else {
        return Ok(Vec::new());
    };
    if !KINDS.iter().any(|known| kind == *known) || bytes.len() < WORTH_IT {
        return Ok(Vec::new());
    }
    let effort = if kind == "wasm" {
        modules
    } else {
        Effort::Most
    };
    let mut written = Vec::new();
    for (suffix, compress) in [
        (".br", brotli as fn(&[u8], Effort) -> Result<Vec<u8>>),
        (".gz", gzip),
    ] {
        let sibling = with_suffix(file, suffix);
        if changed || !sibling.exists() {
            fs::write(&sibling, compress(bytes, effort)?)?;
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

/// Returns the bytes as brotli packs them.
pub fn brotli(mut bytes: &[u8], effort: Effort) -> Result<Vec<u8>> {
    let params = BrotliEncoderParams {
        quality: match effort {
            Effort::Most => 11,
            Effort::Little => 5,
        },
        lgwin: 24,
        ..BrotliEncoderParams::default()
    };
    let mut out = Vec::new();
    brotli::BrotliCompress(&mut bytes, &mut out, &params)?;
    Ok(out)
}

fn gzip(bytes: &[u8], effort: Effort) -> Result<Vec<u8>> {
    let level = match effort {
        Effort::Most => Compression::best(),
        Effort::Little => Compression::fast(),
    };
    let mut encoder = GzEncoder::new(Vec::new(), level);
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}
