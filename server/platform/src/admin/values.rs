//! Values that the types of the rows leave open: text that has to be something in particular.

use std::any::Any;

use argon2::password_hash::phc::PasswordHash;
use serde::de::IgnoredAny;

use crate::Pace;
use crate::accounts::Arms;
use crate::chat::Audience;
use crate::dice::Seed;
use crate::entities::{
    channel, draft, entry, keyframe, line, notice_account, packed, private_channel, proposal,
    read_mark, report, saved_list, seat, session, standing, table, template, user,
};
use crate::mail_address::MailAddress;

/// Returns true where a row holds something that is not what has to stand there.
pub fn flawed(row: &dyn Any) -> bool {
    let Some(sound) = table_sound(row).or_else(|| person_sound(row)) else {
        return false;
    };
    !sound
}

/// Of a row that belongs to a table; `None` for other rows.
fn table_sound(row: &dyn Any) -> Option<bool> {
    if let Some(it) = row.downcast_ref::<table::Model>() {
        return Some(is_table(it));
    }
    if let Some(it) = row.downcast_ref::<seat::Model>() {
        return Some(is_seat(it.seat));
    }
    if let Some(it) = row.downcast_ref::<entry::Model>() {
        let seat = it.seat.is_none_or(is_seat);
        return Some(seat && is_json(&it.rolls.0) && is_json(&it.events.0));
    }
    if let Some(it) = row.downcast_ref::<keyframe::Model>() {
        return Some(is_json(&it.state.0));
    }
    if let Some(it) = row.downcast_ref::<packed::Model>() {
        return Some(!it.content.is_empty());
    }
    if let Some(it) = row.downcast_ref::<draft::Model>() {
        return Some(is_seat(it.seat) && it.begun.as_ref().is_none_or(|it| is_json(&it.0)));
    }
    if let Some(it) = row.downcast_ref::<standing::Model>() {
        return Some(is_seat(it.seat) && is_json(&it.content.0));
    }
    if let Some(it) = row.downcast_ref::<line::Model>() {
        return Some(is_channel(&it.audience) && is_hex(&it.id, 32));
    }
    if let Some(it) = row.downcast_ref::<channel::Model>() {
        return Some(is_channel(&it.audience));
    }
    if let Some(it) = row.downcast_ref::<private_channel::Model>() {
        return Some(is_channel(&it.audience) && is_seat(it.seat));
    }
    if let Some(it) = row.downcast_ref::<read_mark::Model>() {
        return Some(is_channel(&it.audience));
    }
    let it = row.downcast_ref::<proposal::Model>()?;
    Some(is_channel(&it.audience) && is_json(&it.content.0))
}

/// Of a row that belongs to a person; `None` for other rows.
fn person_sound(row: &dyn Any) -> Option<bool> {
    if let Some(it) = row.downcast_ref::<user::Model>() {
        let password = it.password.as_ref();
        let mail = it.mail.as_ref();
        return Some(
            password.is_none_or(|it| PasswordHash::new(&it.0).is_ok())
                && mail.is_none_or(|it| MailAddress::stored(&it.0).is_some())
                && it.arms.is_none_or(|it| Arms::numbered(it).is_some()),
        );
    }
    if let Some(it) = row.downcast_ref::<session::Model>() {
        return Some(is_hex(&it.token_hash, 64));
    }
    if let Some(it) = row.downcast_ref::<notice_account::Model>() {
        return Some(is_json(&it.settings));
    }
    if let Some(it) = row.downcast_ref::<report::Model>() {
        let scene = it.table_then.as_ref().is_none_or(|it| is_json(&it.0));
        return Some(is_channel(&it.audience) && is_json(&it.lines.0) && scene);
    }
    if let Some(it) = row.downcast_ref::<saved_list::Model>() {
        return Some(is_json(&it.content));
    }
    let it = row.downcast_ref::<template::Model>()?;
    Some(is_json(&it.content))
}

fn is_table(it: &table::Model) -> bool {
    let json = [&it.ask_always, &it.state, &it.undo];
    Pace::read(&it.pace).is_ok()
        && Seed::from_hex(&it.seed.0).is_some_and(|seed| seed.to_hex() == it.seed.0)
        && is_json(&it.setup)
        && json.into_iter().flatten().all(|it| is_json(&it.0))
}

fn is_json(text: &str) -> bool {
    serde_json::from_str::<IgnoredAny>(text).is_ok()
}

fn is_hex(text: &str, digits: usize) -> bool {
    text.len() == digits && text.bytes().all(|it| it.is_ascii_hexdigit())
}

fn is_channel(name: &str) -> bool {
    name.parse::<Audience>().is_ok()
}

fn is_seat(number: i16) -> bool {
    u8::try_from(number).is_ok()
}
