//! Seats, questions, storage and secrets of the running game.

use super::Play;
use crate::{Action, Area, House, Illegal, OrderView, Orders, Phase, Prompt, Setup, Westeros};
use tabletop::{
    AnyGame, DecisionId, EventRecorder, Game, Host, HostError, Quiet, Refusal, Seat, Viewer,
    submit, testkit::TestDice,
};

fn start(players: u8, seed: u64) -> crate::State {
    Westeros::start(&Setup::default(), players, &mut Quiet(TestDice::new(seed)))
}

#[test]
fn t332_another_houses_question_is_not_mine_to_answer() {
    let mut state = start(6, 1);
    let before = state;
    let theirs = Westeros::decisions(&state).next().unwrap();
    let other = Seat(theirs.seat.0 + 1);
    let action = Action::PlaceOrders(Orders::NONE);
    let mut cx = Quiet(TestDice::new(1));
    let answered = submit::<Westeros>(&mut state, other, theirs.id, action, &mut cx);
    assert_eq!(answered, Err(Refusal::NotYours));
    assert_eq!(state, before);
}

#[test]
fn t337_the_same_dice_and_answers_give_the_same_game() {
    let game = |seed| {
        let mut cx = EventRecorder::new(TestDice::new(seed));
        let mut choice = TestDice::new(seed);
        let mut state = Westeros::start(&Setup::default(), 6, &mut cx);
        while let Some(asked) = { Westeros::decisions(&state).find(|it| it.required) } {
            let view = Westeros::view(&state, Viewer::Seat(asked.seat));
            let action = Westeros::sample(&view, &asked.prompt, &mut choice);
            Westeros::apply(&mut state, &asked, action, &mut cx);
        }
        (state, cx.events)
    };
    assert_eq!(game(7), game(7));
    assert_ne!(game(7), game(8));
}

#[test]
fn t338_a_second_answer_has_no_effect() {
    let mut play = Play::from(
        Phase::Planning,
        6,
        "Stark|Winterfell|F\n Tyrell|Highgarden|F",
    );
    let asked = Westeros::decisions(&play.state).next().unwrap();
    play.orders("Stark", "Winterfell Raid").unwrap();
    let before = play.state;
    let again = Action::PlaceOrders(super::drawing::orders("Winterfell March"));
    let mut cx = Quiet(TestDice::new(1));
    let answered = submit::<Westeros>(&mut play.state, asked.seat, asked.id, again, &mut cx);
    assert_eq!(answered, Err(Refusal::Closed));
    assert_eq!(play.state, before);
}

#[test]
fn orders_are_face_down_until_the_last_house_is_ready() {
    let mut play = Play::from(
        Phase::Planning,
        6,
        "Stark|Winterfell|F\n Lannister|Lannisport|F",
    );
    play.orders("Stark", "Winterfell Raid").unwrap();
    let raid = super::token("Raid");
    let seen = |play: &Play, by| play.view(by).area(Area::Winterfell).order;
    assert_eq!(seen(&play, "Stark"), Some(OrderView::Own(raid)));
    assert_eq!(seen(&play, "Lannister"), Some(OrderView::FaceDown));
    assert!(play.view("Lannister").house(House::Stark).unwrap().ready);
    play.take_back("Stark").unwrap();
    assert_eq!(
        seen(&play, "Stark"),
        None,
        "they are in the question, not on the board"
    );
    assert_eq!(seen(&play, "Lannister"), None);
    assert!(!play.view("Lannister").house(House::Stark).unwrap().ready);
    play.orders("Stark", "Winterfell Support").unwrap();
    play.orders("Lannister", "Lannisport March").unwrap();
    assert_eq!(
        seen(&play, "Lannister"),
        Some(OrderView::FaceUp(super::token("Support")))
    );
}

#[test]
fn a_view_of_nobodys_seat_is_a_spectators() {
    let state = start(3, 1);
    let nobody = Westeros::view(&state, Viewer::Seat(Seat(200)));
    assert_eq!(nobody, Westeros::view(&state, Viewer::Spectator));
    assert_eq!(nobody.me, None);
}

#[test]
fn stored_states_have_a_version() {
    let json = serde_json::to_string(&start(6, 1)).unwrap();
    assert!(json.starts_with(r#"{"version":2,"#), "{}", &json[..40]);
    let future = json.replacen(r#""version":2"#, r#""version":3"#, 1);
    let refused = serde_json::from_str::<crate::State>(&future).unwrap_err();
    assert!(
        refused.to_string().contains("unknown version 3"),
        "{refused}"
    );
}

#[test]
fn forged_texts_are_refused() {
    let game = Host::<Westeros>::new();
    let dice = &mut TestDice::new(1);
    let turn = game.start("{}", 6, dice).unwrap();
    let answer = |text: &str| {
        game.submit(
            &turn.state,
            Seat(0),
            DecisionId(1),
            text,
            &mut TestDice::new(1),
        )
    };
    for text in [
        "null",
        r#""TakeBack""#,
        r#"{"PlaceOrders":[["Atlantis","Raid"]]}"#,
        r#"{"PlaceOrders":[["Dragonstone","Raid"],["Dragonstone","Raid"]]}"#,
        r#"{"PlaceOrders":[["Dragonstone",99999999999999999999]]}"#,
        r#"{"PlaceOrders":{}}"#,
    ] {
        assert!(
            matches!(answer(text), Err(HostError::Malformed(_))),
            "{text}"
        );
    }
    let enemy_area = r#"{"PlaceOrders":[["Winterfell","Raid"]]}"#;
    let why = serde_json::to_string(&Illegal::NoOrderHere(Area::Winterfell)).unwrap();
    assert_eq!(answer(enemy_area), Err(HostError::Illegal(why)));
    for setup in [
        r#"{"house":"Chosen"}"#,
        r#"{"houses":"Stark"}"#,
        "[",
        r#"{"final_tiebreak":1}"#,
    ] {
        assert!(
            matches!(game.check_setup(setup, 3), Err(HostError::Malformed(_))),
            "{setup}"
        );
    }
    assert_eq!(game.start("{}", 2, dice), Err(HostError::Seats));
    assert_eq!(game.start("{}", 7, dice), Err(HostError::Seats));
}

#[test]
fn an_offer_is_not_waited_for() {
    let mut play = Play::from(
        Phase::Planning,
        6,
        "Stark|Winterfell|F\n Tyrell|Highgarden|F",
    );
    assert_eq!(play.awaited(), ["Stark", "Tyrell"]);
    play.orders("Stark", "Winterfell Raid").unwrap();
    assert_eq!(play.awaited(), ["Tyrell"]);
    assert_eq!(play.prompt("Stark"), Some(Prompt::TakeBackOrders));
}
