//! Every email of whole games by correspondence: read by the tests here, and by people as the files
//! that `cargo xtask emails FOLDER` has them written into.
//!
//! A story is a game of three with invitations, talk, votes, missed deadlines, somebody who comes in
//! their place, its end and a rematch; and two games that are ended by vote. It is told twice, with the
//! languages of its people swapped, so that every kind of email is there in both.

mod checks;
mod files;
mod kinds;
mod office;
mod story;

use app::Language;
use kinds::{KINDS, kind};
use office::{Letter, Office};
use std::{collections::BTreeSet, env, path::Path};

/// Dice decide who fights and who is asked what: what one pair of games has not sent, another does.
const STORIES: usize = 6;

#[tokio::test]
async fn every_kind_of_email_says_what_it_is_about_and_tells_no_secret() {
    let mut letters: Vec<Letter> = Vec::new();
    for _ in 0..STORIES {
        for languages in [
            [Language::English, Language::German],
            [Language::German, Language::English],
        ] {
            let mut office = Office::open(languages).await;
            story::tell(&mut office).await;
            letters.extend(office.letters);
        }
        if Language::ALL
            .into_iter()
            .all(|it| seen(&letters, it).len() == KINDS.len())
        {
            break;
        }
    }
    if let Some(folder) = env::var_os("ROOKERY_EMAILS") {
        let written = files::write(Path::new(&folder), &letters);
        println!("emails {written}");
    }
    for language in Language::ALL {
        assert_eq!(
            seen(&letters, language),
            BTreeSet::from(KINDS),
            "{language:?}"
        );
    }
    for letter in &letters {
        checks::says_what_it_is_about(letter);
        checks::tells_no_secret(letter);
    }
}

/// The kinds of email that were sent in this language.
fn seen(letters: &[Letter], language: Language) -> BTreeSet<&'static str> {
    let theirs = letters.iter().filter(|it| it.reader.language == language);
    theirs.flat_map(|it| &it.message.items).map(kind).collect()
}
