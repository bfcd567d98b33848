//! Accepting, declining and withdrawing a plan.

use crate::reactive::memo;
use crate::{
    Error,
    chat::{Chat, Proposal, ProposalAnswer, Reply, answer_proposal},
    games::westeros::table::state::PageState,
};
use leptos::{prelude::*, task::spawn_local};

/// Accept, decline, withdraw: as far as that is open.
#[component]
pub fn Buttons(
    state: PageState,
    chat: Chat,
    to: (String, String),
    now: Memo<Option<Proposal>>,
    mine: bool,
) -> impl IntoView {
    let refusal = RwSignal::new(None::<Error>);
    let busy = RwSignal::new(false);
    let to = StoredValue::new(to);
    let send = move |answer: ProposalAnswer| {
        let (channel, line) = to.get_value();
        busy.set(true);
        refusal.set(None);
        spawn_local(async move {
            match answer_proposal(chat.at(), channel, line, answer).await {
                Ok(line) => chat.renew(vec![line]),
                Err(error) => {
                    refusal.try_set(Some(error));
                }
            }
            busy.try_set(false);
        });
    };
    let button = move |words: &'static str, answer: ProposalAnswer| {
        view! {
            <button type="button" disabled=move || busy.get() on:click=move |_| send(answer)>
                {words}
            </button>
        }
    };
    let open = memo(move |_| {
        let me = state.view.with(|view| view.me.map(|it| view.seat_of(it).0));
        now.with(|it| {
            let it = it.as_ref().filter(|it| it.open)?;
            let own = it.replies.iter().find(|(by, _)| Some(*by) == me);
            let taken = it.replies.iter().any(|(_, it)| *it == Reply::Accepted);
            me.map(|_| (own.map(|(_, it)| *it), taken))
        })
    });
    let accept = word!("Accept" | "Annehmen");
    let buttons = move || {
        let (own, taken) = open.get()?;
        Some(match (mine, own) {
            (true, _) if taken => return None,
            (true, _) => {
                button(word!("Withdraw" | "Zurückziehen"), ProposalAnswer::Withdraw).into_any()
            }
            (false, Some(Reply::Accepted)) => return None,
            (false, Some(Reply::Declined)) => button(accept, ProposalAnswer::Accept).into_any(),
            (false, None) => view! {
                {button(accept, ProposalAnswer::Accept)}
                {button(word!("Decline" | "Ablehnen"), ProposalAnswer::Decline)}
            }
            .into_any(),
        })
    };
    view! {
        <div class="plan-buttons">{buttons}</div>
        {move || refusal.get().map(|it| view! { <p class="refusal" role="alert">{it.to_string()}</p> })}
    }
}
