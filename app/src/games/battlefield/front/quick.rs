//! A skirmish that is set up for whoever opens it: both armies stand, and one has the first turn.

use battlefield::{
    army::{Army, suggested},
    position::Phase,
    question::{Action, Prompt},
    state::View,
};
use platform::{
    Platform, UserId,
    computers::{Beforehand, beforehand},
    hub::Held,
};
use tabletop::{AnyValue, Decision, DecisionId, Page, Seat};

/// The seat of whoever opens a skirmish.
pub const OWN: Seat = Seat(0);

/// The factions that can be chosen, as the rules name them, the usual one first.
pub const FACTIONS: [&str; 3] = ["stark", "lannister", "neutral"];

/// Answers all that the set-up asks, for both sides. Where that fails the table stands all the same, and
/// its person sets it up.
pub async fn set_up(platform: &Platform, (user, held): (UserId, Held), (army, size): (&str, u32)) {
    let own = known(army);
    let armies = [ready(own, size), ready(other(own), size)];
    let decide = move |asked, page: &Page| decide(asked, page, &armies);
    let table = held.table();
    if let Err(cause) = beforehand(platform, user, held, decide).await {
        tracing::warn!(%table, %cause, "a skirmish is not set up");
    }
}

/// The faction of this name, or the usual one.
fn known(name: &str) -> &'static str {
    let mut all = FACTIONS.into_iter();
    all.find(|it| *it == name).unwrap_or(FACTIONS[0])
}

/// Another faction than this.
fn other(own: &str) -> &'static str {
    let mut all = [FACTIONS[1], FACTIONS[0]].into_iter();
    all.find(|it| *it != own).unwrap_or(FACTIONS[0])
}

/// The ready-made army of a faction that uses most of so many points.
fn ready(faction: &str, size: u32) -> Option<Army> {
    let fits = || {
        let all = suggested().iter();
        all.filter(|it| it.army.faction == faction && it.size <= size)
    };
    let most = fits().map(|it| it.size).max()?;
    let usual = format!("{faction}_{most}");
    let found = fits().find(|it| it.id == usual);
    found.map(|it| it.army.clone())
}

/// Decides what becomes of a question: whoever leaves the choice of a side to the other one begins.
fn decide(
    (seat, decision): (Seat, DecisionId),
    page: &Page,
    armies: &[Option<Army>; 2],
) -> Beforehand {
    let view: Option<&View> = page.view.get();
    let asked: Option<&Vec<Decision<Prompt>>> = page.prompts.get();
    let (Some(view), Some(asked)) = (
        view,
        asked.and_then(|it| it.iter().find(|it| it.id == decision)),
    ) else {
        return Beforehand::Enough;
    };
    let army = armies[usize::from(seat != OWN)].as_ref();
    match (&asked.prompt, army) {
        (Prompt::Army, Some(army)) => Beforehand::Answer(AnyValue::new(Action::Army(army.clone()))),
        (Prompt::Zone { may_pass: true }, _) if seat == OWN => {
            Beforehand::Answer(AnyValue::new(Action::Pass))
        }
        _ if seat == OWN && view.open.phase != Phase::SetUp => Beforehand::Enough,
        _ => Beforehand::Think,
    }
}

#[cfg(test)]
mod tests {
    use super::{FACTIONS, known, other, ready};
    use crate::games::battlefield::options::SIZES;
    use battlefield::data::Data;

    #[test]
    fn every_faction_has_an_army_of_every_size_and_meets_another() {
        for size in SIZES {
            for faction in FACTIONS {
                let army = ready(faction, size).unwrap();
                assert_eq!(
                    army.problems(Data::of_this_build(), size),
                    [],
                    "{faction} {size}"
                );
                let enemy = ready(other(faction), size).unwrap();
                assert_ne!(army.faction, enemy.faction, "{faction} {size}");
            }
        }
    }

    #[test]
    fn whatever_a_form_names_there_is_an_army() {
        assert_eq!(known("lannister"), "lannister");
        assert_eq!(known(""), "stark");
        assert_eq!(known("targaryen"), "stark");
    }
}
