//! Tests that whatever a seat may answer can be put together from the steps of the page.

use super::super::*;
use crate::games::westeros::{
    scene::{Mark, staged},
    wording,
};
use std::collections::BTreeSet;
use tabletop::{Dice, Game, Quiet, Seat, Viewer, submit};
use westeros::{Army, Setup, TidesOfBattle, Westeros};

/// Always the same game for a seed.
struct Chance(u64);

impl Dice for Chance {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (self.0 >> 33) as u32 % n
    }
}

/// Plays random games; before each answer is given, it is made as on the page.
#[test]
fn every_answer_of_random_games_can_be_made_on_the_page() {
    let mut asked = BTreeSet::new();
    let mut forced = 0;
    for seed in 0..400_u64 {
        let mut chance = Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let tides_of_battle = TidesOfBattle::ALL[seed as usize % 2];
        let mut setup = Setup {
            tides_of_battle,
            ..Setup::default()
        };
        if seed % 3 == 0 {
            Westeros::ask_always(&mut setup, &[0, 1, 2, 3].map(Seat));
        }
        let seats = 3 + (seed % 4) as u8;
        let mut state = Westeros::start(&setup, seats, &mut Quiet(&mut chance));
        loop {
            let open = Westeros::decisions(&state).find(|it| it.required);
            let Some(open) = open else {
                assert!(Westeros::outcome(&state).is_some(), "seed {seed} is stuck");
                break;
            };
            let view = Westeros::view(&state, Viewer::Seat(open.seat));
            let action = Westeros::sample(&view, &open.prompt, &mut chance);
            made_on_the_page(&view, &open.prompt, &action);
            forced += usize::from(made_already(&view, &open.prompt));
            if asked.insert(name(&open.prompt)) {
                worded(&view, &open.prompt);
                pickable(&view, &open.prompt);
                check_labels(&view, &open.prompt);
            }
            submit::<Westeros>(
                &mut state,
                open.seat,
                open.id,
                action,
                &mut Quiet(&mut chance),
            )
            .expect("a sampled answer is legal");
        }
    }
    assert!(forced > 1_000, "{forced} answers were made already");
    assert!(asked.len() >= 40, "{} kinds: {asked:?}", asked.len());
}

/// The question and each of its answers are put into words.
fn worded(view: &View, prompt: &Prompt) {
    let question = wording::ask(view, prompt);
    assert!(question.ends_with(['.', '?']), "{prompt:?}: {question}");
    assert!(!question.contains("  "), "{prompt:?}: {question}");
    let offers = offers(view, prompt);
    let names: BTreeSet<String> = offers
        .iter()
        .map(|action| wording::offered(view, prompt, action).0)
        .collect();
    assert_eq!(names.len(), offers.len(), "{prompt:?}: {names:?}");
}

/// Checks that what each choice on the map means stands beside it and in its label.
fn check_labels(view: &View, prompt: &Prompt) {
    let mut draft = Draft::open(view, prompt);
    match *prompt {
        Prompt::ResolveMarch { orders } => {
            if let (None, Some(from)) = (draft.marching(), orders.iter().next()) {
                draft = draft.after(Step::MarchFrom(from));
            }
        }
        Prompt::ResolveRaid { orders } => {
            if let (Draft::Raid { from: None, .. }, Some(from)) = (draft, orders.iter().next()) {
                draft = draft.after(Step::RaidFrom(from));
            }
        }
        Prompt::ConsolidatePower { .. }
        | Prompt::Support { .. }
        | Prompt::SupportNeutral { .. }
        | Prompt::RefuseSupport { .. }
        | Prompt::QueenOfThorns { .. }
        | Prompt::Cersei { .. }
        | Prompt::Renly { .. }
        | Prompt::Retreat { .. } => {}
        _ => return,
    }
    let scene = staged(view, Some(prompt), &draft);
    for (area, it) in scene.areas.iter() {
        let meant = match prompt {
            Prompt::ResolveMarch { .. } | Prompt::ResolveRaid { .. } => it.mark == Mark::Target,
            _ => matches!(it.mark, Mark::Source | Mark::Target),
        };
        let plate = it.plate.as_ref();
        assert!(!meant || plate.is_some(), "{prompt:?}: {area:?}");
        let agrees = plate.is_none_or(|plate| it.label.contains(&plate.words));
        assert!(agrees, "{prompt:?}: {}", it.label);
    }
}

/// Checks that what the map marks can be picked.
fn pickable(view: &View, prompt: &Prompt) {
    let draft = Draft::open(view, prompt);
    for (area, mark) in marks(view, Some(prompt), &draft).iter() {
        if matches!(mark, Mark::Wanted | Mark::Source | Mark::Target) {
            let picked = pick(view, Some(prompt), &draft, area);
            let barred = matches!(picked, Picked::Barred(_));
            assert!(!barred, "{prompt:?}: {area:?} is marked, and {picked:?}");
        }
    }
}

/// The question's name, without what it is about.
fn name(prompt: &Prompt) -> String {
    let all = format!("{prompt:?}");
    all.split([' ', '{']).next().unwrap_or_default().to_owned()
}

/// Checks that, where there is only one answer, it is left to confirm it.
fn made_already(view: &View, prompt: &Prompt) -> bool {
    let forced = view
        .me
        .and_then(|house| westeros::forced(view, house, prompt));
    if forced.is_some() {
        let made = Draft::open(view, prompt).ready(view, prompt);
        assert_eq!(made.ok(), forced, "{prompt:?}");
    }
    forced.is_some()
}

fn made_on_the_page(view: &View, prompt: &Prompt, action: &Action) {
    let mut draft = Draft::unmade(view, prompt);
    for step in steps(view, prompt, action) {
        offered(view, prompt, &draft, step);
        draft = draft.after(step);
    }
    let made = draft.ready(view, prompt);
    let same = made == Ok(*action) || sorted(made.ok().as_ref()) == sorted(Some(action));
    assert!(same, "{prompt:?}: {action:?} is made as {made:?}");
}

/// Areas in whatever order they were named.
fn sorted(action: Option<&Action>) -> Option<[Vec<(Area, Army)>; 2]> {
    let Some(Action::Demote {
        replaced,
        destroyed,
    }) = action
    else {
        return None;
    };
    Some([replaced, destroyed].map(|troops| {
        let mut troops: Vec<_> = troops.iter().collect();
        troops.sort_by_key(|(area, _)| *area);
        troops
    }))
}

/// Returns how a person would put the answer together.
fn steps(view: &View, prompt: &Prompt, action: &Action) -> Vec<Step> {
    match *action {
        Action::PlaceOrders(orders) => {
            let placed = orders.iter().map(|(area, token)| Step::Place(area, token));
            std::iter::once(Step::ClearAll).chain(placed).collect()
        }
        Action::TakeBackOrders => Vec::new(),
        Action::UseRaven(RavenUse::Pass) => vec![Step::KeepOrders],
        Action::UseRaven(RavenUse::Look) => vec![Step::Look],
        Action::UseRaven(RavenUse::Swap { area, token }) => vec![Step::Place(area, token)],
        Action::Bid(number) | Action::TakeShips(number) => vec![Step::Number(number)],
        Action::OrderTied(ranking) => {
            let places = ranking.iter().enumerate();
            places
                .map(|(place, house)| Step::Rank(house, place as u8))
                .collect()
        }
        Action::Muster(musters) => {
            let steps = musters.iter();
            steps
                .map(|(site, recruit)| Step::Recruit(site, recruit))
                .collect()
        }
        Action::Destroy(units) => named(&units),
        Action::Promote(units) if matches!(prompt, Prompt::CrowsUp { .. }) => named(&units),
        Action::Demote {
            replaced,
            destroyed,
        } => {
            let areas = replaced.iter().chain(destroyed.iter());
            areas
                .map(|(area, _)| Step::Crows(area, replaced.at(area), destroyed.at(area)))
                .collect()
        }
        Action::ResolveRaid { from, target } => {
            let aim = target.map_or(Step::WithoutEffect, Step::RaidAt);
            chosen(view, prompt, Step::RaidFrom(from), aim)
        }
        Action::ResolveMarch(march) => {
            let mut steps = source(view, prompt, Step::MarchFrom(march.from));
            let moves = march.moves.iter();
            steps.extend(moves.map(|(to, units)| Step::Send(to, units)));
            if march.moves.is_empty() {
                steps.push(Step::WithoutEffect);
            }
            if march.leave_token {
                steps.push(Step::LeaveToken(true));
            }
            steps
        }
        Action::CallSupport { from, area } => {
            chosen(view, prompt, Step::MarchFrom(from), Step::Call(area))
        }
        Action::ConsolidatePower { area } => vec![Step::Consolidate(area)],
        Action::ConsolidateMuster { area, musters } => {
            let recruits = musters.iter().map(|(area, it)| Step::Recruit(area, it));
            [Step::Consolidate(area), Step::MusterInstead]
                .into_iter()
                .chain(recruits)
                .collect()
        }
        Action::Support { attacker, defender } => {
            let (Prompt::Support { orders } | Prompt::SupportNeutral { orders, .. }) = prompt
            else {
                panic!("{prompt:?}");
            };
            let stand = |area| {
                if attacker.contains(area) {
                    Stand::With(westeros::Side::Attacker)
                } else if defender.contains(area) {
                    Stand::With(westeros::Side::Defender)
                } else {
                    Stand::Aside
                }
            };
            orders.iter().map(|it| Step::Stand(it, stand(it))).collect()
        }
        Action::Refuse(areas) => areas.iter().map(Step::Refuse).collect(),
        answer => vec![Step::Answer(answer)],
    }
}

fn named(units: &Troops) -> Vec<Step> {
    let units = units.iter();
    units.map(|(area, army)| Step::Name(area, army)).collect()
}

/// The only order is chosen from the start; choosing it again would let go of it.
fn source(view: &View, prompt: &Prompt, from: Step) -> Vec<Step> {
    let open = Draft::unmade(view, prompt);
    let nothing_yet = matches!(
        open,
        Draft::Raid { from: None, .. } | Draft::March { from: None, .. }
    );
    if nothing_yet { vec![from] } else { Vec::new() }
}

fn chosen(view: &View, prompt: &Prompt, from: Step, then: Step) -> Vec<Step> {
    let mut steps = source(view, prompt, from);
    steps.push(then);
    steps
}

/// The page offers this step.
fn offered(view: &View, prompt: &Prompt, draft: &Draft, step: Step) {
    let ok = match step {
        Step::Answer(action) => offers(view, prompt).contains(&action),
        Step::Name(area, army) | Step::Crows(area, army, _) => pool(view, prompt)
            .iter()
            .any(|&(it, all)| it == area && all.covers(army)),
        Step::Recruit(site, recruit) => recruits(view, prompt, draft, site)
            .iter()
            .any(|it| it.0 == recruit && it.1.is_ok()),
        Step::MusterInstead => match draft {
            Draft::Consolidate {
                area: Some(area), ..
            } => musters_here(view, prompt, *area),
            _ => false,
        },
        Step::Stand(area, stand) => stands(view, prompt, area).contains(&stand),
        Step::Send(to, _) => draft
            .marching()
            .is_some_and(|it| march::to_send(view, &it, to).is_ok()),
        Step::Call(area) => match *draft {
            Draft::March {
                from: Some(from), ..
            } => calls(view, prompt, from).contains(area),
            _ => false,
        },
        Step::LeaveToken(_) => match draft {
            Draft::March {
                from: Some(from),
                going,
                ..
            } => may_leave_token(view, prompt, *from, going),
            _ => false,
        },
        _ => true,
    };
    assert!(ok, "{prompt:?}: {step:?} is not offered in {draft:?}");
}
