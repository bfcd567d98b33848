//! The files of the client, bundled: what a page loads together is one file, compressed as one.
//!
//! The client is split into a file for each set of modules that share something. Each compressed by itself, they
//! take a seventh more. A bundle is a WebAssembly module of nothing but custom sections, each a file, so that browsers
//! take it apart by themselves.

use anyhow::{Context, Error, Result, ensure};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// The files of each module of the client.
pub type Files = BTreeMap<String, Vec<String>>;

/// The module that pages of every kind load.
const CORE: &str = "core";
/// The modules that a page begins with, each on pages of another kind.
const FIRST: [&str; 3] = ["tables", "battle", "pages"];
/// The modules that come later, and after which of them.
const LATER: [(&str, &[&str]); 4] = [
    ("board", &["tables"]),
    ("miniatures", &["battle", "pages"]),
    ("lazy", &["tables", "battle"]),
    ("frame", &FIRST),
];

/// The script with which the loader handles bundles.
const SCRIPT: &str = include_str!("bundle.js");

/// Puts the files of this folder into bundles, and tells its loader; gives the bundles that each needs at once.
pub fn bundle(folder: &Path, loader: &Path, modules: &Files) -> Result<Files> {
    let bundles = bundles(modules)?;
    for (name, files) in &bundles {
        let mut bundle = b"\0asm\x01\0\0\0".to_vec();
        for file in files {
            let path = folder.join(file).with_extension("wasm");
            let bytes = fs::read(&path).with_context(|| format!("no {}", path.display()))?;
            custom_section(&mut bundle, file, &bytes);
        }
        fs::write(folder.join(format!("{name}.wasm")), bundle)?;
    }
    for file in bundles.values().flatten().collect::<BTreeSet<_>>() {
        fs::remove_file(folder.join(file).with_extension("wasm"))?;
    }
    let script = rewritten(&fs::read_to_string(loader)?, &bundles)?;
    fs::write(loader, script)?;
    let needed = |bundle: &String| {
        let core = FIRST.contains(&bundle.as_str()).then(|| CORE.to_owned());
        let own = [bundle.clone()];
        (bundle.clone(), core.into_iter().chain(own).collect())
    };
    let modules = bundles.keys().filter(|it| *it != CORE);
    Ok(modules.map(needed).collect())
}

/// Returns which files are in which bundle.
fn bundles(modules: &Files) -> Result<Files> {
    let of = |name: &str| -> Result<BTreeSet<&String>> {
        let files = modules.get(name);
        let files = files.with_context(|| format!("the client has no module {name}"))?;
        Ok(files.iter().collect())
    };
    let mut firsts = FIRST.iter().map(|it| of(it));
    let first = firsts.next().transpose()?.unwrap_or_default();
    let core = firsts.try_fold(first, |both, it| Ok::<_, Error>(&both & &it?))?;
    let mut bundles = Files::new();
    let mut add = |name: String, files: BTreeSet<&String>, there: &BTreeSet<&String>| {
        let own = files.difference(there).copied().cloned();
        bundles.insert(name, own.collect());
    };
    for module in modules.keys() {
        match LATER.iter().find(|(name, _)| name == module) {
            Some((_, ways)) => {
                for way in *ways {
                    add(after(module, way, ways), of(module)?, &(&core | &of(way)?));
                }
            }
            None => add(module.clone(), of(module)?, &core),
        }
    }
    add(CORE.to_owned(), core, &BTreeSet::new());
    Ok(bundles)
}

/// The name of what a module brings to pages that begin with that one: the browser asks for it by the same.
fn after(module: &str, way: &str, ways: &[&str]) -> String {
    match ways {
        [_] => module.to_owned(),
        _ => format!("{module}.{way}"),
    }
}

/// A section that means nothing to browsers, of this name.
fn custom_section(module: &mut Vec<u8>, name: &str, bytes: &[u8]) {
    let mut content = Vec::new();
    number(&mut content, name.len());
    content.extend(name.as_bytes());
    content.extend(bytes);
    module.push(0);
    number(module, content.len());
    module.extend(content);
}

/// Unsigned LEB128.
fn number(bytes: &mut Vec<u8>, mut number: usize) {
    while number >= 0x80 {
        bytes.push((number & 0x7f) as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// The module of a bundle.
fn before_dot(bundle: &str) -> &str {
    bundle.split('.').next().unwrap_or_default()
}

/// The loader with bundles in the place of files.
fn rewritten(loader: &str, bundles: &Files) -> Result<String> {
    const CHANGES: [(&str, &str); 5] = [
        ("fetch(new URL(\"./", "part(\""),
        (".wasm\", import.meta.url))", "\")"),
        (
            "instantiateStreaming(src, imports)",
            "instantiate(await src, imports)",
        ),
        ("= wrapAsyncCb(makeLoad(", "= wrapAsyncCb(within(makeLoad("),
        ("]));", "])));"),
    ];
    let mut script = loader.to_owned();
    for (from, to) in CHANGES {
        ensure!(
            script.contains(from),
            "the loader is written otherwise than bundle.rs expects: it has no {from}"
        );
        script = script.replace(from, to);
    }
    let modules: BTreeSet<_> = bundles.keys().map(|it| before_dot(it)).collect();
    for module in modules.into_iter().filter(|it| *it != CORE) {
        let (from, to) = (
            format!("__wasm_split_load_{module} = wrapAsyncCb(within(makeLoad("),
            format!("__wasm_split_load_{module} = wrapAsyncCb(within(\"{module}\", makeLoad("),
        );
        ensure!(script.contains(&from), "the loader does not load {module}");
        script = script.replace(&from, &to);
    }
    let table = serde_json::to_string(bundles)?;
    let import = script.find('\n').context("the loader has lines")?;
    script.insert_str(import + 1, &format!("\nconst BUNDLES = {table};\n{SCRIPT}"));
    Ok(script)
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasmparser::{Parser, Payload};

    fn modules(of: &[(&str, &[&str])]) -> Files {
        let owned = |it: &[&str]| it.iter().map(|&it| it.to_owned()).collect();
        of.iter()
            .map(|(name, files)| ((*name).to_owned(), owned(files)))
            .collect()
    }

    #[test]
    fn a_file_lies_where_a_page_finds_it_without_loading_it_twice() {
        let modules = modules(&[
            ("tables", &["all", "hydration", "map", "tables"]),
            ("battle", &["all", "hydration", "battle"]),
            ("pages", &["all", "pages"]),
            ("board", &["all", "map", "board"]),
            ("miniatures", &["all", "battle", "miniatures"]),
            ("lazy", &["all", "hydration", "map", "lazy"]),
            ("frame", &["all", "hydration", "frame"]),
        ]);
        let bundles = bundles(&modules).unwrap();
        assert_eq!(bundles[CORE], ["all"]);
        assert_eq!(bundles["tables"], ["hydration", "map", "tables"]);
        assert_eq!(bundles["battle"], ["battle", "hydration"]);
        assert_eq!(bundles["board"], ["board"]);
        assert_eq!(bundles["miniatures.battle"], ["miniatures"]);
        assert_eq!(bundles["miniatures.pages"], ["battle", "miniatures"]);
        assert_eq!(bundles["lazy.tables"], ["lazy"]);
        assert_eq!(
            bundles["lazy.battle"],
            ["lazy", "map"],
            "a battle has no map"
        );
        assert_eq!(bundles["frame.pages"], ["frame", "hydration"]);
        assert!(!bundles.contains_key("lazy"));
    }

    #[test]
    fn a_bundle_is_a_module_whose_sections_are_the_files() {
        let long = [7; 300];
        let mut bundle = b"\0asm\x01\0\0\0".to_vec();
        custom_section(&mut bundle, "short", b"ab");
        custom_section(&mut bundle, "long", &long);
        let sections: Vec<_> = Parser::new(0)
            .parse_all(&bundle)
            .filter_map(|it| match it.unwrap() {
                Payload::CustomSection(it) => Some((it.name().to_owned(), it.data().to_vec())),
                _ => None,
            })
            .collect();
        assert_eq!(
            sections,
            [
                ("short".into(), b"ab".to_vec()),
                ("long".into(), long.to_vec())
            ]
        );
    }

    #[test]
    fn a_loader_of_another_make_fails_the_build() {
        assert!(
            rewritten(
                "import { initSync } from \"./rookery.js\";\n",
                &Files::new()
            )
            .is_err()
        );
    }
}
