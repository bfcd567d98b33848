//! Windows for which the own hand holds something that is not wanted, and a hand that stays as it is.

use super::{
    super::{state::BattleState, wording},
    passing::is_among_people,
};
use crate::play::History;
use battlefield::{
    question::Prompt,
    standing::{Lasts, Matter, OwnTurns, StandingOrder, rest_of_activation, singly},
    state::View,
};
use leptos::prelude::*;

/// Offers to pass more than this window: the rest of the activation, or one thing for the rest of the round. Whoever
/// is asked what they discard may keep their hand for good.
#[component]
pub fn PassOver(state: BattleState) -> impl IntoView {
    let orders = state.asked_untracked(offered).unwrap_or_default();
    let any = !orders.is_empty() && state.ahead().has_table();
    let keeps = orders.iter().any(|it| it.matter == Matter::KeepHand);
    let live = use_context::<History>().map(|it| it.live);
    let among_people = live.is_some_and(|it| it.with_untracked(is_among_people));
    let button = move |order: StandingOrder| {
        let label = label(&order.matter);
        // The question stays where something else fits.
        let given = RwSignal::new(false);
        let press = move |_| {
            given.set(true);
            state.ahead().pass_by(order.clone());
        };
        view! {
            <button type="button" class="button" aria-describedby="battle-over" aria-pressed=move || given.get().to_string() on:click=press>
                {label}
            </button>
        }
    };
    any.then(|| view! {
        <p class="actions">{orders.into_iter().map(button).collect_view()}</p>
        <p class="note" id="battle-over">
            {if keeps {
                word!("Under “Plans” you can change that." | "Unter „Pläne“ kannst du das ändern.")
            } else {
                word!("You're asked again as soon as anything else fits." | "Du wirst wieder gefragt, sobald etwas anderes passt.")
            }}
            " "
            {(among_people && !keeps).then(|| word!(
                "Whoever pays attention can tell from such a pause that something does." |
                "Wer aufpasst, erkennt das an der Pause."
            ))}
        </p>
    })
}

fn offered(view: &View, prompt: &Prompt) -> Vec<StandingOrder> {
    if *prompt == Prompt::Discard {
        return vec![StandingOrder {
            matter: Matter::KeepHand,
            lasts: Lasts::Changed,
            since: OwnTurns::default(),
        }];
    }
    if !matches!(prompt, Prompt::React { .. }) {
        return Vec::new();
    }
    let rest = rest_of_activation(view).into_iter();
    rest.chain(singly(view, prompt)).collect()
}

fn label(matter: &Matter) -> String {
    if *matter == Matter::KeepHand {
        return word!(
            "Keep all my cards, this round and later"
                | "Alle Karten behalten, jetzt und in späteren Runden"
        )
        .to_owned();
    }
    let single = match matter {
        Matter::PassOver {
            window: Some(_),
            what,
        } => what.first(),
        _ => None,
    };
    match single.map(|it| wording::reaction(*it)) {
        Some(name) => say!(
            "Don't ask about {name} again this round" | "Diese Runde nicht mehr nach {name} fragen"
        ),
        None => {
            word!("Pass for the rest of this activation" | "Für den Rest dieser Aktivierung passen")
                .to_owned()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::random;
    use battlefield::{Battlefield, position::Mode, question::Action, standing::Standing};
    use tabletop::{Game, StandingAnswers, Viewer};

    #[test]
    fn whatever_is_offered_passes_the_window_that_is_open() {
        let (mut rests, mut singles, mut hands) = (0, 0, 0);
        random::play((Mode::Thrones, 1), 500, |state, _, _| {
            let Some(asked) = Battlefield::decisions(state).next() else {
                return;
            };
            let view = state.view(Viewer::Seat(asked.seat));
            let all = offered(&view, &asked.prompt);
            let things = singly(&view, &asked.prompt).len();
            for order in all {
                let said = label(&order.matter);
                if order.matter == Matter::KeepHand {
                    hands += 1;
                    let standing = Standing(vec![order]);
                    let answer = Battlefield::foreseen(&view, &asked.prompt, &standing);
                    assert_eq!(answer, Some(Action::Cards(Vec::new())), "{said}");
                    continue;
                }
                let rest = said.starts_with("Pass ");
                rests += u32::from(rest);
                singles += u32::from(!rest);
                // One thing alone passes the window where nothing else fits.
                if rest || things == 1 {
                    let standing = Standing(vec![order]);
                    let answer = Battlefield::foreseen(&view, &asked.prompt, &standing);
                    assert_eq!(answer, Some(Action::Pass), "{said}");
                }
            }
        });
        assert!(
            rests > 0 && singles > 0 && hands > 0,
            "{rests} {singles} {hands}"
        );
    }
}
