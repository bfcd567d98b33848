//! Accounts whose deletion was cut short: it is all done later, or nothing has happened.

use platform::accounts::{self, delete_account, sign_in};
use platform::tables::Occupant;
use platform::{Error, TableId, jobs};

use crate::cut_short::cut_short;
use crate::databases::everywhere;
use crate::world::{PASSWORD, Person, World, table_of};

/// More often than a deletion can wait for anything.
const MANY: usize = 500;
/// So many tables of one owner may gather at once, and a few more.
const HOSTED: usize = 15;

/// Somebody who plays with Bob, and sits at the host's table that gathers.
async fn busy(
    world: &World,
    (bob, host): (&Person, &Person),
    name: &str,
) -> (Person, [TableId; 2]) {
    let ann = world.person(name).await;
    let played = ann.lays(table_of(2)).await;
    ann.takes(played, 0).await.unwrap();
    bob.takes(played, 1).await.unwrap();
    let gathers = host.lays(table_of(3)).await;
    ann.takes(gathers, 0).await.unwrap();
    (ann, [played, gathers])
}

async fn seat(who: &Person, table: TableId) -> Occupant {
    who.page(table).await.listing.seats[0].occupant.clone()
}

/// Accounts that are on their way, once whatever was under way in the database has ended there.
async fn half_way(world: &World) -> i64 {
    world.rows(r#"UPDATE "user" SET gone_at = gone_at"#).await;
    let half = r#"SELECT COUNT(*) FROM "user" WHERE leaving_at IS NOT NULL AND gone_at IS NULL"#;
    world.rows(half).await[0].try_get_by_index(0).unwrap()
}

#[tokio::test]
async fn a_departure_that_was_cut_short_is_finished() {
    everywhere(async |world| {
        let bob = world.person("Bob").await;
        let mut host = world.person("Host").await;
        let (mut resumed, mut finished) = (0, false);
        let mut polls = 0;
        // How often something waits differs from time to time: once may be too few.
        for time in 0.. {
            assert!(
                time < MANY,
                "it never ends, or is never cut short between two steps"
            );
            if time % HOSTED == HOSTED - 1 {
                host = world.person(&format!("Host {time}")).await;
            }
            let name = format!("Ann {time}");
            let (ann, [played, gathers]) = busy(&world, (&bob, &host), &name).await;
            let visitor = ann.visitor().await;
            let going = delete_account(&world.platform, &visitor, &name, PASSWORD.into());
            let done = cut_short(polls, going).await;
            let half = half_way(&world).await > 0;
            jobs::once(&world.platform).await;
            assert_eq!(half_way(&world).await, 0);
            let still = accounts::person(&world.platform, ann.id).await.unwrap();
            if still.is_some() {
                assert!(!half && !done);
                let session = accounts::who(&world.platform, &ann.token).await.unwrap();
                assert!(session.is_some(), "nothing has happened");
                assert!(matches!(seat(&bob, gathers).await, Occupant::Person { .. }));
            } else {
                let back = sign_in(&world.platform, &name, PASSWORD, "a phone").await;
                assert_eq!(back.err(), Some(Error::WrongPassword));
                assert_eq!(seat(&bob, played).await, Occupant::Deleted);
                assert_eq!(seat(&bob, gathers).await, Occupant::Nobody);
            }
            resumed += usize::from(half);
            finished |= done;
            if finished && resumed > 1 {
                break;
            }
            polls = if done { 0 } else { polls + 1 };
        }
    })
    .await;
}
