use super::*;
use crate::{
    Battlefield,
    geometry::Point,
    position::{Mode, Setup},
    standing::{Formation, Lasts, Matter, OwnTurns, Standing, StandingOrder, foreseen, formed},
    state::State,
};
use tabletop::{Game, Quiet, Viewer, submit, testkit::TestDice};

const TERRAIN: Prompt = Prompt::Terrain { corpse_pile: false };

/// Sets a battle up by considerate answers until this is asked, and returns what is seen by whoever is.
fn asked(mode: Mode, wanted: &Prompt) -> (State, View) {
    let setup = Setup {
        mode,
        size: 30,
        ..Setup::default()
    };
    let mut cx = Quiet(TestDice::new(3));
    let mut state = Battlefield::start(&setup, 2, &mut cx);
    for _ in 0..40 {
        let open = { Battlefield::decisions(&state).next() };
        let open = open.expect("the set-up asks something");
        let view = Battlefield::view(&state, Viewer::Seat(open.seat));
        if open.prompt == *wanted {
            return (state, view);
        }
        let action = Battlefield::fallback(&view, &open.prompt);
        submit::<Battlefield>(&mut state, open.seat, open.id, action, &mut cx).unwrap();
    }
    panic!("{wanted:?} is never asked");
}

fn fits(view: &View, prompt: &Prompt, plan: &[Action]) -> bool {
    let misfits = plan_misfits(view, prompt, plan);
    misfits.len() == plan.len() && misfits.iter().all(Option::is_none)
}

#[test]
fn a_suggestion_is_the_whole_share_and_fits() {
    for (mode, prompt) in [
        (Mode::Thrones, Prompt::Deploy),
        (Mode::Feast, Prompt::Deploy),
        (Mode::Thrones, TERRAIN),
        (Mode::Thrones, Prompt::Marker),
    ] {
        let (_, view) = asked(mode, &prompt);
        let plan = suggested(&view, &prompt, &[]);
        assert!(plan.len() > 1, "{prompt:?}");
        // Of some places for terrain that are tried none may fit.
        let whole = plan.len() == share(&view, &prompt) || prompt == TERRAIN;
        assert!(whole, "{prompt:?}: {plan:?}");
        assert!(fits(&view, &prompt, &plan), "{prompt:?}: {plan:?}");
        assert_eq!(suggested(&view, &prompt, &[]), plan, "and always the same");
        let begun = &plan[..1];
        assert_eq!(suggested(&view, &prompt, begun)[..1], *begun);
    }
}

#[test]
fn each_formation_is_the_whole_army_and_fits() {
    for mode in [Mode::Thrones, Mode::Feast, Mode::Winds] {
        let (_, view) = asked(mode, &Prompt::Deploy);
        for formation in Formation::ALL {
            let plan = formed(&view, formation);
            let whole = share(&view, &Prompt::Deploy);
            assert_eq!(plan.len(), whole, "{mode:?} {formation:?}");
            assert!(
                fits(&view, &Prompt::Deploy, &plan),
                "{mode:?} {formation:?}"
            );
        }
    }
}

/// Returns the distance of the middle of each unit from its own edge of the table.
fn depths(view: &View, formation: Formation) -> Vec<i32> {
    let northern = crate::ground::is_northern(&view.open, view.seat.unwrap());
    let depth = view.open.setup.depth;
    let from_edge = |action: &Action| match action {
        Action::Deploy { pose, .. } if northern => depth - pose.at.y,
        Action::Deploy { pose, .. } => pose.at.y,
        _ => panic!("{action:?}"),
    };
    formed(view, formation).iter().map(from_edge).collect()
}

#[test]
fn formations_differ_in_who_stands_before_whom() {
    let (_, view) = asked(Mode::Feast, &Prompt::Deploy);
    let two = depths(&view, Formation::TwoLines);
    assert!(
        two[1] + 4_000 < two[0],
        "one line behind the other: {two:?}"
    );
    let left = depths(&view, Formation::LeftHook);
    assert!(left.first() > left.last(), "{left:?}");
    let right = depths(&view, Formation::RightHook);
    assert!(right.first() < right.last(), "{right:?}");
}

#[test]
fn of_two_in_one_place_the_later_does_not_fit() {
    let (_, view) = asked(Mode::Thrones, &Prompt::Deploy);
    let mut plan = suggested(&view, &Prompt::Deploy, &[]);
    let (Action::Deploy { pose: first, .. }, Some(Action::Deploy { pose, .. })) =
        (plan[0].clone(), plan.last_mut())
    else {
        panic!("two units are deployed");
    };
    *pose = first;
    let misfits = plan_misfits(&view, &Prompt::Deploy, &plan);
    let wrong: Vec<usize> = (0..plan.len())
        .filter(|it| misfits[*it].is_some())
        .collect();
    assert_eq!(wrong, [plan.len() - 1]);
}

/// Nobody is put anywhere else than they were planned: what fits no longer is asked.
#[test]
fn a_plan_is_followed_while_it_is_legal() {
    let (state, view) = asked(Mode::Thrones, &Prompt::Marker);
    let plan = suggested(&view, &Prompt::Marker, &[]);
    let order = |action: &Action| StandingOrder {
        matter: Matter::SetUp(action.clone()),
        lasts: Lasts::Changed,
        since: OwnTurns::default(),
    };
    let standing = Standing(plan.iter().map(order).collect());
    let given = foreseen(&view, &Prompt::Marker, &standing);
    assert_eq!(given.as_ref(), plan.first());
    let mut disturbed = state.view(Viewer::Seat(view.seat.unwrap()));
    for action in &plan {
        let Action::Marker(at) = action else {
            panic!("{action:?}");
        };
        let beside = Action::Marker(Point::new(at.x + 1_000, at.y));
        disturbed = planned(&disturbed, [&beside]);
    }
    assert_eq!(foreseen(&disturbed, &Prompt::Marker, &standing), None);
    assert_eq!(not_given(&disturbed, &plan), plan);
    let followed = planned(&view, &plan[..1]);
    assert_eq!(not_given(&followed, &plan), plan[1..]);
}
