//! Nights and vacations move deadlines.

use platform::accounts::{self, absences, come_back, go_on_vacation, keep_night};
use platform::tables::{Masks, NewTable};
use platform::{Error, Field, Problem, TimeOfDay};

use crate::databases::everywhere;
use crate::world::{Person, paced};

const HOUR: i64 = 60 * 60 * 1000;
const DAY: i64 = 24 * HOUR;

fn instant(text: &str) -> i64 {
    text.parse::<jiff::Timestamp>().unwrap().as_millisecond()
}

#[tokio::test]
async fn a_night_moves_the_deadlines_of_its_sleeper_alone() {
    everywhere(async |world| {
        world.set(instant("2027-01-10T20:00:00Z"));
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let night = Some((TimeOfDay(22 * 60), TimeOfDay(6 * 60)));
        keep_night(&world.platform, &ann.visitor().await, "UTC", night)
            .await
            .unwrap();
        let table = ann.lays(paced("each 14400/14400")).await;
        ann.takes(table, 0).await.unwrap();
        bob.takes(table, 1).await.unwrap();
        ann.is_there(table).await;
        bob.is_there(table).await;
        let awake = instant("2027-01-11T08:00:00Z");
        assert_eq!(
            ann.deadlines(table).await,
            [Some(awake), Some(world.now() + 4 * HOUR)]
        );

        let wrong = keep_night(&world.platform, &ann.visitor().await, "Westeros/Wall", None).await;
        let night = Error::Invalid {
            field: Field::Night,
            problem: Problem::Malformed,
        };
        assert_eq!(wrong, Err(night));
        keep_night(&world.platform, &ann.visitor().await, "Asia/Tokyo", None)
            .await
            .unwrap();
        let known = absences(&world.platform, ann.id).await.unwrap();
        assert_eq!((known.zone.as_str(), known.sleep), ("Asia/Tokyo", None));
    })
    .await;
}

/// Running deadlines move as with a vacation; and whoever changes the night again and again wins no time.
#[tokio::test]
async fn a_night_that_is_saved_later_moves_what_runs_already() {
    everywhere(async |world| {
        world.set(instant("2027-01-10T20:00:00Z"));
        let (ann, _, table) = world.paced("each 14400/14400").await;
        let due = instant("2027-01-11T00:00:00Z");
        assert_eq!(ann.deadlines(table).await, [Some(due), Some(due)]);
        let sleeps = async |from: u16, until: u16| {
            let night = Some((TimeOfDay(from * 60), TimeOfDay(until * 60)));
            keep_night(&world.platform, &ann.visitor().await, "UTC", night)
                .await
                .unwrap();
            ann.deadlines(table).await[0].unwrap()
        };
        let mut page = world.platform.hub().follow(table);
        let morning = instant("2027-01-11T08:00:00Z");
        assert_eq!(sleeps(22, 6).await, morning);
        assert!(page.try_recv().is_ok(), "open pages are told");
        assert_eq!(ann.deadlines(table).await[1], Some(due), "hers alone");
        assert_eq!(sleeps(22, 6).await, morning, "the same once more");
        assert!(page.try_recv().is_err());
        assert_eq!(
            sleeps(23, 3).await,
            instant("2027-01-11T04:00:00Z"),
            "another night counts as if it had been hers before"
        );
        world.set(instant("2027-01-11T03:30:00Z"));
        let latest = sleeps(20, 8).await;
        assert_eq!(latest, instant("2027-01-11T12:00:00Z"));
        world.set(instant("2027-01-11T09:00:00Z"));
        assert!(sleeps(9, 21).await <= latest, "and never ends");
        let none = keep_night(&world.platform, &ann.visitor().await, "UTC", None).await;
        none.unwrap();
        let soon = world.now() + 60_000;
        assert_eq!(
            ann.deadlines(table).await[0],
            Some(soon),
            "a minute is left, as for who comes back from a vacation"
        );
    })
    .await;
}

#[tokio::test]
async fn a_vacation_moves_what_lies_ahead_and_coming_back_moves_it_back() {
    everywhere(async |world| {
        world.set(instant("2027-01-10T00:00:00Z"));
        let start = world.now();
        let (ann, _, table) = world.paced("each 259200/3600").await;
        let due = |day: i64| Some(start + day * DAY);
        assert_eq!(ann.deadlines(table).await, [due(3), due(3)]);
        go_on_vacation(&world.platform, &ann.visitor().await, "2027-01-12", 5)
            .await
            .unwrap();
        assert_eq!(ann.deadlines(table).await, [due(8), due(3)]);
        let known = absences(&world.platform, ann.id).await.unwrap();
        assert_eq!(known.left, accounts::BUDGET - 5);
        world.set(start + 4 * DAY);
        come_back(&world.platform, &ann.visitor().await, known.vacations[0].id)
            .await
            .unwrap();
        assert_eq!(
            ann.deadlines(table).await[0],
            due(5),
            "two of five days were used"
        );
        let known = absences(&world.platform, ann.id).await.unwrap();
        assert_eq!(
            (known.left, known.vacations.len()),
            (accounts::BUDGET - 2, 0)
        );
    })
    .await;
}

#[tokio::test]
async fn the_days_of_a_year_are_counted() {
    everywhere(async |world| {
        world.set(instant("2027-01-10T00:00:00Z"));
        let ann = world.person("Ann").await;
        let visitor = ann.visitor().await;
        let go = async |start, days| go_on_vacation(&world.platform, &visitor, start, days).await;
        let wrong = |problem| {
            Err(Error::Invalid {
                field: Field::Vacation,
                problem,
            })
        };
        assert_eq!(go("2027-02-01", 20).await, Ok(()));
        assert_eq!(go("2027-02-10", 2).await, wrong(Problem::Taken));
        assert_eq!(go("2027-06-01", 9).await, wrong(Problem::TooLong));
        assert_eq!(go("2027-06-01", 8).await, Ok(()));
        assert_eq!(go("2028-01-02", 8).await, Ok(()), "another year");
        assert_eq!(go("2027-01-09", 1).await, wrong(Problem::Malformed));
        assert_eq!(go("soon", 1).await, wrong(Problem::Malformed));
        assert_eq!(go("2027-08-01", 0).await, wrong(Problem::Malformed));
        assert_eq!(go("2027-08-01", i32::MAX).await, wrong(Problem::TooLong));
    })
    .await;
}

/// A vacation of which half the tables know would be counted two times by whoever tries again.
#[tokio::test]
async fn a_vacation_moves_all_deadlines_or_none() {
    everywhere(async |world| {
        world.set(instant("2027-01-10T00:00:00Z"));
        let start = world.now();
        let (ann, bob, table) = world.paced("each 259200/3600").await;
        let mut others = Vec::new();
        for _ in 0..3 {
            let other = ann.lays(paced("each 259200/3600")).await;
            ann.takes(other, 0).await.unwrap();
            bob.takes(other, 1).await.unwrap();
            for person in [&ann, &bob] {
                person.is_there(other).await;
            }
            others.push(other);
        }
        let go =
            async || go_on_vacation(&world.platform, &ann.visitor().await, "2027-01-12", 5).await;
        let last = others.iter().max().unwrap();
        let pace = async |from: &str, to: &str| {
            let set = format!("UPDATE table_ SET pace = replace(pace, '{from}', '{to}')");
            world.rows(&format!("{set} WHERE id = '{last}'")).await;
        };
        pace("kind", "unkind").await;
        assert!(matches!(go().await, Err(Error::Damaged)));
        let known = absences(&world.platform, ann.id).await.unwrap();
        assert_eq!((known.left, known.vacations.len()), (accounts::BUDGET, 0));
        let due = |day: i64| Some(start + day * DAY);
        assert_eq!(ann.deadlines(table).await, [due(3), due(3)]);

        pace("unkind", "kind").await;
        go().await.unwrap();
        for table in others.into_iter().chain([table]) {
            assert_eq!(ann.deadlines(table).await, [due(8), due(3)]);
        }
    })
    .await;
}

/// A page that is made anew in the instant in which a known person's clock moves elsewhere would tell
/// who sits there.
#[tokio::test]
async fn a_vacation_wakes_no_page_behind_masks() {
    everywhere(async |world| {
        world.set(instant("2027-01-10T00:00:00Z"));
        let start = world.now();
        let (ann, bob, open) = world.paced("each 259200/3600").await;
        let new = NewTable {
            masks: Masks::UntilEnd,
            ..paced("each 259200/3600")
        };
        let masked = ann.lays(new).await;
        ann.takes(masked, 0).await.unwrap();
        bob.takes(masked, 1).await.unwrap();
        for person in [&ann, &bob] {
            person.is_there(masked).await;
        }
        let hub = world.platform.hub();
        let (mut here, mut there) = (hub.follow(open), hub.follow(masked));
        go_on_vacation(&world.platform, &ann.visitor().await, "2027-01-12", 5)
            .await
            .unwrap();
        assert!(here.try_recv().is_ok() && there.try_recv().is_err());
        let due = Some(start + 8 * DAY);
        assert_eq!(ann.page(masked).await.listing.due, due, "and yet it moves");
    })
    .await;
}

#[tokio::test]
async fn those_who_wait_learn_of_a_vacation_unless_there_are_masks() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let masked = NewTable {
            masks: Masks::UntilEnd,
            ..paced("each 86400/86400")
        };
        let mut tables = Vec::new();
        for new in [paced("each 86400/86400"), paced("live 600+10"), masked] {
            let table = ann.lays(new).await;
            ann.takes(table, 0).await.unwrap();
            bob.takes(table, 1).await.unwrap();
            ann.is_there(table).await;
            bob.is_there(table).await;
            tables.push(table);
        }
        let today = absences(&world.platform, bob.id).await.unwrap().today;
        go_on_vacation(&world.platform, &bob.visitor().await, &today, 3)
            .await
            .unwrap();
        let away = async |who: &Person, table| -> Vec<Option<i64>> {
            let clocks = who.page(table).await.listing.clocks;
            clocks.iter().map(|it| it.away_until).collect()
        };
        let vacations = absences(&world.platform, bob.id).await.unwrap().vacations;
        let end = vacations[0].ends_at;
        assert_eq!(away(&ann, tables[0]).await, [None, Some(end)]);
        assert_eq!(away(&ann, tables[1]).await, [None; 2], "nobody waits there");
        assert_eq!(away(&ann, tables[2]).await, [None; 2], "it would tell who");
        let cat = world.person("Cat").await;
        assert_eq!(away(&cat, tables[0]).await, [None; 2], "who watches");
        world.set(end);
        assert_eq!(away(&ann, tables[0]).await, [None; 2]);
    })
    .await;
}
