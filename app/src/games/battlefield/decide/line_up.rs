//! The whole of what a seat is asked for one by one in turns, to be answered together: an army, pieces of
//! terrain, markers.

use super::{
    super::{
        scene::{
            arms::Arms,
            model::{Colors, colors_of_player},
        },
        state::BattleState,
        wording,
    },
    confirm::go_on_at_question,
    formations::Formations,
    together::{behind, drawn_back},
};
use crate::reactive::{effect, memo};
use battlefield::{
    allowed::place,
    chapter::set_up::deploy,
    geometry::Mil,
    illegal::Illegal,
    position::UnitId,
    question::{Action, Prompt},
    standing,
    state::View,
};
use leptos::prelude::*;

/// Something that is planned, a unit that could be, or one that has been set down.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Chip {
    name: String,
    /// The path of a unit's arms, and its men.
    arms: Option<&'static str>,
    men: Option<String>,
    /// Its place in the plan, counted from 0.
    at: Option<usize>,
    unit: Option<UnitId>,
    /// Its distance behind the line of its zone.
    behind: Option<Mil>,
    /// It stands on the table.
    down: bool,
}

/// A list of all that can be planned, and what fills the plan up or takes from it.
#[component]
pub fn LineUp(state: BattleState) -> impl IntoView {
    if !state.can_plan() {
        return None;
    }
    // In the browser alone: it asks the server.
    effect(move |_| untrack(|| state.read_plan()));
    let chips = memo(move |_| {
        let plan = state.all_planned();
        let chips = state.asked.with(|it| {
            let (_, prompt) = it.as_ref()?;
            Some(state.page.with(|it| chips(&it.view, prompt, &plan)))
        });
        chips.unwrap_or_default()
    });
    let units = state.asked_untracked(|_, prompt| *prompt == Prompt::Deploy) == Some(true);
    // One piece alone is told by its picture, and by what lies on the field.
    let count = memo(move |_| chips.with(Vec::len) * usize::from(units || state.planned() > 1));
    let mends = memo(move |_| is_mended(state));
    let colors = untrack(|| state.seated(|(it, seat)| colors_of_player(it, seat)));
    let class = [
        "battle-chips ",
        &colors.map(Colors::classes).unwrap_or_default(),
    ]
    .concat();
    Some(view! {
        <div class="battle-plan">
            {units.then(|| view! { <Formations state /> })}
            <Fill state units />
            <ol class=class>
                <For each=move || 0..count.get() key=|it| *it let:number>
                    <OneChip state chips number mends />
                </For>
            </ol>
        </div>
    })
}

/// The presses that fill a plan up: gone once it is full.
#[component]
fn Fill(state: BattleState, units: bool) -> impl IntoView {
    let full = memo(move |_| {
        let most = state.asked.with(|it| {
            let (_, prompt) = it.as_ref()?;
            Some(state.page.with(|it| standing::share(&it.view, prompt)))
        });
        most.is_none_or(|it| state.planned() >= it)
    });
    let few = memo(move |_| state.planned() < 2);
    let suggest = move |most: usize| {
        state.suggest(most);
        go_on_at_question();
    };
    let label = move || {
        if few.get() {
            word!("Suggest all" | "Alles vorschlagen")
        } else {
            word!("Suggest the rest" | "Den Rest vorschlagen")
        }
    };
    move || {
        (!full.get()).then(|| view! {
            <p class="battle-fill">
                <button type="button" class="battle-quiet" on:click=move |_| suggest(usize::MAX)>{label}</button>
                {(!units).then(|| view! {
                    <button type="button" class="battle-quiet" on:click=move |_| suggest(1)>{word!("One more" | "Eins mehr")}</button>
                })}
            </p>
        })
    }
}

/// Returns true where units are deployed that lie beyond the edges of their zone, and fit once they are drawn back.
pub fn is_mended(state: BattleState) -> bool {
    let misfits = state.plan().misfits.get();
    let deploys = state.asked_with(|_, prompt| *prompt == Prompt::Deploy) == Some(true);
    if !deploys || !misfits.iter().flatten().any(is_beyond) {
        return false;
    }
    let plan = state.all_planned();
    state
        .page
        .with(|it| drawn_back(&it.view, &plan, &misfits).is_some())
}

const fn is_beyond(why: &Illegal) -> bool {
    matches!(why, Illegal::NotInZone { .. })
}

/// One of them, by its place in the list: pressed, it is held, or planned at the next free place. With Shift it
/// moves together with others.
#[component]
fn OneChip(
    state: BattleState,
    chips: Memo<Vec<Chip>>,
    number: usize,
    mends: Memo<bool>,
) -> impl IntoView {
    let chip = memo(move |_| chips.with(|it| it.get(number).cloned()));
    let of = move |read: fn(&Chip) -> bool| chip.with(|it| it.as_ref().is_some_and(read));
    let down = memo(move |_| of(|it| it.down));
    let place = move || chip.with(|it| it.as_ref().and_then(|it| it.at));
    let held = move || place().is_some() && place() == state.held();
    let joined = move || place().is_some_and(|it| state.band().contains(&it));
    let misfit = move || {
        let at = place()?;
        state.plan().misfits.with(|it| it.get(at).cloned())?
    };
    let said = move || {
        let (misfit, held) = (misfit(), held());
        let told = |it: &Chip| told(state, it, misfit.as_ref(), held);
        chip.with(|it| it.as_ref().map(told))
    };
    let press = move |shift: bool| match chip.get_untracked() {
        Some(Chip { at: Some(at), .. }) if shift => state.join(at),
        Some(Chip { at: Some(at), .. }) => {
            state.disband();
            state.hold(at);
        }
        Some(Chip {
            unit: Some(unit),
            down: false,
            ..
        }) => plan_one(state, unit),
        _ => {}
    };
    // The same while it is dragged, with its focus.
    let taken = memo(move |_| {
        let at = place().filter(|_| state.planned() > 1)?;
        Some((at, chip.with(|it| it.as_ref().map(|it| it.name.clone()))?))
    });
    let taken_out = move || {
        let (at, name) = taken.get()?;
        let label = say!("Take out: {name}" | "Herausnehmen: {name}");
        Some(view! {
            <button type="button" class="battle-out" aria-label=label.clone() title=label on:click=move |_| { state.plan_less(at); go_on_at_question(); }>"×"</button>
        })
    };
    // The way out lies beside the reason.
    let mended = memo(move |_| mends.get() && misfit().as_ref().is_some_and(is_beyond));
    let aside = move || {
        if mended.get() {
            view! { <DrawBack state chip /> }.into_any()
        } else {
            taken_out().into_any()
        }
    };
    let inside = move || {
        view! {
            <span class="battle-chip-number" aria-hidden="true">{move || place().map(|it| (it + 1).to_string())}</span>
            {move || chip.with(|it| it.as_ref().and_then(|it| it.arms)).map(arms)}
            <span>{move || chip.with(|it| it.as_ref().map(|it| it.name.clone()))} " " <span class="note">{said}</span></span>
        }
    };
    view! {
        <li class:down=down class:on=held class:bad=move || misfit().is_some()>
            {move || if down.get() {
                view! { <span class="battle-down">{inside()}</span> }.into_any()
            } else {
                view! {
                    <button type="button" class="battle-chip" class:joined=joined aria-pressed=move || held().to_string() on:click=move |event| press(event.shift_key())>
                        {inside()}
                    </button>
                    {aside}
                }
                .into_any()
            }}
        </li>
    }
}

/// The sign of what a unit fights with, on its colors.
fn arms(path: &'static str) -> AnyView {
    view! {
        <span class="battle-chip-arms" aria-hidden="true"><svg viewBox="0 0 24 24"><path d=path></path></svg></span>
    }
    .into_any()
}

/// A press that draws all back that are beyond the edges of their zone.
#[component]
fn DrawBack(state: BattleState, chip: Memo<Option<Chip>>) -> impl IntoView {
    let words = word!("Draw back" | "Zurückziehen");
    let label = move || {
        let name = chip.with(|it| it.as_ref().map(|it| it.name.clone()));
        format!("{words}: {}", name.unwrap_or_default())
    };
    let press = move |_| {
        state.draw_back();
        go_on_at_question();
    };
    view! { <button type="button" class="battle-quiet battle-mend" aria-label=label on:click=press>{words}</button> }
}

/// "12 models · planned": its men, and how it stands or the reason why it does not.
fn told(state: BattleState, chip: &Chip, misfit: Option<&Illegal>, held: bool) -> String {
    let planned = chip.at.is_some();
    let stands = match (misfit, chip.behind) {
        _ if chip.down => word!("set down" | "aufgestellt").to_owned(),
        _ if !planned => word!("not placed" | "noch ohne Platz").to_owned(),
        (Some(_), Some(far)) if far < 0 => wording::behind_line(far),
        (Some(why), _) => state.with_position(|it| wording::illegal(it, why)),
        (None, Some(far)) if held => wording::behind_line(far),
        (None, _) => word!("planned" | "geplant").to_owned(),
    };
    // What is wrong comes alone.
    let men = chip.men.iter().filter(|_| misfit.is_none());
    let all: Vec<&str> = men.map(String::as_str).chain([stands.as_str()]).collect();
    all.join(" · ")
}

/// Plans one more unit where there is room for it.
fn plan_one(state: BattleState, unit: UnitId) {
    let plan = untrack(|| state.all_planned());
    let page = state.page.get_untracked();
    let there = standing::planned(&page.view, &plan);
    if let Some(action) = placed(&there, unit) {
        state.plan_more(action);
    }
}

/// All units of an army, those first that stand; of other things those that are planned.
fn chips(view: &View, prompt: &Prompt, plan: &[Action]) -> Vec<Chip> {
    let (position, Some(seat)) = (&view.open, view.seat) else {
        return Vec::new();
    };
    let unit = |unit: UnitId, down: bool| Chip {
        name: wording::unit(position, unit),
        arms: Some(Arms::of(position.unit(unit).profile.entry()).icon()),
        men: Some(wording::men(position, unit)),
        at: None,
        unit: Some(unit),
        behind: None,
        down,
    };
    let deploys = *prompt == Prompt::Deploy;
    let stands = position.standing();
    let stands = stands.filter(|it| deploys && it.owner == seat);
    let mut all: Vec<Chip> = stands.map(|it| unit(it.id, true)).collect();
    let planned = plan.iter().enumerate();
    all.extend(planned.map(|(at, action)| {
        let (name, at) = (wording::planned(position, action, at), Some(at));
        if let Action::Deploy { unit: id, .. } = action {
            let behind = behind(view, action);
            return Chip {
                name,
                at,
                behind,
                ..unit(*id, false)
            };
        }
        Chip {
            name,
            arms: None,
            men: None,
            at,
            unit: None,
            behind: None,
            down: false,
        }
    }));
    if deploys {
        for it in deploy::left(position, seat) {
            if all.iter().all(|chip| chip.unit != Some(it)) {
                all.push(unit(it, false));
            }
        }
    }
    all
}

/// A unit where there is room for it.
fn placed(view: &View, unit: UnitId) -> Option<Action> {
    let pose = place::in_zone(&view.open, unit)?;
    Some(Action::Deploy { unit, pose })
}

#[cfg(test)]
mod tests {
    use super::{
        super::example::{seen, table},
        *,
    };
    use battlefield::{
        geometry::{Facing, Point, Pose},
        position::Place,
        task::{SetUp, SetUpStage, Task},
    };

    #[test]
    fn the_whole_army_is_there_with_what_is_planned_first() {
        let unit = |x| (0, "stark.sworn_swords", (x, 3_000), Facing::NORTH);
        let mut state = table(&[unit(10_000), unit(20_000), unit(30_000)]);
        for it in &mut state.open.units {
            it.place = Place::Reserve;
        }
        let mut frame = SetUp::at(SetUpStage::Deploy);
        frame.left = [0, 1, 2].map(UnitId).to_vec();
        state.open.agenda.push(Task::SetUp(frame));
        state.open.players[0].zone = Some(0);
        let view = seen(&state);
        let plan = [placed(&view, UnitId(1)).expect("there is room")];
        let all = chips(&view, &Prompt::Deploy, &plan);
        assert!(all.iter().all(|it| it.arms.is_some()));
        assert_eq!(all[0].men.as_deref(), Some("12 models"));
        let all: Vec<_> = all.iter().map(|it| (it.unit, it.at)).collect();
        let [first, second, third] = [1, 0, 2].map(|it| Some(UnitId(it)));
        assert_eq!(all, [(first, Some(0)), (second, None), (third, None)]);
        state.open.units[2].place = Place::Table(Pose::new(30_000, 3_000, Facing::NORTH));
        let all = chips(&seen(&state), &Prompt::Deploy, &[]);
        let down: Vec<_> = all.iter().filter(|it| it.down).map(|it| it.unit).collect();
        assert_eq!(
            (down, all[0].unit),
            (vec![third], third),
            "who stands comes first"
        );
        let markers = [9_000, 30_000].map(|x| Action::Marker(Point::new(x, 24_000)));
        assert_eq!(chips(&view, &Prompt::Marker, &markers).len(), 2);
    }
}
