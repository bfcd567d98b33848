//! A lesson's page, from the lesson and the answers so far.

use super::{
    lesson::Lesson,
    play::{Standing, Wrong, play},
    taught::{Actions, Prompts, Snapshot, States, Taught},
};
use crate::{
    Error, Language, Reason,
    learn::lesson_page::{LessonLine, LessonPage},
};
use tabletop::{Decision, Game};

/// All answers of a lesson are far shorter.
const LONGEST: usize = 16 * 1024;

/// The lesson with this number, counted from 1, after these answers in the game's own JSON.
///
/// # Errors
/// There is no such lesson, or these are no answers to it.
pub fn serve<G: Taught>(
    number: u8,
    answers: &str,
    language: Language,
) -> Result<LessonPage, Error> {
    let at = usize::from(number).checked_sub(1);
    let lesson = at.and_then(|it| G::lessons().get(it));
    let lesson = lesson.ok_or(Error::NotFound)?;
    if answers.len() > LONGEST {
        return Err(Error::Refused(Reason::TooLarge));
    }
    let answers: Vec<Actions<G>> =
        serde_json::from_str(answers).map_err(|_| Error::Refused(Reason::Malformed))?;
    if answers.len() > lesson.steps.len() {
        return Err(Error::Refused(Reason::Closed));
    }
    let standing = play::<G>(lesson, &answers).map_err(|wrong| match wrong {
        Wrong::TooMany => Error::Refused(Reason::Closed),
        Wrong::Illegal(why) => Error::Rules(serde_json::to_string(&why).unwrap_or_default()),
    })?;
    Ok(page::<G>(number, lesson, &standing, language))
}

/// All lessons of a game.
pub fn list<G: Taught>(language: Language) -> Vec<LessonLine> {
    let line = |it: &Lesson<States<G>>| LessonLine {
        title: it.title.in_language(language),
        about: it.about.in_language(language),
        key: key::<G>(it),
        steps: it.steps.len() as u8,
        seconds: it.seconds(language),
    };
    G::lessons().iter().map(line).collect()
}

/// Returns the name under which a browser remembers a lesson that is done; those of the first game are their chapters.
fn key<G: Taught>(lesson: &Lesson<States<G>>) -> String {
    if crate::games::kind_or_first(None) == G::KIND {
        lesson.chapter.clone()
    } else {
        [G::KIND, "/", &lesson.chapter].concat()
    }
}

fn page<G: Taught>(
    number: u8,
    lesson: &Lesson<States<G>>,
    standing: &Standing<G>,
    language: Language,
) -> LessonPage {
    let done = standing.taken == lesson.steps.len();
    let step = standing.taken.min(lesson.steps.len() - 1);
    let now = &lesson.steps[step];
    let text = if done { &lesson.learnt } else { &now.say };
    let open: Vec<Decision<Prompts<G>>> = G::Rules::decisions(&standing.state)
        .filter(|it| !done && it.required)
        .collect();
    let snapshot = Snapshot {
        state: &standing.state,
        events: &standing.events,
        learner: lesson.learner,
        open,
    };
    LessonPage {
        game: G::KIND.to_owned(),
        number,
        lessons: G::lessons().len() as u8,
        title: lesson.title.in_language(language),
        chapter: lesson.chapter.clone(),
        key: key::<G>(lesson),
        step: step as u8,
        steps: lesson.steps.len() as u8,
        say: text.in_language(language),
        task: now.task.in_language(language),
        hint: standing.astray.then(|| now.hint.in_language(language)),
        done,
        table: G::page_of(G::table(&snapshot)),
    }
}
