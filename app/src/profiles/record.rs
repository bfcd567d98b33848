//! The record of somebody in a game, by what they played and by how many played.

use super::rating::Rating;
use crate::games;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// The kind of game.
    pub kind: String,
    pub roles: Vec<Row>,
    pub sizes: Vec<Row>,
    pub rating: Option<Rating>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// The words for what was played, or a number of players.
    pub label: String,
    pub games: u32,
    pub wins: u32,
    /// The number of games that gave a place, and the sum of those places.
    pub placed: u32,
    pub places: u32,
}

impl Row {
    /// "2.3"; in words where there was no place.
    fn mean(&self) -> String {
        mean(self.placed, self.places).unwrap_or_else(|| word!("unranked" | "ohne Rang").into())
    }
}

/// The average place of so many games, from the sum of their places; `None` where there was none.
pub fn mean(games: u32, places: u32) -> Option<String> {
    if games == 0 {
        return None;
    }
    let text = format!("{:.1}", f64::from(places) / f64::from(games));
    Some(match crate::language::language() {
        crate::Language::English => text,
        crate::Language::German => text.replace('.', ","),
    })
}

/// A table of such rows.
#[component]
pub fn RecordTable(
    kind: String,
    /// The words for what the rows are: also the title of the table.
    by: (&'static str, &'static str),
    rows: Vec<Row>,
) -> impl IntoView {
    let (title, head) = by;
    let row = |it: Row| {
        view! {
            <tr>
                <th scope="row">
                    <span class="record-label">{games::seat_mark(&kind, &it.label)} {it.label.clone()}</span>
                </th>
                <td>{it.games}</td>
                <td>{it.wins}</td>
                <td>{it.mean()}</td>
            </tr>
        }
    };
    let rows = rows.into_iter().map(row).collect_view();
    view! {
        <div class="card record" tabindex="0" role="region" aria-label=title>
            <table>
                <caption>{title}</caption>
                <thead>
                    <tr>
                        <th scope="col">{head}</th>
                        <th scope="col">{word!("Games" | "Partien")}</th>
                        <th scope="col">{word!("Wins" | "Siege")}</th>
                        <th scope="col">{word!("Average place" | "Durchschnittlicher Rang")}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
}

#[cfg(feature = "ssr")]
impl From<platform::profiles::KindRecord> for Record {
    fn from(it: platform::profiles::KindRecord) -> Self {
        use std::collections::BTreeMap;
        let mut roles: BTreeMap<&str, Row> = BTreeMap::new();
        let mut sizes: BTreeMap<u8, Row> = BTreeMap::new();
        for line in &it.lines {
            for row in [
                roles.entry(&line.role).or_default(),
                sizes.entry(line.seats).or_default(),
            ] {
                row.games += line.games;
                row.wins += line.wins;
                row.placed += line.placed;
                row.places += line.places;
            }
        }
        let role = |(role, row)| Row {
            label: games::role_label(&it.kind, role),
            ..row
        };
        let size = |(seats, row)| Row {
            label: say!("{seats} players" | "{seats} Spieler"),
            ..row
        };
        Self {
            roles: roles.into_iter().map(role).collect(),
            sizes: sizes.into_iter().map(size).collect(),
            rating: it.rating.map(Rating::from),
            kind: it.kind,
        }
    }
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::*;
    use platform::profiles::{KindRecord, Line};

    #[test]
    fn a_record_is_added_up_by_house_and_by_number() {
        let line = |role: &str, seats, places| Line {
            role: role.into(),
            seats,
            games: 1,
            wins: u32::from(places == 1),
            placed: u32::from(places > 0),
            places,
        };
        let record = Record::from(KindRecord {
            kind: "westeros".into(),
            lines: vec![
                line("Stark", 3, 1),
                line("Stark", 6, 4),
                line("Tyrell", 6, 0),
            ],
            rating: None,
        });
        let lines = |rows: &[Row]| -> Vec<(String, u32, u32, String)> {
            let row = |it: &Row| (it.label.clone(), it.games, it.wins, it.mean());
            rows.iter().map(row).collect()
        };
        let row = |label: &str, games, wins, mean: &str| (label.into(), games, wins, mean.into());
        assert_eq!(
            lines(&record.roles),
            [row("Stark", 2, 1, "2.5"), row("Tyrell", 1, 0, "unranked")]
        );
        assert_eq!(
            lines(&record.sizes),
            [row("3 players", 1, 1, "1.0"), row("6 players", 2, 0, "4.0")]
        );
    }
}
