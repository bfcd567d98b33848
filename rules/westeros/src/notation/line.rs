//! Lines, words and lists.

/// A line with something on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Line<'a> {
    /// Counted from 1.
    pub(crate) number: usize,
    pub(crate) text: &'a str,
}

/// The lines without comments, margins and empty ones.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    text.lines().enumerate().filter_map(|(i, line)| {
        let text = line.split('#').next().unwrap_or_default().trim();
        (!text.is_empty()).then_some(Line {
            number: i + 1,
            text,
        })
    })
}

/// Returns what follows this word or these words, if the text begins with them; case does not matter.
pub(crate) fn after<'a>(text: &'a str, words: &str) -> Option<&'a str> {
    let head = text.get(..words.len())?;
    let rest = text.get(words.len()..)?;
    let ends = !rest.starts_with(|next: char| next.is_alphanumeric() || next == '_');
    (ends && head.eq_ignore_ascii_case(words)).then(|| rest.trim_start())
}

/// The first word and the rest.
pub(crate) fn word(text: &str) -> (&str, &str) {
    text.split_once(char::is_whitespace)
        .map_or((text, ""), |(word, rest)| (word, rest.trim_start()))
}

/// The two sides of the first colon that stands in no brackets.
pub(crate) fn colon(text: &str) -> Option<(&str, &str)> {
    let at = open(text).find_map(|(at, sign)| (sign == ':').then_some(at))?;
    Some((text[..at].trim(), text[at + 1..].trim()))
}

/// Items between commas and semicolons that stand in no brackets, without empty ones.
pub(crate) fn items(text: &str) -> Vec<&str> {
    split(text, &[',', ';'])
}

/// Items between these signs where they stand in no brackets, without empty ones.
pub(crate) fn split<'a>(text: &'a str, signs: &[char]) -> Vec<&'a str> {
    let mut items = Vec::new();
    let mut begin = 0;
    for (at, sign) in open(text) {
        if signs.contains(&sign) {
            items.push(text[begin..at].trim());
            begin = at + sign.len_utf8();
        }
    }
    items.push(text[begin..].trim());
    items.retain(|item| !item.is_empty());
    items
}

/// The characters that stand in no brackets.
fn open(text: &str) -> impl Iterator<Item = (usize, char)> + '_ {
    let mut depth = 0_usize;
    text.char_indices().filter(move |&(_, sign)| {
        match sign {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0
    })
}

/// Tells whether the text says that there is nothing to list.
pub(crate) fn is_nothing(text: &str) -> bool {
    ["nothing", "none", "nobody"]
        .iter()
        .any(|word| text.eq_ignore_ascii_case(word))
}
