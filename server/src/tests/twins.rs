//! Twins across every way out: two worlds that differ only in what one seat keeps secret are the same
//! to the byte for everybody else, whatever they ask.
//!
//! A pair is one request of one viewer, sent in both worlds, and its two replies. The worlds are one
//! database and its copy, with the same clock; so times, ids and dice are the same. Only the nonce of
//! a page is made anew for every response, and what a page hands to its script comes in the order in
//! which it was ready: both are put in order before the replies are compared.

mod followers;
mod notices;
mod replies;
mod secrets;
mod ways;
pub mod world;

use super::proof::{Chance, given, rate};
use followers::Followers;
use secrets::Secret;
use std::time::Instant;
use world::World;

/// Pairs that the tests can afford; `cargo xtask fuzz twins` compares more.
const FEW: usize = 300;
/// So many in a thousand of all that each viewer could ask: more positions show more than more of
/// one.
const ASKED: usize = 250;
/// A game goes on by so many answers before the next secret.
const BETWEEN: usize = 6;

#[tokio::test]
async fn what_one_keeps_secret_changes_no_byte_for_others() {
    let pairs = given("ROOKERY_TWIN_PAIRS", FEW);
    let seed = given("ROOKERY_FUZZ_SEED", 1);
    let began = Instant::now();
    println!("seed {seed}");
    let mut chance = Chance::of(seed);
    let mut world = World::new().await;
    let (mut compared, mut positions) = (0, 0);
    while compared < pairs {
        if positions % 100 == 99 {
            world = World::new().await;
        }
        world.site.forget_limits();
        let secret = Secret::new(&world, &mut chance);
        if world.open(&secret.table).await.is_empty() {
            world = World::new().await;
            continue;
        }
        compared += position(&world, &secret, &mut chance).await;
        positions += 1;
        for _ in 0..BETWEEN {
            goes_on(&world, &secret, &mut chance).await;
        }
    }
    println!("pairs {compared}");
    println!("positions {positions}");
    println!("per_second {:.0}", rate(compared, began));
}

/// One position in two worlds; how many pairs it gave.
async fn position(world: &World, secret: &Secret, chance: &mut Chance) -> usize {
    let twin = world.twin().await;
    let worlds = [world, &twin];
    let viewers: Vec<&str> = world
        .seated
        .iter()
        .enumerate()
        .filter(|(seat, _)| {
            *seat != usize::from(secret.owner) && *seat != usize::from(secret.friend)
        })
        .map(|(_, cookie)| cookie)
        .chain(&world.others)
        .map(String::as_str)
        .collect();
    let [here, there] = [
        Followers::open(world, secret, &viewers).await,
        Followers::open(&twin, secret, &viewers).await,
    ];
    secret.differ(worlds, chance).await;
    let mut pairs = 0;
    let seq = world.seq(&secret.table).await;
    assert_eq!(
        seq,
        twin.seq(&secret.table).await,
        "the public history is the same"
    );
    for cookie in &viewers {
        for way in ways::ways(secret, seq, cookie) {
            if chance.thousandths(ASKED) {
                replies::same(&way, worlds).await;
                pairs += 1;
            }
        }
    }
    pairs += here.same(&there, secret).await;
    // Something that everybody may hear, so that streams have something to say.
    let speaker = &world.seated[(0..4)
        .find(|it| *it != usize::from(secret.owner))
        .expect("there are four")];
    let form = format!(
        "at[table]={}&channel=hall&id={}&text=hail",
        secret.table,
        chance.id()
    );
    for (world, followers) in worlds.into_iter().zip([&here, &there]) {
        let written = world.call("say", &form, speaker).await;
        if written.status.is_success() {
            let seated = world
                .seated
                .iter()
                .filter(|it| viewers.contains(&it.as_str()));
            for listener in seated.filter(|it| *it != speaker) {
                followers.until(listener, "event: chat").await;
            }
        }
    }
    pairs += notices::same(worlds, secret).await;
    pairs + here.same(&there, secret).await
}

/// The game goes on by one answer.
async fn goes_on(world: &World, secret: &Secret, chance: &mut Chance) {
    let open = world.open(&secret.table).await;
    let required: Vec<_> = open.into_iter().filter(|it| it.required).collect();
    if !required.is_empty() {
        let one = *chance.one(&required);
        let action = world.sample(&secret.table, one, chance).await;
        world.answer(&secret.table, one, &action).await;
    }
}
