//! A table that plays a script: the state, what happened, and the log.

use super::impossible::Watch;
use crate::{
    Action, Event, House, Illegal, Prompt, Setup, State, Westeros,
    notation::{
        answer::{self, Asked},
        chance::Chance,
        names::{self, short},
        position::{self, Draft},
        problem::{Problem, Read},
    },
};
use tabletop::{
    Decision, DecisionId, Entry, Game, Quiet, Record, Recorded, Refusal, Seat, Viewer, submit,
};

#[derive(Clone, Debug)]
pub(super) struct Table {
    pub(super) state: State,
    pub(super) chance: Chance,
    /// The events since the last answer, and all that happened before it.
    pub(super) latest: Vec<Event>,
    pub(super) earlier: Vec<Event>,
    first: State,
    opening: Vec<u32>,
    log: Vec<Done>,
    care: Care,
    watch: Watch,
}

/// The choice whether the notation proves itself on every state and answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Care {
    Proving,
    Trusting,
}

/// The step that has changed the state, and what it was afterwards.
#[derive(Clone, Debug)]
enum Done {
    Answer(Box<(Entry<Action>, State)>),
    Change(Box<State>),
}

impl Table {
    pub(super) fn new(draft: &Draft, care: Care, watch: Watch) -> Read<Self> {
        let mut chance = draft.chance.clone();
        let state = draft.begin(&mut chance)?;
        chance.check()?;
        let opening = chance.take_rolls();
        let table = Self {
            state,
            latest: chance.take_events(),
            chance,
            earlier: Vec::new(),
            first: state,
            opening,
            log: Vec::new(),
            care,
            watch,
        };
        table.round_trip()?;
        Ok(table)
    }

    /// The seat of a house, if it is in play.
    pub(super) fn seat(&self, house: House) -> Read<Seat> {
        let sits = self.state.in_play(house) && self.state.seats.contains(&Some(house));
        sits.then(|| self.state.seat_of(house))
            .ok_or_else(|| format!("{} is not in play", house.name()))
    }

    /// Returns who looks: a house, or `spectator`.
    pub(super) fn viewer(&self, text: &str) -> Read<Viewer> {
        if text.eq_ignore_ascii_case("spectator") {
            return Ok(Viewer::Spectator);
        }
        Ok(Viewer::Seat(self.seat(names::house(text)?)?))
    }

    /// The open question of a house, required or offered.
    pub(super) fn question(&self, house: House) -> Option<Decision<Prompt>> {
        let seat = self.seat(house).ok()?;
        Westeros::decisions(&self.state).find(|it| it.seat == seat)
    }

    /// The questions the game waits for.
    pub(super) fn required(&self) -> Vec<Decision<Prompt>> {
        Westeros::decisions(&self.state)
            .filter(|it| it.required)
            .collect()
    }

    pub(super) fn house_of(&self, decision: &Decision<Prompt>) -> Option<House> {
        self.state.house_of(decision.seat)
    }

    /// Reads an answer, with what its short forms depend on.
    pub(super) fn read(&self, house: House, text: &str) -> Read<Action> {
        let question = self.question(house);
        let asked = Asked {
            house,
            prompt: question.as_ref().map(|it| &it.prompt),
            combat: self.state.combat.as_ref(),
        };
        let patch = question.is_some_and(|it| it.prompt == Prompt::Patchface);
        let enemy = self.state.combat.and_then(|combat| {
            let side = combat.houses.attacker == house;
            side.then_some(combat.houses.defender)
                .or(Some(combat.houses.attacker))
        });
        let asked = Asked {
            house: enemy.filter(|_| patch).unwrap_or(house),
            ..asked
        };
        answer::read(asked, text)
    }

    /// Checks that the house may answer so now.
    pub(super) fn check(&self, house: House, action: &Action) -> Result<(), Refusal<Illegal>> {
        let question = self.question(house).ok_or(Refusal::Closed)?;
        let view = Westeros::view(&self.state, Viewer::Seat(question.seat));
        Westeros::check(&view, &question.prompt, action).map_err(Refusal::Illegal)
    }

    /// Gives the answer.
    pub(super) fn answer(&mut self, house: House, action: Action) -> Result<(), Answered> {
        let question = self
            .question(house)
            .ok_or(Answered::Refused(Refusal::Closed))?;
        let before = self.state;
        let id = question.id;
        let seat = question.seat;
        self.chance.set_tides(&before);
        let answered = submit::<Westeros>(&mut self.state, seat, id, action, &mut self.chance);
        if let Err(refusal) = answered {
            return Err(if self.state == before {
                Answered::Refused(refusal)
            } else {
                Answered::Broken("a refused answer has changed the state".to_owned())
            });
        }
        let entry = Entry {
            seat,
            decision: id,
            action,
            rolls: self.chance.take_rolls(),
        };
        self.latest.extend(self.chance.take_events());
        self.log.push(Done::Answer(Box::new((entry, self.state))));
        self.chance
            .check()
            .and_then(|()| self.faithful(house, &action))
            .map_err(Answered::Broken)
    }

    /// A new answer begins: what happened so far is earlier now.
    pub(super) fn turn_page(&mut self) {
        self.earlier.append(&mut self.latest);
    }

    /// The arbiter's hand; the number is that of the line.
    pub(super) fn change(&mut self, number: usize, line: &str) -> Read<()> {
        let before = self.state;
        self.state = Draft::changed(&before, line)?;
        self.watch.changed((number, line), &before, &self.state);
        self.log.push(Done::Change(Box::new(self.state)));
        Ok(())
    }

    /// The id of the question a house would answer.
    pub(super) fn id(&self, house: House) -> Option<DecisionId> {
        self.question(house).map(|it| it.id)
    }

    /// The game that was played, if nothing but answers has changed it.
    pub(super) fn record(&self) -> Read<Record<Setup, Action>> {
        let answers = self.log.iter().map(|done| match done {
            Done::Answer(answer) => Ok(answer.0.clone()),
            Done::Change(_) => Err("the arbiter's hand is in no stored game".to_owned()),
        });
        Ok(Record {
            setup: self.first.setup,
            seats: self.first.players,
            opening: self.opening.clone(),
            log: answers.collect::<Read<_>>()?,
        })
    }

    /// Checks that the answer and the state can be written and read.
    fn faithful(&self, house: House, action: &Action) -> Read<()> {
        let text = answer::write(action);
        let asked = Asked {
            house,
            prompt: None,
            combat: None,
        };
        if answer::read(asked, &text).as_ref() != Ok(action) {
            return Err(format!("the notation does not keep the answer \"{text}\""));
        }
        self.round_trip()
    }

    fn round_trip(&self) -> Read<()> {
        if self.care == Care::Trusting {
            return Ok(());
        }
        let text = position::write(&self.state);
        match position::read(&text) {
            Ok(read) if read == self.state => Ok(()),
            Ok(_) => Err(format!("the notation does not keep this state:\n{text}")),
            Err(problem) => Err(format!("{problem} in the written state:\n{text}")),
        }
    }

    /// Returns what was placed that is in no game, and that nobody meant.
    pub(super) fn warnings(&self) -> Vec<Problem> {
        self.watch.warnings()
    }

    /// Plays everything again from the beginning.
    pub(super) fn replay(&self) -> Read<()> {
        let mut state = self.first;
        for (i, done) in self.log.iter().enumerate() {
            match done {
                Done::Change(changed) => state = **changed,
                Done::Answer(answer) => {
                    let (entry, after) = answer.as_ref();
                    let mut cx = Quiet(Recorded::new(&entry.rolls));
                    let answered = submit::<Westeros>(
                        &mut state,
                        entry.seat,
                        entry.decision,
                        entry.action,
                        &mut cx,
                    );
                    if answered.is_err() || !cx.0.faithful() || state != *after {
                        return Err(format!("played again, answer {} goes otherwise", i + 1));
                    }
                }
            }
        }
        match self.chance.left() {
            0 => Ok(()),
            left => Err(format!("{left} rolls were never asked for")),
        }
    }

    /// Tells what went wrong, and who is asked what.
    pub(super) fn failure(&self, wrong: impl std::fmt::Display) -> String {
        format!("{wrong}\n   asked: {}", self.waiting())
    }

    /// Tells who is asked what, for a difference.
    pub(super) fn waiting(&self) -> String {
        let asked: Vec<String> = Westeros::decisions(&self.state)
            .filter_map(|it| {
                let house = self.state.house_of(it.seat)?;
                let prompt = super::reason::json(&it.prompt);
                Some(format!("{}: {prompt}", short(house)))
            })
            .collect();
        if asked.is_empty() {
            "nobody".to_owned()
        } else {
            asked.join("; ")
        }
    }
}

/// The reason why an answer was not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Answered {
    Refused(Refusal<Illegal>),
    /// Taken, and something is wrong with the program.
    Broken(String),
}
