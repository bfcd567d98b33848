//! The dice of the attack, the charge or the test that came last, as they fell.

use super::super::{page::BattlePage, state::BattleState, wording};
use crate::reactive::memo;
use battlefield::{effect::Pool, event::Event};
use leptos::prelude::*;

/// A step of it: what happened, and the faces that fell, which the words leave out.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Step {
    words: String,
    faces: Vec<u8>,
}

/// So many of the last steps are shown.
const MOST: usize = 16;

#[component]
pub fn Dice(state: BattleState) -> impl IntoView {
    let steps = memo(move |_| state.page.with(|it| steps(it)));
    let step = |it: Step| {
        let faces = it.faces.into_iter().map(|face| {
            view! { <span class="battle-die" data-face=face.to_string()>{face.to_string()}</span>" " }
        });
        view! { <li><span>{it.words}</span> <span class="battle-dice">{faces.collect_view()}</span></li> }
    };
    let fresh = memo(move |_| {
        state
            .page
            .with(|it| is_fresh(it.standing().map(|it| &it.event)))
    });
    move || {
        let all = steps.get();
        (!all.is_empty()).then(|| {
            view! {
                <section class="card battle-last" aria-label=word!("Last attack" | "Letzter Angriff")>
                    <details open=fresh.get()>
                        <summary>{word!("Last attack" | "Letzter Angriff")}</summary>
                        <ol>{all.into_iter().map(step).collect_view()}</ol>
                    </details>
                </section>
            }
        })
    }
}

/// From the last charge or attack on, until the activation ends.
fn steps(page: &BattlePage) -> Vec<Step> {
    let log: Vec<&Event> = page.standing().map(|it| &it.event).collect();
    let Some(last) = log.iter().rposition(|it| begins(it)) else {
        return Vec::new();
    };
    // A charge that was declared for this attack belongs to it.
    let first = log[..last]
        .iter()
        .rposition(|it| matches!(it, Event::ChargeDeclared { .. } | Event::ActivationEnded(_)))
        .filter(|at| matches!(log[*at], Event::ChargeDeclared { .. }))
        .unwrap_or(last);
    // What a charge has rolled is said once.
    let once = |it: &&&Event| {
        !matches!(
            it,
            Event::Rolled {
                pool: Pool::Charge,
                ..
            }
        )
    };
    let all: Vec<&&Event> = log[first..].iter().filter(once).collect();
    let shown = all.into_iter().rev().take(MOST).rev();
    shown
        .map(|it| Step {
            words: wording::roll(&page.view.open, it)
                .unwrap_or_else(|| wording::event(&page.view.open, it)),
            faces: faces(it),
        })
        .filter(|it| !it.words.is_empty())
        .collect()
}

const fn begins(event: &Event) -> bool {
    matches!(event, Event::ChargeDeclared { .. } | Event::Attacked { .. })
}

/// Whether it is of the activation under way, or of the one before that.
fn is_fresh<'e>(log: impl DoubleEndedIterator<Item = &'e Event>) -> bool {
    let since = log.rev().take_while(|it| !begins(it));
    let ended = since.filter(|it| matches!(it, Event::ActivationEnded(_)));
    ended.count() <= 1
}

fn faces(event: &Event) -> Vec<u8> {
    match event {
        Event::ChargeRolled { faces, .. }
        | Event::Rolled { faces, .. }
        | Event::Rerolled { faces, .. } => faces.clone(),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use battlefield::{field::Thing, geometry::Arc, position::UnitId};

    #[test]
    fn an_attack_is_old_once_the_next_activation_has_ended() {
        let (own, other) = (Thing::Unit(0), Thing::Unit(1));
        let charge = Event::ChargeDeclared {
            unit: UnitId(0),
            target: other,
            side: Arc::Front,
        };
        let log = [
            charge,
            Event::ActivationEnded(own),
            Event::ActivationEnded(other),
        ];
        let fresh = [1, 2, 3].map(|many| is_fresh(log[..many].iter()));
        assert_eq!(fresh, [true, true, false]);
    }
}
