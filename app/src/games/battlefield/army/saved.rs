//! Armies that somebody keeps in their account.

use super::address::PLACE;
use crate::loaded::loaded;
use crate::{
    Error,
    account::{Refusal, failed, successes},
    reactive::effect,
    unsent::KeepTyped,
    visitor::use_visitor,
};
use leptos::{form::ActionForm, prelude::*};
use leptos_router::params::ParamsMap;
use serde::{Deserialize, Serialize};

/// An army that is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedArmy {
    pub id: i64,
    pub name: String,
    /// For games of so many points.
    pub size: u32,
    /// As an address holds it.
    pub army: String,
}

impl SavedArmy {
    /// Returns the address at which it is built on.
    fn address(&self) -> String {
        let Self { size, army, .. } = self;
        format!("{PLACE}?size={size}&army={army}")
    }
}

/// The visitor's own.
#[server(endpoint = "my_armies")]
pub async fn my_armies() -> Result<Vec<SavedArmy>, Error> {
    use crate::server::{self, Outcome};
    use battlefield::Battlefield;
    use tabletop::Game;
    let Some(visitor) = server::visitor().filter(|it| !it.user.guest && !it.brief) else {
        return Ok(Vec::new());
    };
    let platform = server::platform();
    let rows = platform::accounts::saved_lists(&platform, visitor.user.id, Battlefield::KIND).await;
    let army = |it: platform::accounts::SavedList| {
        let (size, army) = stored::read(&it.content);
        SavedArmy {
            id: it.id,
            name: it.name,
            size,
            army,
        }
    };
    Ok(rows.or_refuse()?.into_iter().map(army).collect())
}

/// Keeps the army of an address under a name, in place of what was kept under it. Where the address holds
/// a text that was pasted, it is read here: the data that this takes come with the builder alone.
#[server(endpoint = "save_army")]
pub async fn save_army(
    name: String,
    #[server(default)] size: String,
    #[server(default)] army: String,
    #[server(default)] text: String,
) -> Result<(), Error> {
    use super::asked::Asked;
    use crate::{
        Reason,
        server::{self, Outcome},
    };
    use battlefield::Battlefield;
    use tabletop::Game;
    let visitor = server::with_whole_account()?;
    let draft = Asked::of(Some(&size), Some(&army), Some(&text)).draft;
    if draft.army.faction.is_empty() {
        return Err(server::with_status(Error::Refused(Reason::Incomplete)));
    }
    let kept = (name.as_str(), stored::write(&draft));
    platform::accounts::keep_list(&server::platform(), &visitor, Battlefield::KIND, kept)
        .await
        .or_refuse()?;
    // A text that was pasted is an army from now on; any other stays where it is, and so does the page.
    if !text.is_empty() {
        leptos_axum::redirect(&draft.address());
    }
    Ok(())
}

/// Forgets one, and stays with the army that is being built.
#[server(endpoint = "delete_army")]
pub async fn delete_army(
    id: i64,
    #[server(default)] size: String,
    #[server(default)] army: String,
    #[server(default)] text: String,
) -> Result<(), Error> {
    use super::asked::Asked;
    use crate::server::{self, Outcome};
    let visitor = server::with_whole_account()?;
    platform::accounts::forget_list(&server::platform(), &visitor, id)
        .await
        .or_refuse()?;
    let draft = Asked::of(Some(&size), Some(&army), Some(&text)).draft;
    leptos_axum::redirect(&draft.address());
    Ok(())
}

/// The text in which the platform keeps an army: the one that people exchange, below a comment with its size.
#[cfg(feature = "ssr")]
mod stored {
    use super::super::address::{Draft, USUAL, shortened};

    pub fn write(draft: &Draft) -> String {
        let (size, text) = (draft.size, battlefield::army::write(&draft.army));
        format!("# {size} points\n{text}")
    }

    /// Its size, and the army as an address holds it.
    pub fn read(content: &str) -> (u32, String) {
        let (first, text) = content.split_once('\n').unwrap_or_default();
        let size = first.split(' ').nth(1).and_then(|it| it.parse().ok());
        (size.unwrap_or(USUAL), shortened(text))
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn what_is_kept_is_read_again_and_can_be_pasted() {
            let army = "stark-sworn_swords*robb_wolf_lord-neutral.bolton_flayed-ncu*catelyn";
            let draft = Draft::read(Some("20"), Some(army));
            let content = write(&draft);
            assert_eq!(read(&content), (20, army.to_owned()));
            let data = battlefield::data::Data::of_this_build();
            assert_eq!(battlefield::army::read(&content, data), Ok(draft.army));
            assert_eq!(read("nonsense"), (USUAL, String::new()));
        }
    }
}

/// The visitor's armies, and a form that keeps the one in the address. Nothing for those who have no
/// account.
#[component]
pub fn Saved(query: Memo<ParamsMap>) -> impl IntoView {
    let save = ServerAction::<SaveArmy>::new();
    let delete = ServerAction::<DeleteArmy>::new();
    let (saved, deleted) = (successes(save.value()), successes(delete.value()));
    let armies = loaded(move || (saved.get(), deleted.get()), |_| my_armies());
    view! {
        <div class="page army army-saved">
            <Transition>
                {move || Suspend::new(async move {
                    let armies = armies.await.unwrap_or_default();
                    (!armies.is_empty()).then(|| view! { <Armies armies query delete /> })
                })}
            </Transition>
            <SaveForm query save />
        </div>
    }
}

#[component]
fn Armies(
    armies: Vec<SavedArmy>,
    query: Memo<ParamsMap>,
    delete: ServerAction<DeleteArmy>,
) -> impl IntoView {
    let row = move |it: SavedArmy| {
        let (name, size) = (it.name.clone(), it.size);
        let label = say!("Delete the army {name}" | "Armee {name} löschen");
        view! {
            <li class="row">
                <span>
                    <a href=it.address() data-noscroll="">{it.name.clone()}</a>
                    " "
                    <span class="note">{say!("for {size} points" | "für {size} Punkte")}</span>
                </span>
                <ActionForm action=delete attr:class="inline">
                    <input type="hidden" name="id" value=it.id.to_string() />
                    {fields(query)}
                    <button class="button quiet" type="submit" aria-label=label>
                        {word!("Delete" | "Löschen")}
                    </button>
                </ActionForm>
            </li>
        }
    };
    view! {
        <section aria-labelledby="army-saved">
            <h2 id="army-saved">{word!("Your armies" | "Deine Armeen")}</h2>
            <Refusal error=failed(delete.value()) />
            <ul class="rows card">{armies.into_iter().map(row).collect_view()}</ul>
        </section>
    }
}

/// Draws hidden fields with what the address holds of an army, as a form sends it along.
fn fields(query: Memo<ParamsMap>) -> impl IntoView {
    let field = move |name: &'static str| {
        let value = move || query.read().get(name).unwrap_or_default();
        view! { <input type="hidden" name=name value=value /> }
    };
    ["size", "army", "text"].map(field).collect_view()
}

/// Keeps the army that is being built.
#[component]
fn SaveForm(query: Memo<ParamsMap>, save: ServerAction<SaveArmy>) -> impl IntoView {
    // It says so of what was saved, and of nothing that was changed since.
    let kept = RwSignal::new(None);
    effect(move |_| {
        let fine = matches!(save.value().get(), Some(Ok(())));
        kept.set(fine.then(|| query.get_untracked()));
    });
    let done = move || (kept.get() == Some(query.get())).then(|| word!("Saved." | "Gespeichert."));
    let visitor = use_visitor();
    let shown = move || {
        let known = visitor.get().is_some_and(|it| !it.guest);
        let holds = |name| query.with(|it| it.get(name).is_some_and(|it| !it.trim().is_empty()));
        known && (holds("army") || holds("text"))
    };
    let form = move || {
        view! {
            <ActionForm action=save attr:class="card form army-save">
                <KeepTyped name="army-name" />
                <Refusal error=failed(save.value()) />
                {fields(query)}
                <label class="field">
                    <span>{word!("Save this army as" | "Diese Armee speichern als")}</span>
                    <input name="name" maxlength="40" required autocomplete="off" />
                </label>
                <button class="button" type="submit">{word!("Save" | "Speichern")}</button>
                <p class="note" role="status">{done}</p>
            </ActionForm>
        }
    };
    view! { <Show when=shown>{form()}</Show> }
}
