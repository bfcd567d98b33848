//! Emails as files for people: `012 2027-01-15 0931 de Quentyn turn.txt`, and the same as HTML.

use super::{kinds::kind, office::Email};
use platform::profiles::day;
use std::{collections::BTreeSet, fs, path::Path};

const MINUTE: i64 = 60 * 1000;

/// Writes what differs by more than its links, in the order of time; says how many that are.
pub fn write(folder: &Path, emails: &[Email]) -> usize {
    fs::create_dir_all(folder).unwrap();
    let mut seen = BTreeSet::new();
    let distinct = emails
        .iter()
        .filter(|it| seen.insert((it.mail.to.clone(), it.mail.subject.clone(), unlinked(it))));
    let mut written = 0;
    for email in distinct {
        written += 1;
        let name = name(written, email);
        let (reader, mail) = (&email.reader, &email.mail);
        let text = format!(
            "To: {} ({}, {})\nSubject: {}\n\n{}",
            reader.name,
            reader.language.name(),
            reader.clock,
            mail.subject,
            mail.text
        );
        fs::write(folder.join(format!("{name}.txt")), text).unwrap();
        fs::write(folder.join(format!("{name}.html")), &mail.html).unwrap();
    }
    written
}

fn name(number: usize, email: &Email) -> String {
    let minutes = email.at / MINUTE % (24 * 60);
    let kinds: BTreeSet<&str> = email.message.items.iter().map(kind).collect();
    let kinds: Vec<&str> = kinds.into_iter().collect();
    format!(
        "{number:03} {} {:02}{:02} {} {} {}",
        day(email.at),
        minutes / 60,
        minutes % 60,
        email.reader.language.code(),
        email.reader.name,
        kinds.join("+")
    )
}

/// The lines without links, each of which is signed anew.
fn unlinked(email: &Email) -> String {
    let lines = email.mail.text.lines();
    let lines: Vec<&str> = lines.filter(|it| !it.starts_with("http")).collect();
    lines.join("\n")
}
