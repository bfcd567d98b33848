//! The words about a plan: what it may be blamed for, and what became of last round's.

use super::{area_name, court, illegal, in_area, into_area, list, now::removed, token_name};
use crate::games::westeros::draft::{Copied, Draft, Going, Target, Warning};
use westeros::{Action, Auction, Order, Prompt, RavenUse, View};

/// A sentence of advice; the order stands all the same.
pub fn warning(it: Warning) -> String {
    match it {
        Warning::DefenseInPort(_) => say!(
            "Ships in a port can't be attacked: this defends nothing."
                | "Niemand kann Schiffe in einem Hafen angreifen: Das verteidigt nichts."
        ),
        Warning::PowerAtSea(_) => {
            say!("At sea this gains no power." | "Auf See bringt das keine Macht.")
        }
        Warning::PowerBlockaded(_) => say!(
            "Enemy ships block this port: it gains no power."
                | "Feindliche Schiffe sperren diesen Hafen: Er bringt keine Macht."
        ),
        Warning::SupportsNothing(_) => say!(
            "Support from here can never reach a battle."
                | "Von hier kann Unterstützung nie in einen Kampf reichen."
        ),
        Warning::SupportsNobody(_) => say!(
            "As things stand, no battle can happen next to it."
                | "So wie es steht, kann es daneben keinen Kampf geben."
        ),
        Warning::RaidsNobody(_) => say!(
            "There are no enemies in reach of this raid."
                | "In Reichweite dieses Überfalls steht kein Feind."
        ),
        Warning::MarchesNowhere(_) => say!(
            "With the ships where they are now, these units can't move anywhere."
                | "So wie die Schiffe jetzt liegen, kommen diese Einheiten nicht weg."
        ),
        Warning::StarsLeft(1) => say!(
            "You could use one more starred order."
                | "Du könntest noch einen Befehl mit Stern \
                 legen."
        ),
        Warning::StarsLeft(left) => say!(
            "You could use {left} more starred orders."
                | "Du könntest noch {left} Befehle mit Stern legen."
        ),
    }
}

/// The number of orders that are still to be placed before they can be sealed.
pub fn lacking(orders: u8) -> String {
    match orders {
        1 => word!("1 area still needs an order" | "1 Gebiet braucht noch einen Befehl").to_owned(),
        n => say!("{n} areas still need an order" | "{n} Gebiete brauchen noch Befehle"),
    }
}

/// Tells what was copied of last round's orders, and what could not be.
pub fn copied(it: &Copied) -> String {
    let placed = match it.placed {
        0 => say!("Nothing was copied." | "Nichts wurde übernommen."),
        1 => say!("1 order was copied." | "1 Befehl wurde übernommen."),
        n => say!("{n} orders were copied." | "{n} Befehle wurden übernommen."),
    };
    let left: Vec<String> = it
        .left_out
        .iter()
        .map(|&(area, token, why)| {
            say!(
                "{token} {place} ({why})" | "{token} {place} ({why})",
                token = token_name(token),
                place = in_area(area),
                why = illegal(why).trim_end_matches('.'),
            )
        })
        .collect();
    if left.is_empty() {
        return placed;
    }
    say!(
        "{placed} Left out: {left}." | "{placed} Ausgelassen: {left}.",
        left = list(&left)
    )
}

/// Tells how many orders of the same kind the viewer resolves after this one, where that is known.
pub fn rest(view: &View, prompt: &Prompt) -> Option<String> {
    let me = view.me?;
    let order = match prompt {
        // The three tracks are bid for one after the other.
        Prompt::Bid {
            on: Auction::Track(track),
            ..
        } => {
            let nth = *track as u8 + 1;
            return Some(say!("track {nth} of 3" | "Leiste {nth} von 3"));
        }
        Prompt::ResolveRaid { .. } => Order::Raid,
        Prompt::ResolveMarch { .. } => Order::March,
        Prompt::ConsolidatePower { .. } => Order::ConsolidatePower,
        _ => return None,
    };
    let more = view.orders_of(me, order).len().saturating_sub(1);
    Some(match (order, more) {
        (_, 0) => say!("your last one this round" | "dein letzter in dieser Runde"),
        (Order::Raid, 1) => say!("1 more raid after this one" | "danach noch 1 Überfall"),
        (Order::Raid, n) => say!("{n} more raids after this one" | "danach noch {n} Überfälle"),
        (Order::March, 1) => say!("1 more march after this one" | "danach noch 1 Marsch"),
        (Order::March, n) => say!("{n} more marches after this one" | "danach noch {n} Märsche"),
        (_, 1) => say!("1 more order after this one" | "danach noch 1 Befehl"),
        (_, n) => say!("{n} more orders after this one" | "danach noch {n} Befehle"),
    })
}

/// Tells what the button says that sends the answer.
pub fn send(view: &View, prompt: Option<&Prompt>, draft: &Draft) -> String {
    if let Some(musters) = draft.musters() {
        let words = if musters.is_empty() {
            word!("Muster nothing" | "Nichts rekrutieren")
        } else {
            word!("Muster" | "Rekrutieren")
        };
        return words.to_owned();
    }
    let words = match prompt {
        Some(Prompt::ResolveRaid { .. }) => return raid(view, draft),
        Some(Prompt::Bid { .. }) => match *draft {
            Draft::Number(number) if number > 0 => {
                return say!("Seal a bid of {number}" | "Gebot von {number} versiegeln");
            }
            _ => word!("Bid nothing" | "Nichts bieten"),
        },
        Some(Prompt::ResolveMarch { .. }) => return march(draft),
        Some(Prompt::Retreat { .. }) => match *draft {
            Draft::Answer(Some(Action::Retreat(area))) => {
                let to = into_area(area);
                return say!("Retreat {to}" | "Rückzug {to}");
            }
            Draft::Answer(Some(_)) => word!("Confirm" | "Dem Gegner überlassen"),
            _ => word!("Retreat" | "Rückzug festlegen"),
        },
        Some(Prompt::PlaceOrders { .. }) => word!("Seal my orders" | "Befehle versiegeln"),
        Some(Prompt::TakeBackOrders) => word!("Take back" | "Zurücknehmen"),
        Some(asked @ Prompt::OrderTied { .. }) => return court::put_in_order(asked, draft),
        prompt => {
            let done = done(prompt, draft);
            return say!("Confirm" | "{done}");
        }
    };
    words.to_owned()
}

/// Tells what "Confirm" does, in German.
fn done(prompt: Option<&Prompt>, draft: &Draft) -> &'static str {
    match (prompt, draft) {
        (Some(Prompt::ConsolidatePower { .. }), _) => "Macht sammeln",
        (_, Draft::Raven(Some(RavenUse::Swap { .. }))) => "Befehl tauschen",
        (_, Draft::Raven(Some(RavenUse::Look))) => "Karte ansehen",
        (_, Draft::Raven(Some(RavenUse::Pass))) => "Nichts ändern",
        (Some(Prompt::Blade | Prompt::BladeRedraw), Draft::Answer(Some(Action::Use))) => {
            "Klinge nutzen"
        }
        (Some(Prompt::Blade | Prompt::BladeRedraw), Draft::Answer(Some(Action::Decline))) => {
            "Verzichten"
        }
        (
            _,
            Draft::Sides {
                attacker,
                defender,
                nobody,
            },
        ) if attacker.union(*defender).is_empty() && !nobody.is_empty() => "Niemanden unterstützen",
        (_, Draft::Sides { .. }) => "Unterstützen",
        _ => "Bestätigen",
    }
}

fn raid(view: &View, draft: &Draft) -> String {
    let target = match draft {
        Draft::Raid { target, .. } => *target,
        _ => Target::Open,
    };
    let words = match target {
        Target::Area(area) => {
            let (name, order) = (area_name(area), removed(view, area));
            return say!("Raid {name}: remove {order}" | "{name}: {order} entfernen");
        }
        Target::Nothing => word!("Use up the order" | "Befehl verbrauchen"),
        Target::Open => word!("Raid" | "Überfallen"),
    };
    words.to_owned()
}

fn march(draft: &Draft) -> String {
    let going = match draft {
        Draft::March { going, .. } => *going,
        _ => Going::Open,
    };
    let words = match going {
        Going::Nowhere => {
            word!("March nowhere: the order is removed" | "Niemand zieht: Der Befehl wird entfernt")
        }
        Going::Calling(_) => word!("Ask for support" | "Um Unterstützung bitten"),
        Going::Open | Going::To { .. } => word!("March" | "Marschieren"),
    };
    words.to_owned()
}

/// Tells how many further questions wait for the viewer.
pub fn queue(more: usize) -> Option<String> {
    Some(match more {
        0 => return None,
        1 => say!("1 more question after this one" | "danach noch 1 Frage"),
        n => say!("{n} more questions after this one" | "danach noch {n} Fragen"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::westeros::staged::staged,
        language::{Language, speaking},
    };
    use westeros::{Area, House, Illegal, Musters, OrderToken, Orders};

    #[test]
    fn every_warning_is_a_sentence_in_both_languages() {
        let area = Area::PortOfPyke;
        let all = [
            Warning::DefenseInPort(area),
            Warning::PowerAtSea(area),
            Warning::PowerBlockaded(area),
            Warning::SupportsNothing(area),
            Warning::SupportsNobody(area),
            Warning::RaidsNobody(area),
            Warning::MarchesNowhere(area),
            Warning::StarsLeft(1),
            Warning::StarsLeft(2),
        ];
        for it in all {
            let german = speaking(Language::German, || warning(it));
            assert!(
                warning(it).ends_with('.') && german.ends_with('.'),
                "{it:?}"
            );
            assert_ne!(warning(it), german);
        }
    }

    #[test]
    fn a_german_button_says_what_it_does() {
        let (view, _) = staged(RAIDS, "", House::Greyjoy);
        let blade = Some(&Prompt::Blade);
        let done = |draft| speaking(Language::German, || send(&view, blade, &draft));
        assert_eq!(done(Draft::Answer(Some(Action::Use))), "Klinge nutzen");
        assert_eq!(done(Draft::Answer(Some(Action::Decline))), "Verzichten");
        let look = Draft::Raven(Some(RavenUse::Look));
        assert_eq!(send(&view, None, &look), "Confirm");
        assert_eq!(done(look), "Karte ansehen");
    }

    const RAIDS: &str = "
players 6
phase raid only
GR Sunset Sea: ship, Raid
LA The Golden Sound: ship, Support
LA Riverrun: F, Support
";

    #[test]
    fn a_raid_names_what_it_removes() {
        let (view, prompt) = staged(RAIDS, "", House::Greyjoy);
        let from = Some(Area::SunsetSea);
        let said = |target| send(&view, Some(&prompt), &Draft::Raid { from, target });
        assert_eq!(said(Target::Open), "Raid");
        let sound = Target::Area(Area::TheGoldenSound);
        assert_eq!(said(sound), "Raid The Golden Sound: remove Support");
        assert_eq!(said(Target::Nothing), "Use up the order");
    }

    #[test]
    fn what_is_lacking_is_counted() {
        assert_eq!(lacking(1), "1 area still needs an order");
        assert_eq!(lacking(3), "3 areas still need an order");
    }

    #[test]
    fn to_muster_nothing_is_said() {
        let (view, _) = staged(RAIDS, "", House::Greyjoy);
        let none = Draft::Muster {
            site: None,
            musters: Musters::NONE,
        };
        assert_eq!(send(&view, None, &none), "Muster nothing");
        let german = speaking(Language::German, || send(&view, None, &none));
        assert_eq!(german, "Nichts rekrutieren");
    }

    #[test]
    fn what_was_left_out_says_why() {
        let token = OrderToken::Raid;
        let it = Copied {
            orders: Orders::NONE,
            placed: 2,
            left_out: vec![(Area::Pyke, token, Illegal::Forbidden(token))],
        };
        let text = copied(&it);
        assert!(text.starts_with("2 orders were copied. Left out: Raid in Pyke ("));
        let token = OrderToken::SupportStar;
        let it = Copied {
            left_out: vec![(Area::TheNarrowSea, token, Illegal::TokensLeft)],
            ..it
        };
        let german = speaking(Language::German, || copied(&it));
        assert!(german.contains("Unterstützung +1 mit Stern in der Meerenge ("));
    }
}
