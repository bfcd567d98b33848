//! Words of somebody else in an email: shown as theirs, and as nothing else.

/// The words in quotation marks, in one line, without what nobody sees or what turns a line around.
/// Mail programs make links of what looks like one; nothing here does.
pub fn quoted(words: &str) -> String {
    let seen = words
        .chars()
        .filter(|it| it.is_whitespace() || !platform::is_invisible(*it));
    let mut plain = String::new();
    let mut before = ' ';
    for it in seen.map(|it| if it.is_whitespace() { ' ' } else { it }) {
        let joins = matches!(before, '.' | '。' | '．' | '｡' | ':' | '@') && !it.is_ascii_digit();
        if it == '@' || joins {
            plain.push(' ');
        }
        plain.push(it);
        before = it;
    }
    let plain: Vec<&str> = plain.split_whitespace().collect();
    let plain = plain.join(" ");
    say!("“{plain}”" | "„{plain}“")
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn words_of_others_are_one_line_in_quotation_marks() {
        assert_eq!(quoted("The Trident, 1.2"), "“The Trident, 1.2”");
        assert_eq!(
            quoted("a\r\nBcc:\u{7} b\u{202e}c\u{2066}\u{200b}d"),
            "“a Bcc: bcd”"
        );
    }

    #[test]
    fn words_of_others_are_no_links() {
        for (link, shown) in [
            ("https://evil.example/x", "“https: //evil. example/x”"),
            ("www.evil.example", "“www. evil. example”"),
            ("win@evil.example", "“win @ evil. example”"),
            ("evil。example", "“evil。 example”"),
            ("mailto:win", "“mailto: win”"),
            ("http://10.0.0.1", "“http: //10.0.0.1”"),
        ] {
            assert_eq!(quoted(link), shown);
        }
    }
}
