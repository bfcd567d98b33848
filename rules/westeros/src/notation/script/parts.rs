//! The parts of a script.

use super::play;
use crate::notation::{
    line::{Line, after, lines},
    problem::Problem,
};

/// A part with what stands above the first of them.
pub(super) struct Lines<'a> {
    pub(super) name: &'a str,
    /// The number of the line `case`, or 1 where there are no parts.
    number: usize,
    common: Vec<Line<'a>>,
    own: Vec<Line<'a>>,
}

/// The parts by name; a script without any is one without a name.
pub(super) fn split(text: &str) -> Vec<Lines<'_>> {
    let mut common = Vec::new();
    let mut parts: Vec<Lines<'_>> = Vec::new();
    for line in lines(text) {
        if let Some(name) = after(line.text, "case") {
            parts.push(Lines {
                name,
                number: line.number,
                common: common.clone(),
                own: Vec::new(),
            });
        } else if let Some(part) = parts.last_mut() {
            part.own.push(line);
        } else {
            common.push(line);
        }
    }
    if parts.is_empty() {
        parts.push(Lines {
            name: "",
            number: 1,
            common: Vec::new(),
            own: common,
        });
    }
    parts
}

impl<'a> Lines<'a> {
    /// All that is played, in its order.
    pub(super) fn all(&self) -> Vec<Line<'a>> {
        [self.common.as_slice(), &self.own].concat()
    }

    /// A warning if nothing is expected of it. What is expected above the parts counts where a
    /// part only changes the set-up.
    pub(super) fn proves_nothing(&self) -> Option<Problem> {
        let expects = |lines: &[Line<'_>]| lines.iter().any(|it| play::expects(it.text));
        let answers = self.own.iter().any(|it| play::begins(it.text));
        if expects(&self.own) || (expects(&self.common) && !answers) {
            return None;
        }
        let of = match self.name {
            "" => String::new(),
            name => format!(" of case {name}"),
        };
        Some(Problem {
            line: self.number,
            what: format!("nothing is expected{of}: no line expect, refused or covered by"),
        })
    }
}
