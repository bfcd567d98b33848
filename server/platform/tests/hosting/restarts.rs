//! Tests that what is stored is enough: to go on, to replay, to audit.

use aws_lc_rs::digest::{SHA256, digest};
use platform::tables::Look;
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use tabletop::{Dice, EventRecorder, Game, Quiet, Recorded, Seat, submit};

use crate::databases::everywhere;
use crate::game::{Action, Sealed, Setup, State};
use crate::world::{Person, World};

/// A line of history, as it lies in the database.
struct Stored {
    seq: i64,
    answered: Option<(Seat, tabletop::DecisionId, Action)>,
    rolls: Vec<u32>,
    state_hash: String,
}

async fn history(world: &World) -> Vec<Stored> {
    let columns = "seq, seat, decision, action, rolls, state_hash";
    let rows = world
        .rows(&format!("SELECT {columns} FROM entry ORDER BY seq"))
        .await;
    let stored = |row: &sea_orm::QueryResult| {
        let seat: Option<i16> = row.try_get_by_index(1).unwrap();
        let decision: Option<i64> = row.try_get_by_index(2).unwrap();
        let action: Option<String> = row.try_get_by_index(3).unwrap();
        let rolls: String = row.try_get_by_index(4).unwrap();
        Stored {
            seq: row.try_get_by_index(0).unwrap(),
            answered: seat
                .zip(decision)
                .zip(action)
                .map(|((seat, decision), action)| {
                    let decision = tabletop::DecisionId(decision.try_into().unwrap());
                    let action = serde_json::from_str(&action).unwrap();
                    (Seat(seat.try_into().unwrap()), decision, action)
                }),
            rolls: serde_json::from_str(&rolls).unwrap(),
            state_hash: row.try_get_by_index(5).unwrap(),
        }
    };
    rows.iter().map(stored).collect()
}

const SETUP: Setup = Setup {
    purse: 20,
    rounds: 3,
};

/// Plays one line of history with these dice.
fn play(state: Option<State>, line: &Stored, dice: &mut impl Dice) -> State {
    let mut cx = Quiet(dice);
    match (state, &line.answered) {
        (None, None) => Sealed::start(&SETUP, 2, &mut cx),
        (Some(mut state), Some((seat, decision, action))) => {
            submit::<Sealed>(&mut state, *seat, *decision, action.clone(), &mut cx).unwrap();
            state
        }
        _ => panic!("the start is the first line, and only the first"),
    }
}

fn hash(state: &State) -> String {
    hex::encode(digest(&SHA256, &serde_json::to_vec(state).unwrap()))
}

/// Ties throughout, so that every round rolls.
async fn rounds(ann: &Person, bob: &Person, table: platform::TableId, count: u8) {
    for _ in 0..count {
        ann.bids(table, 2, "a").await.unwrap();
        bob.bids(table, 2, "b").await.unwrap();
    }
}

#[tokio::test]
async fn a_game_goes_on_after_a_restart() {
    everywhere(async |mut world: World| {
        let (ann, bob, table) = world.table().await;
        let receipt = ann.bids(table, 2, "winterfell").await.unwrap();
        let before = ann.sees(table).await;
        let question = bob.question(table).await;
        world.restart().await;
        let (ann, bob) = (ann.at(&world), bob.at(&world));
        assert_eq!(ann.sees(table).await, before);
        let visitor = platform::accounts::who(&world.platform, &ann.token)
            .await
            .unwrap();
        assert_eq!(visitor.unwrap().user.name, "Ann");
        let next = bob
            .answers(table, question, &crate::world::bid(2, "b"))
            .await
            .unwrap();
        assert_eq!(next.seq, receipt.seq + 1);
        rounds(&ann, &bob, table, 2).await;
        assert!(ann.page(table).await.seed.is_some());
    })
    .await;
}

#[tokio::test]
async fn the_entries_replay_to_the_same_states() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        rounds(&ann, &bob, table, 3).await;
        let mut state = None;
        let mut rolled = 0;
        for line in history(&world).await {
            let mut dice = Recorded::new(&line.rolls);
            let next = play(state, &line, &mut dice);
            assert!(dice.faithful());
            assert_eq!(hash(&next), line.state_hash, "entry {}", line.seq);
            rolled += line.rolls.len();
            state = Some(next);
        }
        assert_eq!(rolled, 3, "each tie was rolled for");
    })
    .await;
}

/// The dice that an auditor writes who knows only the documentation of the dice.
struct Audit(ChaCha20Rng);

impl Dice for Audit {
    fn below(&mut self, n: u32) -> u32 {
        let multiple = (1_u64 << 32) / u64::from(n) * u64::from(n);
        loop {
            let draw = self.0.next_u32();
            if u64::from(draw) < multiple {
                return draw % n;
            }
        }
    }
}

#[tokio::test]
async fn whoever_has_the_seed_can_check_every_roll() {
    everywhere(async |mut world: World| {
        let (ann, bob, table) = world.table().await;
        rounds(&ann, &bob, table, 1).await;
        world.restart().await;
        let (ann, bob) = (ann.at(&world), bob.at(&world));
        rounds(&ann, &bob, table, 2).await;
        let mut seed = [0; 32];
        hex::decode_to_slice(ann.page(table).await.seed.unwrap(), &mut seed).unwrap();
        let mut state = None;
        for line in history(&world).await {
            let mut rng = ChaCha20Rng::from_seed(seed);
            rng.set_stream(line.seq.try_into().unwrap());
            let mut dice = EventRecorder::<_, ()>::new(Audit(rng));
            let next = play(state, &line, &mut dice);
            assert_eq!(hash(&next), line.state_hash, "entry {}", line.seq);
            state = Some(next);
        }
    })
    .await;
}

#[tokio::test]
async fn what_a_later_version_stored_is_refused_not_guessed_at() {
    everywhere(async |mut world| {
        let (ann, _, table) = world.table().await;
        for stored in ["entry", "table_"] {
            world
                .rows(&format!("UPDATE {stored} SET shape = shape + 1"))
                .await;
            world.restart().await;
            let page = ann.at(&world);
            let page = page.looks(table, Look::default());
            assert!(
                matches!(page.await, Err(platform::Error::Damaged)),
                "{stored}"
            );
            world
                .rows(&format!("UPDATE {stored} SET shape = shape - 1"))
                .await;
        }
        ann.bids(table, 1, "a").await.unwrap();
    })
    .await;
}
