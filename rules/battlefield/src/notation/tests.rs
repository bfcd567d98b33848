//! The words with which lines of events and questions begin are known: others are refused where a
//! case expects them.

use super::{event, expect, game, question, script::known_question};
use crate::Battlefield;
use tabletop::testkit::{fuzz::Fuzzed, played};

#[test]
fn events_and_questions_begin_with_words_that_are_known() {
    let (mut questions, mut events) = (0, 0);
    for seed in 0..10 {
        let table = (Battlefield::setup(seed), Battlefield::players(seed), seed);
        let mut last = None;
        let record = played::<Battlefield>(table, 1_500, |state, asked, _| {
            let text = question(&state.open, &asked.prompt);
            assert_eq!(known_question(&state.open, &text), Ok(()), "{text}");
            questions += 1;
            last = Some(state.clone());
        });
        let text = game::write(&record).unwrap();
        for line in text.lines().filter_map(|it| it.strip_prefix("#   ")) {
            let word = line.split(' ').next().unwrap_or("");
            assert!(event::WORDS.contains(&word), "{line}");
            // Nothing is told here, so whatever can be read is not.
            let expected = expect::holds(last.as_ref().unwrap(), &[], &format!("not event {line}"));
            assert_eq!(expected, Ok(()), "{line}");
            events += 1;
        }
    }
    assert!(questions > 1_000 && events > 1_000, "{questions} {events}");
}
