//! What the clock answers for somebody whose time is up.

use westeros::{Auction, Prompt};

/// What happens at zero: the game's own fallback, in words that follow a colon.
pub fn at_zero(prompt: &Prompt) -> &'static str {
    match prompt {
        Prompt::PlaceOrders { .. } => word!(
            "the orders that lie count, cautious ones are laid for the rest (defend, support, gain power), and without Ready it is a missed answer"
                | "die Befehle, die liegen, zählen, für den Rest werden vorsichtige gelegt (Verteidigung, Unterstützung, Machtzuwachs), und ohne Bereit gilt es als versäumt"
        ),
        Prompt::TakeBackOrders => word!("your orders stay" | "deine Befehle bleiben"),
        Prompt::UseRaven { .. } => {
            word!("the raven changes nothing" | "der Botenrabe ändert nichts")
        }
        Prompt::PutWildlingCard { .. } => {
            word!("the card stays on top" | "die Karte bleibt oben")
        }
        Prompt::Bid {
            on: Auction::Track(_) | Auction::Wildlings(_),
            ..
        } => word!("you bid nothing" | "du bietest nichts"),
        Prompt::OrderTied { .. } => {
            word!("equals stay in their order" | "Gleiche bleiben in ihrer Reihenfolge")
        }
        Prompt::Muster { .. } => word!(
            "the strongest army that the points give is mustered"
                | "es wird so stark rekrutiert, wie die Punkte reichen"
        ),
        Prompt::ResolveRaid { .. } => {
            word!("the raid harms nobody" | "der Überfall trifft niemanden")
        }
        Prompt::ResolveMarch { .. } => word!("nobody marches" | "niemand marschiert"),
        Prompt::SupportNeutral { .. } => word!("you help nobody" | "du hilfst niemandem"),
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
            word!("all support counts" | "alle Unterstützung zählt")
        }
        Prompt::ChooseCard | Prompt::ReplaceCard { .. } => word!(
            "the weakest card that surely wins is played, or one that may"
                | "die schwächste Karte, die sicher gewinnt, wird gespielt, sonst eine, die es kann"
        ),
        Prompt::Blade => word!(
            "the Blade is used only where it turns the battle"
                | "das Schwert wird nur gezogen, wenn es den Kampf wendet"
        ),
        Prompt::Retreat { .. } => word!(
            "they retreat home, or to friends"
                | "sie ziehen sich nach Hause zurück oder zu Freunden"
        ),
        Prompt::Casualties { .. }
        | Prompt::RetreatLoss { .. }
        | Prompt::DestroyUnits { .. }
        | Prompt::CrowsDown { .. }
        | Prompt::Reconcile => {
            word!("you lose what is worth least" | "du verlierst, was am wenigsten wert ist")
        }
        Prompt::DiscardCard => {
            word!("your weakest card is discarded" | "deine schwächste Karte wird abgelegt")
        }
        Prompt::TakeCardBack => {
            word!("your strongest card comes back" | "deine stärkste Karte kommt zurück")
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
