//! The people whom the visitor likes to play with: marked on their pages, listed on the account page, and invited with
//! one click. Nobody else learns of it.

use super::{Refusal, failed};
use crate::{Error, profiles::PersonName};
use leptos::{form::ActionForm, prelude::*};
#[cfg(feature = "ssr")]
use {
    crate::server::{self, Outcome},
    platform::accounts,
};

/// The names of the visitor's favorites; nobody's for whom no account lets in.
#[server(endpoint = "my_favorites")]
pub async fn my_favorites() -> Result<Vec<String>, Error> {
    let Some(visitor) = server::visitor().filter(|it| !it.user.guest && !it.brief) else {
        return Ok(Vec::new());
    };
    accounts::favorites(&server::platform(), visitor.user.id)
        .await
        .or_refuse()
}

/// Makes somebody a favorite.
#[server(endpoint = "favor")]
pub async fn favor(name: String) -> Result<(), Error> {
    let visitor = server::with_whole_account()?;
    accounts::favor(&server::platform(), &visitor, &name)
        .await
        .or_refuse()?;
    leptos_axum::redirect(&crate::profiles::address(&name));
    Ok(())
}

/// Makes them none any more.
#[server(endpoint = "unfavor")]
pub async fn unfavor(
    name: String,
    // Whether it was done in the list of all of them.
    #[server(default)] listed: bool,
) -> Result<(), Error> {
    let visitor = server::with_whole_account()?;
    accounts::unfavor(&server::platform(), &visitor, &name)
        .await
        .or_refuse()?;
    let back = if listed {
        "/account#favorites".to_owned()
    } else {
        crate::profiles::address(&name)
    };
    leptos_axum::redirect(&back);
    Ok(())
}

/// On somebody's page: the star, and what it is for.
#[component]
pub fn Star(
    name: String,
    favorite: bool,
    favor: ServerAction<Favor>,
    unfavor: ServerAction<Unfavor>,
) -> impl IntoView {
    let (made, ended) = (failed(favor.value()), failed(unfavor.value()));
    let error = Signal::derive(move || made.get().or_else(|| ended.get()));
    let button = if favorite {
        view! {
            <ActionForm action=unfavor attr:class="inline">
                <input type="hidden" name="name" value=name />
                <button class="button" type="submit">
                    <span aria-hidden="true">"★"</span>
                    {word!("Remove from favorites" | "Aus den Favoriten nehmen")}
                </button>
            </ActionForm>
        }
        .into_any()
    } else {
        view! {
            <ActionForm action=favor attr:class="inline">
                <input type="hidden" name="name" value=name />
                <button class="button" type="submit">
                    <span aria-hidden="true">"☆"</span>
                    {word!("Add to favorites" | "Zu den Favoriten")}
                </button>
            </ActionForm>
        }
        .into_any()
    };
    view! {
        <Refusal error />
        // A form ends a paragraph.
        <div class="actions">
            {button}
            <span class="note">{word!("Only you see this." | "Das siehst nur du.")}</span>
        </div>
    }
}

/// On the account page; nothing where there are none.
#[component]
pub fn Favorites(names: Vec<String>, action: ServerAction<Unfavor>) -> impl IntoView {
    let error = failed(action.value());
    view! {
        <Refusal error />
        {(!names.is_empty()).then(|| view! { <List names action /> })}
    }
}

#[component]
fn List(names: Vec<String>, action: ServerAction<Unfavor>) -> impl IntoView {
    let rows = names.into_iter().map(move |name| {
        let label = say!("Remove {name} from favorites" | "{name} aus den Favoriten nehmen");
        view! {
            <li class="row">
                <strong><PersonName name=name.clone() account=Some(name.clone()) /></strong>
                <ActionForm action attr:class="inline">
                    <input type="hidden" name="name" value=name />
                    <input type="hidden" name="listed" value="true" />
                    <button class="button quiet" type="submit" aria-label=label>
                        {word!("Remove" | "Entfernen")}
                    </button>
                </ActionForm>
            </li>
        }
    });
    view! {
        <h2 id="favorites-title">{word!("Your favorites" | "Deine Favoriten")}</h2>
        <p class="note">
            {word!(
                "People you like to play with. You can invite them to your tables with one click. They aren't told." |
                "Leute, mit denen du gern spielst. Du kannst sie mit einem Klick an deine Tische einladen. Sie erfahren nichts davon."
            )}
        </p>
        <ul class="rows card">{rows.collect_view()}</ul>
    }
}
