//! A table as the lobby shows it.

use super::{Delay, Masks, Reliability, ReliabilitySign, Stakes, Terms};
use crate::{
    fame::PersonName,
    games,
    play::{Ago, ClockRow, left},
    talk::Press,
};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listing {
    pub id: String,
    pub kind: String,
    pub name: String,
    pub status: Status,
    pub seats: Vec<SeatRow>,
    pub my_turn: bool,
    /// Since when the table waits for the viewer, in milliseconds since 1970.
    pub asked_at: Option<i64>,
    /// How much was written to the viewer and not read.
    pub unread: u32,
    /// Whether something has happened at the viewer's table that was not on their screen.
    pub news: bool,
    /// Milliseconds since 1970.
    pub created_at: i64,
    /// Everybody may join and watch; otherwise only by invitation link.
    pub open: bool,
    /// The options of the table in words.
    pub options: String,
    /// How much time everybody has, in words.
    pub pace: String,
    /// Since when all clocks stand: what they show is as it was then.
    pub paused_at: Option<i64>,
    /// A row for each seat, in their order.
    pub clocks: Vec<ClockRow>,
    /// The viewer's own earliest deadline, in milliseconds since 1970.
    pub due: Option<i64>,
    pub press: Press,
    /// Whether people know each other.
    pub masks: Masks,
    /// How late those who do not sit there see the game.
    pub delay: Delay,
    pub stakes: Stakes,
    pub terms: Terms,
    /// How it ended, if not by the rules of the game.
    pub verdict: Option<Verdict>,
    pub start: Start,
}

/// When the game of a full table begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Start {
    #[default]
    AtOnce,
    /// When everybody has said that they are there.
    WhenConfirmed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Status {
    /// Seats are still free.
    Gathering,
    Running,
    Over,
}

/// How a game ended by vote.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verdict {
    Draw,
    Cancelled,
}

impl Verdict {
    pub fn words(self) -> &'static str {
        match self {
            Self::Draw => {
                word!("Ended as a draw by vote" | "Durch Abstimmung unentschieden beendet")
            }
            Self::Cancelled => word!("Cancelled by vote" | "Durch Abstimmung abgebrochen"),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatRow {
    pub seat: u8,
    /// What the seat plays, e.g. its house.
    pub label: String,
    pub occupant: Occupant,
    /// What the account of whoever sits there is called, where their profile may be looked at.
    pub account: Option<String>,
    /// How far the person can be relied on, if one sits there.
    pub reliability: Option<Reliability>,
    /// Whether the person has said that they are there.
    pub confirmed: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Occupant {
    Nobody,
    Person {
        name: String,
        me: bool,
    },
    Computer,
    /// Somebody whose account is gone.
    Exile,
}

impl Occupant {
    /// The name to show; an empty seat has none.
    pub fn name(&self) -> Option<&str> {
        match self {
            Self::Nobody => None,
            Self::Person { name, .. } => Some(name),
            Self::Computer => Some("Computer"),
            Self::Exile => Some(word!("in exile" | "im Exil")),
        }
    }

    pub fn is_me(&self) -> bool {
        matches!(self, Self::Person { me: true, .. })
    }
}

impl Listing {
    pub fn free_seats(&self) -> usize {
        self.seats
            .iter()
            .filter(|it| it.occupant == Occupant::Nobody)
            .count()
    }

    /// Whether it is full, and waits until everybody has said that they are there.
    pub fn confirming(&self) -> bool {
        self.status == Status::Gathering && self.free_seats() == 0
    }

    /// The seats whose people are absent: others may take them over.
    pub fn offered(&self) -> impl Iterator<Item = &SeatRow> {
        let absent = |seat: &&SeatRow| {
            let mut clocks = self.clocks.iter();
            clocks.any(|it| it.seat == seat.seat && it.absent)
        };
        self.seats.iter().filter(absent)
    }

    /// What sorts one's own tables: first where one is awaited, the least time first; then where
    /// something was written or happened; then what runs, what gathers, what is over.
    pub fn urgency(&self) -> impl Ord + use<> {
        let status = match self.status {
            Status::Running => 0,
            Status::Gathering => 1,
            Status::Over => 2,
        };
        let until = self.due.unwrap_or(i64::MAX);
        let since = self.asked_at.unwrap_or(i64::MAX);
        let silent = self.unread == 0;
        (
            (!self.my_turn, until, since),
            (silent, self.status == Status::Over, !self.news),
            (status, -self.created_at),
        )
    }

    pub fn i_sit_here(&self) -> bool {
        self.seats.iter().any(|it| it.occupant.is_me())
    }
}

/// One table in a list, with what one can do there.
#[component]
pub fn TableCard(
    table: Listing,
    now: i64,
    /// What can be done there, if it is more than to go there.
    #[prop(optional)]
    doors: Option<AnyView>,
) -> impl IntoView {
    let (state, verb) = match table.status {
        Status::Gathering if table.i_sit_here() && table.confirming() => (
            word!("Full: who is there?" | "Voll: Wer ist da?"),
            word!("Open" | "Öffnen"),
        ),
        Status::Gathering if table.i_sit_here() => (
            word!("Waiting for players" | "Wartet auf Mitspieler"),
            word!("Open" | "Öffnen"),
        ),
        Status::Gathering => (
            word!("Waiting for players" | "Wartet auf Mitspieler"),
            word!("Take a seat" | "Platz nehmen"),
        ),
        Status::Running if table.my_turn => (
            word!("Your turn" | "Du bist dran"),
            word!("Play" | "Spielen"),
        ),
        Status::Running if table.i_sit_here() => {
            (word!("Being played" | "Läuft"), word!("Open" | "Öffnen"))
        }
        Status::Running if table.offered().next().is_some() => (
            word!("Somebody is wanted" | "Jemand wird gesucht"),
            word!("Take over" | "Übernehmen"),
        ),
        Status::Running => (
            word!("Being played" | "Läuft"),
            word!("Watch" | "Zuschauen"),
        ),
        Status::Over => (
            table
                .verdict
                .map_or(word!("Finished" | "Beendet"), Verdict::words),
            word!("Look back" | "Zurückblicken"),
        ),
    };
    let href = format!("/tables/{}", table.id);
    let name = crate::home::table_name(&table.name);
    let label = format!("{verb}: {name}");
    view! {
        <article class="table-card" class:mine=table.my_turn>
            <div class="table-card-head">
                <h3>{name}</h3>
                <span class="tag" class:turn=table.my_turn>{state}</span>
            </div>
            <p class="note">
                {table.options.clone()} {word!(" · opened " | " · eröffnet ")} <Ago at=table.created_at now />
                {table.press.words().map(|it| [" · ", &it].concat())}
                {table.masks.words().map(|it| [" · ", it].concat())}
                {table.delay.words().map(|it| [" · ", it].concat())}
                {table.stakes.words().map(|it| [" · ", it].concat())}
                {table.terms.words().into_iter().map(|it| [" · ", it].concat()).collect_view()}
                {(!table.open).then_some(word!(" · by invitation" | " · mit Einladung"))}
            </p>
            <p class="note">{table.pace.clone()}</p>
            {(!table.terms.description.is_empty() && table.status == Status::Gathering)
                .then(|| view! { <p class="plain-text">{table.terms.description.clone()}</p> })}
            {due(&table, now).map(|words| view! { <p class="due">{words}</p> })}
            <Glance my_turn=table.my_turn asked_at=table.asked_at unread=table.unread news=table.news now />
            <ul class="seat-chips">
                {table
                    .seats
                    .iter()
                    .map(|seat| {
                        let absent = table.offered().any(|it| it.seat == seat.seat);
                        let free = absent || seat.occupant == Occupant::Nobody;
                        view! {
                            <li class="seat-chip" class:free=free>
                                {games::seat_mark(&table.kind, &seat.label)}
                                <span class="seat-label">{seat.label.clone()}</span>
                                <span class="seat-name">
                                    <PersonName
                                        name=seat.occupant.name().unwrap_or(word!("free" | "frei")).to_owned()
                                        account=seat.account.clone()
                                    />
                                    {seat.reliability.map(|level| view! { " " <ReliabilitySign level /> })}
                                </span>
                                {absent.then(|| view! { <span class="seat-absent">{word!("absent" | "abwesend")}</span> })}
                            </li>
                        }
                    })
                    .collect_view()}
            </ul>
            {doors.unwrap_or_else(|| {
                view! { <a class="button" class:primary=table.my_turn href=href aria-label=label>{verb}</a> }
                    .into_any()
            })}
        </article>
    }
}

/// Until when the table waits for the viewer, or what those who take a seat over find.
fn due(table: &Listing, now: i64) -> Option<String> {
    if table.paused_at.is_some() {
        return Some(word!("The clocks stand still." | "Die Uhren stehen.").to_owned());
    }
    if let Some(due) = table.due {
        let left = left(due - now);
        return Some(say!("{left} left for you" | "Du hast noch {left}"));
    }
    if table.i_sit_here() {
        return None;
    }
    let mut offered = table.offered().peekable();
    offered.peek()?;
    let of = |seat: &SeatRow| {
        let clock = table.clocks.iter().find(|it| it.seat == seat.seat);
        let label = &seat.label;
        match clock.and_then(|it| it.deadline) {
            Some(deadline) => {
                let left = left(deadline - now);
                say!("{label} is wanted, {left} left" | "{label} wird gesucht, noch {left}")
            }
            None => say!("{label} is wanted" | "{label} wird gesucht"),
        }
    };
    Some(offered.map(of).collect::<Vec<_>>().join("; "))
}

/// What there is for the viewer at a table, in words.
#[component]
fn Glance(
    my_turn: bool,
    asked_at: Option<i64>,
    unread: u32,
    news: bool,
    now: i64,
) -> impl IntoView {
    let waits = asked_at.filter(|_| my_turn).map(|at| {
        view! { <li class="awaited">{word!("Waits for you since " | "Wartet auf dich seit ")} <Ago at now /></li> }
    });
    let unread = (unread > 0).then(|| {
        let words = say!("{unread} unread" | "{unread} ungelesen");
        view! { <li>{words}</li> }
    });
    let news = (news && !my_turn).then(|| {
        view! { <li>{word!("News since you last looked" | "Neues seit deinem letzten Blick")}</li> }
    });
    view! { <ul class="glance">{waits} {unread} {news}</ul> }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(id: &str) -> Listing {
        Listing {
            id: id.into(),
            kind: "westeros".into(),
            name: id.into(),
            status: Status::Running,
            seats: Vec::new(),
            my_turn: false,
            asked_at: None,
            unread: 0,
            news: false,
            created_at: 0,
            open: true,
            options: String::new(),
            pace: String::new(),
            paused_at: None,
            clocks: Vec::new(),
            due: None,
            press: Press::default(),
            masks: Masks::None,
            delay: Delay::None,
            stakes: Stakes::Friendly,
            terms: Terms::default(),
            verdict: None,
            start: Start::AtOnce,
        }
    }

    #[test]
    fn the_most_urgent_table_comes_first() {
        let mut tables = [
            Listing {
                status: Status::Over,
                news: true,
                ..table("over")
            },
            Listing {
                status: Status::Gathering,
                ..table("gathering")
            },
            table("quiet"),
            Listing {
                news: true,
                ..table("news")
            },
            Listing {
                unread: 2,
                ..table("written")
            },
            Listing {
                my_turn: true,
                asked_at: Some(9),
                ..table("asked lately")
            },
            Listing {
                my_turn: true,
                asked_at: Some(5),
                ..table("asked long ago")
            },
            Listing {
                my_turn: true,
                asked_at: Some(9),
                due: Some(20),
                ..table("soon too late")
            },
        ];
        tables.sort_by_key(Listing::urgency);
        let order: Vec<_> = tables.iter().map(|it| it.id.as_str()).collect();
        let expected = [
            "soon too late",
            "asked long ago",
            "asked lately",
            "written",
            "news",
            "quiet",
            "gathering",
            "over",
        ];
        assert_eq!(order, expected);
    }
}
