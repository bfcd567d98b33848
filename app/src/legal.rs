//! What Rookery is, and what it is not.

use leptos::prelude::*;
use leptos_meta::Title;

#[component]
pub fn About() -> impl IntoView {
    view! {
        <Title text="About" />
        <section class="page narrow prose">
            <h1>"About Rookery"</h1>
            <p>
                "Rookery is a place to play the wargames of Westeros with friends: live in an evening, or
                by correspondence over weeks. It runs in the browser; there is nothing to install."
            </p>
            <h2>"An unofficial fan work"</h2>
            <p>
                "This is an unofficial, non-commercial implementation made by people who love these games.
                It is not affiliated with or endorsed by the publishers or the author. Names of games and
                of the world they play in belong to their owners. All words, drawings and heraldry here
                are our own; you need a copy of the game to know its cards."
            </p>
            <h2>"Fair chance"</h2>
            <p>
                "Everything that is left to chance at a table follows from one secret number. Its
                fingerprint is shown before the first order is given, the number itself when the game is
                over, so that everybody can check that nothing was bent."
            </p>
            <h2>"Your secrets"</h2>
            <p>
                "Orders that lie face down are known to the server and to you. They are sent to nobody
                else before they are revealed, not even hidden in the page."
            </p>
        </section>
    }
}
