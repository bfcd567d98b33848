//! Text whose lines belong to the line above that stands further to the left.

/// A mistake in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// Counted from 1.
    pub line: u32,
    pub what: String,
}

/// A line and what is indented below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node<'a> {
    /// Counted from 1.
    pub line: u32,
    /// Without indentation and comment, never empty.
    pub text: &'a str,
    pub below: Vec<Self>,
}

impl<'a> Node<'a> {
    /// The first word, and the rest.
    pub fn split(&self) -> (&'a str, &'a str) {
        let (word, rest) = self.text.split_once(' ').unwrap_or((self.text, ""));
        (word, rest.trim_start())
    }

    /// The id and the name of `unit bowmen: Stark Bowmen`.
    pub fn heading(&self, word: &str) -> Option<(&'a str, &'a str)> {
        let (first, rest) = self.split();
        let (id, name) = rest.split_once(": ")?;
        let plain = |letter: char| matches!(letter, 'a'..='z' | '0'..='9' | '_');
        (first == word && !id.is_empty() && id.chars().all(plain)).then_some((id, name))
    }

    pub fn mistake(&self, what: impl Into<String>) -> Mistake {
        Mistake {
            line: self.line,
            what: what.into(),
        }
    }
}

/// Reads all lines; `#` begins a comment, blank lines mean nothing.
///
/// # Errors
/// Every line whose indentation fits no line above.
pub fn read(text: &str) -> Result<Vec<Node<'_>>, Vec<Mistake>> {
    let mut lines = Vec::new();
    for (line, whole) in (1..).zip(text.lines()) {
        let text = whole.split('#').next().unwrap_or_default().trim_end();
        let indent = text.len() - text.trim_start().len();
        if !text.trim_start().is_empty() {
            lines.push((line, indent, text.trim_start()));
        }
    }
    let mut mistakes = Vec::new();
    let nodes = block(&mut lines.as_slice(), 0, &mut mistakes);
    if mistakes.is_empty() {
        Ok(nodes)
    } else {
        Err(mistakes)
    }
}

type Line<'a> = (u32, usize, &'a str);

/// The lines that stand at `indent`, as far as nothing further left comes.
fn block<'a>(lines: &mut &[Line<'a>], indent: usize, mistakes: &mut Vec<Mistake>) -> Vec<Node<'a>> {
    let mut nodes = Vec::new();
    while let [(line, at, text), rest @ ..] = *lines
        && *at >= indent
    {
        if *at > indent {
            mistakes.push(Mistake {
                line: *line,
                what: format!("is indented by {at} spaces; the lines beside it by {indent}"),
            });
        }
        *lines = rest;
        let further = rest.first().map_or(0, |(_, next, _)| *next);
        let below = if further > *at {
            block(lines, further, mistakes)
        } else {
            Vec::new()
        };
        nodes.push(Node {
            line: *line,
            text,
            below,
        });
    }
    nodes
}

#[cfg(test)]
mod tests {
    use super::{Node, read};

    fn drawn(nodes: &[Node<'_>]) -> String {
        let one = |node: &Node<'_>| format!("{}[{}]", node.text, drawn(&node.below));
        nodes.iter().map(one).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn lines_belong_to_the_line_above_that_stands_further_left() {
        let text = "a # comment\n  b\n\n    c\n  d\n# nothing\ne";
        assert_eq!(drawn(&read(text).unwrap()), "a[b[c[]] d[]] e[]");
    }

    #[test]
    fn a_line_between_two_indentations_is_a_mistake() {
        let mistakes = read("a\n    b\n  c\nd\n  e").unwrap_err();
        assert_eq!(mistakes.len(), 1);
        assert_eq!(mistakes[0].line, 3);
    }
}
