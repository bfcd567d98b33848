//! Every kind of question is answered.

use crate::watch::watch;
use battlefield::{Battlefield, question::Prompt};
use std::collections::BTreeSet;
use tabletop::{Game, testkit::variant};

/// Kinds of question that games of chance and of greed put; the others (cards that are searched
/// for, tokens that move) come up seldom.
const KINDS: usize = 26;

#[test]
fn every_kind_of_question_is_answered_by_the_rules() {
    let mut kinds = BTreeSet::new();
    for level in ["beginner", "steady"] {
        watch(10..20, level, |asked| {
            let prompt = &asked.decision.prompt;
            let legal = Battlefield::check(asked.view, prompt, asked.action);
            assert_eq!(legal, Ok(()), "{prompt:?} answered by {:?}", asked.action);
            kinds.insert(kind(prompt));
        });
    }
    assert!(kinds.len() >= KINDS, "{}: {kinds:?}", kinds.len());
}

fn kind(prompt: &Prompt) -> u32 {
    variant(prompt).expect("a prompt is an enumeration")
}
