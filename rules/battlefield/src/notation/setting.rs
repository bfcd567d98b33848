//! Lines that say how a position is.

pub mod agreed;
pub mod bounds;
mod cards;
mod exact;
mod marker;
mod ncu;
mod sound;
pub mod stage;
mod terrain;
mod unit;
mod wall;

use super::{
    line::{Line, list},
    names,
    value::{facing, point, pose},
};
use crate::{
    data::Data,
    geometry::{Facing, Pose},
    position::{GAME_LENGTHS, Mode, Phase, Scheme, Setup},
    state::State,
    word::Word,
};

/// A position that is being described.
#[derive(Clone, Debug)]
pub struct Setting {
    pub state: State,
    /// The cards that are named; decks cannot be made before all is said.
    pub cards: cards::Named,
    /// The line that is being read.
    pub line: u32,
}

impl Default for Setting {
    fn default() -> Self {
        let setup = Setup {
            mode: Mode::None,
            ..Setup::default()
        };
        let mut state = State::before(setup, 2);
        state.open.phase = Phase::Round(1);
        let mut setting = Self {
            state,
            cards: cards::Named::default(),
            line: 0,
        };
        setting.usual_zones();
        setting
    }
}

impl Setting {
    fn seats(&mut self, count: u8, scheme: Scheme) {
        let state = &mut self.state;
        state.open.setup.scheme = scheme;
        let empty = State::before(state.open.setup.clone(), count);
        state.open.players = empty.open.players;
        state.open.points = empty.open.points;
        state.secrets = empty.secrets;
        self.usual_zones();
    }

    /// Seats come first: what stands there belongs to one.
    fn nobody_stands_yet(&self) -> Result<(), String> {
        let open = &self.state.open;
        if open.units.is_empty() && open.ncus.is_empty() && open.walls.is_empty() {
            Ok(())
        } else {
            Err("who plays is said before what they have".to_owned())
        }
    }

    /// Reads how far the game is; tells whether the line says that.
    fn progress(&mut self, line: &mut Line<'_>) -> Result<bool, String> {
        let open = &mut self.state.open;
        match line.peek() {
            "round" => {
                line.word()?;
                open.phase = Phase::Round(line.number_in(1..=*GAME_LENGTHS.end())?);
            }
            "first" => {
                line.word()?;
                open.first = names::player(open, line.word()?)?;
            }
            "turn" => {
                line.word()?;
                open.turn = names::player(open, line.word()?)?;
            }
            "vp" => {
                line.word()?;
                let side = open.side(names::player(open, line.word()?)?);
                open.points[usize::from(side.0)] = line.number()?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Tells whether the line says how the position is; if so it is taken.
    pub fn read(&mut self, text: &str) -> Result<bool, String> {
        let mut line = Line::new(text);
        if self.exact(&mut line)? || self.progress(&mut line)? {
            line.end()?;
            return Ok(true);
        }
        let open = &mut self.state.open;
        if agreed::read(&mut line, &mut open.setup)? {
            line.end()?;
            self.usual_zones();
            return Ok(true);
        }
        match line.peek() {
            "players" => {
                line.word()?;
                let count = line.number::<u8>()?;
                if !(2..=4).contains(&count) {
                    return Err("2 to 4 can play".to_owned());
                }
                self.nobody_stands_yet()?;
                self.seats(count, Scheme::Alone);
            }
            "teams" => {
                line.word()?;
                self.nobody_stands_yet()?;
                self.seats(4, Scheme::Teams);
            }
            "marker" => {
                line.word()?;
                self.marker(&mut line)?;
            }
            "objective" => {
                line.word()?;
                self.objective(&mut line)?;
            }
            "piece" => {
                line.word()?;
                self.own_piece(&mut line)?;
            }
            "walls" => {
                line.word()?;
                self.walls(&mut line)?;
            }
            "tray" => {
                line.word()?;
                self.tray(&mut line)?;
            }
            "hand" | "deck" | "discard" | "missions" | "siege" | "siege_deck" | "commander" => {
                let what = line.word()?;
                let seat = names::player(open, line.word()?.trim_end_matches(':'))?;
                let at = (seat, self.line);
                self.cards.read(what, at, list(line.rest()))?;
                return Ok(true);
            }
            "open_mission" => {
                line.word()?;
                self.state.open.open_mission = Some(names::mission(line.word()?)?);
            }
            word if word.starts_with('W') && word[1..].parse::<u8>().is_ok() => {
                self.wall(&mut line)?;
            }
            _ if self.stage(&mut line)? => {}
            _ if self.known_piece(&mut line)? => {}
            word if names::split(word.trim_end_matches(':'), "n").is_some() => {
                self.ncu(&mut line)?;
            }
            word if names::split(word.trim_end_matches(':'), "").is_some() => {
                self.unit(&mut line)?;
            }
            _ => return Ok(false),
        }
        line.end()?;
        Ok(true)
    }
}

/// The words with which lines begin that say how a position is.
const KNOWN: &[&str] = &[
    "asked",
    "attacker",
    "clean",
    "commander",
    "deck",
    "deeds",
    "discard",
    "discarded",
    "effect",
    "eliminated",
    "faction",
    "fallen",
    "first",
    "hand",
    "marker",
    "meanwhile",
    "mission",
    "missions",
    "mode",
    "next",
    "numbered",
    "objective",
    "open_mission",
    "option",
    "passed",
    "piece",
    "players",
    "proxy",
    "round",
    "set",
    "siege",
    "siege_deck",
    "size",
    "table",
    "teams",
    "tray",
    "turn",
    "used",
    "vp",
    "wall",
    "walls",
    "zone",
];

/// Returns the message about a line that says nothing of a position.
pub fn unknown(text: &str) -> String {
    let word = Line::new(text).peek();
    let pieces = Data::of_this_build().pieces.iter().map(|it| it.id.as_str());
    let near = names::near(word, KNOWN.iter().copied().chain(pieces));
    format!("\"{word}\" begins no line that says how a position is{near}")
}

/// `24, 16 N`; without a facing, north.
fn place(line: &mut Line<'_>) -> Result<Pose, String> {
    let at = point(line)?;
    let towards = if line.is_done() {
        Facing::NORTH
    } else {
        facing(line.word()?)?
    };
    Ok(Pose {
        at,
        facing: towards,
    })
}

pub fn word_of<W: Word>(word: &str) -> Result<W, String> {
    W::named(word).ok_or_else(|| format!("\"{word}\" is none of {}", W::all().join(", ")))
}

/// The pose behind an `@`.
pub fn at(line: &mut Line<'_>) -> Result<Pose, String> {
    line.take("@");
    pose(line)
}
