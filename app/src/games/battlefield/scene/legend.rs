//! The legend of the tokens and marks on the table, folded beside its buttons.

use super::{
    names::LETTERS,
    pills::Pill,
    tray::{token_class, token_letter},
};
use crate::games::battlefield::{
    help::{keyword_text, token_text},
    wording,
};
use battlefield::{effect::Token, terrain::Keyword};
use leptos::prelude::*;
use std::fmt::Write;

/// A sign as markup, its name, and what it means.
type Row = (String, &'static str, &'static str);

#[component]
pub fn Legend() -> impl IntoView {
    let label = word!("Signs and marks" | "Zeichen und Marken");
    view! {
        <details class="battle-legend">
            <summary aria-label=label title=label>"?"</summary>
            <Signs />
        </details>
    }
    .into_any()
}

/// The meaning of each sign; on a phone it is read in a drawer.
#[component]
pub fn Signs() -> impl IntoView {
    view! {
        <div class="battle-legend-panel">
            {part(word!("Tokens on units" | "Marker auf Einheiten"), tokens())}
            {part(word!("Units" | "Einheiten"), units())}
            {part(word!("While you aim" | "Beim Zielen"), aiming())}
            {part(word!("Terrain" | "Gelände"), terrain())}
        </div>
    }
    .into_any()
}

fn part(heading: &'static str, rows: Vec<Row>) -> AnyView {
    let row = |(sign, name, text): Row| {
        view! {
            <div>
                <dt><svg viewBox="-800 -800 1600 1600" aria-hidden="true" inner_html=sign></svg>{name}</dt>
                <dd>{text}</dd>
            </div>
        }
    };
    view! {
        <p>{heading}</p>
        <dl>{rows.into_iter().map(row).collect_view()}</dl>
    }
    .into_any()
}

fn tokens() -> Vec<Row> {
    let row = |it: &Token| {
        let (class, letter) = (token_class(*it), token_letter(*it));
        let sign = format!(
            "<circle class=\"b-token {class}\" r=\"640\"/><text class=\"b-letter\" y=\"290\">{letter}</text>"
        );
        (sign, wording::token(*it), token_text(*it))
    };
    Token::ALL.iter().map(row).collect()
}

fn used(name: &str) -> String {
    format!("<use href=\"#b-{name}\" transform=\"scale(1.3)\"/>")
}

fn line(class: &str) -> String {
    format!("<path class=\"{class}\" d=\"M-700 0H700\"/>")
}

fn units() -> Vec<Row> {
    let bars =
        "<path class=\"b-pips gone\" d=\"M-700 0H700\"/><path class=\"b-pips\" d=\"M-700 0H100\"/>";
    let teeth = "<g class=\"f-lannister s-1\"><path class=\"b-band\" d=\"M-700 0H700\"/><path class=\"b-teeth\" d=\"M-700 0H700\"/></g>";
    let wounds =
        "<circle class=\"b-hurt\" r=\"560\"/><text class=\"b-hurt-count\" y=\"250\">1</text>";
    vec![
        (
            used("tick"),
            word!("Tick" | "Haken"),
            word!("Has been activated in this round." | "War in dieser Runde schon dran."),
        ),
        (
            used("crown"),
            word!("Crown" | "Krone"),
            word!("The commander is with this unit." | "Der Kommandant ist bei dieser Einheit."),
        ),
        (
            used("lock"),
            word!("Crossed blades" | "Gekreuzte Klingen"),
            word!("Engaged with an enemy." | "An einen Feind gebunden."),
        ),
        (
            used("influence"),
            word!("Letter" | "Brief"),
            word!(
                "An NCU influences this unit; its card says who and how."
                    | "Eine NCU beeinflusst diese Einheit; ihre Karte sagt, wer und wie."
            ),
        ),
        (
            teeth.to_owned(),
            word!("Dashes on a front" | "Striche an der Front"),
            word!(
                "They tell the armies apart without their colors."
                    | "Sie unterscheiden die Heere auch ohne Farben."
            ),
        ),
        (
            bars.to_owned(),
            word!("Bars" | "Balken"),
            word!(
                "A bar for each rank; of one model by itself, for each wound."
                    | "Ein Balken je Reihe; bei einem einzelnen Modell je Wunde."
            ),
        ),
        (
            wounds.to_owned(),
            word!("Red number" | "Rote Zahl"),
            word!(
                "Wounds on the model that falls next."
                    | "Wunden am Modell, das als nächstes fällt."
            ),
        ),
    ]
}

/// The corners around what can be attacked.
const BRACKETS: &str = "<path class=\"b-target\" d=\"M-600 -300V-600H-300M300 -600H600V-300M600 300V600H300M-300 600H-600V300\"/>";

/// A tray under its veil, a wedge into a side, the dots of a way, the arc of a turn, and ground within reach.
const VEIL: &str = "<g class=\"f-lannister\"><path class=\"b-cloth\" d=\"M-600 -500h1200v1000h-1200z\"/></g><path class=\"b-target no\" d=\"M-680 -580h1360v1160h-1360z\"/>";
const WEDGE: &str = "<path class=\"b-struck\" d=\"M-650 350H650\"/><path class=\"b-arrow\" d=\"M-500 400L0 -600L500 400z\"/>";
const WAY: &str = "<path class=\"b-start\" d=\"M-720 -500h500v1000h-500z\"/><path class=\"b-going\" d=\"M-500 0H150\"/><path class=\"b-going-head\" d=\"M720 0L150 -400V400z\"/>";
const PIVOT: &str = "<path class=\"b-pivot\" d=\"M-600 300A700 700 0 0 1 400 -300\"/><path class=\"b-going-head\" d=\"M760 100L150 -180L560 -560z\"/>";
const GROUND: &str = "<path class=\"b-reach\" d=\"M-650 -500H650V500H-650z\"/>";

/// The strip over a front.
fn hazard() -> String {
    let mut slants = String::new();
    for at in [-650, -300, 50] {
        // Writing to a text never fails.
        let _ = write!(slants, "M{at} 280l560 -560");
    }
    format!(
        "<g class=\"b-hazard\"><path d=\"M-700 -280H700V280H-700z\"/><path class=\"b-slants\" d=\"{slants}\"/></g>"
    )
}

fn aiming() -> Vec<Row> {
    let far = |words: &'static str| {
        let mut out = String::new();
        Pill::new("7″", words).drawn(LETTERS, (0, 0), &mut out);
        out
    };
    vec![
        (
            far("b-far"),
            word!("Number" | "Zahl"),
            word!(
                "How far away that unit is, in inches." | "So viele Zoll ist die Einheit entfernt."
            ),
        ),
        (
            far("b-far no"),
            word!("Number struck out" | "Durchgestrichene Zahl"),
            word!("Not in sight from there." | "Von dort nicht zu sehen."),
        ),
        (
            BRACKETS.to_owned(),
            word!("Corners" | "Ecken"),
            word!("You can choose or attack it." | "Du kannst sie wählen oder angreifen."),
        ),
        (
            VEIL.to_owned(),
            word!("Dimmed unit" | "Abgedunkelte Einheit"),
            word!(
                "This attack cannot be made on it." | "Dieser Angriff ist auf sie nicht möglich."
            ),
        ),
        (
            line("b-struck"),
            word!("Golden edge" | "Goldene Kante"),
            word!("Your attack meets this side." | "Dein Angriff trifft diese Seite."),
        ),
        (
            WEDGE.to_owned(),
            word!("Arrow or wedge" | "Pfeil oder Keil"),
            word!(
                "The attack leads there; red: it is the enemy's."
                    | "Dorthin führt der Angriff; rot: Es ist der des Feindes."
            ),
        ),
        (
            WAY.to_owned(),
            word!("Dots" | "Punkte"),
            word!(
                "The way from the dashed outline, where the unit stands; beside it the inches used and allowed."
                    | "Der Weg vom gestrichelten Umriss, wo die Einheit steht; daneben die genutzten und erlaubten Zoll."
            ),
        ),
        (
            PIVOT.to_owned(),
            word!("Arc with an arrow" | "Bogen mit Pfeil"),
            word!("The unit turns that way." | "So herum dreht sich die Einheit."),
        ),
        (
            GROUND.to_owned(),
            word!("Light ground" | "Heller Boden"),
            word!(
                "The middle of the unit can come to stand there."
                    | "Dort kann die Mitte der Einheit zu stehen kommen."
            ),
        ),
        (
            hazard(),
            word!("Red and white strip" | "Rot-weißer Streifen"),
            word!(
                "The front of an enemy that could charge you there."
                    | "Die Front eines Feindes, der dich dort im Sturmangriff treffen könnte."
            ),
        ),
        (
            line("b-threat"),
            word!("Red dashes" | "Rote Striche"),
            word!(
                "This enemy could charge you there; thin: it has been activated."
                    | "Dieser Feind könnte dich dort im Sturmangriff treffen; dünn: Er war schon dran."
            ),
        ),
    ]
}

fn terrain() -> Vec<Row> {
    let row = |it: &Keyword| {
        let sign = format!(
            "<circle class=\"b-pill\" r=\"760\"/><use href=\"#b-k-{}\" transform=\"scale(1.3)\"/>",
            it.word()
        );
        (sign, wording::keyword(*it), keyword_text(*it))
    };
    Keyword::ALL.iter().map(row).collect()
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::*;
    use crate::language::{Language, speaking};

    /// The signs of the table, as they are drawn there.
    const SIGNS: &str = include_str!("signs.svg");
    /// Those of them that tell of a unit.
    const OF_UNITS: [&str; 4] = ["crown", "influence", "lock", "tick"];

    fn all() -> Vec<Row> {
        [tokens(), units(), aiming(), terrain()].concat()
    }

    #[test]
    fn each_token_and_keyword_is_explained() {
        assert_eq!(tokens().len(), Token::ALL.len());
        assert_eq!(terrain().len(), Keyword::ALL.len());
    }

    #[test]
    fn every_sign_is_explained_in_both_languages() {
        let [english, german] = [Language::English, Language::German].map(|it| speaking(it, all));
        assert_eq!(english.len(), german.len());
        for ((sign, name, text), (_, translated, told)) in english.into_iter().zip(german) {
            assert!(!sign.is_empty(), "{name} has no sign");
            for it in [name, text, translated, told] {
                assert!(!it.trim().is_empty(), "{name}: {text}");
            }
            assert_ne!(text, told, "{name} is not explained in German");
        }
    }

    #[test]
    fn every_sign_of_the_table_is_in_the_legend() {
        let shown: String = all().into_iter().map(|it| it.0).collect();
        let ids = SIGNS.split("id=\"b-").skip(1);
        let ids = ids.filter_map(|it| it.split('"').next());
        let signs: Vec<&str> = ids
            .filter(|it| it.starts_with("k-") || OF_UNITS.contains(it))
            .collect();
        assert!(signs.len() > OF_UNITS.len());
        for sign in signs {
            assert!(shown.contains(&format!("#b-{sign}\"")), "{sign}");
        }
    }
}
