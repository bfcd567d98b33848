//! The report of the runner of scripts on a file.

use super::{Covered, covered, run};

/// The parts of a script that are not as they should be, a paragraph each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The words for what did not hold.
    pub differences: Vec<String>,
    /// The words for what no game can come to and nobody meant, and parts of which nothing is expected.
    pub warnings: Vec<String>,
}

/// Plays a script and tells what did not hold and what is odd; all empty if nothing.
///
/// `source` gives the text of a file of the repository, for tests that the script names.
pub fn report(text: &str, source: impl Fn(&str) -> Option<String>) -> Report {
    let mut report = Report::default();
    for covered in covered(text) {
        if !source(covered.file).is_some_and(|it| covered.is_in(&it)) {
            let Covered { line, file, test } = covered;
            let missing = format!("line {line}: {file} has no test {test}");
            report.differences.push(missing);
        }
    }
    for part in run(text) {
        let name = match part.name.as_str() {
            "" => String::new(),
            name => format!("case {name}, "),
        };
        let failures = part.failures.iter().map(|it| format!("{name}{it}"));
        report.differences.extend(failures);
        for warning in part.warnings.iter().map(ToString::to_string) {
            // What several parts have in common is told once.
            if !report.warnings.contains(&warning) {
                report.warnings.push(warning);
            }
        }
    }
    report
}

/// The differences alone.
pub fn differences(text: &str, source: impl Fn(&str) -> Option<String>) -> Vec<String> {
    report(text, source).differences
}
