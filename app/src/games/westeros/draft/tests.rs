//! Drafts of real positions, from the set-up of six houses on.

mod reach;

use super::*;
use crate::games::westeros::scene::Mark;
use tabletop::{Dice, Game, Quiet, Viewer, submit};
use westeros::{
    Area::{IronmansBay, PortOfPyke, Pyke, TheGoldenSound, Winterfell},
    AreaSet, House, Illegal, OrderToken, Setup, State, Unit, Westeros,
};

struct Zero;

impl Dice for Zero {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

pub(super) fn new_game() -> State {
    Westeros::start(&Setup::default(), 6, &mut Quiet(Zero))
}

/// Returns what a house sees, and what it is asked.
pub(super) fn seen_by(state: &State, house: House) -> (View, Prompt) {
    let asked = Westeros::decisions(state).find(|it| {
        let view = Westeros::view(state, Viewer::Seat(it.seat));
        view.me == Some(house)
    });
    let asked = asked.expect("the house is asked");
    (
        Westeros::view(state, Viewer::Seat(asked.seat)),
        asked.prompt,
    )
}

/// Everybody defends, but for the orders given; the Raven rests.
fn raids(given: &[(Area, OrderToken)]) -> State {
    use OrderToken::{Defense, March, MarchMinusOne, Support};
    let mut state = new_game();
    loop {
        let asked = Westeros::decisions(&state).find(|it| it.required);
        let Some(asked) = asked else { break };
        let action = match asked.prompt {
            Prompt::PlaceOrders { areas, .. } => {
                let rest = [Defense, Defense, Support, Support, March, MarchMinusOne];
                let given_to = |area| given.iter().find(|it| it.0 == area).map(|it| it.1);
                let placed = areas.iter().zip(rest);
                let placed = placed.map(|(area, rest)| (area, given_to(area).unwrap_or(rest)));
                Action::PlaceOrders(placed.collect())
            }
            Prompt::UseRaven { .. } => Action::UseRaven(RavenUse::Pass),
            _ => break,
        };
        submit::<Westeros>(&mut state, asked.seat, asked.id, action, &mut Quiet(Zero)).unwrap();
    }
    state
}

fn greyjoy_raids() -> State {
    raids(&[
        (IronmansBay, OrderToken::Raid),
        (PortOfPyke, OrderToken::Raid),
        (TheGoldenSound, OrderToken::ConsolidatePower),
    ])
}

fn marked(view: &View, prompt: &Prompt, draft: &Draft, wanted: Mark) -> AreaSet {
    let marks = marks(view, Some(prompt), draft);
    let areas = marks.iter().filter(|&(_, mark)| *mark == wanted);
    areas.map(|(area, _)| area).collect()
}

#[test]
fn planning_marks_what_still_wants_an_order() {
    let (view, prompt) = seen_by(&new_game(), House::Stark);
    let Prompt::PlaceOrders { areas, .. } = prompt else {
        panic!("{prompt:?}");
    };
    let empty = Draft::open(&view, &prompt);
    assert_eq!(marked(&view, &prompt, &empty, Mark::Wanted), areas);
    let begun = empty.after(Step::Place(Winterfell, OrderToken::March));
    let wanted = areas.without(Winterfell);
    assert_eq!(marked(&view, &prompt, &begun, Mark::Wanted), wanted);
    let source = AreaSet::EMPTY.with(Winterfell);
    assert_eq!(marked(&view, &prompt, &begun, Mark::Source), source);
}

#[test]
fn ready_when_every_area_has_its_order() {
    let (view, prompt) = seen_by(&new_game(), House::Stark);
    let Prompt::PlaceOrders { areas, .. } = prompt else {
        panic!("{prompt:?}");
    };
    let mut draft = Draft::open(&view, &prompt);
    for (area, token) in areas.iter().zip(OrderToken::ALL) {
        let missing = draft.ready(&view, &prompt);
        assert_eq!(missing, Err(Illegal::OrderMissing(area).into()));
        draft = draft.after(Step::Place(area, token));
    }
    let orders = draft.orders();
    assert_eq!(draft.ready(&view, &prompt), Ok(Action::PlaceOrders(orders)));
}

#[test]
fn a_token_that_is_used_up_says_so() {
    let (view, prompt) = seen_by(&new_game(), House::Stark);
    let draft = Draft::open(&view, &prompt).after(Step::Place(Winterfell, OrderToken::March));
    let offered = |area| {
        let all = choices(&view, &prompt, &draft, area);
        all.into_iter().find(|it| it.token == OrderToken::March)
    };
    let here = offered(Winterfell).unwrap();
    assert!(here.here && here.legal.is_ok());
    let elsewhere = offered(Area::WhiteHarbor).unwrap();
    let why = Illegal::TokenUsedUp(OrderToken::March);
    assert_eq!((elsewhere.left, elsewhere.legal), (0, Err(why)));
}

#[test]
fn the_kings_court_limits_the_stars() {
    let (view, prompt) = seen_by(&new_game(), House::Greyjoy);
    let draft = Draft::open(&view, &prompt);
    assert_eq!(stars_left(&view, &prompt, &draft), Some((0, 0)));
    for choice in choices(&view, &prompt, &draft, Pyke) {
        assert_eq!(choice.legal.is_ok(), !choice.token.starred(), "{choice:?}");
    }
}

#[test]
fn only_areas_with_own_units_open_the_tokens() {
    let (view, prompt) = seen_by(&new_game(), House::Greyjoy);
    let draft = Draft::open(&view, &prompt);
    assert_eq!(pick(&view, Some(&prompt), &draft, Pyke), Picked::Tokens);
    assert_eq!(
        pick(&view, Some(&prompt), &draft, Winterfell),
        Picked::Barred(Illegal::NoOrderHere(Winterfell).into())
    );
    let idle = Picked::Barred(Reason::NothingAsked);
    assert_eq!(pick(&view, None, &Draft::Nothing, Pyke), idle);
}

#[test]
fn a_kept_draft_comes_back_only_where_it_fits() {
    let (view, prompt) = seen_by(&new_game(), House::Greyjoy);
    let fits = Draft::open(&view, &prompt).after(Step::Place(Pyke, OrderToken::Raid));
    let text = serde_json::to_string(&fits).unwrap();
    let kept: Draft = serde_json::from_str(&text).unwrap();
    assert_eq!(kept.restored(&view, &prompt), Some(fits));
    let elsewhere = fits.after(Step::Place(Winterfell, OrderToken::Raid));
    assert_eq!(elsewhere.restored(&view, &prompt), None);
    let other = Draft::Number(0);
    assert_eq!(other.restored(&view, &prompt), None);
}

#[test]
fn a_march_with_units_in_hand_comes_back() {
    let state = raids(&[(Winterfell, OrderToken::March)]);
    let (view, prompt) = seen_by(&state, House::Stark);
    let fits = Draft::of_march(Winterfell, None, Army::one(Unit::Footman));
    assert_eq!(fits.restored(&view, &prompt), Some(fits));
    let crowd = Army::NONE.with(Unit::Footman, 4);
    let too_many = Draft::of_march(Winterfell, None, crowd);
    assert_eq!(too_many.restored(&view, &prompt), None);
    let march = |to| Draft::March {
        from: Some(Winterfell),
        going: Going::Open.sending(to, Army::one(Unit::Footman)),
        hand: Army::NONE,
    };
    assert_eq!(march(Pyke).restored(&view, &prompt), None, "out of reach");
}

#[test]
fn a_raid_goes_from_its_order_to_a_lit_target() {
    let (view, prompt) = seen_by(&greyjoy_raids(), House::Greyjoy);
    let draft = Draft::open(&view, &prompt);
    assert_eq!(draft.ready(&view, &prompt), Err(Reason::ChooseRaid));
    let early = pick(&view, Some(&prompt), &draft, TheGoldenSound);
    assert_eq!(early, Picked::Barred(Reason::ChooseRaid));

    let draft = draft.after(Step::RaidFrom(IronmansBay));
    assert_eq!(draft.ready(&view, &prompt), Err(Reason::ChooseTarget));
    let lit = AreaSet::EMPTY.with(TheGoldenSound);
    assert_eq!(marked(&view, &prompt, &draft, Mark::Target), lit);
    let barred = pick(&view, Some(&prompt), &draft, Winterfell);
    assert_eq!(
        barred,
        Picked::Barred(Illegal::OutOfReach(Winterfell).into())
    );

    let draft = draft.after(Step::RaidAt(TheGoldenSound));
    let action = Action::ResolveRaid {
        from: IronmansBay,
        target: Some(TheGoldenSound),
    };
    assert_eq!(draft.ready(&view, &prompt), Ok(action));
}

#[test]
fn a_raid_may_be_spent_without_effect() {
    let (view, prompt) = seen_by(&greyjoy_raids(), House::Greyjoy);
    let draft = Draft::open(&view, &prompt)
        .after(Step::RaidFrom(IronmansBay))
        .after(Step::WithoutEffect);
    let action = Action::ResolveRaid {
        from: IronmansBay,
        target: None,
    };
    assert_eq!(draft.ready(&view, &prompt), Ok(action));
}

#[test]
fn a_single_raid_is_chosen_already() {
    let state = raids(&[
        (IronmansBay, OrderToken::Raid),
        (TheGoldenSound, OrderToken::ConsolidatePower),
    ]);
    let (view, prompt) = seen_by(&state, House::Greyjoy);
    let Draft::Raid { from, .. } = Draft::open(&view, &prompt) else {
        panic!("{prompt:?}");
    };
    assert_eq!(from, Some(IronmansBay));
}
