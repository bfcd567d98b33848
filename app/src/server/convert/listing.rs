//! A table as lists show it, and what calls somebody to one.

use crate::{
    games,
    lobby::{self, Listing, Occupant, OpenInvitation, SeatRow, Start},
};
use platform::{Pace, tables};

impl From<tables::Listing> for Listing {
    fn from(it: tables::Listing) -> Self {
        let label = |seat: &tables::SeatInfo| SeatRow {
            seat: seat.seat.0,
            label: games::seat_label(&it.kind, &it.setup, seat.seat.0),
            occupant: Occupant::from(seat.occupant.clone()),
            account: seat
                .account
                .as_ref()
                .and_then(|it| it.known().map(str::to_owned)),
            guest: seat.guest,
            arms: seat.arms,
            hosts: seat.hosts,
            reliability: seat.reliability,
            confirmed: seat.confirmed,
        };
        Self {
            seats: it.seats.iter().map(label).collect(),
            options: games::options(&it.kind, &it.setup, it.seats.len()),
            progress: it.progress.map(|far| games::progress(&it.kind, far)),
            part: it.progress.and_then(|far| {
                let all = games::chapters(&it.kind);
                (all > 0).then_some((far.chapter.min(all), all))
            }),
            id: it.id.to_string(),
            kind: it.kind,
            name: it.name,
            status: it.status,
            my_turn: it.my_turn,
            asked_at: it.asked_at,
            unread: it.unread,
            news: it.news,
            created_at: it.created_at,
            open: it.open,
            pace: lobby::pace_in_words(&it.pace),
            start: match it.pace {
                Pace::Unlimited => Start::AtOnce,
                Pace::Live { .. } => Start::WhenPresent,
                Pace::Correspondence { .. } | Pace::Fixed { .. } => Start::WhenConfirmed,
            },
            paused_at: it.paused_at,
            clocks: it.clocks,
            due: it.due,
            position: None,
            board: None,
            chat: it.chat.into(),
            terms: it.terms,
            verdict: it.verdict,
            masks: it.masks,
            delay: it.delay,
            stakes: it.stakes,
        }
    }
}

impl From<tables::Occupant> for Occupant {
    fn from(it: tables::Occupant) -> Self {
        match it {
            tables::Occupant::Nobody => Self::Nobody,
            tables::Occupant::Person { name, me } => Self::Person {
                name: match name.known() {
                    Some(name) => name.to_owned(),
                    None => word!("masked" | "maskiert").to_owned(),
                },
                me,
            },
            tables::Occupant::Computer => Self::Computer,
            tables::Occupant::Deleted => Self::Deleted,
        }
    }
}

impl From<tables::OpenInvitation> for OpenInvitation {
    fn from(it: tables::OpenInvitation) -> Self {
        match it {
            tables::OpenInvitation::Invited { listing, by } => Self::Invited {
                table: Box::new(Listing::from(*listing)),
                by: owner(by),
            },
            tables::OpenInvitation::SentAway {
                table,
                name,
                by,
                words,
            } => Self::SentAway {
                table: table.to_string(),
                name,
                by: owner(by),
                words,
            },
        }
    }
}

/// Tells whose table it is; behind masks not even that.
fn owner(name: tables::Name) -> String {
    match name.known() {
        Some(name) => name.to_owned(),
        None => word!("Its owner" | "Wer den Tisch angelegt hat").to_owned(),
    }
}
