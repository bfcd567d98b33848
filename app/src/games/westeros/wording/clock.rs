//! The answer of the clock for somebody whose time is up.

use westeros::{Auction, Prompt};

/// Tells what happens at zero: the game's own fallback, in words that follow a colon.
pub fn at_zero(prompt: &Prompt) -> &'static str {
    match prompt {
        Prompt::PlaceOrders { .. } => word!(
            "placed orders stand, cautious ones fill the rest (defend, support, gain power), and \
             it counts as missed unless you sealed your orders"
                | "gelegte Befehle gelten, der Rest wird vorsichtig ergänzt (Verteidigung, \
                   Unterstützung, Machtzuwachs), und wer nicht versiegelt hat, hat die Frist versäumt"
        ),
        Prompt::TakeBackOrders => word!("your orders stay" | "deine Befehle bleiben"),
        Prompt::UseRaven { .. } => {
            word!("the Raven changes nothing" | "der Botenrabe ändert nichts")
        }
        Prompt::PutWildlingCard { .. } => {
            word!("the card stays on top" | "die Karte bleibt oben")
        }
        Prompt::Bid {
            on: Auction::Track(_) | Auction::Wildlings(_),
            ..
        } => word!("you bid nothing" | "du bietest nichts"),
        Prompt::OrderTied { .. } => {
            word!(
                "tied houses keep their order"
                    | "bei Gleichstand bleibt die bisherige \
                 Reihenfolge"
            )
        }
        Prompt::Muster { .. } => word!(
            "the strongest army your points allow is mustered"
                | "es wird so viel rekrutiert, wie deine Punkte erlauben"
        ),
        Prompt::ResolveRaid { .. } => {
            word!("the raid has no effect" | "der Überfall bleibt ohne Wirkung")
        }
        Prompt::ResolveMarch { .. } => word!("this march is skipped" | "dieser Marsch entfällt"),
        Prompt::SupportNeutral { .. } => word!("you support nobody" | "du unterstützt niemanden"),
        Prompt::ConsolidatePower { .. } => {
            word!("you gain the power" | "du erhältst die Machtmarker")
        }
        Prompt::TakePort { .. } => {
            word!("you take all the ships you can" | "du übernimmst so viele Schiffe wie möglich")
        }
        Prompt::Support { .. } => word!(
            "you support your own side and nobody else"
                | "du unterstützt deine eigene Seite und sonst niemanden"
        ),
        Prompt::RefuseSupport { .. } => {
            word!("all support is accepted" | "jede Unterstützung wird angenommen")
        }
        Prompt::ChooseCard | Prompt::ReplaceCard { .. } => word!(
            "the weakest card that is sure to win is played, or failing that one that might win"
                | "die schwächste Karte, die sicher gewinnt, wird gespielt, sonst eine, die \
                   gewinnen könnte"
        ),
        Prompt::Blade => word!(
            "the Blade is used only if it wins the battle"
                | "die Klinge wird nur benutzt, wenn sie den Kampf gewinnt"
        ),
        Prompt::Retreat { .. } => word!(
            "they retreat home or to your other units"
                | "sie ziehen sich heim oder zu deinen anderen Einheiten zurück"
        ),
        Prompt::Casualties { .. }
        | Prompt::RetreatLoss { .. }
        | Prompt::DestroyUnits { .. }
        | Prompt::CrowsDown { .. }
        | Prompt::Reconcile => {
            word!("you lose your least valuable units" | "du verlierst deine schwächsten Einheiten")
        }
        Prompt::DiscardCard => {
            word!("your weakest card is discarded" | "deine schwächste Karte wird abgelegt")
        }
        Prompt::TakeCardBack => {
            word!(
                "your strongest card returns to your hand"
                    | "deine stärkste Karte kommt auf \
                 die Hand zurück"
            )
        }
        Prompt::ThroneOfBlades
        | Prompt::DarkWings
        | Prompt::PutToTheSword
        | Prompt::NameBidder { .. }
        | Prompt::KingTrackDown
        | Prompt::KingTrackUp
        | Prompt::CrowsUp { .. }
        | Prompt::PreemptiveRaid
        | Prompt::PreemptiveTrack { .. }
        | Prompt::Tyrion
        | Prompt::Aeron
        | Prompt::Doran
        | Prompt::Mace
        | Prompt::QueenOfThorns { .. }
        | Prompt::BladeRedraw
        | Prompt::Cersei { .. }
        | Prompt::Renly { .. }
        | Prompt::Patchface => {
            word!("a cautious choice is made for you" | "für dich wird vorsichtig gewählt")
        }
    }
}
