use super::{Amount, Condition, Quantity, Selector, Step, script};
use crate::{
    data::{Ability, Data},
    geometry::Mil,
    outline::{self, Mistake},
};

fn read(text: &str) -> (Vec<Step>, Vec<Mistake>) {
    let nodes = outline::read(text).unwrap();
    let mut mistakes = Vec::new();
    (script(&nodes, &mut mistakes), mistakes)
}

fn ability(id: &str) -> &'static Ability {
    Data::of_this_build().ability(id).unwrap()
}

#[test]
fn amounts() {
    let amount = |text: &str| {
        let words: Vec<&str> = text.split(' ').collect();
        Amount::read(&words).filter(|(_, count)| *count == words.len())
    };
    let counted = |base, times, most| Amount::Counted {
        base,
        times,
        of: Quantity::SelfRanks,
        most,
    };
    assert_eq!(amount("-2").unwrap().0, Amount::Number(-2));
    assert_eq!(amount("d3").unwrap().0, Amount::D3);
    assert_eq!(amount("1 per self_ranks").unwrap().0, counted(0, 1, None));
    assert_eq!(
        amount("-1-1 per self_ranks").unwrap().0,
        counted(-1, -1, None)
    );
    assert_eq!(
        amount("1+2 per self_ranks up to 4").unwrap().0,
        counted(1, 2, Some(4))
    );
    assert!(
        ["x", "1 per", "1 per dogs", "300"]
            .iter()
            .all(|text| amount(text).is_none())
    );
}

#[test]
fn whom_a_step_concerns() {
    let range = |word| match Selector::named(word) {
        Some(Selector::Within { range, .. }) => Some(range),
        _ => None,
    };
    assert_eq!(
        range("one_friendly_within:12000@testing"),
        Some(12_000 as Mil)
    );
    assert!(Selector::named("one_friendly_within").is_none());
    assert!(Selector::named("one_enemy:6000").is_none());
    assert!(Selector::named("one_enemy").is_some() && Selector::named("self").is_some());
}

#[test]
fn scripts_have_steps_below_steps() {
    let Step::Choice {
        options, optional, ..
    } = &ability("stark_fury").script[0]
    else {
        panic!("it may be used or not");
    };
    assert!(*optional);
    let Step::After { when, then, .. } = &options[0][2] else {
        panic!("something comes afterwards");
    };
    assert_eq!(when, &[Condition::RanksAtLeast(2)]);
    assert_eq!(then.len(), 1);
}

#[test]
fn every_mistake_is_told_with_its_line() {
    let (steps, mistakes) = read(
        "wounds self d3
wound self 1
add angry defender
modify to_hit 1 for attack of nobody
choose
  option
    draw 1
if flying
  draw 1
draw 1 2
all_hit
  draw 1
modify to_hit 1 for attack
  draw 1",
    );
    assert_eq!(
        steps.len(),
        2,
        "the first line, and the condition without its condition"
    );
    let found: Vec<String> = mistakes
        .iter()
        .map(|mistake| format!("{}: {}", mistake.line, mistake.what))
        .collect();
    assert_eq!(
        found,
        [
            "2: there is no step \"wound\"",
            "3: \"angry\" is none of panicked, vulnerable, weakened, choice",
            "4: \"nobody\" is nobody that can be named",
            "5: a choice has two options or more",
            "8: \"flying\" is no condition",
            "10: \"2\" is too much",
            "11: nothing belongs below all_hit",
            "13: \"draw 1\" cannot stand below",
        ]
    );
}

/// All steps that there are stand in `DATA.md`, and are read as they stand there.
#[test]
fn the_steps_of_the_handbook_are_all_there_are() {
    let handbook = include_str!("../../DATA.md");
    let (_, rest) = handbook
        .split_once("## What abilities and cards do")
        .unwrap();
    let block = rest.split("```\n").nth(1).unwrap();
    let (steps, mistakes) = read(block);
    assert_eq!(mistakes, []);
    let written = format!("{steps:?}");
    let source = include_str!("step.rs");
    let variants = source.split("pub enum Step {").nth(1).unwrap();
    let variants = variants.split("\n}\n").next().unwrap();
    let names = variants.lines().filter_map(|line| {
        let name = line.strip_prefix("    ")?;
        let end = name.find(|letter: char| !letter.is_alphanumeric())?;
        (end > 0).then(|| &name[..end])
    });
    for name in names {
        assert!(written.contains(name), "{name} is missing in DATA.md");
    }
}
