//! One style sheet made of the files that `style/main.css` imports, in its order.

use anyhow::{Context, Result};
use std::{fs, path::Path};

/// The sheet with each `@import "file.css";` line replaced by that file.
///
/// One request instead of ten, while a browser that gets the folder itself sees the same.
pub fn concatenated(main: &Path) -> Result<String> {
    let text =
        fs::read_to_string(main).with_context(|| format!("cannot read {}", main.display()))?;
    let folder = main.parent().unwrap_or(Path::new(""));
    let mut sheet = String::new();
    for line in text.lines() {
        if let Some(name) = imported(line) {
            sheet.push_str(&concatenated(&folder.join(name))?);
        } else {
            sheet.push_str(line);
            sheet.push('\n');
        }
    }
    Ok(sheet)
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

    #[test]
    fn imports_are_replaced_in_place() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("tokens.css"), ":root { --ink: black }\n").unwrap();
        let main = folder.path().join("main.css");
        fs::write(
            &main,
            "/* order matters */\n@import \"tokens.css\";\nbody { color: var(--ink) }\n",
        )
        .unwrap();
        assert_eq!(
            concatenated(&main).unwrap(),
            "/* order matters */\n:root { --ink: black }\nbody { color: var(--ink) }\n"
        );
    }

    #[test]
    fn only_plain_imports_of_our_own_files_count() {
        assert_eq!(imported("@import url(\"map.css\");"), Some("map.css"));
        assert_eq!(imported("@import 'a.css';"), Some("a.css"));
        assert_eq!(imported("@import 'a.css' print;"), None);
        assert_eq!(imported("@import url(https://example.org/a.css);"), None);
    }
}
