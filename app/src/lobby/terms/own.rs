//! Before a table asks for reliable players: whether whoever opens it is one. Others are refused.

use crate::account::{ReliabilityRecord, my_reliability};
use crate::loaded::loaded;
use crate::lobby::{Reliability, ReliabilityWords};
use leptos::prelude::*;

/// For each requirement that the reader does not meet, that they cannot open such a table; the style
/// shows the one that is chosen.
#[component]
pub fn OwnGate() -> impl IntoView {
    let record = loaded(|| (), |()| my_reliability());
    view! {
        <div role="status">
            <Suspense>
                {move || Suspend::new(async move {
                    record.await.ok().map(|record| view! { <Missed record /> })
                })}
            </Suspense>
        </div>
    }
}

#[component]
fn Missed(record: ReliabilityRecord) -> impl IntoView {
    let gates = [
        ("note gate-of unproven", Reliability::Unproven),
        ("note gate-of high", Reliability::High),
    ];
    let note = move |(class, least)| {
        let words = barred(record, least)?;
        Some(view! {
            <p class=class>
                {words} " "
                <a href="/account#reliability">
                    {word!("How reliability works" | "Was die Zuverlässigkeit bestimmt")}
                </a>
            </p>
        })
    };
    gates.map(note).into_iter().collect_view()
}

/// Tells why somebody with this conduct may not require so much, and what they lack.
fn barred(record: ReliabilityRecord, least: Reliability) -> Option<String> {
    let rises = least as i32 - record.level as i32;
    if rises <= 0 {
        return None;
    }
    let lacks = rises * record.rise - record.run;
    let (own, wanted) = (record.level, least.sign());
    let (sign, words) = (own.sign(), own.words());
    let barred = say!(
        "You can't open a table like that yet: your own reliability is {sign} ({words})."
            | "So einen Tisch kannst du noch nicht eröffnen: Deine eigene Zuverlässigkeit ist {sign} ({words})."
    );
    let lacks = match lacks {
        1 => say!(
            "For {wanted} you need 1 more answer on time, at a table with a clock."
                | "Für {wanted} fehlt dir noch 1 rechtzeitige Antwort an einem Tisch mit Uhr."
        ),
        _ => say!(
            "For {wanted} you need {lacks} more answers on time in a row, at tables with a clock."
                | "Für {wanted} fehlen dir noch {lacks} rechtzeitige Antworten in Folge, an Tischen mit Uhr."
        ),
    };
    Some([barred, lacks].join(" "))
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::*;
    use crate::language::{Language, speaking};

    fn record(level: Reliability, run: i32) -> ReliabilityRecord {
        ReliabilityRecord {
            level,
            in_time: run,
            missed: 0,
            abandoned: 0,
            run,
            rise: 30,
            faults: 0,
            fall: 2,
        }
    }

    #[test]
    fn whoever_does_not_meet_a_requirement_reads_what_they_lack() {
        let text = barred(record(Reliability::Unproven, 12), Reliability::High).unwrap();
        assert!(text.contains("◇ (new)"), "{text}");
        assert!(
            text.contains("For ◆ you need 18 more answers on time"),
            "{text}"
        );
        let nearly = barred(record(Reliability::Unproven, 29), Reliability::High).unwrap();
        assert!(nearly.contains("need 1 more answer on time,"), "{nearly}");
        let low = record(Reliability::Low, 12);
        assert!(
            barred(low, Reliability::High)
                .unwrap()
                .contains("need 48 more")
        );
        assert!(
            barred(low, Reliability::Unproven)
                .unwrap()
                .contains("need 18 more")
        );
        speaking(Language::German, || {
            let text = barred(low, Reliability::Unproven).unwrap();
            assert!(
                text.contains("Für ◇ fehlen dir noch 18 rechtzeitige"),
                "{text}"
            );
        });
    }

    #[test]
    fn whoever_meets_it_reads_nothing() {
        let fair = record(Reliability::Unproven, 12);
        assert_eq!(barred(fair, Reliability::Unproven), None);
        assert_eq!(
            barred(record(Reliability::High, 0), Reliability::High),
            None
        );
    }
}
