//! Tables of others on the front page: with free seats, or with a game that can be watched.

use crate::Error;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// A table in a few words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AtTable {
    pub table: String,
    pub kind: String,
    pub name: String,
    /// What goes on there: "1 seat free", "Round 6 of 10".
    pub place: String,
    /// What the seats play, and whether somebody sits there.
    pub seats: Vec<(String, bool)>,
    /// Whether there is a board to be seen.
    pub board: bool,
}

/// The latest tables with free seats that are not the visitor's, then those that can be watched.
#[server(endpoint = "front_tables")]
pub async fn front_tables() -> Result<Vec<AtTable>, Error> {
    use crate::{
        lobby::{Listing, Occupant, Status},
        server::{self, Outcome},
        table_name::table_name,
    };
    use platform::tables;
    /// So many stand on the front page; the lobby has them all.
    const SHOWN: usize = 3;
    let platform = server::platform();
    let viewer = server::visitor().map(|it| it.user.id);
    let others = |all: Vec<tables::Listing>| {
        let others = all.into_iter().map(Listing::from);
        others.filter(|it| !it.i_sit_here() && it.status != Status::Over)
    };
    let open = tables::open(&platform, viewer).await.or_refuse()?;
    let mut found: Vec<Listing> = others(open).take(SHOWN).collect();
    if found.len() < SHOWN {
        let more = tables::watchable(&platform, viewer).await.or_refuse()?;
        found.extend(others(more).take(SHOWN - found.len()));
    }
    let told = found.into_iter().map(|it| {
        let place = match (it.status, it.free_seats()) {
            (Status::Gathering, 0) => {
                word!("Full: who's ready?" | "Voll: Wer ist bereit?").to_owned()
            }
            (Status::Gathering, 1) => word!("1 seat free" | "1 Platz frei").to_owned(),
            (Status::Gathering, free) => say!("{free} seats free" | "{free} Plätze frei"),
            _ => it.progress.clone().unwrap_or_default(),
        };
        let seats = it.seats.iter();
        let seats = seats.map(|it| (it.label.clone(), it.occupant != Occupant::Nobody));
        AtTable {
            place,
            seats: seats.collect(),
            name: table_name(&it.name),
            board: it.status == Status::Running,
            table: it.id,
            kind: it.kind,
        }
    });
    Ok(told.collect())
}
