//! The share of the client that each crate makes, read from the linked module, which still has names.

use anyhow::{Result, bail};
use std::collections::HashMap;
use wasmparser::{KnownCustom, Name, Parser, Payload, TypeRef};

/// Crates that make fewer bytes are counted together.
const WORTH_A_LINE: u64 = 2048;

/// The name for those, and for functions that have no crate in theirs.
const OTHERS: &str = "others";

/// Bytes of code by crate, the largest first. What a crate gives other crates' types, such as a
/// collection of them, is its own.
pub fn by_crate(module: &[u8]) -> Result<Vec<(String, u64)>> {
    let (imported, mut sizes, mut names) = (&mut 0, Vec::new(), HashMap::new());
    for payload in Parser::new(0).parse_all(module) {
        match payload? {
            Payload::ImportSection(section) => {
                for import in section.into_imports() {
                    *imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                }
            }
            Payload::CodeSectionEntry(body) => {
                let range = body.range();
                sizes.push(range.end - range.start);
            }
            Payload::CustomSection(section) => {
                if let KnownCustom::Name(section) = section.as_known() {
                    names.extend(function_names(section)?);
                }
            }
            _ => {}
        }
    }
    if names.is_empty() {
        bail!("the functions of the module have no names");
    }
    let mut sums: HashMap<String, u64> = HashMap::new();
    for (function, size) in (*imported..).zip(sizes) {
        let name = names.get(&function).and_then(|name| crate_of(name));
        *sums
            .entry(name.unwrap_or_else(|| OTHERS.to_owned()))
            .or_default() += size;
    }
    Ok(sorted(sums))
}

fn function_names(section: wasmparser::NameSectionReader<'_>) -> Result<Vec<(u32, String)>> {
    let mut names = Vec::new();
    for part in section {
        if let Name::Function(map) = part? {
            for naming in map {
                let naming = naming?;
                names.push((naming.index, naming.name.to_owned()));
            }
        }
    }
    Ok(names)
}

/// The small ones as one, and that last.
fn sorted(sums: HashMap<String, u64>) -> Vec<(String, u64)> {
    let (mut large, small): (Vec<_>, Vec<_>) = sums
        .into_iter()
        .partition(|(name, bytes)| *bytes >= WORTH_A_LINE && name != OTHERS);
    large.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    large.push((
        OTHERS.to_owned(),
        small.into_iter().map(|(_, bytes)| bytes).sum(),
    ));
    large
}

/// The crate in a function's name as the compiler writes it, `_ZN`, then each step of its path after
/// that step's length. `<Type as Trait>` is of the type's crate, or of the trait's where the type
/// is nobody's, such as a tuple.
fn crate_of(name: &str) -> Option<String> {
    let path = name.strip_prefix("_ZN")?;
    let digits = path.find(|it: char| !it.is_ascii_digit())?;
    let length: usize = path[..digits].parse().ok()?;
    let first = path.get(digits..digits + length)?;
    let Some(inside) = first.strip_prefix("_$LT$") else {
        return Some(first.to_owned());
    };
    let inside = inside
        .replace("$u20$", " ")
        .replace("$LT$", "<")
        .replace("$GT$", ">")
        .replace("$RF$", "&")
        .replace("$BP$", "*")
        .replace("$LP$", "(")
        .replace("..", "::");
    let (ty, of_trait) = inside.split_once(" as ").unwrap_or((&inside, ""));
    first_step(ty).or_else(|| first_step(of_trait))
}

/// `leptos` of `&mut leptos::Thing<core::Other>`.
fn first_step(path: &str) -> Option<String> {
    let path = path.trim_start_matches(['&', '*', '(', '[']);
    let path = ["mut ", "const ", "dyn "]
        .iter()
        .fold(path, |path, word| path.strip_prefix(word).unwrap_or(path));
    let end = path.find(|it: char| !(it.is_alphanumeric() || it == '_'))?;
    (end > 0 && path[end..].starts_with("::")).then(|| path[..end].to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use walrus::{FunctionBuilder, Module, ModuleConfig};

    #[test]
    fn a_function_is_of_the_crate_of_its_type_or_else_of_its_trait() {
        let names = [
            ("_ZN8westeros4play17h0123456789abcdefE", Some("westeros")),
            (
                "_ZN62_$LT$tachys..html..Tag$u20$as$u20$core..clone..Clone$GT$5clone17h01E",
                Some("tachys"),
            ),
            (
                "_ZN48_$LT$$RF$mut$u20$app..Line$u20$as$u20$core..fmt$GT$3fmt17h01E",
                Some("app"),
            ),
            (
                "_ZN45_$LT$$LP$A$C$B$RP$$u20$as$u20$tachys..View$GT$5build17h01E",
                Some("tachys"),
            ),
            (
                "_ZN36_$LT$u8$u20$as$u20$postcard..Read$GT$4read17h01E",
                Some("postcard"),
            ),
            ("__wbindgen_malloc", None),
        ];
        for (name, of) in names {
            assert_eq!(crate_of(name).as_deref(), of, "{name}");
        }
    }

    #[test]
    fn code_is_counted_by_crate() {
        let mut module = Module::with_config(ModuleConfig::new());
        let ty = module.types.add(&[], &[]);
        module.add_import_func("elsewhere", "f", ty);
        for (name, length) in [("_ZN3app4long17h01E", 3000), ("_ZN4tiny5short17h01E", 1)] {
            let mut function = FunctionBuilder::new(&mut module.types, &[], &[]);
            for _ in 0..length {
                function.func_body().i32_const(0).drop();
            }
            function.name(name.to_owned());
            let function = function.finish(Vec::new(), &mut module.funcs);
            module.exports.add(name, function);
        }
        let counted = by_crate(&module.emit_wasm()).unwrap();
        let [(app, many), (others, few)] = &counted[..] else {
            panic!("{counted:?}");
        };
        assert_eq!((app.as_str(), others.as_str()), ("app", OTHERS));
        assert!(*many > 6000 && *few < 10, "{counted:?}");
    }
}
