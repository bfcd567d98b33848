//! The names of channels and lines on the page, and the channels that it offers.

use super::ChatPage;
use crate::{
    Error, Reason,
    lobby::{Occupant, SeatRow},
    play::TablePage,
};

pub const HALL: &str = "hall";
pub const GALLERY: &str = "gallery";

/// The identifier of a line on the page.
pub fn id_of(line: &str) -> String {
    ["line-", line].concat()
}

/// A channel that one can open; whether anything was said there makes no difference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    pub channel: String,
    pub unread: u32,
}

/// The name of a channel of these seats.
pub fn among(seats: &[u8]) -> String {
    let mut seats = seats.to_vec();
    seats.sort_unstable();
    let names: Vec<String> = seats.iter().map(ToString::to_string).collect();
    names.join("-")
}

/// The seats of a private channel, without one's own.
pub fn others(page: &TablePage, channel: &str) -> Vec<u8> {
    let seats = channel.split('-').filter_map(|it| it.parse().ok());
    seats.filter(|it| Some(*it) != page.my_seat).collect()
}

pub fn seat_name(page: &TablePage, seat: u8) -> String {
    let row = page.table.seats.iter().find(|it| it.seat == seat);
    row.map(|it| it.label.clone()).unwrap_or_default()
}

/// The name of the person with whom one is alone in a channel, where masks hide none.
pub fn person(page: &TablePage, channel: &str) -> Option<String> {
    let &[only] = &others(page, channel)[..] else {
        return None;
    };
    let row = page.table.seats.iter().find(|it| it.seat == only)?;
    match &row.occupant {
        Occupant::Person { name, .. } if *name != row.label => Some(name.clone()),
        _ => None,
    }
}

/// "The hall", "Stark", "Stark, Tyrell".
pub fn title(page: &TablePage, channel: &str) -> String {
    match channel {
        HALL => word!("The hall" | "Die Halle").to_owned(),
        GALLERY => word!("Spectators" | "Zuschauer").to_owned(),
        _ => {
            let names = others(page, channel).into_iter();
            names
                .map(|it| seat_name(page, it))
                .collect::<Vec<_>>()
                .join(", ")
        }
    }
}

/// Tells who reads what is said there, in a sentence.
pub fn readers(page: &TablePage, channel: &str) -> String {
    match channel {
        HALL => word!(
            "Everyone at the table can read this, including spectators."
                | "Das lesen alle am Tisch, auch Zuschauer."
        )
        .to_owned(),
        GALLERY => word!(
            "For spectators only; players can read it after the end."
                | "Nur für Zuschauer; wer mitspielt, kann es nach dem Ende lesen."
        )
        .to_owned(),
        _ => {
            let names = title(page, channel);
            say!(
                "Only you and {names} can read this. No one else knows you're talking."
                    | "Das lesen nur du und {names}. Niemand sonst erfährt, dass ihr redet."
            )
        }
    }
}

/// The seats on which other people sit.
pub fn people(page: &TablePage) -> Vec<u8> {
    let is_other = |it: &Occupant| matches!(it, Occupant::Person { me: false, .. });
    let seats = page.table.seats.iter();
    seats
        .filter(|it| is_other(&it.occupant))
        .map(|it| it.seat)
        .collect()
}

/// Returns true where the viewer plays, and all others are computers.
pub fn is_among_computers(page: &TablePage) -> bool {
    let computer = |it: &&SeatRow| it.occupant == Occupant::Computer;
    let others = page.table.seats.iter().filter(|it| !it.occupant.is_me());
    let (computers, people): (Vec<_>, Vec<_>) = others.partition(computer);
    page.my_seat.is_some() && people.is_empty() && !computers.is_empty()
}

/// Tells whether the table has agreed on private channels at all.
pub fn whispers(known: Option<&ChatPage>) -> bool {
    known.is_none_or(|it| it.private != Some(Error::Refused(Reason::Silent)))
}

/// The hall, the other players, groups of players, and the spectators.
pub fn offers(page: &TablePage, known: Option<&ChatPage>) -> Vec<Offer> {
    let rows = known.map_or(&[][..], |it| &it.channels);
    let mut names = vec![HALL.to_owned()];
    if let (Some(me), true) = (page.my_seat, whispers(known)) {
        names.extend(people(page).into_iter().map(|it| among(&[me, it])));
    }
    let is_pair = |name: &str| others(page, name).len() == 1;
    let (pairs, groups): (Vec<_>, Vec<_>) = rows
        .iter()
        .filter(|it| it.name != HALL && it.name != GALLERY)
        .partition(|it| is_pair(&it.name));
    let gallery = rows.iter().filter(|it| it.name == GALLERY);
    for row in pairs.into_iter().chain(groups).chain(gallery) {
        if !names.contains(&row.name) {
            names.push(row.name.clone());
        }
    }
    let unread = |name: &str| {
        rows.iter()
            .find(|it| it.name == name)
            .map_or(0, |it| it.unread)
    };
    let offer = |channel: String| Offer {
        unread: unread(&channel),
        channel,
    };
    names.into_iter().map(offer).collect()
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::{
        chat::{ChannelRow, ChatChoice},
        play::tests_page,
    };

    /// Seat 2 is the viewer's.
    pub fn table() -> TablePage {
        let mut page = tests_page(1, Some(2), &[]);
        let occupants = [
            Occupant::Person {
                name: "Ann".into(),
                me: false,
            },
            Occupant::Computer,
            Occupant::Person {
                name: "Bob".into(),
                me: true,
            },
            Occupant::Person {
                name: "Cat".into(),
                me: false,
            },
        ];
        let labels = ["Baratheon", "Lannister", "Stark", "Tyrell"];
        let rows = (0..).zip(labels).zip(occupants);
        page.table.seats = rows
            .map(|((seat, label), occupant)| SeatRow::plain(seat, label, occupant))
            .collect();
        page
    }

    fn known(channels: &[&str], private: Option<Error>) -> ChatPage {
        let row = |name: &&str| ChannelRow {
            name: (*name).to_owned(),
            unread: 1,
            last: None,
            moderated: None,
        };
        ChatPage {
            chat: ChatChoice::default(),
            channels: channels.iter().map(row).collect(),
            hall: None,
            private,
            muted: Vec::new(),
            chapter: 1,
        }
    }

    fn names(page: &TablePage, known: Option<&ChatPage>) -> Vec<String> {
        offers(page, known)
            .into_iter()
            .map(|it| it.channel)
            .collect()
    }

    #[test]
    fn a_conversation_of_two_is_with_somebody() {
        let page = table();
        assert_eq!(person(&page, "0-2").as_deref(), Some("Ann"));
        assert_eq!(person(&page, "1-2"), None, "the computer");
        for several in [HALL, GALLERY, "0-2-3"] {
            assert_eq!(person(&page, several), None, "{several}");
        }
    }

    #[test]
    fn computers_alone_read_nothing() {
        let mut page = table();
        assert!(!is_among_computers(&page), "Ann and Cat");
        for seat in [0, 3] {
            page.table.seats[seat].occupant = Occupant::Computer;
        }
        assert!(is_among_computers(&page));
        page.my_seat = None;
        assert!(!is_among_computers(&page), "a spectator");
    }

    #[test]
    fn a_channel_is_called_by_the_others_in_it() {
        let page = table();
        assert_eq!(title(&page, "hall"), "The hall");
        assert_eq!(title(&page, "2-3"), "Tyrell");
        assert_eq!(title(&page, "0-2-3"), "Baratheon, Tyrell");
        assert_eq!(among(&[3, 0, 2]), "0-2-3");
    }

    /// Checks that the channels on offer depend on who sits there, and never on what others talk.
    #[test]
    fn other_people_are_offered_and_groups_that_exist() {
        let page = table();
        assert_eq!(names(&page, None), ["hall", "0-2", "2-3"]);
        let with = known(&["hall", "gallery", "0-2-3", "1-2", "2-3"], None);
        assert_eq!(
            names(&page, Some(&with)),
            ["hall", "0-2", "2-3", "1-2", "0-2-3", "gallery"]
        );
        let silent = known(&["hall", "2-3"], Some(Error::Refused(Reason::Silent)));
        assert_eq!(names(&page, Some(&silent)), ["hall", "2-3"]);
    }
}
