//! Markers, points and the end.

use super::super::{
    board::result_of,
    edition::dative,
    names::{self, player},
    sentence::{points, verb, victory_tokens},
    texts::quoted_mission,
    units::{marker, thing, unit},
};
use battlefield::{
    event::{Event, Why},
    field::Thing,
    position::Position,
};

pub fn event(position: &Position, event: &Event) -> Option<String> {
    Some(match event {
        Event::Scored {
            side,
            points: gained,
            why,
        } => {
            let (who, gained) = (names::side(position, *side), points(*gained));
            let why = reason(position, why);
            let scores = if names::side_size(position, *side) > 1 {
                word!("score" | "erhalten")
            } else {
                word!("scores" | "erhält")
            };
            format!("{who} {scores} {gained}: {why}.")
        }
        Event::MarkerTaken { marker: number, by } => {
            let place = marker(*number);
            match by {
                Some(by) => {
                    let name = unit(position, *by);
                    let does = verb(
                        position,
                        by.thing(),
                        words!("takes" | "nimmt"),
                        words!("take" | "nehmen"),
                    );
                    say!("{name} {does} {place}." | "{name} {does} {place} ein.")
                }
                None => say!("{place} is free again." | "{place} ist wieder frei."),
            }
        }
        Event::MissionShown {
            seat,
            mission: id,
            points: worth,
        } => {
            let (who, worth) = (player(position, *seat), points(*worth));
            let mission = quoted_mission(id);
            say!(
                "{who} completes the mission {mission} ({worth})."
                    | "{who} erfüllt die Mission {mission} ({worth})."
            )
        }
        Event::VpToken { unit: on, count } => {
            let (tokens, name) = (victory_tokens(*count), unit(position, *on));
            format!("{name}: {tokens}.")
        }
        Event::Eliminated(seat) => {
            let who = player(position, *seat);
            say!("{who} is out of the game." | "{who} scheidet aus.")
        }
        Event::Over { places } => result_of(position, places),
        _ => return None,
    })
}

/// Tells what points are for.
pub fn reason(position: &Position, why: &Why) -> String {
    match why {
        Why::Destroyed(id) => {
            let name = unit(position, *id);
            say!("{name} destroyed" | "{name} vernichtet")
        }
        Why::Commander(id) => {
            let name = dative(&unit(position, *id));
            say!("commander destroyed in {name}" | "Kommandant in {name} vernichtet")
        }
        Why::Tokens(id) => {
            let name = dative(&unit(position, *id));
            say!("victory tokens of {name}" | "Siegpunktmarker von {name}")
        }
        Why::Marker(number) => {
            let place = marker(*number);
            say!("{place} controlled" | "{place} gehalten")
        }
        Why::Wall(number) => {
            let wall = thing(position, Thing::Wall(*number));
            say!("{wall} destroyed" | "{wall} zerstört")
        }
        Why::Mission(id) => {
            let mission = quoted_mission(id);
            say!("mission {mission}" | "Mission {mission}")
        }
    }
}
