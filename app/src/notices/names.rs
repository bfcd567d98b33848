//! The names of what is told and of how it is told.

/// Tells what a notice is about, by its name in forms.
pub fn name(category: &str) -> &'static str {
    match category {
        "turn" => word!("Your turn" | "Du bist dran"),
        "deadline" => {
            word!("Reminders and missed deadlines" | "Erinnerungen und verpasste Fristen")
        }
        "chat" => word!("New messages" | "Neue Nachrichten"),
        "battle" => word!("Your battle is decided" | "Dein Kampf ist entschieden"),
        "started" => word!("Game begins" | "Die Partie beginnt"),
        "ended" => word!("Game over" | "Partie zu Ende"),
        "replacement" => word!("A seat changes hands" | "Ein Platz wird neu besetzt"),
        "vote" => word!("A vote" | "Eine Abstimmung"),
        "recovery" => word!("Password reset" | "Passwort zurücksetzen"),
        "invitation" => {
            word!("Invitations, rematches, full tables" | "Einladungen, Revanchen, volle Tische")
        }
        "address" => word!("Address confirmation" | "Bestätigung der Adresse"),
        _ => word!("Test" | "Test"),
    }
}

/// The way on which it is told, by its name in forms.
pub fn channel(name: &str) -> &'static str {
    match name {
        "mail" => word!("Email" | "E-Mail"),
        "webhook" => word!("Webhook" | "Webhook"),
        _ => word!("Browser" | "Browser"),
    }
}
