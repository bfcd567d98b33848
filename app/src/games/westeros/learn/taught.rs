//! The lessons of the board game, in the order in which a game comes to them: a first round has no
//! Westeros cards, and with them supply, mustering and bidding.

use super::super::{BoardGame, LogLine, WesterosPage, help::Chapter};
use crate::learn::{Actions, Lesson, Prompts, Snapshot, States, Taught, read};
use std::sync::LazyLock;
use tabletop::{Decision, Game, Seat, Viewer};
use westeros::{
    Action, House, Prompt, State, Westeros,
    notation::{Asked, read_answer, read_position},
};

macro_rules! lessons {
    ($($file:literal),* $(,)?) => {
        const FILES: &[&str] = &[$(include_str!(concat!("lessons/", $file, ".lesson"))),*];
    };
}

lessons!(
    "orders",
    "raid",
    "march",
    "combat",
    "retreat",
    "supply",
    "mustering",
    "bidding",
);

impl Taught for BoardGame {
    type Rules = Westeros;

    fn lessons() -> &'static [Lesson<State>] {
        static LESSONS: LazyLock<Vec<Lesson<State>>> = LazyLock::new(|| {
            let files = FILES.iter();
            files
                .map(|file| read::<BoardGame>(file).expect("every lesson can be read"))
                .collect()
        });
        &LESSONS
    }

    fn position(text: &str) -> Result<States<Self>, String> {
        read_position(text).map_err(|it| it.to_string())
    }

    fn seat(state: &State, name: &str) -> Result<Seat, String> {
        house(name).map(|it| state.seat_of(it))
    }

    fn has_chapter(slug: &str) -> bool {
        Chapter::from_slug(slug).is_some()
    }

    fn answer(
        state: &State,
        question: &Decision<Prompts<Self>>,
        text: &str,
    ) -> Option<Actions<Self>> {
        let asked = Asked {
            house: state.house_of(question.seat)?,
            prompt: Some(&question.prompt),
            combat: state.combat.as_ref(),
        };
        read_answer(asked, text).ok()
    }

    fn table(snapshot: &Snapshot<'_, Self>) -> WesterosPage {
        let viewer = Viewer::Seat(snapshot.learner);
        let line = |(number, event): &(i64, _)| {
            Some(LogLine {
                seq: *number,
                at: 0,
                event: Westeros::redact(event, viewer)?,
                undone: false,
            })
        };
        let own = |it: &&Decision<Prompt>| it.seat == snapshot.learner;
        WesterosPage {
            taken_back: Vec::new(),
            clocked: Vec::new(),
            resolved: Vec::new(),
            handed: Vec::new(),
            view: Westeros::view(snapshot.state, viewer),
            prompts: snapshot.open.iter().filter(own).copied().collect(),
            log: snapshot.events.iter().filter_map(line).collect(),
            seats: vec![String::new(); usize::from(snapshot.state.players)],
            accounts: Vec::new(),
            waiting: snapshot.open.iter().map(|it| it.seat).collect(),
            my_seat: Some(snapshot.learner),
            over: false,
        }
    }
}

/// The notation has no reader of houses alone, but of answers that name one.
fn house(name: &str) -> Result<House, String> {
    let asked = Asked {
        house: House::Stark,
        prompt: None,
        combat: None,
    };
    match read_answer(asked, &format!("name {name}"))? {
        Action::Name(house) => Ok(house),
        _ => Err(format!("no house: {name}")),
    }
}

#[cfg(test)]
mod tests;
