//! The last that an enemy did, at positions in the notation of the rules.

use super::super::*;
use crate::{
    games::battlefield::{
        page::{BattlePage, LogLine, Scene},
        story,
        wording::{self, Told},
    },
    language::{Language, speaking},
};
use battlefield::{
    Battlefield,
    field::Thing,
    geometry::{Mil, Point},
    notation::{position, read_answer, suits},
    position::{Source, UnitId},
    question::Prompt,
    reference::CardRef,
    state::State,
};
use tabletop::{EventRecorder, Game, Seat, Viewer, submit, testkit::TestDice};

const A: u8 = 0;
const B: u8 = 1;

/// A duel far apart, in which the enemy has the turn.
const APART: &str = "\
size 30
A1 sworn_swords @ 15, 10 N
A2 bowmen @ 35, 10 N
B1 guardsmen @ 26, 36 S
B2 crossbowmen @ 10, 36 S
round 1
first B
turn B
";

struct Moved {
    state: State,
    log: Vec<LogLine>,
}

/// Returns what these answers bring; whatever else is asked on the way is answered as for somebody who is
/// away.
fn after(position: &str, answers: &[(u8, &str)]) -> Moved {
    let mut state = position::read(position).unwrap();
    let mut cx = EventRecorder::new(TestDice::new(7));
    let mut log = Vec::new();
    for (seat, text) in answers {
        for action in read_answer(&state.open, text).unwrap() {
            loop {
                let asked = Battlefield::decisions(&state).next().unwrap();
                let view = state.view(Viewer::Seat(asked.seat));
                let meant = asked.seat == Seat(*seat) && suits(&asked.prompt, &action);
                let answer = if meant {
                    action.clone()
                } else {
                    assert_ne!(asked.prompt, Prompt::Select, "{text}");
                    Battlefield::fallback(&view, &asked.prompt)
                };
                submit::<Battlefield>(&mut state, asked.seat, asked.id, answer, &mut cx).unwrap();
                let seq = log.last().map_or(0, |it: &LogLine| it.seq + 1);
                let fresh = cx.events.drain(..);
                log.extend(fresh.map(|event| LogLine { seq, at: 0, event }));
                if meant {
                    break;
                }
            }
        }
    }
    Moved { state, log }
}

impl Moved {
    fn page(&self, viewer: Viewer) -> BattlePage {
        BattlePage {
            scene: Scene {
                view: self.state.view(viewer),
                prompts: Vec::new(),
                undone: Vec::new(),
            },
            log: self.log.clone(),
            waiting: Vec::new(),
        }
    }

    fn last_of(&self, seat: u8) -> Option<Last> {
        last(&self.page(Viewer::Seat(Seat(seat))))
    }

    fn sentence(&self, told: Told) -> String {
        let last = self.last_of(A).unwrap();
        wording::last(&self.state.open, &last, told)
    }
}

fn ends(way: &Way) -> [Point; 2] {
    [way.places.first(), way.places.last()].map(|it| it.unwrap().pose.at)
}

const fn inch(x: Mil, y: Mil) -> Point {
    Point::new(x * 1_000, y * 1_000)
}

#[test]
fn the_enemys_move_is_told_with_its_ends_and_its_length() {
    let told = after(APART, &[(B, "maneuver B1 forward 4")]);
    let last = told.last_of(A).unwrap();
    assert_eq!(
        (last.seat, last.who),
        (Seat(B), Doer::Thing(Thing::Unit(2)))
    );
    let [way] = last.ways.as_slice() else {
        panic!("{last:?}");
    };
    assert_eq!(
        (way.unit, way.gait, way.length),
        (UnitId(2), Gait::Moved, 4_000)
    );
    assert_eq!(ends(way), [inch(26, 36), inch(26, 32)]);
    assert!(!last.over);
    assert_eq!(told.last_of(B), None, "one knows one's own moves");
    let watched = story::last(&told.page(Viewer::Spectator)).unwrap();
    assert_eq!(watched.ways, last.ways);
}

#[test]
fn it_lies_there_until_the_viewer_changes_the_table() {
    let moves = (B, "march B1 8 turn S");
    let chosen = after(APART, &[moves, (A, "select A1")]);
    let last = chosen.last_of(A).unwrap();
    assert!(!last.over && last.ways[0].gait == Gait::Marched);
    let changed = after(APART, &[moves, (A, "maneuver A1 forward 2")]);
    assert!(changed.last_of(A).unwrap().over);
    let again = after(
        APART,
        &[
            moves,
            (A, "maneuver A1 forward 2"),
            (B, "maneuver B2 forward 3"),
        ],
    );
    let last = again.last_of(A).unwrap();
    assert!(!last.over && last.ways.len() == 1 && last.ways[0].length == 3_000);
}

#[test]
fn it_is_said_in_a_sentence() {
    let told = after(APART, &[(B, "maneuver B1 forward 3.5")]);
    assert_eq!(
        told.sentence(Told::Seen),
        "Last: Lannister's Guardsmen moved 3.5″"
    );
    assert_eq!(
        told.sentence(Told::Heard),
        "Last: Lannister's Guardsmen moved 3.5 inches"
    );
    speaking(Language::German, || {
        assert_eq!(
            told.sentence(Told::Seen),
            "Zuletzt: Wachen von Lennister haben sich 3,5″ bewegt"
        );
        let last = told.last_of(A).unwrap();
        assert_eq!(wording::plate(&last.ways[0], Told::Seen), "3,5″ bewegt");
    });
    let idle = after(APART, &[(B, "forgo B1"), (A, "select A1")]);
    assert_eq!(
        idle.sentence(Told::Seen),
        "Last: Lannister's Guardsmen did nothing"
    );
}

/// The page of A on which B has played a card, at revision 5.
fn with_a_card(of: u8) -> (BattlePage, CardRef) {
    let mut told = after(APART, &[]);
    let card = CardRef::all()
        .find(|it| it.entry().faction == "lannister")
        .unwrap();
    let played = Event::CardPlayed {
        seat: Seat(of),
        card,
        bonus: false,
    };
    let targeted = Event::Targeted {
        source: Source::Card(card),
        targets: vec![Thing::Unit(0)],
    };
    let lines = [Event::RoundBegan { round: 1 }, played, targeted];
    told.log = (4..)
        .zip(lines)
        .map(|(seq, event)| LogLine { seq, at: 0, event })
        .collect();
    (told.page(Viewer::Seat(Seat(A))), card)
}

#[test]
fn a_card_of_the_enemy_comes_once() {
    let (mut page, card) = with_a_card(B);
    let all = played(&page, 4);
    let [it] = all.as_slice() else {
        panic!("{all:?}");
    };
    assert_eq!((it.seat, it.card, it.seq), (Seat(B), card, 5));
    assert_eq!(outcome(&page, it), (vec![Thing::Unit(0)], false));
    assert!(
        played(&page, 5).is_empty(),
        "what was told is not told again"
    );
    assert_eq!(before_round(&page), 3);
    page.scene.undone = vec![5];
    assert!(played(&page, 4).is_empty(), "it was taken back");
    assert!(
        played(&with_a_card(A).0, 4).is_empty(),
        "one knows one's own cards"
    );
}

#[test]
fn a_card_waits_until_it_is_read_or_the_next_round_begins() {
    let (mut page, _) = with_a_card(B);
    let all = played(&page, 4);
    let line = |seq, event| LogLine { seq, at: 0, event };
    // Whatever is answered meanwhile.
    page.log.push(line(7, Event::Selected(Thing::Unit(0))));
    assert_eq!(unread(&page, all.iter().copied()), all);
    let undone = BattlePage {
        scene: Scene {
            undone: vec![5],
            ..page.scene.clone()
        },
        ..page.clone()
    };
    assert!(unread(&undone, all.iter().copied()).is_empty());
    page.log.push(line(8, Event::RoundBegan { round: 2 }));
    assert!(unread(&page, all.iter().copied()).is_empty());
}
