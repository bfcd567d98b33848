//! Texts that somebody has spoiled: they are read or refused, and never do any harm.

use battlefield::{
    Battlefield,
    notation::{self, position},
    question::Prompt,
};
use tabletop::{
    Dice, Notation,
    testkit::{TestDice, fuzz::Fuzzed, played},
};

const WORDS: [&str; 24] = [
    "D",
    "D3",
    "Dn1",
    "W9",
    "@",
    "-",
    "255",
    "256",
    "~2147483647",
    "-99999.999",
    "99999x0",
    "b65536",
    "until",
    "when",
    "of",
    "in",
    "gone",
    "reserve",
    "players",
    "teams",
    "ä",
    "Wä",
    ",",
    "set up deploy",
];

#[test]
fn spoiled_positions_are_read_or_refused() {
    let mut dice = TestDice::new(1);
    let (mut read, mut refused) = (0, 0);
    for seed in 0..10 {
        let table = (Battlefield::setup(seed), Battlefield::players(seed), seed);
        let mut turns = 0;
        played::<Battlefield>(table, 400, |state, asked, _| {
            turns += u32::from(asked.prompt == Prompt::Select);
            if asked.prompt != Prompt::Select || turns % 8 != 3 {
                return;
            }
            let text = position::write(state).unwrap();
            for _ in 0..100 {
                match Battlefield::position(&spoiled(&text, &mut dice)) {
                    Ok(_) => read += 1,
                    Err(_) => refused += 1,
                }
            }
        });
    }
    assert!(read > 100 && refused > 1_000, "{read} {refused}");
}

#[test]
fn rounds_and_questions_that_no_game_has_are_refused() {
    let text = |more: &str| {
        let trays = "tray A1 infantry @ 24, 10 N\ntray B1 infantry @ 24, 40 S\n";
        Battlefield::position(&format!("{trays}{more}"))
    };
    for wrong in [
        "round 0",
        "round 7",
        "round 255",
        "option game_length 255\nround 255",
        "numbered 4294967295",
        "asked 4294967295 A",
    ] {
        assert!(text(wrong).is_err(), "{wrong}");
    }
    for fine in ["round 6", "option game_length 8\nround 8", "vp A 65535"] {
        assert!(text(fine).is_ok(), "{fine}");
    }
}

#[test]
fn spoiled_answers_are_read_or_refused() {
    let mut dice = TestDice::new(2);
    let (mut read, mut refused) = (0, 0);
    for seed in 0..10 {
        let table = (Battlefield::setup(seed), Battlefield::players(seed), seed);
        played::<Battlefield>(table, 400, |state, asked, action| {
            let text = notation::write_answer(&state.open, &asked.prompt, action);
            for _ in 0..4 {
                match notation::read_answer(&state.open, &spoiled(&text, &mut dice)) {
                    Ok(_) => read += 1,
                    Err(_) => refused += 1,
                }
            }
        });
    }
    assert!(read > 100 && refused > 1_000, "{read} {refused}");
}

/// With a line or a word left out, doubled, or in place of another.
fn spoiled(text: &str, dice: &mut TestDice) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let mut some = |count: usize| dice.below(count as u32) as usize;
    for _ in 0..=some(2) {
        let (at, other) = (some(lines.len()), some(lines.len()));
        match some(8) {
            0 if lines.len() > 1 => drop(lines.remove(at)),
            1 => lines.swap(at, other),
            2 => lines.insert(at, lines[other].clone()),
            kind => {
                let mut words: Vec<&str> = lines[at].split(' ').collect();
                let place = some(words.len());
                let word = match kind {
                    3 => lines[other].split(' ').next_back().unwrap_or(""),
                    4 => "",
                    _ => WORDS[some(WORDS.len())],
                };
                words[place] = word;
                lines[at] = words.join(" ");
            }
        }
    }
    lines.join("\n")
}
