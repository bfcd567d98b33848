//! A lesson's page, from the lesson and the answers so far.

use super::{
    lesson::Lesson,
    lesson_page::LessonPage,
    lessons::{lesson, lessons},
    play::{Standing, Wrong, play},
};
use crate::{
    Error, Language, Reason,
    games::westeros::{LogLine, WesterosPage},
    packed,
};
use tabletop::{Decision, Game, Viewer};
use westeros::{Action, Prompt, Westeros};

/// All answers of a lesson are far shorter.
const LONGEST: usize = 16 * 1024;

pub fn serve(number: u8, answers: &str, language: Language) -> Result<LessonPage, Error> {
    let lesson = lesson(number).ok_or(Error::NotFound)?;
    if answers.len() > LONGEST {
        return Err(Error::Refused(Reason::TooLarge));
    }
    let answers: Vec<Action> =
        serde_json::from_str(answers).map_err(|_| Error::Refused(Reason::Malformed))?;
    if answers.len() > lesson.steps.len() {
        return Err(Error::Refused(Reason::Closed));
    }
    let standing = play(lesson, &answers).map_err(|wrong| match wrong {
        Wrong::TooMany => Error::Refused(Reason::Closed),
        Wrong::Illegal(why) => Error::Rules(serde_json::to_string(&why).unwrap_or_default()),
    })?;
    Ok(page(number, lesson, &standing, language))
}

/// What the packed text of a lesson's page says, as JSON.
pub fn unpacked(text: &str) -> Option<String> {
    let page: LessonPage = packed::read(text)?;
    let mut json = Vec::new();
    LessonPage::serialize(&page, &mut serde_json::Serializer::new(&mut json)).ok()?;
    String::from_utf8(json).ok()
}

fn page(number: u8, lesson: &Lesson, standing: &Standing, language: Language) -> LessonPage {
    let done = standing.taken == lesson.steps.len();
    let step = standing.taken.min(lesson.steps.len() - 1);
    let now = &lesson.steps[step];
    let text = if done { &lesson.learnt } else { &now.say };
    LessonPage {
        number,
        lessons: lessons().len() as u8,
        title: lesson.title.in_language(language),
        chapter: lesson.chapter.slug().to_owned(),
        step: step as u8,
        steps: lesson.steps.len() as u8,
        say: text.in_language(language),
        task: now.task.in_language(language),
        hint: standing.astray.then(|| now.hint.in_language(language)),
        done,
        table: table(lesson, standing, done),
    }
}

/// The table as the learner sees it; a lesson that is done asks nothing.
fn table(lesson: &Lesson, standing: &Standing, done: bool) -> WesterosPage {
    let state = &standing.state;
    let seat = state.seat_of(lesson.house);
    let viewer = Viewer::Seat(seat);
    let open: Vec<Decision<Prompt>> = Westeros::decisions(state)
        .filter(|it| !done && it.required)
        .collect();
    let line = |(number, event): &(i64, _)| {
        Some(LogLine {
            seq: *number,
            at: 0,
            event: Westeros::redact(event, viewer)?,
            undone: false,
        })
    };
    WesterosPage {
        taken_back: Vec::new(),
        clocked: Vec::new(),
        resolved: Vec::new(),
        handed: Vec::new(),
        view: Westeros::view(state, viewer),
        prompts: open.iter().filter(|it| it.seat == seat).copied().collect(),
        log: standing.events.iter().filter_map(line).collect(),
        seats: vec![String::new(); usize::from(state.players)],
        accounts: Vec::new(),
        waiting: open.iter().map(|it| it.seat).collect(),
        my_seat: Some(seat),
        over: false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(number: u8, answers: &str) -> Error {
        serve(number, answers, Language::English).unwrap_err()
    }

    #[test]
    fn every_lesson_begins_with_a_question() {
        for number in 1..=8 {
            let page = serve(number, "[]", Language::German).unwrap();
            assert_eq!((page.step, page.done, &page.hint), (0, false, &None));
            assert_eq!(page.table.prompts.len(), 1, "{}", page.title);
        }
    }

    #[test]
    fn forged_and_endless_answers_are_refused() {
        assert_eq!(refused(0, "[]"), Error::NotFound);
        assert_eq!(refused(9, "[]"), Error::NotFound);
        let malformed = Error::Refused(Reason::Malformed);
        assert_eq!(refused(1, "nonsense"), malformed);
        assert_eq!(refused(1, "[{\"Bid\":-1}]"), malformed);
        let many = format!("[{}]", vec!["\"Decline\""; 500].join(","));
        assert_eq!(refused(1, &many), Error::Refused(Reason::Closed));
        let long = format!("[{}]", " ".repeat(LONGEST));
        assert_eq!(refused(1, &long), Error::Refused(Reason::TooLarge));
        let illegal = refused(1, "[\"Decline\"]");
        assert_eq!(illegal, Error::Rules("\"WrongAnswer\"".into()));
    }

    #[test]
    fn an_answer_astray_gets_its_hint() {
        let page = serve(8, "[{\"Bid\":1}]", Language::English).unwrap();
        assert_eq!((page.step, page.done), (0, false));
        assert!(page.hint.unwrap().ends_with("Bid 3, 4 or 5."));
        let page = serve(8, "[{\"Bid\":3}]", Language::English).unwrap();
        assert_eq!((page.step, page.hint), (1, None));
    }
}
