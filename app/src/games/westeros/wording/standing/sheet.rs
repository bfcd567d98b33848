//! The sheet for standing orders, and the button that opens it.

use westeros::standing::Lasts;

pub fn title() -> &'static str {
    word!("Standing orders" | "Vorausbefehle")
}

/// The line that offers them.
pub fn offer() -> &'static str {
    word!(
        "Going away? Standing orders can answer for your house."
            | "Bist du länger weg? Vorausbefehle können für dein Haus antworten."
    )
}

pub fn meaning() -> &'static str {
    word!(
        "They answer for you as soon as the question comes up. Nobody else sees them; the log \
         shows only the answer."
            | "Sie antworten für dich, sobald die Frage kommt. Niemand sonst sieht sie; die \
               Chronik zeigt nur die Antwort."
    )
}

pub fn ask_me() -> &'static str {
    word!("Ask me" | "Mich fragen")
}

/// Tells how long an order stands, as the page offers it.
pub fn lasts(lasts: Lasts) -> &'static str {
    match lasts {
        Lasts::Once => word!("once" | "einmal"),
        Lasts::Round(_) => word!("this round" | "in dieser Runde"),
        Lasts::Changed => word!("until I change it" | "bis ich es ändere"),
    }
}

/// Tells what the choice beside every answer means.
pub fn lasting() -> &'static str {
    word!(
        "A standing order applies to this round only. If you'll be away longer, choose “until I \
         change it” next to it."
            | "Ein Vorausbefehl gilt nur in dieser Runde. Bist du länger weg, wähle daneben „bis \
               ich es ändere“."
    )
}

/// Several orders, where there is no room for each.
pub fn count(orders: usize) -> String {
    say!("{orders} standing orders" | "{orders} Vorausbefehle")
}

/// On the button at the table, with how many there are.
pub fn button(count: usize) -> String {
    let title = word!("Standing orders" | "Im Voraus");
    if count == 0 {
        title.to_owned()
    } else {
        say!("{title} ({count})" | "{title} ({count})")
    }
}

pub fn drafted() -> &'static str {
    word!("Unsaved changes" | "Ungespeicherte Änderungen")
}

/// Before something is stored that answers what is open now.
pub fn answers_now(orders: &[String]) -> String {
    let orders = orders.join(" ");
    say!(
        "You're being asked something right now, and this will answer it at once: {orders}"
            | "Du wirst gerade etwas gefragt, und das beantwortet es sofort: {orders}"
    )
}
