//! The page about what Rookery is, and what it is not.

use leptos::prelude::*;
use leptos_meta::Title;

#[component]
pub fn About() -> impl IntoView {
    view! {
        <Title text=word!("About" | "Über Rookery") />
        <section class="page narrow prose">
            <h1>{word!("About Rookery" | "Über Rookery")}</h1>
            <p>
                {word!(
                    "Rookery is a place to play the wargames of Westeros with friends, live in one evening or by correspondence over weeks. It runs in the browser; there is nothing to install." |
                    "Bei Rookery spielst du die Kriegsspiele von Westeros mit Freunden: live an einem Abend oder in Etappen über Wochen. Rookery läuft im Browser; zu installieren gibt es nichts."
                )}
            </p>
            <h2>{word!("An unofficial fan work" | "Ein inoffizielles Werk von Fans")}</h2>
            <p>
                {word!(
                    "This is an unofficial, non-commercial implementation by people who love these games. It is not affiliated with or endorsed by the publishers or the author. The names of the games and of their world belong to their owners. All words, drawings and heraldry here are our own; you need a copy of the game to know its cards." |
                    "Dies ist eine inoffizielle, nicht kommerzielle Umsetzung von Leuten, die diese Spiele lieben. Sie ist weder mit den Verlagen noch mit dem Autor verbunden oder von ihnen gebilligt. Die Namen der Spiele und ihrer Welt gehören ihren Eigentümern. Alle Worte, Zeichnungen und Wappen hier sind unsere eigenen; um die Karten zu kennen, brauchst du das Spiel."
                )}
            </p>
            <h2>{word!("Fair chance" | "Ehrlicher Zufall")}</h2>
            <p>
                {word!(
                    "Everything left to chance at a table comes from one secret number. Its fingerprint is shown before the first order, the number itself once the game is over, so that everyone can check that it was fair." |
                    "Alles, was an einem Tisch dem Zufall überlassen ist, folgt aus einer geheimen Zahl. Ihr Fingerabdruck ist zu sehen, bevor der erste Befehl gegeben wird, die Zahl selbst, wenn die Partie vorbei ist. So können alle prüfen, dass es ehrlich zuging."
                )}
            </p>
            <h2>{word!("Your secrets" | "Deine Geheimnisse")}</h2>
            <p>
                {word!(
                    "Only you and the server know your face-down orders. Nobody else receives them before they are revealed, not even hidden in the page." |
                    "Verdeckte Befehle kennen nur der Server und du. Niemand sonst bekommt sie, bevor sie aufgedeckt werden, auch nicht versteckt in der Seite."
                )}
            </p>
        </section>
    }
}
