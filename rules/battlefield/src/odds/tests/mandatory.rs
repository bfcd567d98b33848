//! The place of every ability in the forecast, so that a new one has to be given one.

use crate::{
    chapter::window::mandatory::is_optional,
    data::{Ability, AbilityKind, Data},
    effect::{Condition, Step, Window},
    odds::steps::is_known,
};

/// The place of an ability in the forecast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Weighed {
    /// By the numbers of the rules, wherever these are asked.
    InNumbers,
    /// Carried out before the dice.
    Before,
    /// Carried out after a test.
    AfterTest,
    /// Left out: somebody decides on it.
    LeftOut,
    /// After all that is foreseen.
    Later,
    /// In no attack.
    Elsewhere,
}

/// Every ability and every objective card.
const ALL: &[(&str, Weighed)] = {
    use Weighed::{AfterTest, Before, Elsewhere, InNumbers, Later, LeftOut};
    &[
        ("sundering", InNumbers),
        ("vicious", InNumbers),
        ("critical_blow", InNumbers),
        ("precision", InNumbers),
        ("no_saves", InNumbers),
        ("indirect", InNumbers),
        ("executioner", InNumbers),
        ("cleave", InNumbers),
        ("inhuman_strength", InNumbers),
        ("berserk", InNumbers),
        ("cav3", InNumbers),
        ("beast4", InNumbers),
        ("disrupt", InNumbers),
        ("intimidating", InNumbers),
        ("stalwart", InNumbers),
        ("cut_them_down", InNumbers),
        ("full_hand", InNumbers),
        ("influence_catelyn", InNumbers),
        ("influence_cersei", InNumbers),
        ("smithy", InNumbers),
        ("burnt_village", InNumbers),
        ("butts", InNumbers),
        ("old_banner", InNumbers),
        ("courier_post", InNumbers),
        ("unstoppable_fury", Before),
        ("furious_charge", Before),
        ("lance_hits", Before),
        ("crossbow_short", Before),
        ("ruthless", Before),
        ("flail", Before),
        ("horrific_visage", Before),
        ("marshy_ford", Before),
        ("made_up_standard", Before),
        ("stubborn", AfterTest),
        ("lann_supremacy", AfterTest),
        ("dauntless", AfterTest),
        ("prey_on_fear", AfterTest),
        ("stark_fury", LeftOut),
        ("fury_unleashed", LeftOut),
        ("at_any_cost", LeftOut),
        ("shield_wall", LeftOut),
        ("set_for_charge", LeftOut),
        ("charging_volley", LeftOut),
        ("reckless_heroism", LeftOut),
        ("martial_training", LeftOut),
        ("adaptive_tactics", LeftOut),
        ("counterstrike", Later),
        ("duelist", Later),
        ("swift_retreat", LeftOut),
        ("pursuit", Later),
        ("healing_springs", Elsewhere),
        ("crossroads", Elsewhere),
        ("gallows", Elsewhere),
        ("watchtower", Elsewhere),
        ("outrider_maneuver", Elsewhere),
        ("beast_rush", Elsewhere),
        ("coin_attack", Elsewhere),
        ("harry_them", Elsewhere),
        ("uncontrolled_rage", Elsewhere),
        ("little_bird", Elsewhere),
        ("rains", Elsewhere),
        ("maester_tokens", Elsewhere),
        ("swap_zone", Elsewhere),
        ("little_birds", Elsewhere),
        ("rumours", Elsewhere),
    ]
};

/// Returns the place that follows from how an ability is written.
fn place(ability: &Ability) -> Weighed {
    let by_itself = matches!(ability.kind, AbilityKind::Passive | AbilityKind::Innate);
    let mandatory = by_itself && !is_optional(&ability.script);
    let when = |place: Weighed| if mandatory { place } else { Weighed::LeftOut };
    match ability.window {
        Window::Static | Window::AttackModifiers | Window::AttackTargeting => Weighed::InNumbers,
        Window::ChargeDeclared | Window::ChargeSuccess | Window::AttackBeforeDice => {
            when(Weighed::Before)
        }
        Window::MoralePassed | Window::MoraleFailed => when(Weighed::AfterTest),
        // What is remembered at the dice for the end of the attack comes later, too.
        Window::AttackDiceRolled | Window::AttackCompleted | Window::Surge => when(Weighed::Later),
        // Nothing mandatory may be there: these windows are not opened by the forecast.
        Window::ChargeRoll
        | Window::ChargeFailed
        | Window::AttackDefenseRolled
        | Window::AttackWounds
        | Window::MoraleBeforeDice
        | Window::MoraleAfterDice
        | Window::UnitDestroyed => {
            assert!(!mandatory, "{}: the forecast leaves it out", ability.id);
            Weighed::LeftOut
        }
        Window::TokenExpend => Weighed::LeftOut,
        // An influence is one of the numbers once it lies at a unit.
        Window::ZoneClaimed if ability.kind == AbilityKind::Influence => Weighed::InNumbers,
        Window::RoundStart
        | Window::TurnStart
        | Window::UnitActivated
        | Window::NcuActivated
        | Window::ZoneClaimed
        | Window::NcuAbility
        | Window::CardPlayed
        | Window::ActionCompleted
        | Window::ObjectiveScored
        | Window::TurnEnd
        | Window::RoundEnd => Weighed::Elsewhere,
    }
}

#[test]
fn every_ability_has_its_place_in_the_forecast() {
    for ability in &Data::of_this_build().abilities {
        let known = ALL.iter().find(|(id, _)| *id == ability.id);
        let known = known.map(|(_, place)| *place);
        assert_eq!(
            known,
            Some(place(ability)),
            "{}: the forecast has to weigh it or to leave it out, and says so here",
            ability.id
        );
    }
}

#[test]
fn every_step_on_the_way_is_carried_out() {
    for ability in &Data::of_this_build().abilities {
        match place(ability) {
            Weighed::Before | Weighed::AfterTest => {
                for step in &ability.script {
                    assert!(is_known(step), "{}: {step:?}", ability.id);
                }
            }
            Weighed::Later if ability.window == Window::AttackDiceRolled => {
                let after = |step: &Step| matches!(step, Step::After { window, .. } if *window == Window::AttackCompleted);
                assert!(ability.script.iter().all(after), "{}", ability.id);
            }
            _ => {}
        }
    }
}

/// A test follows from a test only where that came from an attack: so there is an end to it.
#[test]
fn tests_that_follow_from_tests_come_to_an_end() {
    for ability in &Data::of_this_build().abilities {
        let tests = ability
            .script
            .iter()
            .any(|it| matches!(it, Step::PanicTest { .. } | Step::MoraleTest { .. }));
        if tests && place(ability) == Weighed::AfterTest {
            assert!(
                ability.when.contains(&Condition::FromAttack),
                "{}",
                ability.id
            );
        }
    }
}
