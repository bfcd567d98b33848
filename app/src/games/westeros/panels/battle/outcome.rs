//! How the last battle went: stays until it is dismissed, or the viewer answers something else.

use super::model::result;
use crate::games::westeros::{
    page::WesterosPage,
    panels::{HouseToken, house_class},
    wording::battle as words,
};
use leptos::prelude::*;

/// `answered` is how long the log was at the viewer's last answer.
#[component]
pub fn BattleResultPanel(
    page: Signal<WesterosPage>,
    answered: RwSignal<Option<usize>>,
) -> impl IntoView {
    let dismissed = RwSignal::new(0);
    let shown = Memo::new(move |_| {
        let seen = answered.get().unwrap_or(0).max(dismissed.get());
        page.with(|page| {
            let fighting = page.view.combat.is_some();
            result(&page.log).filter(|it| !fighting && it.at >= seen)
        })
    });
    move || {
        shown.get().map(|it| {
            let at = it.at;
            let told = it.told.into_iter().map(|line| view! { <li>{line}</li> });
            view! {
                <section
                    class=format!("battle-result {}", house_class(it.winner))
                    aria-label=word!("Result of the battle" | "Ergebnis des Kampfes")
                >
                    <div class="battle-head">
                        <HouseToken house=it.winner />
                        <h2>{words::title(it.area)}</h2>
                        <button type="button" on:click=move |_| dismissed.set(at + 1)>
                            {word!("Close" | "Schließen")}
                        </button>
                    </div>
                    <ul role="status">{told.collect_view()}</ul>
                </section>
            }
        })
    }
}
