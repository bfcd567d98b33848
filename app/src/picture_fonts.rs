//! The fonts of the pages for a picture in an `<img>`, which sees none but its own.

use base64::{Engine, prelude::BASE64_STANDARD};

/// Each font: its family, style and weight, and the file that browsers load for the pages.
type Font = (&'static str, &'static [u8]);

/// Names of places.
pub const NAMES: [Font; 2] = [
    (
        "font-family:Grenze;font-weight:600",
        include_bytes!("../../public/fonts/grenze-600.woff2"),
    ),
    (
        "font-family:Grenze;font-style:italic;font-weight:500",
        include_bytes!("../../public/fonts/grenze-500-italic.woff2"),
    ),
];

/// Names of units, and numbers.
pub const LABELS: [Font; 1] = [(
    "font-family:'Source Sans 3';font-weight:600",
    include_bytes!("../../public/fonts/source-sans-3-600.woff2"),
)];

/// Returns the rules that bring these fonts.
pub fn embedded(fonts: &[Font]) -> String {
    let rule = |(is, file): &Font| {
        let data = BASE64_STANDARD.encode(file);
        format!("@font-face{{{is};src:url(data:font/woff2;base64,{data})}}")
    };
    fonts.iter().map(rule).collect()
}
