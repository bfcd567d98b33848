//! Style sheets without their comments and without the blanks that say nothing, names, values and their order
//! as they are written; and scripts without what stands before their lines.

use anyhow::{Result, ensure};

/// The signs after which no blank is needed, wherever it stands.
const OPENING: [char; 5] = ['{', '}', ';', ',', '('];
/// The signs before which no blank is needed, wherever it stands.
const CLOSING: [char; 5] = ['{', '}', ';', ',', ')'];

pub fn minified(sheet: &str) -> String {
    let mut out = String::with_capacity(sheet.len());
    let mut rest = sheet;
    let mut blank = false;
    while let Some(next) = rest.chars().next() {
        if let Some(comment) = rest.strip_prefix("/*") {
            rest = comment.split_once("*/").map_or("", |(_, after)| after);
            blank = true;
        } else if next.is_whitespace() {
            rest = rest.trim_start();
            blank = true;
        } else {
            let piece = piece(rest, next);
            add(&mut out, piece, blank);
            rest = &rest[piece.len()..];
            blank = false;
        }
    }
    out
}

/// Returns a script without indentation, empty lines and comments that fill lines.
///
/// # Errors
/// Refuses a text of several lines, in which a blank may mean something.
pub fn outdented(script: &str) -> Result<String> {
    let mut out = String::with_capacity(script.len());
    let mut is_comment = false;
    for line in script.lines().map(str::trim) {
        is_comment |= line.starts_with("/*");
        if !is_comment && !line.is_empty() && !line.starts_with("//") {
            ensure!(
                line.matches('`').count().is_multiple_of(2),
                "a text of several lines: {line}"
            );
            out.extend([line, "\n"]);
        }
        if is_comment && line.contains("*/") {
            ensure!(line.ends_with("*/"), "code behind a comment: {line}");
            is_comment = false;
        }
    }
    Ok(out)
}

/// A whole string, in which every character counts, or one character.
fn piece(rest: &str, first: char) -> &str {
    if !matches!(first, '"' | '\'') {
        return &rest[..first.len_utf8()];
    }
    let mut escaped = false;
    let end = rest.char_indices().skip(1).find(|(_, it)| {
        let ends = *it == first && !escaped;
        escaped = *it == '\\' && !escaped;
        ends
    });
    &rest[..end.map_or(rest.len(), |(at, _)| at + first.len_utf8())]
}

fn add(out: &mut String, piece: &str, blank: bool) {
    if piece == "}" && out.ends_with(';') {
        out.pop();
    }
    let needless = out.is_empty()
        || out.ends_with(OPENING)
        || piece.starts_with(CLOSING)
        || follows_a_property(out);
    if blank && !needless {
        out.push(' ');
    }
    out.push_str(piece);
}

/// Tells whether the sheet so far ends with a property's name and its colon: in a selector a blank before a colon means
/// something, and one after it does not occur.
fn follows_a_property(out: &str) -> bool {
    let Some(before) = out.strip_suffix(':') else {
        return false;
    };
    let name = before
        .rsplit(['{', '}', ';', '('])
        .next()
        .unwrap_or_default();
    !name.is_empty()
        // A token may hold nothing but a blank.
        && !name.starts_with("--")
        && name.chars().all(|it| it.is_ascii_lowercase() || it == '-')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(sheet: &str, expected: &str) {
        assert_eq!(minified(sheet), expected);
    }

    #[test]
    fn a_script_loses_only_what_says_nothing() {
        let script = "/**\n * @returns {number}\n */\nlet a = () => {\n    // why\n    return `${b}  c`;\n\n};\n";
        assert_eq!(
            outdented(script).unwrap(),
            "let a = () => {\nreturn `${b}  c`;\n};\n"
        );
        assert!(outdented("let a = `b\n    c`;").is_err());
        assert!(outdented("/* a */ let b;").is_err());
    }

    #[test]
    fn comments_and_layout_go() {
        check(
            "/* why */\n.a,\n.b > c {\n  color: red; /* not blue */\n  margin: 0 auto;\n}\n",
            ".a,.b > c{color:red;margin:0 auto}",
        );
    }

    #[test]
    fn blanks_that_mean_something_stay() {
        check(".a :focus { top: 0 }", ".a :focus{top:0}");
        check(
            "@media (min-width: 4em) and (height > 3em) { .a { inset: calc(100% + (2 * 1em)) } }",
            "@media (min-width:4em) and (height > 3em){.a{inset:calc(100% + (2 * 1em))}}",
        );
        check(".a /* b */ .c { top: 0 }", ".a .c{top:0}");
    }

    #[test]
    fn strings_stay_as_they_are() {
        check(
            r#".a::before { content: "a  /* \" */ ;}"; top: 0; }"#,
            r#".a::before{content:"a  /* \" */ ;}";top:0}"#,
        );
        check(
            "[value$=\".x\"] { content: '' }",
            "[value$=\".x\"]{content:''}",
        );
    }
}
