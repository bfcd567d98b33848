//! Whole random games, of which every question can be answered with what the page offers for it.

use super::{
    super::random,
    acting::{Possible, actions},
    aiming::{aims, attack_of},
    example::facing_each_other,
    first, only,
    options::options,
    picked,
    pieces::kinds,
    preview,
    several::items,
    spot::piece_in_the_middle,
};
use battlefield::{
    Battlefield,
    chapter::{board, mode::storm, script, set_up::deploy},
    field::Thing,
    geometry::Arc,
    position::{Mode, Place, Setup, UnitId},
    question::{Action, Move, Prompt},
    state::{State, View},
};
use std::collections::BTreeSet;
use tabletop::{Game, Seat, Viewer};

/// So many answers a game; most of what can be asked has been asked by then.
const ANSWERS: usize = 700;

/// Looks at each question of a random game.
fn play(mode: Mode, seed: u64, mut look: impl FnMut(&View, &Prompt)) {
    let mut looked_at = BTreeSet::new();
    random::play((mode, seed), ANSWERS, |state, _, _| {
        let all = Battlefield::decisions(state);
        for asked in all.filter(|it| looked_at.insert(it.id.0)) {
            look(&state.view(Viewer::Seat(asked.seat)), &asked.prompt);
        }
    });
}

fn is_accepted(view: &View, prompt: &Prompt, action: &Action) -> bool {
    Battlefield::check(view, prompt, action).is_ok()
}

/// The drafts that come about where one box after the other is ticked.
fn ticked(view: &View, prompt: &Prompt, begun: Option<Action>) -> Vec<Action> {
    let (mut draft, mut drafts) = (begun, Vec::new());
    for _ in 0..items(view, prompt, draft.as_ref()).len() {
        let all = items(view, prompt, draft.as_ref()).into_iter();
        let Some(next) = all.filter(|it| !it.chosen).map(|it| it.toggled).next() else {
            break;
        };
        drafts.push(next.clone());
        draft = Some(next);
    }
    drafts
}

/// The legal answers that the page leads to by pressing what it shows.
fn answers(view: &View, prompt: &Prompt) -> Vec<Action> {
    let begun = first(view, prompt);
    let mut all = ticked(view, prompt, begun.clone());
    all.extend(begun);
    let offered = options(view, prompt).into_iter();
    all.extend(offered.map(|it| it.action));
    let begins = actions(view, prompt).into_iter();
    all.extend(begins.filter_map(|it| it.begins.ok()));
    match prompt {
        // The builder and the suggested armies answer this one.
        Prompt::Army => all.push(Battlefield::fallback(view, prompt)),
        Prompt::Terrain { corpse_pile } => {
            let kinds = kinds(&view.open, *corpse_pile).into_iter();
            all.extend(kinds.filter_map(|it| piece_in_the_middle(&view.open, &it)));
        }
        _ => {}
    }
    all.retain(|it| is_accepted(view, prompt, it));
    all
}

#[test]
fn every_question_can_be_answered() {
    let mut asked = BTreeSet::new();
    for (seed, mode) in (3_u64..).zip(Mode::ALL[1..].iter().copied()) {
        play(mode, seed, |view, prompt| {
            assert!(!answers(view, prompt).is_empty(), "{mode:?}: {prompt:?}");
            let written = format!("{prompt:?}");
            let name = written.split(|it: char| !it.is_alphanumeric()).next();
            asked.extend(name.map(str::to_owned));
        });
    }
    assert!(asked.len() > 20, "only {asked:?}");
}

#[test]
fn who_turns_next_and_which_side_is_attacked_are_chosen_from_a_list() {
    let view = facing_each_other("stark.sworn_swords", 18_000, 22_800);
    let offered = |prompt: &Prompt| {
        let all = options(&view, prompt).into_iter();
        all.filter(|it| it.why_not.is_none()).map(|it| it.action)
    };
    let freed = Prompt::Freed {
        units: vec![UnitId(0), UnitId(1)],
    };
    let second = Action::Targets(vec![Thing::Unit(1)]);
    assert_eq!(first(&view, &freed), None);
    let all: Vec<Action> = offered(&freed).collect();
    let named = Action::Targets(vec![Thing::Unit(0)]);
    assert_eq!(all, [named, second.clone(), Action::Pass]);
    assert_eq!(picked(&view, &freed, None, Thing::Unit(1)), Some(second));
    let arcs = [Arc::Front, Arc::Right];
    let side = Prompt::Arc {
        who: Thing::Unit(0),
        target: Thing::Unit(1),
        arcs: arcs.to_vec(),
    };
    assert_eq!(first(&view, &side), None);
    let all: Vec<Action> = offered(&side).collect();
    assert_eq!(all, arcs.map(Action::Arc));
}

#[test]
fn a_wall_may_do_nothing_and_shoots_at_whom_it_can_hit() {
    let (mut idle, mut shots) = (0, 0);
    for seed in 1..16 {
        play(Mode::Storm, seed, |view, prompt| {
            let Prompt::Action {
                who: Thing::Wall(_),
            } = prompt
            else {
                return;
            };
            let nothing = Action::Do(Move::Forgo);
            let mut offered = options(view, prompt).into_iter();
            assert!(offered.any(|it| it.action == nothing && it.why_not.is_none()));
            let all = actions(view, prompt);
            let [
                Possible {
                    begins: Ok(arrows), ..
                },
            ] = all.as_slice()
            else {
                idle += 1;
                return;
            };
            let shot = attack_of(view, prompt, arrows).unwrap();
            for (target, it) in aims(view, prompt, shot) {
                let pressed = picked(view, prompt, Some(arrows), target);
                assert_eq!(pressed, it.ok().map(Action::Do));
                shots += usize::from(pressed.is_some_and(|it| is_accepted(view, prompt, &it)));
            }
        });
    }
    assert!(idle > 0 && shots > 0, "{idle} idle, {shots} shots");
}

#[test]
fn each_unit_that_is_left_can_be_deployed() {
    let mut most = 0;
    play(Mode::Clash, 5, |view, prompt| {
        if let (Prompt::Deploy, Some(seat)) = (prompt, view.seat) {
            let offered = options(view, prompt);
            let left = deploy::left(&view.open, seat);
            assert!(offered.iter().all(|it| it.why_not.is_none()));
            most = most.max(left.len().min(offered.len()));
        }
    });
    assert!(most > 1);
}

#[test]
fn the_ability_comes_first_where_an_ncu_has_one() {
    let mut found = [0, 0];
    for seed in 1..4 {
        play(Mode::Thrones, seed, |view, prompt| {
            let Prompt::Claim { ncu, zones } = prompt else {
                return;
            };
            let times = 1 + usize::from(board::ability(&view.open, *ncu).is_some());
            let offered = options(view, prompt);
            assert_eq!(offered.len(), times * zones.len());
            assert!(offered.iter().all(|it| it.why_not.is_none()));
            found[times - 1] += 1;
        });
    }
    assert!(found[0] > 0 && found[1] > 0, "{found:?}");
}

#[test]
fn only_cards_that_are_still_in_the_deck_are_searched_for() {
    let mut most = 0;
    play(Mode::Thrones, 4, |view, prompt| {
        if matches!(prompt, Prompt::Select) {
            let count = script::of_commander(view).len();
            let search = Prompt::Search { count: count as u8 };
            let drafts = ticked(view, &search, first(view, &search));
            assert_eq!(drafts.len(), count);
            assert!(drafts.iter().all(|it| is_accepted(view, &search, it)));
            most = most.max(count);
        }
    });
    assert!(most > 1);
}

#[test]
fn destroyed_units_come_back_beside_each_other() {
    let mut most = 0;
    play(Mode::Storm, 1, |view, prompt| {
        let (Prompt::Select, 0) = (prompt, most) else {
            return;
        };
        let mut view = view.clone();
        let position = &view.open;
        let all = position.units().filter(|(_, it)| position.storms(it.owner));
        let all: Vec<UnitId> = all.map(|(id, _)| id).collect();
        for id in all {
            view.open.unit_mut(id).place = Place::Gone;
        }
        let back = Prompt::Redeploy;
        let drafts = ticked(&view, &back, first(&view, &back));
        assert_eq!(drafts.len(), storm::destroyed(&view.open).len());
        assert!(drafts.iter().all(|it| is_accepted(&view, &back, it)));
        for (count, draft) in (1..).zip(&drafts) {
            let shown = preview(&view, &back, Some((draft, true)), &[]).ghosts;
            assert_eq!(shown.len(), count, "each that comes back is drawn");
            assert_eq!(shown.iter().filter(|it| it.held).count(), 1);
        }
        most = drafts.len();
    });
    assert!(most > 1);
}

#[test]
fn nothing_but_a_corpse_pile_is_offered_where_one_is_asked_for() {
    let mut asked = 0;
    play(Mode::Feast, 2, |view, prompt| {
        if let Prompt::Terrain { corpse_pile: true } = prompt {
            assert_eq!(kinds(&view.open, true), ["corpse_pile"]);
            assert!(kinds(&view.open, false).len() > 1);
            asked += 1;
        }
    });
    assert_eq!(asked, 2);
}

#[test]
fn any_number_of_wounds_up_to_the_most_can_be_paid() {
    let view = State::before(Setup::default(), 2).view(Viewer::Seat(Seat(0)));
    let pay = Prompt::Pay { most: 2 };
    let offered = options(&view, &pay).into_iter().map(|it| it.action);
    let offered: Vec<Action> = offered.collect();
    assert_eq!(offered, [0, 1, 2].map(Action::Pay));
    assert!(offered.iter().all(|it| is_accepted(&view, &pay, it)));
}

#[test]
fn what_is_chosen_already_as_the_only_answer_is_the_only_one() {
    let (mut single, mut asked) = (0, BTreeSet::new());
    for (mode, seed) in [(Mode::Thrones, 7), (Mode::Clash, 8), (Mode::Storm, 9)] {
        play(mode, seed, |view, prompt| {
            let Some(one) = only(view, prompt) else {
                return;
            };
            let mut all = answers(view, prompt);
            all.retain(|it| *it != one);
            assert_eq!(all, [], "{prompt:?} has more answers than {one:?}");
            assert_eq!(first(view, prompt), Some(one));
            single += 1;
            asked.insert(
                format!("{prompt:?}")
                    .split([' ', '('])
                    .next()
                    .unwrap()
                    .to_owned(),
            );
        });
    }
    assert!(single > 20 && asked.len() > 2, "{single}: {asked:?}");
}
