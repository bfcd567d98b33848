//! Lines that say how a position is.

pub mod agreed;
mod cards;
mod exact;
mod stage;
mod unit;

use super::{
    line::{Line, list},
    names,
    value::{facing, length, point, pose},
};
use crate::{
    effect::Zone,
    geometry::{Base, Facing, Pose},
    position::{Marker, Mode, Ncu, Phase, Player, Position, Scheme, Setup, SideId, Terrain, Wall},
    state::{Secret, State},
    terrain::{Footprint, Keyword, Piece},
    word::Word,
};
use tabletop::Seat;

/// A position that is being described.
#[derive(Clone, Debug)]
pub struct Setting {
    pub state: State,
    /// What cannot be done before all is said: the decks.
    pub cards: cards::Named,
}

impl Default for Setting {
    fn default() -> Self {
        let setup = Setup {
            mode: Mode::None,
            ..Setup::default()
        };
        let mut setting = Self {
            state: State {
                open: Position {
                    setup,
                    phase: Phase::Round(1),
                    first: Seat(0),
                    turn: Seat(0),
                    players: Vec::new(),
                    points: Vec::new(),
                    units: Vec::new(),
                    ncus: Vec::new(),
                    board: [None; 5],
                    terrain: Vec::new(),
                    walls: Vec::new(),
                    markers: Vec::new(),
                    effects: Vec::new(),
                    attacker: None,
                    open_mission: None,
                    used: Vec::new(),
                    agenda: Vec::new(),
                    result: None,
                },
                secrets: Vec::new(),
                objectives: Vec::new(),
                missions: Vec::new(),
                discarded_missions: Vec::new(),
                questions: Vec::new(),
                next: 1,
            },
            cards: cards::Named::default(),
        };
        setting.seats(2, Scheme::Alone);
        setting
    }
}

impl Setting {
    fn seats(&mut self, count: u8, scheme: Scheme) {
        let side = |seat| match scheme {
            Scheme::Alone => SideId(seat),
            Scheme::Teams => SideId(seat % 2),
        };
        let open = &mut self.state.open;
        open.setup.scheme = scheme;
        open.players = (0..count).map(|seat| Player::new(side(seat))).collect();
        open.points = vec![
            0;
            open.players
                .iter()
                .map(|it| usize::from(it.side.0) + 1)
                .max()
                .unwrap_or(0)
        ];
        self.state.secrets = vec![Secret::default(); usize::from(count)];
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

    /// How far the game is: whether the line says that.
    fn progress(&mut self, line: &mut Line<'_>) -> Result<bool, String> {
        let open = &mut self.state.open;
        match line.peek() {
            "round" => {
                line.word()?;
                open.phase = Phase::Round(line.number()?);
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

    /// Whether the line says how the position is; if so it is taken.
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
                let _: u8 = line.number()?;
                line.take("@");
                let at = point(&mut line)?;
                let holder = line.take("held").then(|| line.word()).transpose()?;
                let holder = holder.map(|word| names::unit(open, word)).transpose()?;
                open.markers.push(Marker {
                    at,
                    card: None,
                    holder,
                });
            }
            "objective" => {
                line.word()?;
                let number: usize = line.number()?;
                let card = line.word()?;
                let marker = open.markers.get_mut(number.wrapping_sub(1));
                let marker = marker.ok_or("there is no such marker")?;
                marker.card = Some(names::ability(card)?);
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
                self.cards.read(what, seat, list(line.rest()))?;
                return Ok(true);
            }
            "open_mission" => {
                line.word()?;
                self.state.open.open_mission = Some(line.rest().to_owned());
                return Ok(true);
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

    /// `forest @ 24, 16 N`, with the name of a piece of the data.
    fn known_piece(&mut self, line: &mut Line<'_>) -> Result<bool, String> {
        let Some((footprint, keywords)) = names::kind_of_piece(line.peek()) else {
            return Ok(false);
        };
        let name = line.word()?.to_owned();
        line.take("@");
        let pose = place(line)?;
        let piece = Piece {
            footprint,
            pose,
            keywords,
        };
        let removed = line.take("removed");
        self.state.open.terrain.push(Terrain {
            name,
            piece,
            removed,
        });
        Ok(true)
    }

    /// `piece thicket 6x4 blocks_los cover @ 20, 20 30`.
    fn own_piece(&mut self, line: &mut Line<'_>) -> Result<(), String> {
        let name = line.word()?.to_owned();
        let footprint = footprint(line.word()?)?;
        let mut keywords = Vec::new();
        while !line.take("@") {
            keywords.push(word_of::<Keyword>(line.word()?)?);
        }
        let piece = Piece {
            footprint,
            pose: place(line)?,
            keywords: keywords.into_iter().collect(),
        };
        let removed = line.take("removed");
        self.state.open.terrain.push(Terrain {
            name,
            piece,
            removed,
        });
        Ok(())
    }

    /// `walls B`: the three of A Storm of Swords.
    fn walls(&mut self, line: &mut Line<'_>) -> Result<(), String> {
        let owner = names::player(&self.state.open, line.word()?)?;
        let wall = |x| Wall {
            pose: Pose::new(x, 44_250, Facing::SOUTH),
            owner,
            wounds: 0,
            ruined: false,
            activated: false,
        };
        self.state.open.walls = [24_000, 11_000, 37_000].map(wall).to_vec();
        Ok(())
    }

    /// `W1 wounds 3`, `W1 ruined`, `W1 activated`.
    fn wall(&mut self, line: &mut Line<'_>) -> Result<(), String> {
        let word = line.word()?;
        let number: usize = word[1..].parse().map_err(|_| "a wall has a number")?;
        self.of_wall(number, line)
    }

    /// What is said of the wall with this number, counted from 1.
    fn of_wall(&mut self, number: usize, line: &mut Line<'_>) -> Result<(), String> {
        let wall = self.state.open.walls.get_mut(number.wrapping_sub(1));
        let wall = wall.ok_or_else(|| format!("there is no wall W{number}"))?;
        while !line.is_done() {
            match line.word()? {
                "wounds" => wall.wounds = line.number()?,
                "ruined" => wall.ruined = true,
                "activated" => wall.activated = true,
                other => return Err(format!("\"{other}\" says nothing of a wall")),
            }
        }
        Ok(())
    }

    fn ncu(&mut self, line: &mut Line<'_>) -> Result<(), String> {
        let name = line.word()?.trim_end_matches(':');
        let open = &mut self.state.open;
        let (owner, number) = names::owned(open, name, "n").ok_or("an NCU is called like An1")?;
        let own = open.ncus.iter().filter(|ncu| ncu.owner == owner).count();
        if number == own + 1 {
            let profile = names::ncu_profile(line.word()?)?;
            let counters = crate::position::Ncu::counters_of(profile);
            open.ncus.push(Ncu {
                owner,
                profile,
                activated: false,
                zone: None,
                counters,
                gone: false,
            });
        }
        let id = names::ncu(open, name)?;
        while !line.is_done() {
            match line.word()? {
                "on" => {
                    let zone: Zone = word_of(line.word()?)?;
                    open.board[zone as usize] = Some(id);
                    let ncu = open.ncu_mut(id);
                    (ncu.zone, ncu.activated) = (Some(zone), true);
                }
                "activated" => open.ncu_mut(id).activated = true,
                "counters" => open.ncu_mut(id).counters = line.number()?,
                "gone" => open.ncu_mut(id).gone = true,
                "influences" => {
                    let unit = names::unit(open, line.word()?)?;
                    let friendly = open.friends(owner, open.unit(unit).owner);
                    let unit = open.unit_mut(unit);
                    if friendly {
                        unit.friendly_influence = Some(id);
                    } else {
                        unit.enemy_influence = Some(id);
                    }
                }
                other => return Err(format!("\"{other}\" says nothing of an NCU")),
            }
        }
        Ok(())
    }
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

/// `6x4`, or the radius of a round piece: `r1`.
fn footprint(word: &str) -> Result<Footprint, String> {
    if let Some(radius) = word.strip_prefix('r') {
        let radius = length(radius)?;
        return Ok(Footprint::Circle { radius });
    }
    let (width, depth) = agreed::size(word)?;
    Ok(Footprint::Rectangle(Base::new(width, depth)))
}

pub fn word_of<W: Word>(word: &str) -> Result<W, String> {
    W::named(word).ok_or_else(|| format!("\"{word}\" is none of {}", W::all().join(", ")))
}

/// The pose behind an `@`.
pub fn at(line: &mut Line<'_>) -> Result<Pose, String> {
    line.take("@");
    pose(line)
}
