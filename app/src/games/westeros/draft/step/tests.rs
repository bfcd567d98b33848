use super::*;
use OrderToken::{March, Raid};
use westeros::{
    Area::{Pyke, Seagard, Winterfell},
    Unit,
};

#[test]
fn two_areas_swap_their_orders() {
    let before = Draft::Orders(Orders::from_iter([(Pyke, March), (Seagard, Raid)]));
    let after = before.after(Step::Swap(Pyke, Seagard));
    assert_eq!(
        after,
        Draft::Orders(Orders::from_iter([(Pyke, Raid), (Seagard, March)]))
    );
}

#[test]
fn a_swap_with_an_empty_area_moves_the_order() {
    let before = Draft::Orders(Orders::from_iter([(Pyke, March)]));
    let after = before.after(Step::Swap(Pyke, Seagard));
    assert_eq!(after, Draft::Orders(Orders::from_iter([(Seagard, March)])));
}

#[test]
fn what_is_picked_once_more_stays_picked() {
    let before = Draft::Raid {
        from: Some(Pyke),
        target: Target::Open,
    };
    let aimed = before.after(Step::RaidAt(Seagard));
    assert_ne!(aimed, before);
    for again in [Step::RaidAt(Seagard), Step::RaidFrom(Pyke)] {
        assert_eq!(aimed.after(again), aimed, "{again:?}");
    }
    let marching = Draft::March {
        from: Some(Pyke),
        going: Going::Open,
        hand: Army::NONE,
    };
    let sent = marching.after(Step::Send(Seagard, Army::one(Unit::Footman)));
    for draft in [marching, sent] {
        assert_eq!(draft.after(Step::MarchFrom(Pyke)), draft);
    }
    let down = Draft::Answer(Some(Action::GoDown));
    assert_eq!(down.after(Step::Answer(Action::GoDown)), down);
}

#[test]
fn another_source_forgets_the_target() {
    let aimed = Draft::Raid {
        from: Some(Pyke),
        target: Target::Area(Seagard),
    };
    let moved = aimed.after(Step::RaidFrom(Winterfell));
    assert_eq!(
        moved,
        Draft::Raid {
            from: Some(Winterfell),
            target: Target::Open
        }
    );
}

#[test]
fn a_step_of_another_question_changes_nothing() {
    let draft = Draft::Consolidate {
        area: Some(Pyke),
        musters: None,
    };
    assert_eq!(draft.after(Step::RaidAt(Seagard)), draft);
    assert_eq!(Draft::Nothing.after(Step::ClearAll), Draft::Nothing);
}

#[test]
fn a_march_is_split_diverted_and_called_off() {
    let (footman, knight) = (Army::one(Unit::Footman), Army::one(Unit::Knight));
    let split = Draft::March {
        from: Some(Pyke),
        going: Going::Open,
        hand: Army::NONE,
    }
    .after(Step::Send(Seagard, footman))
    .after(Step::Send(Winterfell, knight));
    let Draft::March { going, .. } = split else {
        panic!("{split:?}");
    };
    let mut moves = Troops::of(Seagard, footman);
    moves.add(Winterfell, knight);
    assert_eq!(going.moves(), moves);
    let one = split.after(Step::Send(Seagard, Army::NONE));
    let none = one.after(Step::Send(Winterfell, Army::NONE));
    assert_eq!(
        none,
        Draft::March {
            from: Some(Pyke),
            going: Going::Open,
            hand: Army::NONE,
        }
    );
    let elsewhere = one.after(Step::Divert(Seagard, knight));
    assert!(matches!(
        elsewhere,
        Draft::March { going, .. } if going.moves() == Troops::of(Seagard, knight)
    ));
}

#[test]
fn a_starred_order_musters_or_brings_power() {
    let draft = Draft::Consolidate {
        area: Some(Pyke),
        musters: None,
    };
    let mustering = draft
        .after(Step::MusterInstead)
        .after(Step::Recruit(Pyke, Recruit::Knight));
    assert_eq!(
        mustering.musters().map(|it| it.iter().collect::<Vec<_>>()),
        Some(vec![(Pyke, Recruit::Knight)])
    );
    assert_eq!(mustering.after(Step::GainInstead), draft);
}

#[test]
fn going_down_the_track_spares_the_units() {
    let named = Draft::Units(Troops::NONE).after(Step::Name(Pyke, Army::one(Unit::Footman)));
    let down = named.after(Step::Answer(Action::GoDown));
    assert_eq!(down, Draft::Answer(Some(Action::GoDown)));
    assert_eq!(
        down.after(Step::Name(Pyke, Army::one(Unit::Footman))),
        named
    );
}
