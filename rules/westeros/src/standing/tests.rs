//! Each kind of standing order on a drawn board.

mod games;

use super::{Aid, BladeUse, Lasts, Matter, PortUse, Standing, StandingOrder, foreseen, use_up};
use crate::{
    Action, Area, AreaSet, Army, Auction, House, HouseCard, HouseSet, Phase, Prompt, RavenUse,
    Side, State, TidesBlade, TidesOfBattle, Track, Troops, Unit,
    combat::tests::{attack, board, supports},
    testing::{Play, area, draw},
};
use House::{Baratheon, Lannister, Stark, Tyrell};
use HouseCard::{CerseiLannister, SerJaimeLannister, TheHound, TyrionLannister, TywinLannister};

const BLACKWATER: &str = "
    Tyrell    | The Reach      | K K | March*
    Lannister | Blackwater     | F   | March-1
    Lannister | Stoney Sept    | F K | Support
    Baratheon | Harrenhal      | K   | Support
    Baratheon | Crackclaw Point| F   | Support";

/// Lannister is asked first, then Baratheon.
fn blackwater() -> Play {
    let mut state = draw(6, BLACKWATER);
    state.tracks.iron_throne.shift(Lannister, 0);
    attack(state, "The Reach > Blackwater")
}

fn laid(matters: impl IntoIterator<Item = Matter>) -> Standing {
    let order = |matter| StandingOrder {
        matter,
        lasts: Lasts::Changed,
    };
    Standing(matters.into_iter().map(order).collect())
}

fn answer(play: &Play, who: &str, standing: &Standing) -> Option<Action> {
    let prompt = play.prompt(who).expect("asked");
    foreseen(&play.view(who), &prompt, standing)
}

fn says(play: &Play, who: &str, matter: Matter) -> Option<Action> {
    answer(play, who, &laid([matter]))
}

fn set(houses: &[House]) -> HouseSet {
    houses.iter().copied().collect()
}

fn aid(beside: &[House], against: &[House]) -> Aid {
    Aid::Houses {
        beside: set(beside),
        against: set(against),
    }
}

fn everywhere(aid: Aid) -> Matter {
    Matter::Support { area: None, aid }
}

#[allow(clippy::unnecessary_wraps, reason = "as it is compared with")]
fn helps(attacker: &[&str], defender: &[&str]) -> Option<Action> {
    let areas = |names: &[&str]| names.iter().map(|it| area(it)).collect();
    Some(Action::Support {
        attacker: areas(attacker),
        defender: areas(defender),
    })
}

#[test]
fn support_goes_beside_and_against_and_never_against_oneself() {
    let mut play = blackwater();
    for own in [Aid::Own, aid(&[Tyrell], &[Lannister]), aid(&[], &[])] {
        let helped = says(&play, "Lannister", everywhere(own));
        assert_eq!(helped, helps(&[], &["Stoney Sept"]), "{own:?}");
    }
    let nobody = says(&play, "Lannister", everywhere(Aid::Nobody));
    assert_eq!(nobody, helps(&[], &[]));
    supports(&mut play, "Lannister", Side::Defender, &[]).unwrap();

    let both = ["Crackclaw Point", "Harrenhal"];
    for (aid, expected) in [
        (aid(&[Tyrell], &[]), helps(&both, &[])),
        (aid(&[], &[Tyrell]), helps(&[], &both)),
        (aid(&[Tyrell], &[Lannister]), helps(&both, &[])),
        (aid(&[Stark], &[Stark]), helps(&[], &[])),
        (aid(&[Tyrell, Lannister], &[]), None),
        (Aid::Own, helps(&[], &[])),
        (Aid::Nobody, helps(&[], &[])),
    ] {
        assert_eq!(
            says(&play, "Baratheon", everywhere(aid)),
            expected,
            "{aid:?}"
        );
    }
}

#[test]
fn support_is_laid_down_area_by_area() {
    let mut play = blackwater();
    supports(&mut play, "Lannister", Side::Defender, &[]).unwrap();
    let harrenhal = Matter::Support {
        area: Some(Area::Harrenhal),
        aid: aid(&[Tyrell], &[]),
    };
    let alone = says(&play, "Baratheon", harrenhal.clone());
    assert_eq!(alone, None, "Crackclaw Point is not spoken for");
    let others = everywhere(aid(&[Lannister], &[]));
    let both = laid([others.clone(), harrenhal]);
    let split = helps(&["Harrenhal"], &["Crackclaw Point"]);
    assert_eq!(answer(&play, "Baratheon", &both), split);
    play.state.setup.support_scope = crate::SupportScope::PerHouse;
    assert_eq!(answer(&play, "Baratheon", &both), None, "all or none");
}

#[test]
fn a_march_against_a_neutral_force_is_helped_like_a_battle() {
    let text = "
        Baratheon | Kingswood | K F F | March
        Tyrell    | The Reach | K     | Support";
    let mut play = Play::from(Phase::March, 6, text);
    let call = Action::CallSupport {
        from: Area::Kingswood,
        area: Area::KingsLanding,
    };
    play.answer("Baratheon", call).unwrap();
    let says = |aid| says(&play, "Tyrell", everywhere(aid));
    assert_eq!(says(aid(&[Baratheon], &[])), helps(&["The Reach"], &[]));
    assert_eq!(says(aid(&[], &[Stark])), helps(&[], &[]));
    assert_eq!(says(Aid::Own), helps(&[], &[]));
}

#[test]
fn support_of_some_houses_is_refused() {
    let mut play = blackwater();
    supports(&mut play, "Lannister", Side::Defender, &["Stoney Sept"]).unwrap();
    supports(&mut play, "Baratheon", Side::Defender, &["Harrenhal"]).unwrap();
    let refuse = |houses: &[House]| says(&play, "Lannister", Matter::Refuse(set(houses)));
    let harrenhal = AreaSet::of(&[Area::Harrenhal]);
    assert_eq!(refuse(&[Baratheon]), Some(Action::Refuse(harrenhal)));
    assert_eq!(refuse(&[Stark]), Some(Action::Refuse(AreaSet::EMPTY)));
    assert_eq!(refuse(&[]), Some(Action::Refuse(AreaSet::EMPTY)));
}

fn card(enemy: Option<House>, side: Option<Side>, cards: &[HouseCard]) -> Matter {
    Matter::Card {
        enemy,
        side,
        cards: cards.to_vec(),
    }
}

/// Both are asked for a card; Lannister holds Cersei, Tyrion and Jaime.
fn choosing() -> Play {
    let mut state = draw(6, "Tyrell|The Reach|K|March\n Lannister|Blackwater|F");
    state.hand[Lannister] = CerseiLannister.bit() | TyrionLannister.bit() | SerJaimeLannister.bit();
    attack(state, "The Reach > Blackwater")
}

#[test]
fn the_first_card_in_hand_is_played() {
    let play = choosing();
    let says = |cards: &[HouseCard]| says(&play, "Lannister", card(None, None, cards));
    let jaime = Some(Action::PlayCard(SerJaimeLannister));
    assert_eq!(says(&[TywinLannister, SerJaimeLannister]), jaime);
    let simple = Some(combat_fallback(&play, "Lannister"));
    assert_eq!(says(&[TywinLannister]), simple, "none of the list");
    assert_eq!(says(&[]), simple);
}

fn combat_fallback(play: &Play, who: &str) -> Action {
    use tabletop::Game;
    let prompt = play.prompt(who).unwrap();
    crate::Westeros::fallback(&play.view(who), &prompt)
}

#[test]
fn what_is_laid_down_for_an_enemy_and_a_side_goes_first() {
    let play = choosing();
    let defending = Some(Side::Defender);
    let mut standing = laid([
        card(None, None, &[CerseiLannister]),
        card(None, defending, &[TyrionLannister]),
        card(Some(Tyrell), None, &[SerJaimeLannister]),
        card(Some(Tyrell), Some(Side::Attacker), &[CerseiLannister]),
        card(Some(Stark), defending, &[CerseiLannister]),
    ]);
    let mut plays = |expected| {
        let played = answer(&play, "Lannister", &standing);
        assert_eq!(played, Some(Action::PlayCard(expected)));
        standing.clear(&card(
            (expected == SerJaimeLannister).then_some(Tyrell),
            (expected == TyrionLannister).then_some(Side::Defender),
            &[],
        ));
    };
    plays(SerJaimeLannister);
    plays(TyrionLannister);
    plays(CerseiLannister);
    assert_eq!(answer(&play, "Lannister", &standing), None);
}

#[test]
fn a_card_sent_back_makes_room_for_the_next_of_the_list() {
    let mut state = draw(6, "Tyrell|The Reach|K|March\n Lannister|Blackwater|F");
    state.hand[Tyrell] = HouseCard::MaceTyrell.bit()
        | HouseCard::SerGarlanTyrell.bit()
        | HouseCard::RandyllTarly.bit();
    state.hand[Lannister] = TyrionLannister.bit();
    let mut play = attack(state, "The Reach > Blackwater");
    let list = card(
        None,
        None,
        &[HouseCard::MaceTyrell, HouseCard::RandyllTarly],
    );
    let first = says(&play, "Tyrell", list.clone()).unwrap();
    assert_eq!(first, Action::PlayCard(HouseCard::MaceTyrell));
    play.answer("Tyrell", first).unwrap();
    play.answer("Lannister", Action::Use).unwrap();
    let next = says(&play, "Tyrell", list);
    assert_eq!(next, Some(Action::PlayCard(HouseCard::RandyllTarly)));
}

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
        &laid([Matter::CheapestFall]),
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

#[test]
fn a_port_is_filled_or_left_empty() {
    let text = "
        Greyjoy   | Riverrun           | F              | March
        Lannister | Port of Lannisport | ship ship ship | Support
        Greyjoy   | supply 6";
    let mut state = draw(6, text);
    state.garrisons = state.garrisons.without(Area::Lannisport);
    let mut play = Play::begin(Phase::March, state);
    play.march("Greyjoy", "Riverrun", "Lannisport F").unwrap();
    let says = |port| says(&play, "Greyjoy", Matter::Port(port));
    assert_eq!(says(PortUse::Most), Some(Action::TakeShips(3)));
    assert_eq!(says(PortUse::None), Some(Action::TakeShips(0)));
}

#[test]
fn bids_go_as_far_as_the_purse() {
    let bid = |on, most, matter| {
        let view = choosing().view("Lannister");
        foreseen(&view, &Prompt::Bid { on, most }, &laid([matter]))
    };
    let on = Auction::Track(Track::KingsCourt);
    let three = Matter::Bid {
        track: Track::KingsCourt,
        amount: 3,
    };
    assert_eq!(bid(on, 7, three.clone()), Some(Action::Bid(3)));
    assert_eq!(bid(on, 2, three.clone()), Some(Action::Bid(2)));
    let throne = Auction::Track(Track::IronThrone);
    assert_eq!(bid(throne, 7, three.clone()), None);
    assert_eq!(bid(Auction::Wildlings(6), 7, three), None);
    let watch = Matter::BidAgainstWildlings { amount: 4 };
    assert_eq!(
        bid(Auction::Wildlings(6), 7, watch.clone()),
        Some(Action::Bid(4))
    );
    assert_eq!(bid(on, 7, watch), None);
}

#[test]
fn the_raven_is_left_alone() {
    let text = "Lannister | Lannisport | F | March\n Stark | Winterfell | F | Raid";
    let play = Play::from(Phase::MessengerRaven, 6, text);
    let kept = says(&play, "Lannister", Matter::KeepRaven);
    assert_eq!(kept, Some(Action::UseRaven(RavenUse::Pass)));
}

#[test]
fn an_order_for_one_question_is_used_up_and_others_stay() {
    let play = choosing();
    let view = play.view("Lannister");
    let prompt = play.prompt("Lannister").unwrap();
    let order = |matter, lasts| StandingOrder { matter, lasts };
    let jaime = || card(None, None, &[SerJaimeLannister]);
    let now = Lasts::Round(view.round);
    let past = Lasts::Round(view.round - 1);
    let keep = [
        order(Matter::CheapestFall, Lasts::Once),
        order(Matter::KeepRaven, now),
    ];
    let mut standing = Standing(vec![
        order(Matter::Port(PortUse::Most), past),
        keep[0].clone(),
        order(jaime(), Lasts::Once),
        keep[1].clone(),
    ]);
    assert_eq!(standing.holding(view.round).count(), 3);
    use_up(&mut standing, &view, &prompt);
    assert_eq!(standing.0, keep);
    for lasts in [now, Lasts::Changed] {
        let mut standing = Standing(vec![order(jaime(), lasts)]);
        let before = standing.clone();
        use_up(&mut standing, &view, &prompt);
        assert_eq!(standing, before, "{lasts:?}");
    }
    let over = Standing(vec![order(jaime(), past)]);
    assert_eq!(foreseen(&view, &prompt, &over), None);
}

#[test]
fn of_two_orders_for_the_same_question_the_later_stands() {
    let mut standing = Standing::default();
    let mut lay = |matter| {
        let lasts = Lasts::Changed;
        standing.lay(StandingOrder { matter, lasts });
        standing.0.len()
    };
    assert_eq!(lay(everywhere(Aid::Own)), 1);
    let seagard = |aid| Matter::Support {
        area: Some(Area::Seagard),
        aid,
    };
    assert_eq!(lay(seagard(Aid::Own)), 2);
    assert_eq!(lay(seagard(Aid::Nobody)), 2);
    assert_eq!(lay(card(Some(Stark), None, &[])), 3);
    assert_eq!(lay(card(None, None, &[])), 4);
    let bid = |track, amount| Matter::Bid { track, amount };
    assert_eq!(lay(bid(Track::Fiefdoms, 1)), 5);
    assert_eq!(lay(bid(Track::KingsCourt, 1)), 6);
    assert_eq!(lay(bid(Track::KingsCourt, 2)), 6);
    standing.clear(&seagard(Aid::Own));
    assert_eq!(standing.0.len(), 5);
}

#[test]
fn what_is_stored_reads_again() {
    let standing = laid([
        everywhere(aid(&[Stark], &[Tyrell])),
        Matter::Refuse(set(&[Stark])),
        card(Some(Stark), Some(Side::Attacker), &[TheHound]),
        Matter::Blade(BladeUse::WhereItTurns),
        Matter::CheapestFall,
        Matter::Retreat(vec![Area::Seagard]),
        Matter::Port(PortUse::None),
        Matter::BidAgainstWildlings { amount: 9 },
        Matter::KeepRaven,
    ]);
    let text = serde_json::to_string(&standing).unwrap();
    assert_eq!(serde_json::from_str::<Standing>(&text).unwrap(), standing);
    assert_eq!(
        serde_json::from_str::<Standing>("[]").unwrap(),
        Standing::default()
    );
}
