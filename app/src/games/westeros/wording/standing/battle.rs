//! The Blade, casualties and retreats.

use westeros::standing::BladeUse;

pub fn battle_title() -> &'static str {
    word!("In battle" | "Im Kampf")
}

pub fn blade() -> &'static str {
    word!("Valyrian Steel Blade" | "Valyrische Klinge")
}

pub fn blade_use(it: BladeUse) -> &'static str {
    match it {
        BladeUse::WhereItTurns => {
            word!("only if it wins the battle" | "nur wenn sie den Kampf gewinnt")
        }
        BladeUse::Never => word!("never" | "nie"),
        BladeUse::Always => word!("in the next battle" | "im nächsten Kampf"),
    }
}

pub fn casualties() -> &'static str {
    word!("Casualties" | "Verluste")
}

pub fn cheapest() -> &'static str {
    word!("the cheapest units first" | "die billigsten Einheiten zuerst")
}

pub fn retreat() -> &'static str {
    word!("Retreat" | "Rückzug")
}

pub fn simple_way() -> &'static str {
    word!(
        "home, or else to your own units, or else to a castle or stronghold"
            | "heim, sonst zu eigenen Einheiten, sonst in eine Burg oder Festung"
    )
}

pub fn first_to() -> &'static str {
    word!("Preferred areas" | "Bevorzugte Gebiete")
}

/// Areas that own units reach as things stand, before all others.
pub fn near() -> &'static str {
    word!("In reach of your units now" | "Jetzt in Reichweite deiner Einheiten")
}

pub fn far() -> &'static str {
    word!("Other areas" | "Andere Gebiete")
}
