//! Fitting a notice into the room that other services leave for it.

/// The most that Discord is given, of the 2000 that it takes with the link: as JavaScript counts.
const DISCORD: usize = 1800;
/// The most that Slack is given; it shows more only on request.
const SLACK: usize = 3000;
/// The most that a browser is given, in bytes of JSON; title and link come on top.
const PUSH: usize = 3000;

/// Says in the reader's language that there are so many more.
pub type More<'a> = dyn Fn(usize) -> String + Send + Sync + 'a;

/// For Discord: no name of a table is a link, a mention or anything else but words.
pub fn discord(lines: &[String], more: &More<'_>) -> String {
    let special = |it: char| r"\*_~`|>#[]()<@:".contains(it);
    let plain = |line: &String| {
        line.chars()
            .flat_map(|it| special(it).then_some('\\').into_iter().chain([it]))
            .collect()
    };
    let lines: Vec<String> = lines.iter().map(plain).collect();
    brief(&lines, more, |it| it.encode_utf16().count() <= DISCORD)
}

/// For Slack: text that holds none of its commands.
pub fn slack(lines: &[String], more: &More<'_>) -> String {
    let plain = |line: &String| {
        line.replace('&', "&amp;")
            .replace('<', "&lt;")
            .replace('>', "&gt;")
    };
    let lines: Vec<String> = lines.iter().map(plain).collect();
    brief(&lines, more, |it| it.chars().count() <= SLACK)
}

/// For a browser.
pub fn push(lines: &[String], more: &More<'_>) -> String {
    brief(lines, more, |it| {
        serde_json::Value::from(it).to_string().len() <= PUSH
    })
}

/// As many of these lines as fit, and how many more there are.
fn brief(lines: &[String], more: &More<'_>, fits: impl Fn(&str) -> bool) -> String {
    let whole = lines.join("\n");
    if fits(&whole) {
        return whole;
    }
    let cut = |kept: usize| {
        let mut some = lines[..kept].to_vec();
        some.push(more(lines.len() - kept));
        some.join("\n")
    };
    let shorter = (0..lines.len()).rev().map(cut);
    shorter.into_iter().find(|it| fits(it)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn more(count: usize) -> String {
        format!("+{count}")
    }

    #[test]
    fn what_is_long_is_cut_and_says_how_much() {
        let lines = vec!["\"ü".repeat(50); 60];
        for (text, most) in [
            (discord(&lines, &more), DISCORD),
            (push(&lines, &more), PUSH),
            (slack(&lines, &more), SLACK),
        ] {
            assert!(text.chars().count() <= most);
            let (kept, rest) = text.rsplit_once("\n+").unwrap();
            let rest: usize = rest.parse().unwrap();
            assert_eq!(kept.lines().count() + rest, 60);
            assert!(rest < 60 && kept.ends_with('ü'), "whole lines");
        }
        let bytes = serde_json::Value::from(push(&lines, &more)).to_string();
        assert!(bytes.len() <= PUSH);
    }

    #[test]
    fn what_is_short_stays_whole() {
        let lines = ["a".to_owned(), "b".to_owned()];
        assert_eq!(push(&lines, &more), "a\nb");
    }

    #[test]
    fn the_name_of_a_table_is_no_link() {
        let lines = ["[x](https://evil) **b** <@1>".to_owned()];
        assert_eq!(
            discord(&lines, &more),
            r"\[x\]\(https\://evil\) \*\*b\*\* \<\@1\>"
        );
        assert_eq!(slack(&["<&>".to_owned()], &more), "&lt;&amp;&gt;");
    }
}
