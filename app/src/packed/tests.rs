//! A whole game as it travels.

use super::{Reader, Written, answers, follow, texts};
use crate::{
    games::{
        GamePage,
        westeros::{
            WesterosPage,
            played::{followed, pages},
        },
    },
    play::{TablePage, tests_page},
};
use tabletop::Seat;
use westeros::Event;

fn table((seq, game): (i64, WesterosPage)) -> TablePage {
    TablePage {
        game: Some(GamePage::Westeros(Box::new(game))),
        now: 1_700_000_000_000 + seq * 7919,
        ..tests_page(seq, Some(0), &[0])
    }
}

fn written(page: &TablePage) -> Written {
    Written::new(page).unwrap()
}

/// Returns what a stream sends of a game: each page, and its text as the browser gets it.
fn sent(seed: u32) -> Vec<(TablePage, String)> {
    let mut last = None;
    let pages = (0..).zip(followed(seed, Seat(0))).map(table);
    pages
        .map(|page| {
            let now = written(&page);
            let text = match &last {
                Some(last) => now.since(last),
                None => now.whole::<TablePage>(),
            };
            last = Some(now);
            (page, text)
        })
        .collect()
}

#[test]
fn a_browser_reads_each_page_of_a_stream_as_it_was() {
    let mut last = Vec::new();
    for (page, text) in sent(3) {
        assert_eq!(follow::<TablePage>(&mut last, &text), Some(page));
    }
}

#[test]
fn the_change_of_another_page_is_refused() {
    let sent = sent(3);
    let mut last = Vec::new();
    assert_eq!(follow::<TablePage>(&mut last, &sent[1].1), None, "no page");
    follow::<TablePage>(&mut last, &sent[0].1).unwrap();
    assert_eq!(follow::<TablePage>(&mut last, &sent[2].1), None, "one lost");
    assert_eq!(follow(&mut last, &sent[1].1).as_ref(), Some(&sent[1].0));
}

#[test]
fn a_page_that_has_not_changed_takes_next_to_nothing() {
    let page = table((7, pages(11).swap_remove(0)));
    let text = written(&page).since(&written(&page));
    assert!(text.len() < 50, "{text}");
}

#[test]
fn a_text_is_never_found_again_in_parts() {
    let page = |invitation: &str, name: &str| {
        let mut page = tests_page(1, Some(0), &[]);
        page.invitation = Some(invitation.into());
        name.clone_into(&mut page.table.name);
        written(&page)
    };
    let secret = "0123456789abcdef0123456789abcdef";
    let length = |name: &str| page(secret, name).since(&page(secret, "The inn")).len();
    assert_eq!(length("0123456789abcdef"), length("fedcba9876543210"));
}

/// The most bytes that an event of this kind may take: somebody's order in planning, a march
/// without a battle, a battle.
fn most(page: &TablePage) -> usize {
    let Some(GamePage::Westeros(game)) = &page.game else {
        return 0;
    };
    let has = |kind: fn(&Event) -> bool| game.log.iter().any(|it| kind(&it.event));
    if has(|it| matches!(it, Event::CombatWon { .. })) {
        600
    } else if has(|it| matches!(it, Event::Marched { .. })) {
        550
    } else if game.log.len() == 1 && has(|it| matches!(it, Event::OrdersPlaced { .. })) {
        150
    } else {
        400
    }
}

#[test]
fn an_event_takes_as_many_bytes_as_there_is_news() {
    for (page, text) in (1..=3).flat_map(|it| sent(it).split_off(1)) {
        let most = most(&page);
        let Some(GamePage::Westeros(game)) = page.game else {
            panic!("a game");
        };
        assert!(text.len() <= most, "{} bytes: {:?}", text.len(), game.log);
    }
}

#[test]
fn what_a_stream_has_sent_can_be_read_by_people() {
    let sent = sent(3);
    let stream: Vec<_> = sent
        .iter()
        .map(|it| format!("data: {}\n\n", it.1))
        .collect();
    let stream = stream.concat();
    let mut reader = Reader::default();
    let mut all = texts(&stream).map(|it| reader.json(it).unwrap());
    for (page, _) in &sent {
        let json: serde_json::Value = serde_json::from_str(&all.next().unwrap()).unwrap();
        assert_eq!(json["seq"], page.seq);
        let game = serde_json::to_value(&page.game).unwrap();
        assert_eq!(json["game"], game);
    }
    assert!(Reader::default().json(&sent[1].1).is_none());
}

#[test]
fn the_answers_of_an_absent_player_stand_instead_of_the_game() {
    let page = table((7, pages(11).swap_remove(0)));
    let json = answers(&written(&page).whole::<TablePage>()).unwrap();
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(
        (&json["seq"], &json["game"]),
        (&7.into(), &serde_json::Value::Null)
    );
    assert!(!json["answers"].as_array().unwrap().is_empty());
}

#[test]
fn every_page_of_a_game_is_unpacked_as_it_was() {
    for page in (0..).zip(pages(11)).map(table) {
        let text = serde_json::to_string(&page).unwrap();
        assert_eq!(serde_json::from_str::<TablePage>(&text).unwrap(), page);
    }
}
