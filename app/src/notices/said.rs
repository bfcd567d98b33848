//! The names of what is told and of how it is told.

/// What is told, for the letters.
#[cfg(feature = "ssr")]
pub fn told(category: platform::notices::Category) -> &'static str {
    name(&category.name())
}

/// What is told, by its name in forms.
pub fn name(category: &str) -> &'static str {
    match category {
        "turn" => word!("Your turn" | "Du bist dran"),
        "deadline" => word!("Time is running out" | "Die Zeit läuft ab"),
        "press" => word!("Somebody wrote" | "Jemand hat geschrieben"),
        "battle" => word!("A battle is decided" | "Eine Schlacht ist entschieden"),
        "started" => word!("Game begins" | "Die Partie beginnt"),
        "ended" => word!("Game over" | "Partie zu Ende"),
        "replacement" => word!("A seat changes hands" | "Ein Platz wird neu besetzt"),
        "vote" => word!("A vote" | "Eine Abstimmung"),
        "recovery" => word!("A new password" | "Ein neues Passwort"),
        "invitation" => word!("Invited, or a full table" | "Einladung oder voller Tisch"),
        "address" => word!("Confirm the address" | "Adresse bestätigen"),
        _ => word!("Trial" | "Probe"),
    }
}

/// The way on which it is told, by its name in forms.
pub fn channel(name: &str) -> &'static str {
    match name {
        "mail" => word!("Mail" | "Mail"),
        "webhook" => word!("Webhook" | "Webhook"),
        _ => word!("Browser" | "Browser"),
    }
}
