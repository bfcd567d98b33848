//! Tables created in the middle of a game.

use platform::tables::{self, Look, NewPosition, Occupant, Perspective, Status, TablePage};
use platform::{Error, TableId};
use tabletop::{Decision, Game, Seat};
use westeros::Westeros;

use crate::databases::everywhere;
use crate::world::{Person, World, text};

/// Stark's knights before Seagard, where Lannister stands.
const SEAGARD: &str = "players 3\nphase march\nsupply all 6\n\
                       ST Moat Cailin: K K, March\nLA Seagard: F F\nLA Riverrun: F\n";

async fn create(world: &World, text: &str, seats: &[(&Person, &str)]) -> Result<TableId, Error> {
    let seats = seats.iter().map(|(it, seat)| (it.id, (*seat).into()));
    let new = NewPosition {
        kind: "westeros".into(),
        name: "Seagard".into(),
        text: text.into(),
        seats: seats.collect(),
        pace: platform::Pace::default(),
    };
    tables::import(&world.platform, new).await
}

/// Answers the only question to this person as somebody absent would.
async fn answer(who: &Person, page: &TablePage) {
    let view: &westeros::View = page.view.as_ref().unwrap().get().unwrap();
    let asked: &Vec<Decision<westeros::Prompt>> = page.prompts.as_ref().unwrap().get().unwrap();
    let action = Westeros::fallback(view, &asked[0].prompt);
    let action = serde_json::to_string(&action).unwrap();
    who.answers(page.listing.id, asked[0].id, &action)
        .await
        .unwrap();
}

#[tokio::test]
async fn a_position_that_is_laid_plays_on() {
    everywhere(async |mut world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let seats = [(&ann, "stark"), (&bob, "Lannister")];
        let table = create(&world, SEAGARD, &seats).await.unwrap();
        let first = ann.page(table).await;
        assert_eq!(first.listing.status, Status::Running);
        assert!(first.owner && !first.listing.open);
        assert_eq!(first.listing.seats[0].occupant, Occupant::Computer);
        assert_eq!(first.my_seats, [Seat(2)]);
        assert_eq!(first.waiting, [Seat(2)], "Stark has the only march");
        assert_eq!(text(bob.page(table).await.prompts.as_ref()), "[]");
        let stranger = tables::page(&world.platform, None, table, Look::default()).await;
        assert_eq!(stranger.unwrap_err(), Error::NoSuchTable);

        world.restart().await;
        let ann = ann.at(&world);
        answer(&ann, &first).await;
        let then = ann.page(table).await;
        assert_ne!(then.seq, first.seq);
        assert_ne!(then.view, first.view);
        let back = ann
            .page_at(table, first.seq, Perspective::Mine)
            .await
            .unwrap();
        assert_eq!(back.view, first.view, "one can look back to where it began");
        let record = tables::export(&world.platform, table).await;
        assert_eq!(record, Ok(None), "nobody has played up to there");
        assert!(!first.recorded && !then.recorded);
    })
    .await;
}

#[tokio::test]
async fn a_position_that_is_not_legal_is_refused_in_words() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        for (lines, words) in [
            (
                "ST Winterfell: ship\n",
                "line 7: no ship stands in Winterfell",
            ),
            ("GR Pyke: F\n", "line 7: Greyjoy is not in play"),
            (
                "ST The Eyrie: dragon\n",
                "line 7: units, an order or token expected",
            ),
            (
                "ST: march Moat Cailin: K > Seagard\n",
                "line 7: no line of a set-up",
            ),
            ("phase march only\nclear Moat Cailin\n", "nobody is asked"),
        ] {
            let text = [SEAGARD, lines].concat();
            match create(&world, &text, &[(&ann, "Stark")]).await {
                Err(Error::BadSetup(why)) => assert!(why.contains(words), "{why}"),
                other => panic!("{lines} gave {other:?}"),
            }
        }
        assert_eq!(world.count("table_").await, 0);
    })
    .await;
}

#[tokio::test]
async fn a_position_is_laid_for_people_at_its_own_seats() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let create = async |seats: &[(&Person, &str)]| create(&world, SEAGARD, seats).await;
        assert_eq!(create(&[]).await, Err(Error::NoSuchSeat));
        let unknown = create(&[(&ann, "Tyrell")]).await;
        let names = "this position has no seat called Tyrell; its seats are: \
                     Baratheon, Lannister, Stark";
        assert_eq!(unknown, Err(Error::BadSetup(names.into())));
        let both = [(&ann, "Stark"), (&bob, "Stark")];
        let twice = "two people are named for the seat Stark";
        assert_eq!(create(&both).await, Err(Error::BadSetup(twice.into())));
        let several = [(&ann, "Stark"), (&bob, "Baratheon"), (&ann, "Lannister")];
        let table = create(&several).await.unwrap();
        assert_eq!(ann.page(table).await.my_seats, [Seat(1), Seat(2)]);
    })
    .await;
}
