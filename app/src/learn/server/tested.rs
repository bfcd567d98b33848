//! The rules that every game's lessons keep to; each game's tests call it.

use super::{
    lesson::{Lesson, Words},
    play::{Table, Wrong, play},
    taught::{Actions, Prompts, States, Taught},
};
use tabletop::{Decision, Dice, Game, Viewer};

struct Seeded(u32);

impl Dice for Seeded {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
        (self.0 >> 16) % n
    }
}

/// All that a lesson says.
pub fn words<S>(lesson: &Lesson<S>) -> Vec<&Words> {
    let mut all = vec![&lesson.title, &lesson.about, &lesson.learnt];
    for step in &lesson.steps {
        all.extend([&step.say, &step.task]);
        if !step.takes.is_empty() {
            all.push(&step.hint);
        }
    }
    all
}

/// Each lesson reaches its end by its own answers and takes every one of them, sends other legal answers
/// back with a hint, and says all that in every language.
pub fn keeps_its_word<G: Taught>() {
    let lessons = G::lessons();
    for lesson in lessons {
        let answers = model::<G>(lesson);
        reaches_its_end::<G>(lesson, &answers);
        for number in 0..answers.len() {
            takes_its_answers::<G>(lesson, &answers[..number]);
            sends_others_back::<G>(lesson, &answers[..number]);
        }
        for words in words(lesson) {
            assert!(words.0.iter().all(|it| it.len() > 3), "{words:?}");
        }
    }
    let mut chapters: Vec<&str> = lessons.iter().map(|it| it.chapter.as_str()).collect();
    chapters.sort_unstable();
    chapters.dedup();
    assert_eq!(
        chapters.len(),
        lessons.len(),
        "each is remembered by its own"
    );
}

/// Returns what the learner is asked after these answers.
fn asked<G: Taught>(
    lesson: &Lesson<States<G>>,
    answers: &[Actions<G>],
) -> (States<G>, Decision<Prompts<G>>) {
    let title = &lesson.title.0[0];
    let number = answers.len();
    let Ok(standing) = play::<G>(lesson, answers) else {
        panic!("{title}: the answers to step {number} are illegal");
    };
    assert!(!standing.astray, "{title}: step {number} went astray");
    let open: Vec<_> = G::Rules::decisions(&standing.state).collect();
    let own = open
        .iter()
        .find(|it| it.seat == lesson.learner && it.required);
    let Some(own) = own else {
        panic!("{title}: step {} asks nothing but {open:?}", number + 1);
    };
    (standing.state, own.clone())
}

/// The first model answer of each step; any legal one where the lesson takes all.
fn model<G: Taught>(lesson: &Lesson<States<G>>) -> Vec<Actions<G>> {
    let mut answers = Vec::new();
    for step in &lesson.steps {
        let (state, question) = asked::<G>(lesson, &answers);
        let action = if let Some(text) = step.takes.first() {
            let action = G::answer(&state, &question, text);
            action.unwrap_or_else(|| panic!("{text} is no answer to {:?}", question.prompt))
        } else {
            let view = G::Rules::view(&state, Viewer::Seat(question.seat));
            G::Rules::fallback(&view, &question.prompt)
        };
        answers.push(action);
    }
    answers
}

fn reaches_its_end<G: Taught>(lesson: &Lesson<States<G>>, answers: &[Actions<G>]) {
    let Ok(end) = play::<G>(lesson, answers) else {
        panic!("{}: its last answer is illegal", lesson.title.0[0]);
    };
    let steps = lesson.steps.len();
    assert_eq!(
        (end.taken, end.astray),
        (steps, false),
        "{}",
        lesson.title.0[0]
    );
    let mut more = answers.to_vec();
    more.extend(answers.last().cloned());
    assert!(matches!(play::<G>(lesson, &more), Err(Wrong::TooMany)));
}

fn takes_its_answers<G: Taught>(lesson: &Lesson<States<G>>, before: &[Actions<G>]) {
    let (state, question) = asked::<G>(lesson, before);
    for text in &lesson.steps[before.len()].takes {
        let action = G::answer(&state, &question, text).expect(text);
        let mut given = before.to_vec();
        given.push(action);
        let after = play::<G>(lesson, &given);
        assert!(after.is_ok_and(|it| !it.astray), "{text}");
    }
}

fn sends_others_back<G: Taught>(lesson: &Lesson<States<G>>, before: &[Actions<G>]) {
    let number = before.len();
    let step = &lesson.steps[number];
    if step.takes.is_empty() {
        return;
    }
    let (state, question) = asked::<G>(lesson, before);
    let Ok(standing) = play::<G>(lesson, before) else {
        unreachable!("it was played just now");
    };
    let view = G::Rules::view(&state, Viewer::Seat(question.seat));
    let mut strayed = 0;
    for seed in 0..60 {
        let action = G::Rules::sample(&view, &question.prompt, &mut Seeded(seed));
        let mut given = before.to_vec();
        given.push(action);
        let Ok(after) = play::<G>(lesson, &given) else {
            panic!("{}: a legal answer is refused", lesson.title.0[0]);
        };
        if after.astray {
            strayed += 1;
            assert_eq!(after.state, standing.state);
            assert_eq!(after.events, standing.events);
        }
    }
    assert!(strayed > 0, "{} step {number}", lesson.title.0[0]);
}

/// Plays each lesson and says whether every die of it is fixed: none is rolled that the lesson does not
/// have, and none is left over.
pub fn fixes_its_dice<G: Taught>() {
    for lesson in G::lessons() {
        let answers = model::<G>(lesson);
        let mut table = Table::<G>::new(lesson);
        table.others(&lesson.opening, lesson.steps.first());
        for (number, (step, action)) in lesson.steps.iter().zip(answers).enumerate() {
            let question = table
                .question(lesson.learner)
                .expect("it was played before");
            table.dice.begin(&step.rolls);
            assert!(table.answer(&question, action).is_ok());
            table.others(&step.others, lesson.steps.get(number + 1));
            let title = &lesson.title.0[0];
            let (short, left) = (table.dice.short, &table.dice.faces);
            assert_eq!((short, left.len()), (0, 0), "{title} step {}", number + 1);
        }
    }
}
