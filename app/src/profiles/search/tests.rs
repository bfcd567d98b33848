use super::*;

fn read(address: &str) -> Search {
    let mut query = ParamsMap::new();
    let (_, pairs) = address.split_once('?').unwrap();
    for (name, value) in pairs.split('&').filter_map(|it| it.split_once('=')) {
        query.insert(name.to_owned(), Url::unescape(value));
    }
    Search::read(&query)
}

#[test]
fn the_next_page_asks_for_the_same() {
    let asked = read(
        "/archive?find=rain&mine=1&game=westeros&player=Ægir%20%26%20co&winner=Stark&players=6&until=2026-11-22",
    );
    assert_eq!(asked.player, "Ægir & co");
    let after = format!("17-{}", "0".repeat(32));
    let next = read(&asked.following(&after));
    assert_eq!(
        next,
        Search {
            after,
            ..asked.clone()
        }
    );
    assert_eq!(next.first(), asked);
    let wanted = next.by(None);
    assert_eq!((wanted.seats, wanted.winner.as_str()), (Some(6), "Stark"));
    assert_eq!((wanted.either.as_str(), wanted.of), ("rain", None));
    assert_eq!(wanted.after.map(|it| it.0), Some(17));
    assert!(wanted.until > wanted.from);
    assert!(!next.is_empty() && read("/archive?after=1").is_empty());
}

#[test]
fn nonsense_asks_for_nothing() {
    let asked = read("/archive?players=many&stakes=high&from=once&after=there&mine=yes");
    assert_eq!(asked.by(None), platform::profiles::Search::default());
}

#[test]
fn what_is_chosen_is_let_go_by_the_same_press() {
    let stark = &games::roles()[2];
    assert_eq!(stark.label, "Stark");
    let won = Search::default().won_by(stark);
    assert_eq!(won.address(), "/archive?winner=Stark");
    assert_eq!(won.won_by(stark).address(), "/archive");
    let miniatures = won.of_game("battlefield");
    assert_eq!(miniatures.address(), "/archive?game=battlefield");
    assert_eq!(
        miniatures.won_by(stark).address(),
        "/archive?game=westeros&winner=Stark"
    );
}
