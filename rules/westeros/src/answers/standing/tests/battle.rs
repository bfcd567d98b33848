//! The Blade, casualties and retreats.

use super::{combat_fallback, says, standing_of};
use crate::{
    Action, Area, Army, House, HouseCard, Prompt, Side, State, TidesBlade, TidesOfBattle, Troops,
    Unit,
    answers::standing::{BladeUse, Matter, foreseen},
    chapters::combat::tests::{attack, board},
    testing::Play,
};
use House::Lannister;
use HouseCard::{TheHound, TywinLannister};

/// Lannister defends Blackwater with the Blade, whatever strength it lacks.
fn with_the_blade(mut state: State) -> Play {
    state.tracks.fiefdoms.shift(Lannister, 0);
    state.blade_used = false;
    attack(state, "The Reach > Blackwater")
}

fn blades(text: &str) -> State {
    board(text, &[HouseCard::RandyllTarly, TheHound])
}

#[test]
fn the_blade_is_used_where_it_turns_the_battle() {
    let lost_by_one = "Tyrell|The Reach|F F|March\n Lannister|Blackwater|F";
    let lost = "Tyrell|The Reach|K K|March\n Lannister|Blackwater|F";
    let won = "Tyrell|The Reach|F|March\n Lannister|Blackwater|F";
    for (text, turns) in [
        (lost_by_one, Action::Use),
        (lost, Action::Decline),
        (won, Action::Decline),
    ] {
        let play = with_the_blade(blades(text));
        let says = |blade| says(&play, "Lannister", Matter::Blade(blade));
        assert_eq!(says(BladeUse::WhereItTurns), Some(turns), "{text}");
        assert_eq!(says(BladeUse::Always), Some(Action::Use));
        assert_eq!(says(BladeUse::Never), Some(Action::Decline));
    }
}

#[test]
fn the_blade_draws_another_tides_card_only_where_it_can_do_nothing_else() {
    let text = "Tyrell|The Reach|F F|March\n Lannister|Blackwater|F";
    let asked = |tides_blade| {
        let mut state = blades(text);
        state.setup.tides_of_battle = TidesOfBattle::On;
        state.setup.tides_blade = tides_blade;
        let play = with_the_blade(state);
        assert_eq!(play.prompt("Lannister"), Some(Prompt::BladeRedraw));
        let uses = [BladeUse::WhereItTurns, BladeUse::Always, BladeUse::Never];
        uses.map(|blade| says(&play, "Lannister", Matter::Blade(blade)))
    };
    let no = Some(Action::Decline);
    assert_eq!(asked(TidesBlade::AfterRevealAllowed), [no, no, no]);
    assert_eq!(asked(TidesBlade::RedrawOnly), [None, Some(Action::Use), no]);
}

#[test]
fn the_cheapest_fall_and_the_others_go_where_they_were_told_to() {
    let text = "
        Tyrell    | The Reach   | K K K K | March
        Lannister | Blackwater  | F F K
        Lannister | Stoney Sept | F
        Lannister | Harrenhal   | F";
    let state = board(text, &[HouseCard::SerGarlanTyrell, TywinLannister]);
    let mut play = attack(state, "The Reach > Blackwater");
    let fall = says(&play, "Lannister", Matter::CheapestFall).unwrap();
    assert_eq!(fall, combat_fallback(&play, "Lannister"));
    let question = Prompt::RetreatLoss { count: 1 };
    let lost = foreseen(
        &play.view("Lannister"),
        &question,
        &standing_of([Matter::CheapestFall]),
    );
    let footman = Troops::of(Area::Blackwater, Army::one(Unit::Footman));
    assert_eq!(lost, Some(Action::Destroy(footman)));
    play.answer("Lannister", fall).unwrap();
    let to = |areas: &[Area]| says(&play, "Lannister", Matter::Retreat(areas.to_vec()));
    let harrenhal = [Area::Winterfell, Area::Harrenhal, Area::StoneySept];
    assert_eq!(to(&harrenhal), Some(Action::Retreat(Area::Harrenhal)));
    assert_eq!(to(&[]), Some(combat_fallback(&play, "Lannister")));
    assert_eq!(
        to(&[Area::Winterfell]),
        Some(combat_fallback(&play, "Lannister"))
    );
}

#[test]
fn where_robb_stark_sends_the_beaten_is_asked() {
    let text = "
        Tyrell    | Moat Cailin     | F | March
        Stark     | Winterfell      | K K
        Tyrell    | Greywater Watch | F";
    let state = board(text, &[HouseCard::AlesterFlorent, HouseCard::RobbStark]);
    let play = attack(state, "Moat Cailin > Winterfell");
    if let Some(Prompt::Retreat { side, .. }) = play.prompt("Stark") {
        assert_eq!(side, Side::Attacker);
        let anywhere = Matter::Retreat(Area::ALL.to_vec());
        assert_eq!(says(&play, "Stark", anywhere), None);
    } else {
        panic!("{:?}", play.awaited());
    }
}
