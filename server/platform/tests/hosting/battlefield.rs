//! The miniatures game on a table: opened, clocked, played by the computer and by its clock, stored,
//! played again, packed and exported.

use std::collections::BTreeSet;

use battlefield::Battlefield;
use battlefield::position::{Mode, Phase, Place, Scheme, Setup};
use battlefield::question::{Action, Prompt};
use battlefield::standing::{self as orders, Lasts, Matter, OwnTurns, Standing, StandingOrder};
use battlefield::state::View;
use battlefield::task::SetUpStage;
use platform::standing;
use platform::tables::{self, Motion, NewTable, Occupant, Status};
use platform::{Error, TableId};
use tabletop::testkit::TestDice;
use tabletop::{AnyValue, Decision, DecisionId, Game, Seat};

use crate::databases::everywhere;
use crate::world::{Person, World, table_of};

fn battle(setup: &Setup) -> NewTable {
    NewTable {
        kind: Battlefield::KIND.into(),
        name: "The Green Fork".into(),
        setup: serde_json::to_string(setup).unwrap(),
        pace: "each 86400/43200".parse().unwrap(),
        ..table_of(2)
    }
}

/// The shortest battle there is.
fn setup() -> Setup {
    let mut setup = Setup {
        mode: Mode::Thrones,
        size: 20,
        ..Setup::default()
    };
    setup.options.game_length = 3;
    setup
}

/// Answers what a seat is asked, by chance.
async fn answer(who: &Person, table: platform::TableId, dice: &mut TestDice) -> bool {
    let page = who.page(table).await;
    let Some(view) = &page.view else { return false };
    let view: &View = view.get().unwrap();
    let asked: Option<&Vec<Decision<Prompt>>> = page.prompts.as_ref().and_then(AnyValue::get);
    let Some(asked) = asked.and_then(|it| it.first()) else {
        return false;
    };
    let action = Battlefield::sample(view, &asked.prompt, dice);
    let action = serde_json::to_string(&action).unwrap();
    who.answers(table, asked.id, &action).await.unwrap();
    true
}

#[tokio::test]
async fn a_battle_is_played_kept_and_played_again() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let table = ann.lays(battle(&setup())).await;
        ann.takes(table, 0).await.unwrap();
        bob.takes(table, 1).await.unwrap();
        for person in [&ann, &bob] {
            person.is_there(table).await;
        }
        let mut dice = TestDice::new(5);
        // Bob goes after a while: his clock plays on for him.
        let mut answers = 0;
        while ann.page(table).await.listing.status == Status::Running {
            let away = answers > 60;
            let moved = answer(&ann, table, &mut dice).await
                || (!away && answer(&bob, table, &mut dice).await);
            if moved {
                answers += 1;
            } else {
                world.wait_days(2);
                world.strike().await;
            }
        }
        assert!(answers > 20, "{answers}");
        is_kept(&world, &ann, table).await;
    })
    .await;
}

/// The game over is what it was, however it is stored.
async fn is_kept(world: &World, who: &Person, table: platform::TableId) {
    let checked = tables::check(&world.platform, table).await.unwrap();
    assert_eq!(checked.fault, None, "it plays again");
    let before = (
        tables::record(&world.platform, Some(who.id), table, None).await,
        tables::export(&world.platform, table).await,
        format!("{:?}", who.page(table).await),
    );
    let record = before.1.clone().unwrap().unwrap();
    assert!(record.contains("mode thrones"), "{record}");
    let all = &mut BTreeSet::new();
    let packed = tables::pack(&world.platform, world.now(), all).await;
    assert_eq!(packed, Ok(1));
    let after = (
        tables::record(&world.platform, Some(who.id), table, None).await,
        tables::export(&world.platform, table).await,
        format!("{:?}", who.page(table).await),
    );
    assert_eq!(after, before, "packed");
    let rows = world.rows("SELECT place, side, score FROM outcome").await;
    assert_eq!(rows.len(), 2);
    for row in rows {
        let side: Option<i16> = row.try_get_by_index(1).unwrap();
        let score: Option<i32> = row.try_get_by_index(2).unwrap();
        assert!(side.is_some() && score.is_some());
    }
}

#[tokio::test]
async fn sides_change_in_a_rematch() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let table = ann.lays(battle(&setup())).await;
        ann.takes(table, 0).await.unwrap();
        bob.takes(table, 1).await.unwrap();
        for who in [&ann, &bob] {
            who.is_there(table).await;
        }
        for who in [&ann, &bob] {
            let draw = (Motion::Draw, true);
            tables::cast(&world.platform, who.id, table, draw)
                .await
                .unwrap();
        }
        let again = tables::rematch(&world.platform, ann.id, table, str::to_owned).await;
        let page = ann.page(again.unwrap().table).await;
        assert_eq!(page.my_seat, Some(Seat(1)));
        let kept = page.kept.iter().map(|it| (it.seat, it.name.as_str()));
        assert_eq!(kept.collect::<Vec<_>>(), [(Seat(0), "Bob")]);
    })
    .await;
}

#[tokio::test]
async fn teams_change_sides_as_a_whole() {
    everywhere(async |world| {
        let teams = NewTable {
            seats: 4,
            ..battle(&Setup {
                scheme: Scheme::Teams,
                ..setup()
            })
        };
        let mut people = Vec::new();
        for name in ["Ann", "Bob", "Cat"] {
            people.push(world.person(name).await);
        }
        let table = people[0].lays(teams).await;
        tables::seat_computer(&world.platform, people[0].id, table, Seat(3))
            .await
            .unwrap();
        for (seat, who) in (0..).zip(&people) {
            who.takes(table, seat).await.unwrap();
        }
        for who in &people {
            who.is_there(table).await;
        }
        for who in &people {
            let draw = (Motion::Draw, true);
            tables::cast(&world.platform, who.id, table, draw)
                .await
                .unwrap();
        }
        let again = tables::rematch(&world.platform, people[0].id, table, str::to_owned).await;
        let page = people[0].page(again.unwrap().table).await;
        assert_eq!(page.my_seat, Some(Seat(1)));
        let kept = page.kept.iter().map(|it| (it.seat, it.name.as_str()));
        assert_eq!(
            kept.collect::<Vec<_>>(),
            [(Seat(2), "Bob"), (Seat(3), "Cat")]
        );
        assert_eq!(page.listing.seats[0].occupant, Occupant::Computer);
    })
    .await;
}

/// Returns the table as this person sees it.
async fn view(who: &Person, table: TableId) -> View {
    let page = who.page(table).await;
    let view: Option<&View> = page.view.as_ref().and_then(AnyValue::get);
    view.unwrap().clone()
}

/// Returns true where this person is asked something.
async fn is_asked(who: &Person, table: TableId) -> bool {
    let page = who.page(table).await;
    let asked: Option<&Vec<Decision<Prompt>>> = page.prompts.as_ref().and_then(AnyValue::get);
    asked.is_some_and(|it| !it.is_empty())
}

/// Lays down all that the set-up may ask this person: a line-up of their own, the cheapest unit first.
async fn lays_down_the_set_up(who: &Person, table: TableId, seat: u8) {
    let mut places = orders::line_up(&view(who, table).await);
    assert!(places.len() > 1, "there is something to line up");
    places.reverse();
    let deploy = |(unit, pose)| Matter::SetUp(Action::Deploy { unit, pose });
    let stages = [SetUpStage::Terrain, SetUpStage::Markers, SetUpStage::Zone];
    let matters = stages.map(Matter::Considerate).into_iter();
    let matters = matters.chain(places.into_iter().map(deploy));
    let all = matters.map(|matter| StandingOrder {
        matter,
        lasts: Lasts::Changed,
        since: OwnTurns::default(),
    });
    let content = serde_json::to_string(&Standing(all.collect())).unwrap();
    let whose = (who.id, table, Seat(seat));
    standing::save(&who.platform, whose, 0, &content)
        .await
        .unwrap();
}

#[tokio::test]
async fn a_set_up_by_letter_takes_two_visits_of_each() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let table = ann.lays(battle(&setup())).await;
        ann.takes(table, 0).await.unwrap();
        bob.takes(table, 1).await.unwrap();
        for person in [&ann, &bob] {
            person.is_there(table).await;
        }
        // The first visit of each: the army.
        let mut dice = TestDice::new(5);
        assert!(answer(&ann, table, &mut dice).await);
        assert!(answer(&bob, table, &mut dice).await);
        let [(asked, first), (other, second)] = if is_asked(&ann, table).await {
            [(&ann, 0), (&bob, 1)]
        } else {
            [(&bob, 1), (&ann, 0)]
        };
        // Whoever is not asked yet may come first as well, and nobody can tell.
        let before = format!("{:?}", asked.page(table).await);
        lays_down_the_set_up(other, table, second).await;
        assert_eq!(format!("{:?}", asked.page(table).await), before);
        lays_down_the_set_up(asked, table, first).await;
        let seen = view(&ann, table).await;
        assert_eq!(seen.open.phase, Phase::Round(1), "nothing else was asked");
        assert_eq!(seen.open.markers.len(), 5);
        assert!(seen.open.terrain.is_empty());
        let stands = |place: &Place| matches!(place, Place::Table(_));
        assert!(seen.open.units.iter().all(|it| stands(&it.place)));
        let checked = tables::check(&world.platform, table).await.unwrap();
        assert_eq!(checked.fault, None, "it plays again");
        for (who, seat) in [(&ann, 0), (&bob, 1)] {
            let left = standing::of(&world.platform, who.id, table, Seat(seat)).await;
            let left = left.unwrap().content.unwrap();
            assert!(!left.contains("Deploy"), "used up: {left}");
        }
    })
    .await;
}

/// Returns the window of an activation in which this person is asked, and the order that passes the rest of that.
async fn rest(who: &Person, table: TableId) -> Option<(DecisionId, StandingOrder)> {
    let page = who.page(table).await;
    let view: &View = page.view.as_ref().and_then(AnyValue::get)?;
    let asked: &Vec<Decision<Prompt>> = page.prompts.as_ref().and_then(AnyValue::get)?;
    let asked = asked.first()?;
    let reacts = matches!(asked.prompt, Prompt::React { .. });
    let order = orders::rest_of_activation(view).filter(|_| reacts)?;
    Some((asked.id, order))
}

#[tokio::test]
async fn a_pass_for_the_rest_answers_what_is_open_and_what_follows() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let table = ann.lays(battle(&setup())).await;
        ann.takes(table, 0).await.unwrap();
        bob.takes(table, 1).await.unwrap();
        for person in [&ann, &bob] {
            person.is_there(table).await;
        }
        let mut dice = TestDice::new(5);
        let (who, seat, id, order) = loop {
            let (first, second) = (rest(&ann, table).await, rest(&bob, table).await);
            if let Some((id, order)) = first {
                break (&ann, 0, id, order);
            }
            if let Some((id, order)) = second {
                break (&bob, 1, id, order);
            }
            let moved = answer(&ann, table, &mut dice).await;
            assert!(moved || answer(&bob, table, &mut dice).await, "it goes on");
        };
        let content = serde_json::to_string(&Standing(vec![order.clone()])).unwrap();
        let whose = (who.id, table, Seat(seat));
        standing::save(&world.platform, whose, 0, &content)
            .await
            .unwrap();
        // Nothing has been answered by hand: in this activation no window is open to them.
        let next = rest(who, table).await;
        let other = |(it, own): &(DecisionId, StandingOrder)| *it != id && own.lasts != order.lasts;
        assert!(next.as_ref().is_none_or(other), "{id:?} {next:?}");
        let left = standing::of(&world.platform, who.id, table, Seat(seat)).await;
        assert!(left.unwrap().version > 0);
        let checked = tables::check(&world.platform, table).await.unwrap();
        assert_eq!(checked.fault, None, "it plays again");
    })
    .await;
}

#[tokio::test]
async fn a_setup_that_cannot_be_played_opens_no_table() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let flawed = Setup { size: 5, ..setup() };
        let refused = tables::create(&world.platform, ann.id, battle(&flawed)).await;
        assert!(matches!(refused, Err(Error::BadSetup(_))), "{refused:?}");
        assert_eq!(world.count("table_").await, 0);
    })
    .await;
}
