//! Tables as they were.

use platform::tables::{self, Look, NewTable, Perspective, PointInTime, Status, TablePage};
use platform::{Error, TableId};
use serde_json::json;
use tabletop::{Decision, Dice, Game, Seat};
use westeros::Westeros;

use crate::databases::everywhere;
use crate::world::{Person, World, table_of, taking_back, text};

async fn spectators_page(world: &World, table: TableId) -> TablePage {
    let page = tables::page(&world.platform, None, table, Look::default());
    remembered(page.await.unwrap())
}

async fn spectators_past(
    world: &World,
    table: TableId,
    (seq, perspective): (i64, Perspective),
) -> Result<TablePage, Error> {
    let point = PointInTime { seq, perspective };
    tables::page_at(&world.platform, None, table, None, point).await
}

/// The pages that everybody had on the screen after each revision: Ann, Bob, a spectator.
pub type Album = Vec<[TablePage; 3]>;

async fn photograph(
    world: &World,
    (ann, bob, table): (&Person, &Person, TableId),
) -> [TablePage; 3] {
    [
        remembered(ann.page(table).await),
        remembered(bob.page(table).await),
        spectators_page(world, table).await,
    ]
}

/// Returns what a page has in common with its memory: the past cannot be taken back, and has no clocks.
fn remembered(mut page: TablePage) -> TablePage {
    page.listing.clocks.clear();
    page.listing.asked_at = None;
    TablePage {
        last_answer: None,
        may_cancel: false,
        ..page
    }
}

/// Plays a table of two to its end: in each round Ann changes her mind `doubts` times, and every
/// tie rolls.
pub async fn album(
    world: &World,
    (ann, bob, table): (&Person, &Person, TableId),
    doubts: usize,
) -> Album {
    let all = (ann, bob, table);
    let mut album = vec![photograph(world, all).await];
    for round in 0..3 {
        for _ in 0..doubts {
            ann.bids(table, 1, "doubtful").await.unwrap();
            album.push(photograph(world, all).await);
            let question = ann.question(table).await;
            ann.answers(table, question, &taking_back()).await.unwrap();
            album.push(photograph(world, all).await);
        }
        ann.bids(table, 2, &format!("winterfell {round}"))
            .await
            .unwrap();
        album.push(photograph(world, all).await);
        bob.bids(table, 2, &format!("pyke {round}")).await.unwrap();
        album.push(photograph(world, all).await);
    }
    album
}

pub async fn assert_remembered(
    world: &World,
    (ann, bob, table): (&Person, &Person, TableId),
    album: &Album,
) {
    for [of_ann, of_bob, of_all] in album {
        let seq = of_ann.seq;
        assert_eq!(
            &ann.page_at(table, seq, Perspective::Mine).await.unwrap(),
            of_ann
        );
        assert_eq!(
            &bob.page_at(table, seq, Perspective::Mine).await.unwrap(),
            of_bob
        );
        let past = spectators_past(world, table, (seq, Perspective::Mine)).await;
        assert_eq!(&past.unwrap(), of_all);
    }
}

#[tokio::test]
async fn a_moment_is_the_page_that_its_viewer_had() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        let album = album(&world, (&ann, &bob, table), 18).await;
        assert!(album.len() > 100);
        assert_remembered(&world, (&ann, &bob, table), &album).await;
        let kept = world.count("keyframe").await;
        assert_eq!(kept, 3 + 1 + 3, "chapters, the end, and every 32 entries");
    })
    .await;
}

#[tokio::test]
async fn a_moment_of_a_running_game_is_the_page_of_then() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        let all = (&ann, &bob, table);
        let mut album = vec![photograph(&world, all).await];
        for word in ["winterfell", "the wall"] {
            ann.bids(table, 2, word).await.unwrap();
            album.push(photograph(&world, all).await);
            bob.bids(table, 2, "pyke").await.unwrap();
            album.push(photograph(&world, all).await);
        }
        assert_remembered(&world, all, &album).await;
    })
    .await;
}

#[tokio::test]
async fn a_moment_knows_nothing_yet_of_what_was_taken_back_later() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        let all = (&ann, &bob, table);
        let mut album = vec![photograph(&world, all).await];
        for word in ["winterfell", "the wall"] {
            let bid = ann.bids(table, 2, word).await.unwrap();
            album.push(photograph(&world, all).await);
            ann.undoes(table, bid.seq).await.unwrap();
            album.push(photograph(&world, all).await);
            ann.bids(table, 3, word).await.unwrap();
            album.push(photograph(&world, all).await);
            bob.bids(table, 2, "pyke").await.unwrap();
            album.push(photograph(&world, all).await);
        }
        assert_remembered(&world, all, &album).await;
    })
    .await;
}

#[tokio::test]
async fn whoever_holds_several_seats_looks_back_through_each_of_them() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let table = ann.lays(table_of(2)).await;
        ann.takes(table, 0).await.unwrap();
        tables::share_seat(&world.platform, ann.id, table, Seat(1))
            .await
            .unwrap();
        let seq = ann.bids_as(table, 0, 3).await.unwrap().seq;
        let page = remembered(ann.page_as(table, 0).await);
        ann.bids_as(table, 1, 2).await.unwrap();
        let past = async |perspective| ann.page_at(table, seq, perspective).await.unwrap();
        assert_eq!(past(Perspective::Seat(Seat(0))).await, page);
        for perspective in [Perspective::Mine, Perspective::Seat(Seat(1))] {
            let view = text(past(perspective).await.view.as_ref());
            assert!(!view.contains("seat 0"), "{view}");
        }
    })
    .await;
}

#[tokio::test]
async fn nobody_learns_from_a_moment_what_it_did_not_know_then() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        let bid = ann.bids(table, 2, "winterfell").await.unwrap().seq;
        let reveal = bob.bids(table, 2, "pyke").await.unwrap().seq;
        assert!(bob.sees(table).await.contains("winterfell"), "he knows now");
        let bobs = async |seq| {
            format!(
                "{:?}",
                bob.page_at(table, seq, Perspective::Mine).await.unwrap()
            )
        };
        assert!(!bobs(bid).await.contains("winterfell"));
        assert!(bobs(reveal).await.contains("winterfell"));
        let spectator = spectators_past(&world, table, (bid, Perspective::Mine)).await;
        assert!(!format!("{spectator:?}").contains("winterfell"));
        let anns = ann.page_at(table, bid, Perspective::Mine).await.unwrap();
        assert!(
            text(anns.view.as_ref()).contains("winterfell")
                && text(anns.prompts.as_ref()).contains("TakeBack")
        );
    })
    .await;
}

#[tokio::test]
async fn the_eyes_of_others_open_at_the_end() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        let bid = ann.bids(table, 2, "winterfell").await.unwrap().seq;
        for perspective in [
            Perspective::Seat(Seat(0)),
            Perspective::Seat(Seat(7)),
            Perspective::All,
        ] {
            let refused = Err(Error::NotYourPerspective);
            assert_eq!(bob.page_at(table, bid, perspective).await, refused);
            let spectator = spectators_past(&world, table, (bid, perspective)).await;
            assert_eq!(spectator, refused);
        }
        let mine = ann.page_at(table, bid, Perspective::Mine).await;
        assert_eq!(
            ann.page_at(table, bid, Perspective::Seat(Seat(0))).await,
            mine
        );
        bob.bids(table, 2, "pyke").await.unwrap();
        for _ in 0..2 {
            ann.bids(table, 1, "a").await.unwrap();
            bob.bids(table, 1, "b").await.unwrap();
        }

        let anns = bob
            .page_at(table, bid, Perspective::Seat(Seat(0)))
            .await
            .unwrap();
        let mine = mine.unwrap();
        assert_eq!((&anns.view, &anns.log), (&mine.view, &mine.log));
        assert_eq!((anns.my_seat, anns.prompts), (Some(Seat(0)), None));
        let perspective = (bid, Perspective::Seat(Seat(1)));
        let bobs = spectators_past(&world, table, perspective).await.unwrap();
        assert!(!format!("{bobs:?}").contains("winterfell"));
        assert_eq!(
            bob.page_at(table, bid, Perspective::Seat(Seat(7))).await,
            Err(Error::NoSuchSeat)
        );
        let all = spectators_past(&world, table, (bid, Perspective::All))
            .await
            .unwrap();
        assert!(text(all.view.as_ref()).contains("winterfell"));
        assert!(
            all.log
                .last()
                .unwrap()
                .event
                .json()
                .unwrap()
                .contains("winterfell")
        );
        assert_eq!((all.my_seat, all.prompts), (None, None));
        assert_eq!((all.listing.status, all.seed), (Status::Running, None));
    })
    .await;
}

#[tokio::test]
async fn there_are_no_moments_before_the_start_and_after_now() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        let start = remembered(ann.page(table).await);
        for seq in [i64::MIN, 0, start.seq - 1, start.seq + 1, i64::MAX] {
            let past = ann.page_at(table, seq, Perspective::Mine).await;
            assert_eq!(past, Err(Error::NoSuchRevision), "{seq}");
        }
        // A revision that is no entry stands for the one before.
        world.rows("UPDATE table_ SET seq = seq + 1").await;
        let past = ann.page_at(table, start.seq + 1, Perspective::Mine).await;
        assert_eq!(past, Ok(start));
        let hidden = ann
            .lays(NewTable {
                open: false,
                ..table_of(2)
            })
            .await;
        let past = async |who: &Person| who.page_at(hidden, 1, Perspective::Mine).await;
        assert_eq!(past(&ann).await, Err(Error::NoSuchRevision), "it gathers");
        assert_eq!(past(&bob).await, Err(Error::NoSuchTable));
    })
    .await;
}

#[tokio::test]
async fn where_the_rules_have_changed_the_nearest_moment_is_named() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        let first = remembered(ann.page(table).await);
        ann.bids(table, 2, "winterfell").await.unwrap();
        let reveal = bob.bids(table, 2, "pyke").await.unwrap().seq;
        let last = ann.bids(table, 2, "the wall").await.unwrap().seq;
        world
            .rows(&format!(
                "UPDATE entry SET state_hash = 'other' WHERE seq = {}",
                first.seq + 1
            ))
            .await;
        let past = async |seq| ann.page_at(table, seq, Perspective::Mine).await;
        let older = Error::OlderRules { nearest: first.seq };
        assert_eq!(past(first.seq + 1).await, Err(older));
        assert_eq!(past(first.seq).await.unwrap(), first);
        assert!(past(reveal).await.is_ok(), "its state was kept");
        assert!(past(last).await.is_ok());
        bob.bids(table, 2, "pyke").await.unwrap();
        assert!(ann.page(table).await.seq > last, "the game goes on");
    })
    .await;
}

#[tokio::test]
async fn a_table_from_before_keyframes_is_played_again_from_its_start() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        let album = album(&world, (&ann, &bob, table), 1).await;
        world.rows("DELETE FROM keyframe").await;
        assert_remembered(&world, (&ann, &bob, table), &album).await;
        let (first, last) = (album[0][0].seq, album.last().unwrap()[0].seq);
        world.rows("UPDATE entry SET state_hash = 'other'").await;
        let older = Error::OlderRules { nearest: last };
        assert_eq!(
            ann.page_at(table, first, Perspective::Mine).await,
            Err(older)
        );
        assert!(ann.page_at(table, last, Perspective::Mine).await.is_ok());
    })
    .await;
}

struct Wheel(u32);

impl Dice for Wheel {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 8) % n
    }
}

/// Answers the first question to this person as the page would: from its view.
async fn answer_something(who: &Person, page: &TablePage, dice: &mut Wheel) {
    let view: &westeros::View = page.view.as_ref().unwrap().get().unwrap();
    let asked: &Vec<Decision<westeros::Prompt>> = page.prompts.as_ref().unwrap().get().unwrap();
    let question = asked.iter().find(|it| it.required).unwrap();
    let action = Westeros::sample(view, &question.prompt, dice);
    let action = serde_json::to_string(&action).unwrap();
    let table = page.listing.id;
    who.answers(table, question.id, &action).await.unwrap();
}

/// The board game, into its seventh round.
#[tokio::test]
async fn a_moment_of_the_board_game_is_the_page_that_its_viewer_had() {
    everywhere(async |world| {
        let people = [
            world.person("Ann").await,
            world.person("Bob").await,
            world.person("Cat").await,
        ];
        let board_game = NewTable {
            kind: "westeros".into(),
            setup: json!({}).to_string(),
            ..table_of(3)
        };
        let table = people[0].lays(board_game).await;
        for (person, seat) in people.iter().zip(0..) {
            person.takes(table, seat).await.unwrap();
        }
        let mut dice = Wheel(7);
        let mut album = Vec::new();
        loop {
            let public = spectators_page(&world, table).await;
            let awaited = usize::from(public.waiting[0].0);
            let page = people[awaited].page(table).await;
            let view: &westeros::View = public.view.as_ref().unwrap().get().unwrap();
            let round = view.round;
            album.push((awaited, remembered(page.clone()), public));
            if round == 7 {
                break;
            }
            answer_something(&people[awaited], &page, &mut dice).await;
        }
        assert!(album.len() > 40, "{}", album.len());
        for (awaited, page, public) in album {
            let perspective = Perspective::Mine;
            let past = people[awaited].page_at(table, page.seq, perspective).await;
            assert_eq!(past.unwrap(), page);
            let past = spectators_past(&world, table, (page.seq, perspective)).await;
            assert_eq!(past.unwrap(), public);
        }
        let chronicle = tables::chronicle(&world.platform, None, table, None).await;
        let chronicle = chronicle.unwrap();
        assert_eq!(chronicle.kind, "westeros");
        let rounds = chronicle.chapters.iter().map(|it| {
            let view: &westeros::View = it.view.get().unwrap();
            assert_eq!(view.me, None);
            view.round
        });
        assert_eq!(rounds.collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 7]);
    })
    .await;
}
