//! Every way out: whatever can be asked about a table, and about those who sit at it.

use super::super::fuzz::Sent;
use super::secrets::Secret;
use super::world::SEATED;

/// All that one viewer can ask.
pub fn ways(secret: &Secret, seq: i64, cookie: &str) -> Vec<Sent> {
    let mut all: Vec<Sent> = pages(secret, seq)
        .iter()
        .map(|it| Sent::page(it, cookie))
        .collect();
    let calls = functions(secret, seq);
    all.extend(
        calls
            .iter()
            .map(|(name, form)| Sent::form(name, form, cookie)),
    );
    all
}

fn pages(secret: &Secret, seq: i64) -> Vec<String> {
    let at = format!("/tables/{}", secret.table);
    let mut all = vec![
        at.clone(),
        format!("{at}?moment={}", seq - 1),
        format!("{at}/record"),
        format!("{at}/picture.png"),
        format!("{at}/board.svg"),
        format!("{at}/rules"),
        format!("{at}/invitation.svg"),
        format!("{at}/stream?since=0"),
        format!("{at}/stream?since={}", seq - 1),
    ];
    for path in [
        "/",
        "/lobby",
        "/lobby?seats=4",
        "/lobby/new",
        "/archive",
        "/people",
        "/people?few=1",
        "/account",
        "/account/export",
        "/reports",
    ] {
        all.push(path.to_owned());
    }
    all.extend(SEATED.map(|name| format!("/people/{name}")));
    all
}

fn functions(secret: &Secret, seq: i64) -> Vec<(&'static str, String)> {
    let table = &secret.table;
    let at = format!("at[table]={table}");
    let mut all = vec![
        ("table", format!("id={table}")),
        ("table", format!("id={table}&since={}", seq - 2)),
        ("chronicle", format!("table={table}")),
        ("chat", at.clone()),
        ("notes", at.clone()),
        ("chat_search", format!("{at}&words=the")),
        ("lobby", String::new()),
        ("my_summons", String::new()),
        ("awaited", String::new()),
        ("under_way", String::new()),
        ("front_tables", String::new()),
        ("my_notices", String::new()),
        ("my_account", String::new()),
        ("my_absences", String::new()),
        ("my_reliability", String::new()),
        ("my_templates", String::new()),
        ("my_armies", String::new()),
        ("hosted_games", String::new()),
        ("my_favorites", String::new()),
        ("archive", String::new()),
        ("leaderboard", String::new()),
        ("leaderboard", "few=true".to_owned()),
        ("reports", String::new()),
    ];
    for seat in 0..4 {
        all.push(("table", format!("id={table}&seat={seat}")));
        all.push(("draft", format!("table={table}&seat={seat}")));
        all.push(("standing", format!("table={table}&seat={seat}")));
        all.push((
            "moment",
            format!("table={table}&seq={seq}&perspective[Seat]={seat}"),
        ));
    }
    for perspective in ["Mine", "All"] {
        all.push((
            "moment",
            format!("table={table}&seq={}&perspective={perspective}", seq - 1),
        ));
    }
    for channel in ["hall", "gallery", &secret.channel(), "0-1-2", "1-2-3"] {
        all.push(("chat_lines", format!("{at}&channel={channel}")));
    }
    all.extend(SEATED.map(|name| ("person", format!("name={name}"))));
    all
}
