//! The pace of a table, for those who do not want to think about hours: a way to fill the form that opens a table. Each
//! is an address, so that it works without a script.

use super::pace::{OVER_DAYS, PaceChoice, each, length};
use crate::language::Words;
use leptos::prelude::*;
use leptos_router::location::Url;

const HOUR: i64 = 60 * 60 * 1000;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    Fast,
    Normal,
    Slow,
}

impl Preset {
    const ALL: [Self; 3] = [Self::Fast, Self::Normal, Self::Slow];

    /// As the address names it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Fast => "fast",
            Self::Normal => "normal",
            Self::Slow => "slow",
        }
    }

    pub fn named(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.code() == code)
    }

    const fn label(self) -> Words {
        match self {
            Self::Fast => words!("Fast" | "Schnell"),
            Self::Normal => words!("Normal" | "Normal"),
            Self::Slow => words!("Slow" | "Langsam"),
        }
    }

    /// Returns what it fills in.
    pub fn pace(self) -> PaceChoice {
        let (planning, reaction, weekdays) = match self {
            Self::Fast => (12, 6, false),
            Self::Normal => (48, 24, false),
            Self::Slow => (72, 48, true),
        };
        PaceChoice {
            kind: "correspondence".into(),
            planning,
            reaction,
            weekdays,
            ..PaceChoice::default()
        }
    }

    /// Tells what it means, in numbers.
    fn note(self) -> String {
        let PaceChoice {
            planning,
            reaction,
            weekdays,
            ..
        } = self.pace();
        let (planning, reaction) = (i64::from(planning) * HOUR, i64::from(reaction) * HOUR);
        let each = each(planning, reaction);
        // The reminder comes when four fifths of the time are gone.
        let about = |it: i64| length(((it / 5 + HOUR / 2) / HOUR).max(1) * HOUR);
        let (early, late) = (about(planning), about(reaction));
        let text = say!(
            "{each}. Reminder about {early} or {late} before the deadline."
                | "{each}. Erinnerung etwa {early} bzw. {late} vor Ablauf."
        );
        if weekdays {
            return say!("{text} Weekends off." | "{text} Wochenenden frei.");
        }
        text
    }
}

/// The clock that the form shows, for those fields that differ by it.
#[derive(Clone, Copy)]
pub struct ChosenPreset {
    preset: Memo<Option<Preset>>,
    /// The kind of clock that was chosen instead of the one that was filled in, and the preset of then:
    /// another one fills in another clock.
    by_hand: RwSignal<(Option<Preset>, Option<String>)>,
}

impl ChosenPreset {
    pub fn new(preset: Memo<Option<Preset>>) -> Self {
        Self {
            preset,
            by_hand: RwSignal::new((None, None)),
        }
    }

    /// Takes note of the kind of clock that somebody has chosen instead of the one that was filled in.
    pub fn by_hand(self, kind: Option<String>) {
        self.by_hand.set((self.preset.get_untracked(), kind));
    }

    /// Returns a function that tells whether a game over several days is being set up.
    pub fn is_for_days() -> impl Fn() -> bool + Copy + Send + Sync + 'static {
        let chosen = use_context::<Self>();
        move || chosen.is_some_and(Self::takes_days)
    }

    fn takes_days(self) -> bool {
        let preset = self.preset.get();
        // The form may be gone already that this belongs to.
        let by_hand = self.by_hand.try_with(|(then, kind)| match kind {
            Some(kind) if *then == preset => Some(OVER_DAYS.contains(&kind.as_str())),
            _ => None,
        });
        by_hand.flatten().unwrap_or(preset.is_some())
    }
}

/// The presets to choose from, shown beside a game over days. With them change the clock and the choices of a game that depend on it
/// ([`ChosenPreset`]), and nothing else that the form holds.
#[component]
pub fn Presets(
    chosen: Memo<Option<Preset>>,
    /// The template that the form is filled from otherwise, kept.
    template: Memo<Option<i64>>,
    /// The game for which it opens a table, also kept.
    game: Memo<Option<String>>,
) -> impl IntoView {
    let preset = move |it: Preset| {
        let href = move || {
            let preset = format!("/lobby/new?preset={}", it.code());
            let template = template.get().map(|it| format!("&template={it}"));
            let game = game.get().map(|it| ["&game=", &Url::escape(&it)].concat());
            [
                preset,
                template.unwrap_or_default(),
                game.unwrap_or_default(),
            ]
            .concat()
        };
        let current = move || (chosen.get() == Some(it)).then_some("true");
        view! {
            <li>
                <a
                    class="tile"
                    href=href
                    aria-current=current
                    data-noscroll="true"
                >
                    <span class="tile-label">{it.label().here()}</span>
                    <span class="note">{it.note()}</span>
                </a>
            </li>
        }
    };
    view! {
        <nav class="presets" aria-labelledby="presets">
            <h3 id="presets">{word!("How fast to play" | "Wie schnell gespielt wird")}</h3>
            <ul class="tiles">{Preset::ALL.map(preset).into_iter().collect_view()}</ul>
        </nav>
    }
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::*;
    use crate::language::{Language, speaking};
    use platform::Pace;

    #[test]
    fn every_preset_is_a_pace_that_the_form_offers() {
        for preset in Preset::ALL {
            assert_eq!(Preset::named(preset.code()), Some(preset));
            let pace = Pace::try_from(preset.pace()).unwrap().checked();
            assert!(pace.is_ok(), "{preset:?}");
        }
        assert_eq!(Preset::named("blitz"), None);
    }

    #[test]
    fn a_preset_says_what_it_means_in_numbers() {
        let text = "12 hours for planning, 6 hours for everything else. \
                    Reminder about 2 hours or 1 hour before the deadline.";
        assert_eq!(Preset::Fast.note(), text);
        speaking(Language::German, || {
            let text = "3 Tage für die Planung, 2 Tage für alles andere. \
                        Erinnerung etwa 14 Stunden bzw. 10 Stunden vor Ablauf. \
                        Wochenenden frei.";
            assert_eq!(Preset::Slow.note(), text);
        });
    }
}
