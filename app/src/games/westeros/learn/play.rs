//! Playing a lesson: the position and all answers through the real rules, every time anew.

use super::lesson::{Lesson, Scripted};
use tabletop::{Decision, Dice, Game, Heard, Refusal, Viewer, submit};
use westeros::{
    Action, Event, House, Illegal, Prompt, State, Westeros,
    notation::{Asked, read_answer},
};

/// More answers of the others than any lesson needs.
const MOST: usize = 100;

/// How a lesson stands after some answers.
pub struct Standing {
    pub state: State,
    /// What happened, with the number of the answer that brought it.
    pub events: Vec<(i64, Event)>,
    /// How many answers the lesson has taken.
    pub taken: usize,
    /// The last answer was legal, and not what the lesson is after; nothing has changed.
    pub astray: bool,
}

/// Why the answers cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// More answers than questions.
    TooMany,
    Illegal(Illegal),
}

/// Plays the answers up to the first that leads the lesson astray.
pub fn play(lesson: &Lesson, answers: &[Action]) -> Result<Standing, Wrong> {
    let mut table = Table::new(lesson);
    table.others(&lesson.opening);
    for (taken, action) in answers.iter().enumerate() {
        let step = lesson.steps.get(taken).ok_or(Wrong::TooMany)?;
        let heard = table.events.len();
        let question = table.question(lesson.house).ok_or(Wrong::TooMany)?;
        let before = table.state;
        table.number += 1;
        table.answer(question, *action)?;
        let wanted = step.takes.is_empty()
            || step
                .takes
                .iter()
                .any(|it| leads(&before, question, it) == Some(table.state));
        if !wanted {
            table.state = before;
            table.events.truncate(heard);
            return Ok(table.standing(taken, true));
        }
        table.others(&step.others);
    }
    Ok(table.standing(answers.len(), false))
}

/// Where a model answer leads; nothing if it is none to this question.
fn leads(state: &State, question: Decision<Prompt>, text: &str) -> Option<State> {
    let mut table = Table::at(state);
    let action = table.read(question, text)?;
    table.answer(question, action).ok()?;
    Some(table.state)
}

struct Table {
    state: State,
    learner: Option<House>,
    events: Vec<(i64, Event)>,
    number: i64,
}

impl Table {
    fn new(lesson: &Lesson) -> Self {
        Self {
            learner: Some(lesson.house),
            ..Self::at(&lesson.position)
        }
    }

    const fn at(state: &State) -> Self {
        Self {
            state: *state,
            learner: None,
            events: Vec::new(),
            number: 0,
        }
    }

    fn question(&self, house: House) -> Option<Decision<Prompt>> {
        let seat = self.state.seat_of(house);
        Westeros::decisions(&self.state).find(|it| it.seat == seat && it.required)
    }

    fn read(&self, question: Decision<Prompt>, text: &str) -> Option<Action> {
        let asked = Asked {
            house: self.state.house_of(question.seat)?,
            prompt: Some(&question.prompt),
            combat: self.state.combat.as_ref(),
        };
        read_answer(asked, text).ok()
    }

    fn answer(&mut self, question: Decision<Prompt>, action: Action) -> Result<(), Wrong> {
        let mut cx = Heard::new(Still);
        let Decision { seat, id, .. } = question;
        submit::<Westeros>(&mut self.state, seat, id, action, &mut cx).map_err(|it| match it {
            Refusal::Illegal(why) => Wrong::Illegal(why),
            Refusal::Closed | Refusal::NotYours => Wrong::TooMany,
        })?;
        let number = self.number;
        self.events
            .extend(cx.events.into_iter().map(|event| (number, event)));
        Ok(())
    }

    /// What the lesson says of the others, then what harms nobody, until the learner is asked.
    fn others(&mut self, scripted: &[Scripted]) {
        for it in scripted {
            let answer = self.question(it.house).and_then(|question| {
                let action = self.read(question, &it.answer)?;
                self.answer(question, action).ok()
            });
            debug_assert!(answer.is_some(), "{it:?} is no answer now");
        }
        for _ in 0..MOST {
            if self.learner.is_some_and(|it| self.question(it).is_some()) {
                return;
            }
            let Some(question) = Westeros::decisions(&self.state).find(|it| it.required) else {
                return;
            };
            let view = Westeros::view(&self.state, Viewer::Seat(question.seat));
            let action = Westeros::fallback(&view, &question.prompt);
            if self.answer(question, action).is_err() {
                return;
            }
        }
    }

    fn standing(self, taken: usize, astray: bool) -> Standing {
        Standing {
            state: self.state,
            events: self.events,
            taken,
            astray,
        }
    }
}

/// Leaves every deck as it lies.
struct Still;

impl Dice for Still {
    fn below(&mut self, n: u32) -> u32 {
        n.saturating_sub(1)
    }
}

#[cfg(test)]
mod tests {
    use super::{super::lessons::lessons, *};

    struct Seeded(u32);

    impl Dice for Seeded {
        fn below(&mut self, n: u32) -> u32 {
            self.0 = self.0.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
            (self.0 >> 16) % n
        }
    }

    /// The first model answer of each step; any legal one where the lesson takes all.
    fn model(lesson: &Lesson) -> Vec<Action> {
        let mut answers = Vec::new();
        for step in &lesson.steps {
            let standing = play(lesson, &answers).expect("legal so far");
            let table = Table::at(&standing.state);
            let question = table.question(lesson.house).expect("a question each step");
            let action = if let Some(text) = step.takes.first() {
                table.read(question, text).expect(text)
            } else {
                let view = Westeros::view(&table.state, Viewer::Seat(question.seat));
                Westeros::fallback(&view, &question.prompt)
            };
            answers.push(action);
        }
        answers
    }

    #[test]
    fn every_lesson_plays_to_its_end() {
        assert_eq!(lessons().len(), 8);
        for lesson in lessons() {
            let answers = model(lesson);
            let end = play(lesson, &answers).unwrap();
            assert_eq!((end.taken, end.astray), (lesson.steps.len(), false));
            let mut more = answers;
            more.push(Action::Decline);
            assert_eq!(play(lesson, &more).err(), Some(Wrong::TooMany));
        }
    }

    #[test]
    fn every_model_answer_is_taken() {
        for lesson in lessons() {
            let answers = model(lesson);
            for (number, step) in lesson.steps.iter().enumerate() {
                let before = play(lesson, &answers[..number]).unwrap();
                let table = Table::at(&before.state);
                let question = table.question(lesson.house).unwrap();
                for text in &step.takes {
                    let action = table.read(question, text).expect(text);
                    let mut given = answers[..number].to_vec();
                    given.push(action);
                    let after = play(lesson, &given).expect(text);
                    assert!(!after.astray, "{text}");
                }
            }
        }
    }

    #[test]
    fn another_answer_changes_nothing() {
        for lesson in lessons() {
            let answers = model(lesson);
            for number in 0..answers.len() {
                if lesson.steps[number].takes.is_empty() {
                    continue;
                }
                let before = play(lesson, &answers[..number]).unwrap();
                let question = Table::at(&before.state).question(lesson.house);
                let view = Westeros::view(&before.state, Viewer::Seat(question.unwrap().seat));
                let mut strayed = 0;
                for seed in 0..60 {
                    let prompt = question.unwrap().prompt;
                    let action = Westeros::sample(&view, &prompt, &mut Seeded(seed));
                    let mut given = answers[..number].to_vec();
                    given.push(action);
                    let after = play(lesson, &given).unwrap();
                    if after.astray {
                        strayed += 1;
                        assert_eq!(after.state, before.state);
                        assert_eq!(after.events, before.events);
                    }
                }
                assert!(strayed > 0, "{} step {number}", lesson.title.0[0]);
            }
        }
    }

    #[test]
    fn an_illegal_answer_is_refused() {
        let lesson = &lessons()[0];
        let refused = play(lesson, &[Action::Decline]).err();
        assert_eq!(refused, Some(Wrong::Illegal(Illegal::WrongAnswer)));
    }

    #[test]
    fn every_word_is_said_in_both_languages() {
        for lesson in lessons() {
            let mut all = vec![&lesson.title, &lesson.about, &lesson.learnt];
            for step in &lesson.steps {
                all.extend([&step.say, &step.task]);
                if !step.takes.is_empty() {
                    all.push(&step.hint);
                }
            }
            for words in all {
                assert!(words.0.iter().all(|it| it.len() > 3), "{words:?}");
            }
        }
    }

    #[test]
    fn lessons_call_places_as_the_map_does() {
        use crate::{Language, games::westeros::wording::area_name, language::speaking};
        for lesson in lessons() {
            let mut all = vec![&lesson.title, &lesson.about, &lesson.learnt];
            for step in &lesson.steps {
                all.extend([&step.say, &step.task, &step.hint]);
            }
            for area in westeros::Area::ALL {
                let german = speaking(Language::German, || area_name(area));
                if area.name() != german && !german.contains(area.name()) {
                    for words in &all {
                        let words = &words.0[Language::German as usize];
                        assert!(!words.contains(area.name()), "{words}");
                    }
                }
            }
        }
    }

    #[test]
    fn each_lesson_has_a_chapter_of_its_own() {
        let mut chapters: Vec<_> = lessons().iter().map(|it| it.chapter).collect();
        chapters.dedup();
        assert_eq!(chapters.len(), lessons().len());
    }
}
