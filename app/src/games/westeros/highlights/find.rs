//! The moments of a stretch of the log.

use super::{Attack, Battle, Bidding, Cards, Highlight, Scene};
use crate::games::westeros::page::LogLine;
use westeros::{Event, Phase, Position, Track, replay::Replay};

/// The position of the board when the log had so many lines.
#[derive(Clone, Copy, Debug)]
pub struct Base {
    pub at: usize,
    pub position: Position,
}

/// Returns what is worth stopping for from a line of the log on. With a base, battles after it are told with all that
/// added up to their strength.
pub fn highlights(log: &[LogLine], from: usize, base: Option<&Base>) -> Vec<Highlight> {
    let mut finding = Finding::default();
    for (at, line) in log.iter().enumerate().skip(from) {
        if let Some(base) = base.filter(|it| it.at == at) {
            finding.replay = Some(Replay::new(base.position));
        }
        if !line.undone {
            finding.line(at, line);
        }
    }
    finding.leave();
    finding.found.sort_by_key(|it| it.begun);
    finding.found
}

/// Returns the end of a game that somebody has won.
pub fn won(log: &[LogLine]) -> Option<Highlight> {
    let ended = |it: &LogLine| !it.undone && matches!(it.event, Event::GameEnded { .. });
    let at = log.iter().rposition(ended)?;
    let all = highlights(log, at, None).into_iter();
    all.last().filter(|it| it.scene.is_end())
}

/// Something that has begun, and the last revision that belongs to it.
struct Open<T> {
    begun: usize,
    seq: i64,
    it: T,
}

impl<T> Open<T> {
    const fn new(begun: usize, seq: i64, it: T) -> Self {
        Self { begun, seq, it }
    }

    fn highlight(self, scene: impl FnOnce(T) -> Scene) -> Highlight {
        Highlight {
            begun: self.begun,
            seq: self.seq,
            scene: scene(self.it),
        }
    }
}

#[derive(Default)]
struct Finding {
    found: Vec<Highlight>,
    replay: Option<Replay>,
    battle: Option<Open<Battle>>,
    cards: Option<Open<Cards>>,
    attack: Option<Open<Attack>>,
    bidding: Option<Open<Bidding>>,
    /// The number of tracks that this round has set.
    set: usize,
}

impl Finding {
    fn line(&mut self, at: usize, line: &LogLine) {
        let (seq, event) = (line.seq, &line.event);
        if let Some(replay) = &mut self.replay {
            replay.happen(event);
        }
        self.open(at, seq, event);
        if let Some(open) = &mut self.battle {
            open.it.happen(event, self.replay.as_ref());
            open.seq = seq;
        }
        if let Some(open) = &mut self.cards {
            open.it.happen(event);
            open.seq = seq;
        }
        if let Some(open) = &mut self.attack {
            open.it.happen(event);
            open.seq = seq;
        }
        if let Some(open) = &mut self.bidding {
            open.it.happen(event);
            open.seq = seq;
        }
        self.close(at, seq, event);
    }

    /// Opens what begins with this event.
    fn open(&mut self, at: usize, seq: i64, event: &Event) {
        match *event {
            Event::CombatBegan {
                attacker,
                defender,
                from,
                area,
                units,
            } => {
                let board = self.replay.as_ref().map(|it| &it.position);
                let battle = Battle::begun(([attacker, defender], area, from), units, board);
                self.battle = Some(Open::new(at, seq, battle));
            }
            Event::RoundBegan { round } => {
                self.set = 0;
                self.cards = Some(Open::new(at, seq, Cards::new(round)));
            }
            Event::WildlingsAttacked { strength, .. } => {
                self.leave_attack();
                self.attack = Some(Open::new(at, seq, Attack::new(strength)));
            }
            Event::BidsRevealed { houses, bids } if self.attack.is_none() => {
                self.leave_bidding();
                let tracks = self.replay.as_ref().map(|it| it.position.tracks);
                let on = Track::ALL[self.set.min(Track::ALL.len() - 1)];
                let bidding = Bidding::new(on, (houses, bids), tracks);
                self.bidding = Some(Open::new(at, seq, bidding));
            }
            _ => {}
        }
    }

    /// Closes what ends with it.
    fn close(&mut self, at: usize, seq: i64, event: &Event) {
        match *event {
            Event::MarchRemoved { .. } | Event::MarchOrderMoved { .. } => self.leave_battle(),
            Event::TrackSet { .. } => {
                self.set += 1;
                self.leave_bidding();
            }
            Event::WesterosCardResolved { .. } => self.leave_attack(),
            Event::PhaseBegan { phase } if phase != Phase::Westeros => {
                self.leave_attack();
                self.leave_bidding();
                self.leave_cards();
            }
            Event::GameEnded { ranking } => {
                self.leave();
                self.found.extend(ranking.at(0).map(|house| Highlight {
                    begun: at,
                    seq,
                    scene: Scene::Won(house),
                }));
            }
            _ => {}
        }
    }

    /// Leaves what is still under way, told as far as it has come.
    fn leave(&mut self) {
        self.leave_battle();
        self.leave_attack();
        self.leave_bidding();
        self.leave_cards();
    }

    fn leave_battle(&mut self) {
        let over = self.battle.take().filter(|open| open.it.winner.is_some());
        let highlight = |it: Open<Battle>| it.highlight(|it| Scene::Battle(Box::new(it)));
        self.found.extend(over.map(highlight));
    }

    fn leave_cards(&mut self) {
        let drawn = self.cards.take().filter(|open| open.it.lie());
        self.found
            .extend(drawn.map(|it| it.highlight(Scene::Cards)));
    }

    fn leave_attack(&mut self) {
        let decided = self.attack.take().filter(|open| open.it.result.is_some());
        self.found
            .extend(decided.map(|it| it.highlight(Scene::Wildlings)));
    }

    fn leave_bidding(&mut self) {
        let opened = self.bidding.take();
        self.found
            .extend(opened.map(|it| it.highlight(Scene::Bids)));
    }
}
