//! Stored data that do not read: they harm their own table, and nothing else.

mod bits;
mod flips;
mod lived_in;

use std::collections::BTreeSet;
use std::time::Duration;

use platform::profiles::{self, Search};
use platform::tables::{self, Fault, NewTable};
use platform::{Error, TableId, admin, computers, damaged_tables, deadlines, jobs, outbox};
use tokio::time::timeout;

use crate::databases::everywhere;
use crate::world::{Person, World, paced, table_of};

const HOUR: i64 = 60 * 60 * 1000;

/// Changes to the stored data of a table, and whether its page needs what they damage.
const DAMAGE: [(&str, bool); 14] = [
    ("UPDATE table_ SET state = replace(state, '{', '[')", true),
    ("UPDATE table_ SET kind = 'seald'", true),
    ("UPDATE table_ SET shape = shape + 1", true),
    ("UPDATE table_ SET pace = replace(pace, '{', '[')", true),
    ("UPDATE table_ SET chat = 'ful'", true),
    ("UPDATE table_ SET masks = 'non'", true),
    ("UPDATE table_ SET seed = 'x' || substr(seed, 2)", true),
    ("UPDATE table_ SET language = 'ani'", true),
    ("UPDATE entry SET events = '[['", true),
    ("UPDATE seat SET holder = 'persoo'", true),
    ("UPDATE seat SET seat = seat + 700", false),
    ("UPDATE pending SET span = 'reactioo'", true),
    ("UPDATE keyframe SET state = '['", false),
    ("UPDATE entry SET rolls = '['", false),
];

/// Everything that somebody with this table among others looks at.
async fn other_pages(world: &World, ann: &Person, sound: TableId) {
    let p = &world.platform;
    let has = |lists: Vec<tables::Listing>| lists.iter().any(|it| it.id == sound);
    assert!(has(tables::mine(p, ann.id).await.unwrap()));
    assert!(has(tables::under_way(p, ann.id).await.unwrap()));
    assert!(has(tables::watchable(p, Some(ann.id)).await.unwrap()));
    assert!(has(tables::watchable(p, None).await.unwrap()));
    tables::open(p, None).await.unwrap();
    tables::offered(p, None).await.unwrap();
    tables::invitations(p, ann.id).await.unwrap();
    let turns = tables::turns(p, ann.id).await.unwrap();
    assert!(turns.iter().any(|it| it.table_id == sound));
    assert!(profiles::profile(p, "Ann").await.unwrap().is_some());
    profiles::archive(p, Some(ann.id), &Search::default())
        .await
        .unwrap();
    tables::counts(p).await.unwrap();
    ann.page(sound).await;
}

/// A running table of Ann and Bob.
async fn begun(ann: &Person, bob: &Person, new: NewTable) -> TableId {
    let table = ann.lays(new).await;
    ann.takes(table, 0).await.unwrap();
    bob.takes(table, 1).await.unwrap();
    for person in [ann, bob] {
        person.is_there(table).await;
    }
    table
}

#[tokio::test]
async fn a_damaged_table_says_so_and_harms_no_other() {
    everywhere(async |mut world| {
        let (ann, bob, sound) = world.paced("each 7200/7200").await;
        for (damage, shows) in DAMAGE {
            let (ann, bob) = (ann.at(&world), bob.at(&world));
            let broken = begun(&ann, &bob, paced("each 3600/3600")).await;
            let of = if damage.contains("table_") {
                "id"
            } else {
                "table_id"
            };
            let known = damaged_tables();
            world
                .rows(&format!("{damage} WHERE {of} = '{broken}'"))
                .await;
            // As it lies there, and not as somebody remembers it.
            world.restart().await;
            let (ann, bob) = (ann.at(&world), bob.at(&world));
            for _ in 0..2 {
                let page = ann.looks(broken, tables::Look::default()).await;
                if shows {
                    assert_eq!(page.map(|it| it.seq), Err(Error::Damaged), "{damage}");
                    assert_eq!(damaged_tables(), known + 1, "{damage}");
                }
            }
            other_pages(&world, &ann, sound).await;
            bob.page(sound).await;
            let checked = tables::check(&world.platform, broken).await.unwrap();
            let rows = admin::unreadable(&world.platform).await.unwrap();
            let named = rows
                .iter()
                .any(|it| it.to_string().contains(&broken.to_string()));
            assert!(checked.fault.is_some() || named, "{damage}");
            let checked = tables::check(&world.platform, sound).await.unwrap();
            assert_eq!(checked.fault, None::<Fault>, "{damage}");
        }
    })
    .await;
}

/// The first question, the first notice, the first table in any order may be what does not read.
#[tokio::test]
async fn the_loops_go_on_past_what_does_not_read() {
    everywhere(async |world| {
        let (ann, _, first) = world.paced("each 3600/3600").await;
        let practice = ann.lays(table_of(2)).await;
        ann.takes(practice, 0).await.unwrap();
        tables::seat_computer(&world.platform, ann.id, practice, tabletop::Seat(1))
            .await
            .unwrap();
        let second = begun(&ann, &world.person("Robert").await, paced("each 3600/3600")).await;
        for damage in [
            format!("UPDATE pending SET span = 'reactioo' WHERE table_id = '{first}'"),
            format!("UPDATE table_ SET state = '[' WHERE id = '{first}'"),
        ] {
            world.rows(&damage).await;
        }
        let before = world.count("entry").await;
        let computers = computers::run(
            world.platform.clone(),
            Duration::ZERO,
            std::future::pending(),
        );
        let answered = async {
            while world.count("entry").await == before {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        let played = async {
            tokio::select! { () = computers => {}, () = answered => {} }
        };
        timeout(Duration::from_secs(20), played)
            .await
            .expect("the computer answers elsewhere");

        world.wait(2 * HOUR);
        world.strike().await;
        let page = ann.page(second).await;
        assert!(page.clocked.len() >= 2, "the clock answers elsewhere");
        deadlines::alive(&world.platform).await.unwrap();
        world.step(3 * HOUR);
        deadlines::follow(&world.platform).await.unwrap();
        tables::lapse(&world.platform).await.unwrap();
        jobs::once(&world.platform).await;
        outbox::send_due(&world.platform).await.unwrap();
        let mut refused = BTreeSet::new();
        tables::pack(&world.platform, world.now(), &mut refused)
            .await
            .unwrap();
        assert_eq!(tables::begun(&world.platform, None).await.unwrap().len(), 3);
    })
    .await;
}

#[tokio::test]
async fn a_notice_that_does_not_read_keeps_no_other_from_going_out() {
    everywhere(async |world| {
        let ann = crate::notices::reader(&world, "Ann").await;
        let bob = crate::notices::reader(&world, "Bob").await;
        let table = ann.lays(table_of(2)).await;
        ann.takes(table, 0).await.unwrap();
        bob.takes(table, 1).await.unwrap();
        ann.says(table, "hall", "Well met").await.unwrap();
        bob.says(table, "hall", "And you").await.unwrap();
        let waiting = "FROM outbox WHERE status = 'waiting'";
        let rows = world
            .rows(&format!("SELECT id {waiting} ORDER BY due_at, id"))
            .await;
        assert!(rows.len() >= 2);
        let first: i64 = rows[0].try_get_by_index(0).unwrap();
        world
            .rows(&format!(
                "UPDATE outbox SET category = 'tun' WHERE id = {first}"
            ))
            .await;
        world.wait(HOUR);
        outbox::send_due(&world.platform).await.unwrap();
        let left = world.rows(&format!("SELECT id {waiting}")).await;
        assert_eq!(left.len(), 0);
    })
    .await;
}
