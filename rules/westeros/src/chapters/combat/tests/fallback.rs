//! Tests of what absent players do in a combat, and that chance and absence always answer legally.

use super::{attack, board, plays};
use crate::{
    Action, AreaSet, House, HouseCard, Prompt, State, Troops, Westeros,
    testing::{Play, area, draw},
};
use HouseCard::{
    CerseiLannister, DagmarCleftjaw, EuronCrowsEye, SerJaimeLannister, TheHound, TywinLannister,
};
use tabletop::{Dice, Game, Quiet, Viewer, testkit::TestDice};

fn fallback(play: &Play, who: &str) -> Action {
    Westeros::fallback(&play.view(who), &play.prompt(who).unwrap())
}

#[test]
fn an_absent_house_supports_its_own_combat_and_no_other() {
    let text = "
        Tyrell    | The Reach   | K | March
        Lannister | Blackwater  | F
        Lannister | Stoney Sept | F | Support
        Stark     | Harrenhal   | F | Support";
    let mut play = attack(draw(6, text), "The Reach > Blackwater");
    let own = Action::Support {
        attacker: AreaSet::EMPTY,
        defender: AreaSet::of(&[area("Stoney Sept")]),
    };
    assert_eq!(fallback(&play, "Lannister"), own);
    play.answer("Lannister", own).unwrap();
    let nobody = Action::Support {
        attacker: AreaSet::EMPTY,
        defender: AreaSet::EMPTY,
    };
    assert_eq!(fallback(&play, "Stark"), nobody);
}

#[test]
fn an_absent_house_wastes_no_card() {
    let chosen = |text: &str| {
        let mut state = draw(6, text);
        state.hand[House::Greyjoy] = EuronCrowsEye.bit() | DagmarCleftjaw.bit();
        state.hand[House::Lannister] =
            TywinLannister.bit() | TheHound.bit() | CerseiLannister.bit();
        fallback(&attack(state, "Riverrun > Stoney Sept"), "Lannister")
    };
    let close = "Greyjoy|Riverrun|F|March\n Lannister|Stoney Sept|F F";
    assert_eq!(
        chosen(close),
        Action::PlayCard(TywinLannister),
        "the only sure one"
    );
    let safe = "Greyjoy|Riverrun|F|March\n Lannister|Stoney Sept|K K";
    assert_eq!(
        chosen(safe),
        Action::PlayCard(TheHound),
        "the weakest that surely wins"
    );
    let lost = "Greyjoy|Riverrun|K K K K|March\n Lannister|Stoney Sept|F";
    assert_eq!(
        chosen(lost),
        Action::PlayCard(CerseiLannister),
        "nothing helps"
    );
}

#[test]
fn an_absent_house_uses_the_blade_only_to_win() {
    let blade = |text: &str| {
        let mut state = board(text, &[SerJaimeLannister, DagmarCleftjaw]);
        state.tracks.fiefdoms.shift(House::Lannister, 0);
        fallback(&attack(state, "Stoney Sept > Riverrun"), "Lannister")
    };
    let behind = "Lannister|Stoney Sept|F|March\n Greyjoy|Riverrun|K F";
    assert_eq!(blade(behind), Action::Use);
    let ahead = "Lannister|Stoney Sept|K|March\n Greyjoy|Riverrun|F";
    assert_eq!(blade(ahead), Action::Decline);
    let lost = "Lannister|Stoney Sept|F|March\n Greyjoy|Riverrun|K K";
    assert_eq!(blade(lost), Action::Decline);
}

#[test]
fn an_absent_loser_gives_up_what_is_lost_anyway() {
    let text = "Lannister | Seagard | K K K | March\n Stark | Moat Cailin | F K SE";
    let cards = [SerJaimeLannister, HouseCard::CatelynStark];
    let mut state = board(text, &cards);
    state.supply[House::Stark] = 6;
    let mut play = attack(state, "Seagard > Moat Cailin");
    let engine = Troops::of(area("Moat Cailin"), super::army("SE"));
    assert_eq!(fallback(&play, "Stark"), Action::Destroy(engine));
    play.answer("Stark", Action::Destroy(engine)).unwrap();
    assert_eq!(
        fallback(&play, "Stark"),
        Action::Retreat(area("Winterfell"))
    );
}

#[test]
fn an_absent_lannister_uses_tyrion_to_win() {
    let text = "Lannister | Riverrun | K K | March\n Greyjoy | Seagard | F F";
    let cards = [HouseCard::TyrionLannister, EuronCrowsEye, DagmarCleftjaw];
    let begin = |card| {
        let mut state = board(text, &cards);
        state.blade_used = true;
        let mut play = attack(state, "Riverrun > Seagard");
        plays(&mut play, "Greyjoy", card).unwrap();
        fallback(&play, "Lannister")
    };
    assert_eq!(begin(EuronCrowsEye), Action::Use);
    assert_eq!(begin(DagmarCleftjaw), Action::Decline);
}

/// A crowded battlefield with everything near it.
fn battlefield(seed: u64) -> State {
    let text = "
        Tyrell    | The Reach          | K F F SE | March*
        Lannister | Searoad Marches    | K F SE routed F token | Defense
        Lannister | Stoney Sept        | F routed K | Support
        Lannister | Lannisport         | F | Raid
        Lannister | The Golden Sound   | ship ship | Support*
        Lannister | Port of Lannisport | ship | Consolidate
        Tyrell    | Highgarden         | F | Support
        Tyrell    | West Summer Sea    | ship | Support
        Greyjoy   | Sunset Sea         | ship ship | Support
        Baratheon | Blackwater         | F | Support*";
    let mut state = draw(6, text);
    let mut dice = TestDice::new(seed);
    for house in House::ALL {
        state.supply[house] = dice.below(7) as u8;
        state.hand[house] = 1 + dice.below(127) as u8;
        let place = dice.below(6) as usize;
        state.tracks.iron_throne.shift(house, place);
        state.tracks.fiefdoms.shift(house, place);
    }
    let choose = |dice: &mut TestDice| dice.below(2) == 0;
    if choose(&mut dice) {
        state.setup.tides_of_battle = crate::TidesOfBattle::On;
    }
    if choose(&mut dice) {
        state.setup.tides_reshuffle = crate::TidesReshuffle::WhenEmpty;
    }
    if choose(&mut dice) {
        state.setup.support_scope = crate::SupportScope::PerHouse;
    }
    if choose(&mut dice) {
        state.setup.siege_casualty = crate::SiegeCasualty::Forbidden;
    }
    // Every house takes its turn in the two roles.
    let [attacker, defender] = [dice.below(6), dice.below(6)].map(|it| it as usize);
    swap(&mut state, House::Tyrell, House::ALL[attacker]);
    let lannister = if attacker == House::Lannister.index() {
        House::Tyrell
    } else {
        House::Lannister
    };
    let taken = House::ALL[attacker];
    if House::ALL[defender] != taken {
        swap(&mut state, lannister, House::ALL[defender]);
    }
    state
}

/// Two houses change places on the board.
fn swap(state: &mut State, one: House, other: House) {
    let units = state.occupied[one];
    state.occupied[one] = state.occupied[other];
    state.occupied[other] = units;
    let tokens = state.power_tokens[one];
    state.power_tokens[one] = state.power_tokens[other];
    state.power_tokens[other] = tokens;
}

fn plays_out(seed: u64, answer: impl Fn(&Play, &Prompt, &str, &mut TestDice) -> Action) {
    let mut play = attack(battlefield(seed), "The Reach > Searoad Marches");
    let mut dice = TestDice::new(seed);
    for _ in 0..60 {
        let Some(&who) = play.awaited().first() else {
            assert!(play.state.combat.is_none(), "{seed}");
            return;
        };
        let prompt = play.prompt(who).unwrap();
        let action = answer(&play, &prompt, who, &mut dice);
        let answered = play.answer(who, action);
        assert_eq!(answered, Ok(()), "{seed}: {prompt:?} {action:?}");
    }
    panic!("{seed}: the combat does not end");
}

#[test]
fn random_combats_end_and_every_answer_is_legal() {
    for seed in 0..3000 {
        plays_out(seed, |play, prompt, who, dice| {
            Westeros::sample(&play.view(who), prompt, dice)
        });
    }
}

#[test]
fn absent_players_end_every_combat() {
    for seed in 0..1000 {
        plays_out(seed, |play, prompt, who, _| {
            Westeros::fallback(&play.view(who), prompt)
        });
    }
}

#[test]
fn a_combat_allocates_nothing() {
    for seed in 0..50 {
        let mut cx = Quiet(TestDice::new(seed));
        let mut state = attack(battlefield(seed), "The Reach > Searoad Marches").state;
        let counted = allocation_counter::measure(|| {
            while let Some(asked) = { Westeros::decisions(&state).next() } {
                let view = Westeros::view(&state, Viewer::Seat(asked.seat));
                let action = Westeros::sample(&view, &asked.prompt, &mut cx.0);
                Westeros::apply(&mut state, &asked, action, &mut cx);
            }
        });
        assert_eq!(counted.count_total, 0, "{seed}");
    }
}
