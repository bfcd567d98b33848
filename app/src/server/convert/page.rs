//! A table as its page shows it.

use crate::{
    games,
    language::{Language, language},
    lobby::Listing,
    play::{Fate, Seed, TablePage, Votable, picture_address},
};
use platform::tables;

impl TryFrom<tables::TablePage> for TablePage {
    type Error = platform::Error;

    fn try_from(mut it: tables::TablePage) -> Result<Self, platform::Error> {
        let game = games::page(&mut it)?;
        let votable = Votable {
            cancel: it.may_cancel,
            extend: it.may_extend(),
            pause: it.may_pause(),
        };
        let picture = picture_address(it.listing.id, it.picture_key.as_deref());
        let table = Listing::from(it.listing);
        let asked = it.my_seats.iter().filter(|seat| it.waiting.contains(seat));
        let last_answer = it.last_answer;
        let recorded = it.recorded;
        Ok(Self {
            asked: asked.map(|it| it.0).collect(),
            my_seats: it.my_seats.iter().map(|it| it.0).collect(),
            may_undo: last_answer.is_some_and(|it| it.fate == Fate::Open),
            last_answer,
            rematch: it.rematch.map(|it| address(&it)),
            joined: it.joined.map(|(here, of)| (counted(here), counted(of))),
            table,
            seq: it.seq,
            my_seat: it.my_seat.map(|it| it.0),
            seen: it.seen,
            owner: it.owner,
            host: it.host.and_then(|it| it.known().map(str::to_owned)),
            invitation: it.invitation,
            words: it.words.map(spoken),
            picture,
            seed_hash: it.seed_hash,
            seed: it.seed.map(|number| Seed { number, recorded }),
            votes: it.votes,
            resolutions: it.resolutions,
            lost: it.lost,
            votable,
            guests: it.guests,
            kept: it.kept,
            now: it.now,
            game,
        })
    }
}

/// The three words in the language of their reader.
fn spoken(words: String) -> String {
    match language() {
        Language::English => words,
        Language::German => tables::words_in_german(&words),
    }
}

fn counted(it: usize) -> u32 {
    u32::try_from(it).unwrap_or(u32::MAX)
}

/// Returns where a rematch is: with the invitation, where one is needed to see it.
pub fn address(it: &tables::Rematch) -> String {
    match &it.invitation {
        Some(secret) => format!("/tables/{}?invitation={secret}", it.table),
        None => format!("/tables/{}", it.table),
    }
}
