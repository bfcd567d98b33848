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
    /// The state of its game: "1 seat free", "Round 6 of 10".
    pub place: String,
    /// The houses or sides of the seats, true for those that are taken.
    pub seats: Vec<(String, bool)>,
    /// True where there is a board to be seen.
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
    /// So many stand on the front page; the lobby has them all.
    const SHOWN: u64 = 3;
    let viewer = server::visitor().map(|it| it.user.id);
    let found = platform::tables::newest(&server::platform(), viewer, SHOWN)
        .await
        .or_refuse()?;
    let told = found.into_iter().map(Listing::from).map(|it| {
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
