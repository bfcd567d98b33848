//! The form in which somebody chooses their arms. The shield beside it follows every choice by style alone,
//! so it needs no script.

use super::{Charge, charge_shape, choices, division_shape};
use crate::Error;
use crate::account::Refusal;
use crate::language::Words;
use crate::visitor::{Visitor, greet};
use leptos::{form::ActionForm, prelude::*};
use model::{Arms, Blazon};

/// Gives the visitor these arms; with no choice at all, those that their name gives.
#[server(endpoint = "choose_arms")]
pub async fn choose_arms(
    #[server(default)] division: Option<u8>,
    #[server(default)] ground: Option<u8>,
    #[server(default)] second: Option<u8>,
    #[server(default)] charge: Option<u8>,
) -> Result<Visitor, Error> {
    use crate::{
        Reason,
        server::{self, Outcome},
    };
    use platform::accounts;
    let visitor = server::wholly_signed_in()?;
    let chosen = [division, ground, second, charge];
    let arms = if chosen.iter().all(Option::is_none) {
        None
    } else {
        let arms = blazon(chosen).and_then(Arms::of);
        Some(arms.ok_or_else(|| server::with_status(Error::Refused(Reason::Malformed)))?)
    };
    let platform = server::platform();
    accounts::choose_arms(&platform, &visitor, arms)
        .await
        .or_refuse()?;
    let person = accounts::person(&platform, visitor.user.id)
        .await
        .or_refuse()?;
    leptos_axum::redirect("/account#arms");
    Ok(Visitor::from(&person.unwrap_or(visitor.user)))
}

/// The choices, if all of them have been made.
#[cfg(feature = "ssr")]
fn blazon([division, ground, second, charge]: [Option<u8>; 4]) -> Option<Blazon> {
    Some(Blazon {
        division: division?,
        ground: ground?,
        second: second?,
        charge: charge?,
    })
}

/// The form, with the arms that the visitor has now.
#[component]
pub fn ArmsEditor(arms: Arms, action: ServerAction<ChooseArms>) -> impl IntoView {
    let error = greet(action.value());
    let saved = move || {
        let saved = action.value().with(|it| matches!(it, Some(Ok(_))));
        (saved && !action.pending().get()).then(|| word!("Saved." | "Gespeichert."))
    };
    let now = arms.blazon();
    view! {
        <section aria-labelledby="your-arms">
            <h2 id="your-arms">{word!("Your arms" | "Dein Wappen")}</h2>
            <Refusal error />
            <div class="card arms-editor">
                <ActionForm action attr:class="arms-form">
                    <Live now />
                    <div class="arms-asks">
                        <Ask name="division" title=word!("Division" | "Teilung") chosen=now.division options=&choices::DIVISIONS />
                        <Ask name="ground" title=word!("Ground" | "Grund") chosen=now.ground options=&choices::TINCTURES />
                        <Ask name="second" title=word!("Second color" | "Zweite Farbe") chosen=now.second options=&choices::TINCTURES />
                        <Ask name="charge" title=word!("Charge" | "Wappenbild") chosen=now.charge options=&choices::CHARGES />
                    </div>
                    <div class="saving">
                        <button class="button primary" type="submit">{word!("Bear these arms" | "Dieses Wappen führen")}</button>
                        <span role="status">{saved}</span>
                    </div>
                </ActionForm>
                <ActionForm action attr:class="inline">
                    <button class="button quiet" type="submit">
                        {word!("Back to the arms of my name" | "Zurück zum Wappen meines Namens")}
                    </button>
                </ActionForm>
                <p class="note">
                    {word!(
                        "They stand beside your name, never at an anonymous table."
                            | "Es steht neben deinem Namen, nie an einem anonymen Tisch."
                    )}
                </p>
            </div>
        </section>
    }
}

/// The shield that follows what is chosen: it holds every shape, and the style shows those that are.
#[component]
fn Live(now: Blazon) -> impl IntoView {
    let class = format!("arms arms-live arms-g{} arms-s{}", now.ground, now.second);
    let shown = |it: bool| if it { " now" } else { "" };
    let divisions = (0..Blazon::DIVISIONS).map(|it| {
        let class = format!("now-d{it}{}", shown(it == now.division));
        view! { <use class=class href=division_shape(it)></use> }
    });
    let charges = (0..Blazon::CHARGES).map(|it| {
        let class = format!("now-c{it}{}", shown(it == now.charge));
        view! { <Charge charge=it class /> }
    });
    view! {
        <svg class=class viewBox="-20 -21 40 46.4" aria-hidden="true">
            {divisions.collect_view()} {charges.collect_view()}
        </svg>
    }
}

/// One of the four questions, answered by pictures.
#[component]
fn Ask(
    name: &'static str,
    title: &'static str,
    chosen: u8,
    options: &'static [Words],
) -> impl IntoView {
    let choice = move |(value, words): (u8, &'static Words)| {
        let words = words.here();
        view! {
            <label class="arms-choice" title=words>
                <input type="radio" name=name value=value.to_string() checked=value == chosen />
                {picture(name, value)}
                <span class="unseen">{words}</span>
            </label>
        }
    };
    view! {
        <fieldset class="arms-ask">
            <legend>{title}</legend>
            <div class="arms-choices">{(0..).zip(options).map(choice).collect_view()}</div>
        </fieldset>
    }
}

/// A choice as one sees it.
fn picture(question: &'static str, value: u8) -> AnyView {
    match question {
        "division" => view! {
            <svg viewBox="-20 -21 40 46.4" aria-hidden="true">
                <use href=division_shape(value)></use>
            </svg>
        }
        .into_any(),
        "charge" => view! {
            <svg viewBox="0 0 24 24" aria-hidden="true">
                <use href=charge_shape(value) width="24" height="24"></use>
            </svg>
        }
        .into_any(),
        _ => view! { <span class=format!("tincture arms-g{value}")></span> }.into_any(),
    }
}
