//! A plan in a talk: its promises in words, who has answered what, and what one can do with it.

use super::{
    own::{orders_of, taken},
    traces::{Meaning, traced},
};
use crate::{
    Error,
    games::westeros::{
        draft::{Copied, Draft, Step},
        map::HouseSigil,
        table::desk::Desk,
        wording::{self, proposal as words},
    },
    talk::{Card, Links, Proposal, ProposalAnswer, Reply, Talk, Text, answer_proposal},
};
use leptos::{children::ViewFn, prelude::*, task::spawn_local};
use tabletop::{DecisionId, Kept, Seat};
use westeros::{House, Orders, Plan, Prompt, plan::Promise};

#[component]
pub fn PlanCard(desk: Desk, links: Links, it: Card) -> impl IntoView {
    let Card {
        talk,
        channel,
        line,
        seat,
    } = it;
    let id = line;
    let found = id.clone();
    // The line stays the same; its answers, and what is kept, come later.
    let now = Memo::new(move |_| {
        talk.lines.with(|lines| {
            let line = lines.as_ref()?.iter().find(|it| it.id == found)?;
            line.proposal.clone()
        })
    });
    let first = now.get_untracked();
    let plan = first
        .as_ref()
        .and_then(|it| serde_json::from_str::<Plan>(&it.plan).ok());
    let Some(plan) = plan else {
        return view! { <p class="note">{words::unreadable()}</p> }.into_any();
    };
    let author = seat.and_then(|it| desk.view.with_untracked(|view| view.house_of(Seat(it))));
    let mine = desk
        .view
        .with_untracked(|view| view.me.is_some() && view.me == author);
    let round = plan.round;
    let rows = plan
        .promises
        .iter()
        .enumerate()
        .map(|(at, &promise)| view! { <Row desk talk links promise fate=fate(now, author, (at, promise)) /> })
        .collect_view();
    let plan = StoredValue::new(plan);
    view! {
        <section class="plan-card" aria-label=words::title(author, round)>
            <h4>{words::title(author, round)}</h4>
            <ul class="plan-promises">{rows}</ul>
            <Answers talk channel=channel.clone() now author />
            <Deeds desk talk to=(channel, id.clone()) now mine />
            <div class="plan-buttons">
                <ShowOnMap desk id=id.clone() plan author />
                <CopyPart desk plan />
            </div>
        </section>
    }
    .into_any()
}

/// What has become of a promise; nothing where nobody has made it.
fn fate(
    now: Memo<Option<Proposal>>,
    author: Option<House>,
    (at, promise): (usize, Promise),
) -> impl Fn(&Desk) -> Option<(Kept, bool)> + Copy + Send + Sync {
    move |desk: &Desk| {
        now.with(|it| {
            let it = it.as_ref()?;
            let kept = *it.kept.as_ref()?.get(at)?;
            let seat = desk.view.with(|view| {
                view.in_play(promise.house)
                    .then(|| view.seat_of(promise.house))
            });
            let accepted = it
                .replies
                .iter()
                .any(|(by, reply)| Some(Seat(*by)) == seat && *reply == Reply::Accepted);
            let promised = author == Some(promise.house) || accepted;
            let over = !it.open;
            (promised && (over || kept != Kept::Open)).then_some((kept, over))
        })
    }
}

#[component]
fn Row<F>(desk: Desk, talk: Talk, links: Links, promise: Promise, fate: F) -> impl IntoView
where
    F: Fn(&Desk) -> Option<(Kept, bool)> + Copy + Send + Sync + 'static,
{
    view! {
        <li>
            <svg class="plan-sigil" viewBox="-20 -20 40 40" aria-hidden="true">
                <HouseSigil house=promise.house />
            </svg>
            <span class="plan-words"><Text talk text=words::promise(&promise) links /></span>
            {move || fate(&desk).map(|(kept, _)| {
                let (class, sign, word) = match kept {
                    Kept::Kept => ("plan-fate plan-kept", "✓", word!("kept" | "gehalten")),
                    Kept::Broken => ("plan-fate plan-broken", "✗", word!("broken" | "gebrochen")),
                    Kept::Open => ("plan-fate", "–", word!("did not come to it" | "kam nicht dazu")),
                };
                view! {
                    <span class=class><span aria-hidden="true">{sign}</span>" "{word}</span>
                }
            })}
        </li>
    }
}

/// Who has answered what.
#[component]
fn Answers(
    talk: Talk,
    channel: String,
    now: Memo<Option<Proposal>>,
    author: Option<House>,
) -> impl IntoView {
    let rows = move || {
        let it = now.get()?;
        if it.withdrawn {
            let withdrawn = word!("Withdrawn." | "Zurückgezogen.");
            return Some(view! { <p class="plan-state">{withdrawn}</p> }.into_any());
        }
        let members = members(talk, &channel, author);
        let row = |seat: u8| {
            let reply = it.replies.iter().find(|(by, _)| *by == seat);
            let (class, sign, word) = match reply.map(|(_, reply)| *reply) {
                Some(Reply::Accepted) => ("plan-yes", "✓", word!("accepts" | "nimmt an")),
                Some(Reply::Declined) => ("plan-no", "✗", word!("declines" | "lehnt ab")),
                None => (
                    "plan-waits",
                    "…",
                    word!("has not answered" | "hat nicht geantwortet"),
                ),
            };
            let name = talk.page.with_untracked(|it| seat_name(it, seat));
            view! {
                <li class=class><span aria-hidden="true">{sign}</span>" "{name}": "{word}</li>
            }
        };
        let rows = members.into_iter().map(row).collect_view();
        let label = word!("Answers" | "Antworten");
        Some(view! { <ul class="plan-answers" aria-label=label>{rows}</ul> }.into_any())
    };
    view! { {rows} }
}

/// The seats that can answer.
fn members(talk: Talk, channel: &str, author: Option<House>) -> Vec<u8> {
    let name = author.map(wording::house_name);
    talk.page.with_untracked(|page| {
        let seats = page.table.seats.iter();
        let belongs =
            |seat: u8| channel == "hall" || channel.split('-').any(|it| it.parse() == Ok(seat));
        seats
            .filter(|it| belongs(it.seat) && Some(&*it.label) != name)
            .map(|it| it.seat)
            .collect()
    })
}

fn seat_name(page: &crate::play::TablePage, seat: u8) -> String {
    let row = page.table.seats.iter().find(|it| it.seat == seat);
    row.map(|it| it.label.clone()).unwrap_or_default()
}

/// Accept, decline, withdraw: as far as that is open.
#[component]
fn Deeds(
    desk: Desk,
    talk: Talk,
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
            match answer_proposal(talk.at(), channel, line, answer).await {
                Ok(line) => talk.renew(vec![line]),
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
    let open = Memo::new(move |_| {
        let me = desk.view.with(|view| view.me.map(|it| view.seat_of(it).0));
        now.with(|it| {
            let it = it.as_ref().filter(|it| it.open)?;
            let own = it.replies.iter().find(|(by, _)| Some(*by) == me);
            let taken = it.replies.iter().any(|(_, it)| *it == Reply::Accepted);
            me.map(|_| (own.map(|(_, it)| *it), taken))
        })
    });
    let accept = word!("Accept" | "Annehmen");
    let deeds = move || {
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
        <div class="plan-buttons">{deeds}</div>
        {move || refusal.get().map(|it| view! { <p class="refusal" role="alert">{it.to_string()}</p> })}
    }
}

#[component]
fn ShowOnMap(
    desk: Desk,
    id: String,
    plan: StoredValue<Plan>,
    author: Option<House>,
) -> impl IntoView {
    let shown = id.clone();
    let on = Memo::new(move |_| {
        desk.traced
            .with(|it| it.as_ref().is_some_and(|it| it.id == shown))
    });
    let toggle = move |_| {
        if on.get_untracked() {
            desk.traced.set(None);
            return;
        }
        let (view, drawn) = (desk.view.get_untracked(), plan.get_value());
        let round = drawn.round;
        // It outlives this card: another channel may be opened meanwhile.
        let drawn = ArcRwSignal::new(drawn);
        let legend = ViewFn::from({
            let drawn = drawn.clone();
            move || {
                let plan = Signal::from(drawn.clone());
                view! {
                    <section class="plan-legend" aria-label=word!("Plan on the map" | "Plan auf der Karte")>
                        <strong>{words::title(author, round)}</strong>
                        <Meaning plan />
                        <button type="button" on:click=move |_| desk.traced.set(None)>
                            {word!("Hide the plan" | "Plan ausblenden")}
                        </button>
                    </section>
                }
            }
        });
        desk.traced
            .set(Some(traced(id.clone(), (view, drawn), legend)));
        desk.to_the_map();
    };
    view! {
        <button
            type="button"
            class="plain"
            aria-pressed=move || if on.get() { "true" } else { "false" }
            on:click=toggle
        >
            {word!("Show on the map" | "Auf der Karte zeigen")}
        </button>
    }
}

/// Lays one's own orders of the plan into the draft, which can be undone like every step of it.
#[component]
fn CopyPart(desk: Desk, plan: StoredValue<Plan>) -> impl IntoView {
    let wanted = Memo::new(move |_| {
        let me = desk.view.with(|view| view.me)?;
        let wanted = plan.with_value(|plan| orders_of(plan, me));
        (wanted != Orders::NONE).then_some(wanted)
    });
    let round = plan.with_value(|it| it.round);
    // What is said of one question's copy is not said of the next one's.
    let said = RwSignal::new(None::<(DecisionId, Copied)>);
    let laying = Memo::new(move |_| {
        let now = desk.view.with(|view| view.round) == round;
        now && matches!(desk.prompt(), Some(Prompt::PlaceOrders { .. }))
    });
    let copy = move |_| {
        let (Some((id, prompt)), Some(wanted)) =
            (desk.open.get_untracked(), wanted.get_untracked())
        else {
            return;
        };
        let it = taken(&prompt, desk.draft.get_untracked().orders(), &wanted);
        desk.take(Step::LayAll(it.orders));
        said.set(Some((id, it)));
    };
    let told = move || {
        let (id, _) = desk.open.get()?;
        let begun = matches!(desk.draft.get(), Draft::Orders(it) if it != Orders::NONE);
        said.with(|said| {
            let (of, it) = said.as_ref()?;
            (*of == id && begun).then(|| wording::copied(it))
        })
    };
    view! {
        <Show when=move || wanted.get().is_some() && laying.get()>
            <button type="button" class="plain" on:click=copy>
                {word!("Copy my part into my draft" | "Meinen Teil in den Entwurf übernehmen")}
            </button>
        </Show>
        <p class="note" role="status">{told}</p>
    }
}
