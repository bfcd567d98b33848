//! Any text at all, for the notation: bolero makes it up, at random under `cargo test` and guided
//! by coverage under `cargo bolero test`.

use bolero::check;
use std::time::Duration;
use westeros::{
    House,
    notation::{Asked, read_answer, read_position, script, write_answer, write_position},
};

#[test]
fn any_text_as_a_position() {
    check!()
        .with_test_time(Duration::from_secs(1))
        .for_each(|bytes: &[u8]| {
            let text = String::from_utf8_lossy(bytes);
            if let Ok(state) = read_position(&text) {
                assert_eq!(read_position(&write_position(&state)), Ok(state));
            }
        });
}

#[test]
fn any_text_as_an_answer() {
    check!()
        .with_test_time(Duration::from_secs(1))
        .for_each(|bytes: &[u8]| {
            let asked = Asked {
                house: House::Stark,
                prompt: None,
                combat: None,
            };
            let text = String::from_utf8_lossy(bytes);
            if let Ok(action) = read_answer(asked, &text) {
                assert_eq!(read_answer(asked, &write_answer(&action)), Ok(action));
            }
        });
}

/// Words of the notation in any order, so that more than the first sign is read.
#[test]
fn any_words_as_a_script() {
    const WORDS: [&str; 64] = [
        "\n",
        "\n",
        "\n",
        "\n",
        " ",
        ":",
        ",",
        ";",
        "(",
        ")",
        "[",
        "]",
        ">",
        "#",
        "case a\n",
        "players ",
        "3",
        "4",
        "6",
        "option ",
        "tides_of_battle ",
        "on",
        "phase ",
        "march ",
        "raid ",
        "planning ",
        "only",
        "card ",
        "Mustering ",
        "attack ",
        "start",
        "rolls ",
        "LA ",
        "BA ",
        "GR ",
        "LA: ",
        "BA: ",
        "Lannisport",
        "Pyke",
        "Dragonstone",
        "Stoney Sept",
        "F ",
        "K ",
        "ship ",
        "SE ",
        "March",
        "Raid*",
        "token",
        "expect ",
        "refused ",
        "auto ",
        "until ",
        "asked ",
        "change ",
        "agenda: ",
        "exact ",
        "position",
        ".combat",
        "bid ",
        "muster ",
        "support ",
        "play ",
        "because ",
        "nothing",
    ];
    check!()
        .with_test_time(Duration::from_secs(2))
        .for_each(|bytes: &[u8]| {
            let text: String = bytes
                .iter()
                .map(|&byte| WORDS[usize::from(byte) % WORDS.len()])
                .collect();
            let _found = script::differences(&text, |_| None);
        });
}
