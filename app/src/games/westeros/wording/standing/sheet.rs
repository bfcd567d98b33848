//! The sheet on which standing orders are laid, and the button that opens it.

use westeros::standing::Lasts;

pub fn title() -> &'static str {
    word!("Standing orders" | "Vorausbefehle")
}

/// The line that offers them.
pub fn offer() -> &'static str {
    word!(
        "Going away? Your house can answer without you."
            | "Gehst du fort? Dein Haus kann ohne dich antworten."
    )
}

pub fn meaning() -> &'static str {
    word!(
        "What you lay down here answers for you as soon as its question comes. Nobody sees it; the log shows only the answer. Everything else is asked as ever."
            | "Was du hier festlegst, antwortet für dich, sobald die Frage kommt. Niemand sieht es; die Chronik zeigt nur die Antwort. Alles andere wirst du wie immer gefragt."
    )
}

pub fn ask_me() -> &'static str {
    word!("Ask me" | "Mich fragen")
}

/// How long an order stands, as the page offers it.
pub fn lasts(lasts: Lasts) -> &'static str {
    match lasts {
        Lasts::Once => word!("once" | "einmal"),
        Lasts::Round(_) => word!("this round" | "in dieser Runde"),
        Lasts::Changed => word!("until I change it" | "bis ich es ändere"),
    }
}

/// What the choice beside every answer means.
pub fn lasting() -> &'static str {
    word!(
        "What you choose stands for this round and ends with it. Before a holiday choose “until I change it” beside it."
            | "Was du wählst, gilt in dieser Runde und endet mit ihr. Vor einem Urlaub wähle daneben „bis ich es ändere“."
    )
}

/// On the button at the table, with how many there are.
pub fn button(count: usize) -> String {
    let title = title();
    if count == 0 {
        title.to_owned()
    } else {
        say!("{title} ({count})" | "{title} ({count})")
    }
}

pub fn drafted() -> &'static str {
    word!("Changes not laid down yet" | "Änderungen noch nicht festgelegt")
}

/// Before something is laid that answers what is open now.
pub fn answers_now(orders: &[String]) -> String {
    let orders = orders.join(" ");
    say!(
        "You are being asked something right now, and this answers it at once: {orders}"
            | "Du wirst gerade etwas gefragt, und das beantwortet es sofort: {orders}"
    )
}
