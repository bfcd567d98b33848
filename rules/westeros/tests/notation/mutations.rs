//! Texts and stored answers that somebody has spoilt: they are refused or mean something else,
//! and nothing panics.

use crate::walk::Walk;
use std::{fs, path::Path};
use tabletop::{Dice, Game, Quiet, Viewer, submit, testkit::TestDice};
use westeros::{
    Action, House, Westeros,
    notation::{Asked, game, read_answer, read_position, script, write_answer, write_position},
    testkit::invariants,
};

/// Words that mean something somewhere.
const WORDS: [&str; 24] = [
    "nothing",
    "none",
    "all",
    "LA",
    "BA",
    "99",
    "0",
    "4294967295",
    "-1",
    "(",
    ")",
    "[",
    "]",
    ":",
    ",",
    ";",
    "exact",
    "agenda:",
    "only",
    "token",
    "Castle Black",
    "F",
    "10K",
    "#",
];

/// The text with something of it lost, doubled, moved or replaced.
fn spoil(text: &str, dice: &mut TestDice) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..=dice.below(3) {
        if lines.is_empty() {
            break;
        }
        let at = dice.below(lines.len() as u32) as usize;
        match dice.below(5) {
            0 => drop(lines.remove(at)),
            1 => lines.insert(at, lines[at].clone()),
            2 => {
                let other = dice.below(lines.len() as u32) as usize;
                lines.swap(at, other);
            }
            3 => lines[at] = spoil_words(&lines[at], dice),
            _ => lines[at] = spoil_signs(&lines[at], dice),
        }
    }
    lines.join("\n")
}

fn spoil_words(line: &str, dice: &mut TestDice) -> String {
    let mut words: Vec<&str> = line.split(' ').collect();
    let at = dice.below(words.len() as u32) as usize;
    let word = WORDS[dice.below(WORDS.len() as u32) as usize];
    match dice.below(3) {
        0 => words[at] = word,
        1 => words.insert(at, word),
        _ => drop(words.remove(at)),
    }
    words.join(" ")
}

fn spoil_signs(line: &str, dice: &mut TestDice) -> String {
    let mut signs: Vec<char> = line.chars().collect();
    if signs.is_empty() {
        return "…".to_owned();
    }
    let at = dice.below(signs.len() as u32) as usize;
    match dice.below(3) {
        0 => drop(signs.remove(at)),
        1 => signs.insert(
            at,
            ['é', '(', ')', '[', ':', '.', '\u{0}', '9'][dice.below(8) as usize],
        ),
        _ => signs.truncate(at),
    }
    signs.into_iter().collect()
}

#[test]
fn spoilt_positions_do_no_harm() {
    let mut dice = TestDice::new(11);
    for seed in 0..12 {
        let mut walk = Walk::new(3 + (seed % 4) as u8, seed);
        for _ in 0..30 + 15 * seed {
            let Some((asked, action)) = walk.next() else {
                break;
            };
            walk.take(&asked, action);
        }
        let text = write_position(&walk.state);
        for _ in 0..60 {
            let spoilt = spoil(&text, &mut dice);
            if let Ok(state) = read_position(&spoilt) {
                // What could be read can be written, and is the same again.
                let again = write_position(&state);
                assert_eq!(read_position(&again).as_ref(), Ok(&state), "{spoilt}");
            }
        }
    }
}

#[test]
fn spoilt_games_do_no_harm() {
    let mut dice = TestDice::new(12);
    for seed in 0..3 {
        let text = game::write(&Walk::new(3, seed).finish().record).unwrap();
        for _ in 0..30 {
            let _read = game::read(&spoil(&text, &mut dice));
        }
    }
}

#[test]
fn spoilt_answers_do_no_harm() {
    let mut dice = TestDice::new(13);
    let mut walk = Walk::new(6, 4);
    while let Some((asked, action)) = walk.next() {
        let text = write_answer(&action);
        for _ in 0..10 {
            let question = Asked {
                house: House::ALL[dice.below(6) as usize],
                prompt: Some(&asked.prompt),
                combat: walk.state.combat.as_ref(),
            };
            if let Ok(read) = read_answer(question, &spoil(&text, &mut dice)) {
                assert_eq!(read_answer(question, &write_answer(&read)), Ok(read));
            }
        }
        walk.take(&asked, action);
    }
}

/// Cases are the best examples of what a file can hold.
#[test]
fn spoilt_scripts_do_no_harm() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|it| it.unwrap().path())
        .filter(|it| it.extension().is_some_and(|it| it == "case"))
        .collect();
    files.sort();
    let mut dice = TestDice::new(14);
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let _found = script::differences(&spoil(&text, &mut dice), |_| None);
    }
}

/// The page sends answers as JSON: a forged one is refused or is a legal answer, and the game
/// goes on.
#[test]
fn forged_answers_do_no_harm() {
    let mut dice = TestDice::new(15);
    for players in [3, 6] {
        for seed in 0..3 {
            let mut walk = Walk::new(players, seed);
            let mut seen: Vec<Action> = Vec::new();
            while let Some((asked, action)) = walk.next() {
                let text = serde_json::to_string(&action).unwrap();
                let spoilt = spoil_signs(&text, &mut dice);
                let forged = serde_json::from_str::<Action>(&spoilt).ok();
                let other = seen.get(dice.below(seen.len().max(1) as u32) as usize);
                for answer in forged.into_iter().chain(other.copied()) {
                    let mut twin = walk.state;
                    let mut cx = Quiet(TestDice::new(1));
                    let taken =
                        submit::<Westeros>(&mut twin, asked.seat, asked.id, answer, &mut cx);
                    match taken {
                        Ok(()) => assert_eq!(invariants(&twin), Ok(()), "{answer:?}"),
                        Err(_) => assert_eq!(twin, walk.state, "{answer:?}"),
                    }
                    let view = Westeros::view(&twin, Viewer::Seat(asked.seat));
                    assert_eq!(view.me, walk.state.house_of(asked.seat));
                }
                seen.push(action);
                walk.take(&asked, action);
            }
        }
    }
}
