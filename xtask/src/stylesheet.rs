//! The style sheets: one for each file that `style/main.css` imports, with all that it imports
//! itself in its place.

#[cfg(test)]
mod classes;

use crate::minify::minified;
use anyhow::{Context, Result};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// Names and contents of the sheets.
///
/// A few requests instead of forty, while a browser that gets the folder itself sees the same.
pub fn sheets(main: &Path) -> Result<Vec<(PathBuf, Vec<u8>)>> {
    let folder = main.parent().unwrap_or(Path::new(""));
    let text = read(main)?;
    let sheets = text.lines().filter_map(imported).map(|file| {
        let name = Path::new(file).file_name().context("a sheet is a file")?;
        let sheet = minified(&concatenated(&folder.join(file))?);
        Ok((name.into(), sheet.into_bytes()))
    });
    sheets.collect()
}

/// The sheet with each `@import "file.css";` line replaced by that file.
fn concatenated(file: &Path) -> Result<String> {
    let folder = file.parent().unwrap_or(Path::new(""));
    let mut sheet = String::new();
    for line in read(file)?.lines() {
        if let Some(name) = imported(line) {
            sheet.push_str(&concatenated(&folder.join(name))?);
        } else {
            sheet.push_str(line);
            sheet.push('\n');
        }
    }
    Ok(sheet)
}

fn read(file: &Path) -> Result<String> {
    fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))
}

fn imported(line: &str) -> Option<&str> {
    let name = line
        .trim()
        .strip_prefix("@import")?
        .trim()
        .strip_suffix(';')?
        .trim();
    let name = name
        .strip_prefix("url(")
        .and_then(|name| name.strip_suffix(')'))
        .unwrap_or(name);
    Some(name.trim_matches(['"', '\''])).filter(|name| !name.contains([':', ' ']))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compress::{Effort, brotli};

    #[test]
    fn imports_are_replaced_in_place() {
        let folder = tempfile::tempdir().unwrap();
        let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
        fs::create_dir(folder.path().join("sheets")).unwrap();
        write("main.css", "@import \"sheets/every.css\";\n");
        write(
            "sheets/every.css",
            "/* order matters */\n@import \"../tokens.css\";\nbody { color: var(--ink) }\n",
        );
        write("tokens.css", ":root { --ink: black }\n");
        let sheets = sheets(&folder.path().join("main.css")).unwrap();
        let expected = ":root{--ink: black}body{color:var(--ink)}";
        assert_eq!(sheets, [("every.css".into(), expected.into())]);
    }

    /// Chromium restyles whatever a rule with `:has()` may end in, at nearly every change of a page: with `*` that
    /// is all of it (`app/src/sheets.md`).
    #[test]
    fn no_rule_with_has_ends_in_everything() {
        let style = Path::new(env!("CARGO_MANIFEST_DIR")).join("../style");
        let sheets = sheets(&style.join("main.css")).unwrap();
        for (name, sheet) in sheets {
            let sheet = String::from_utf8(sheet).unwrap();
            let rules = sheet.split(['{', '}', ';']);
            let heavy = rules.flat_map(listed).find(|it| ends_in_everything(it));
            assert_eq!(heavy, None, "{}", name.display());
        }
    }

    #[test]
    fn rules_that_restyle_everything_are_found() {
        for heavy in [
            ".a:has(.b) *",
            ".a:has(.b)>:not(.c)",
            ".a:has(> .b) .c~*",
            ".a:has(.b)>:is(.c, .d)",
        ] {
            assert!(ends_in_everything(heavy), "{heavy}");
        }
        for light in [".a:has(.b) .c", ".a:has(*)", ".a .b>*"] {
            assert!(!ends_in_everything(light), "{light}");
        }
        assert_eq!(listed(".a:is(.b,.c),.d"), [".a:is(.b,.c)", ".d"]);
    }

    /// Returns the selectors of a list.
    fn listed(list: &str) -> Vec<&str> {
        split(list, |it| it == ',')
    }

    fn ends_in_everything(selector: &str) -> bool {
        let parts = split(selector, |it| " >+~".contains(it));
        let Some((last, before)) = parts.split_last() else {
            return false;
        };
        let common = last.starts_with(['*', ':']);
        common && before.iter().any(|it| it.contains(":has("))
    }

    /// Returns the parts between what parts them outside of all brackets.
    fn split(text: &str, parts: fn(char) -> bool) -> Vec<&str> {
        let mut depth = 0;
        let outside = |it: char| {
            match it {
                '(' | '[' => depth += 1,
                ')' | ']' => depth -= 1,
                _ => {}
            }
            depth == 0 && parts(it)
        };
        text.split(outside).filter(|it| !it.is_empty()).collect()
    }

    #[test]
    fn what_a_page_shows_at_once_is_light() {
        let main = Path::new(env!("CARGO_MANIFEST_DIR")).join("../style/main.css");
        let sheets = sheets(&main).unwrap();
        let size = |name: &&str| {
            let sheet = sheets
                .iter()
                .find(|(it, _)| it.as_path() == Path::new(name));
            brotli(&sheet.unwrap().1, Effort::Most).unwrap().len()
        };
        // The ways in, with a board of their own. Screens of their own over the map: a battle with cards, banners
        // and the odds; the cards of a round, the wildlings, bids. The dock of whoever looks back. The end.
        for (linked, most) in [
            (["every.css", "pages.css"].as_slice(), 16_700),
            (&["every.css", "tables.css"], 16_000),
            (&["every.css", "tables.css", "scenes.css"], 23_750),
            (&["every.css", "tables.css", "events.css"], 20_200),
            (&["every.css", "tables.css", "end.css"], 16_500),
        ] {
            let bytes: usize = linked.iter().map(size).sum();
            assert!(bytes < most, "{linked:?}: {bytes} bytes");
        }
    }

    #[test]
    fn only_plain_imports_of_our_own_files_count() {
        assert_eq!(imported("@import url(\"map.css\");"), Some("map.css"));
        assert_eq!(imported("@import 'a.css';"), Some("a.css"));
        assert_eq!(imported("@import 'a.css' print;"), None);
        assert_eq!(imported("@import url(https://example.org/a.css);"), None);
    }
}
