//! Every email of whole games by correspondence: read by the tests here, and by people as the files
//! that `cargo xtask emails FOLDER` has them written into.
//!
//! A story is a game of three with invitations, talk, votes, missed deadlines, somebody who comes in
//! their place, its end and a rematch; and two games that are ended by vote. It is told twice, with the
//! languages of its people swapped, so that every kind of email is there in both. Then two of them fight
//! a battle of the miniatures game, whose questions have words of their own.

mod battle;
mod checks;
mod files;
mod kinds;
mod office;
mod story;

use app::Language;
use kinds::{KINDS, kind};
use office::{Email, Office};
use std::{collections::BTreeSet, env, path::Path};

/// Dice decide who fights and who is asked what: what one pair of games has not sent, another does.
const STORIES: usize = 6;

#[tokio::test]
async fn every_kind_of_email_says_what_it_is_about_and_tells_no_secret() {
    let mut emails: Vec<Email> = Vec::new();
    for _ in 0..STORIES {
        for languages in [
            [Language::English, Language::German],
            [Language::German, Language::English],
        ] {
            let mut office = Office::open(languages).await;
            story::tell(&mut office).await;
            emails.extend(office.emails);
        }
        if Language::ALL
            .into_iter()
            .all(|it| seen(&emails, it).len() == KINDS.len())
        {
            break;
        }
    }
    let mut office = Office::open(Language::ALL).await;
    battle::tell(&mut office).await;
    battle::tells_what_is_asked_and_the_end(&office.emails);
    emails.extend(office.emails);
    if let Some(folder) = env::var_os("ROOKERY_EMAILS") {
        let written = files::write(Path::new(&folder), &emails);
        println!("emails {written}");
    }
    for language in Language::ALL {
        assert_eq!(
            seen(&emails, language),
            BTreeSet::from(KINDS),
            "{language:?}"
        );
    }
    for email in &emails {
        checks::says_what_it_is_about(email);
        checks::tells_no_secret(email);
    }
}

/// The kinds of email that were sent in this language.
fn seen(emails: &[Email], language: Language) -> BTreeSet<&'static str> {
    let theirs = emails.iter().filter(|it| it.reader.language == language);
    theirs.flat_map(|it| &it.message.items).map(kind).collect()
}
