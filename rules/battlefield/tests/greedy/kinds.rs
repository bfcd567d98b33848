//! Every kind of question is answered.

use crate::watch::watch;
use battlefield::{
    Battlefield,
    effect::Pool,
    question::{Action, Prompt},
    standing,
};
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

/// A die that shows 3 or less may hit all the same.
#[test]
fn whoever_is_away_rolls_no_hit_again() {
    let mut low = 0;
    watch(10..20, "steady", |asked| {
        let prompt = &asked.decision.prompt;
        let Prompt::Reroll {
            pool: Pool::Attack,
            faces,
            ..
        } = prompt
        else {
            return;
        };
        let hits = standing::lying(&asked.view.open, Pool::Attack).expect("they lie there");
        low += faces
            .iter()
            .zip(&hits)
            .filter(|(face, hit)| **face <= 3 && **hit)
            .count();
        if let Action::Reroll(dice) = Battlefield::fallback(asked.view, prompt) {
            let again = dice.iter().any(|it| hits[usize::from(*it)]);
            assert!(!again, "{faces:?}, of which {dice:?}");
        }
    });
    assert!(low > 0, "nothing hit with 3 or less");
}

#[test]
fn terrain_is_placed_and_either_role_is_taken() {
    let (mut pieces, mut roles, mut piles) = ([0, 0], BTreeSet::new(), 0);
    watch(10..20, "steady", |asked| match &asked.decision.prompt {
        Prompt::Terrain { corpse_pile: true } => {
            let nearest = Battlefield::fallback(asked.view, &asked.decision.prompt);
            piles += usize::from(*asked.action != nearest);
        }
        Prompt::Terrain { corpse_pile: false } => {
            pieces[usize::from(*asked.action != Action::Pass)] += 1;
        }
        Prompt::Role => {
            roles.insert(*asked.action == Action::Attack(true));
        }
        _ => {}
    });
    let [passed, placed] = pieces;
    assert!(placed > 4 * passed, "{pieces:?}");
    assert_eq!(roles.len(), 2);
    assert!(piles > 0, "a corpse pile is placed for a reason");
}
