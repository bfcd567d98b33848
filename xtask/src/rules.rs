//! The rules that can be proven and measured, and the programs that do it.

/// A game's crate and its examples.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    pub package: &'static str,
    /// Plays random games with everything checked.
    pub fuzz: &'static str,
    /// The same as a WebAssembly module.
    pub wasm: &'static str,
    /// Plays random games with nothing checked, to be timed.
    pub speed: &'static str,
    /// Writes the golden games anew.
    pub golden: &'static str,
    /// Plays files of the notation.
    pub script: &'static str,
    /// The number of games that are timed at once.
    pub batch: u32,
}

pub const WESTEROS: Rules = Rules {
    package: "westeros",
    fuzz: "fuzz",
    wasm: "fuzz_wasm",
    speed: "speed",
    golden: "golden",
    script: "script",
    batch: 50,
};

pub const BATTLEFIELD: Rules = Rules {
    package: "battlefield",
    fuzz: "battlefield_fuzz",
    wasm: "battlefield_wasm",
    speed: "battlefield_speed",
    golden: "battlefield_golden",
    script: "battlefield_script",
    batch: 5,
};
