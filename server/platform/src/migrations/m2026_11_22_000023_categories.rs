//! When somebody is told is said of each kind of thing: it was said once, and held for all of them
//! but reminders, which never wait.

use sea_orm_migration::prelude::*;
use serde_json::{Map, Value, json};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, schema: &SchemaManager) -> Result<(), DbErr> {
        let all = Query::select()
            .columns([NoticeAccount::UserId, NoticeAccount::Settings])
            .from(NoticeAccount::Table)
            .to_owned();
        for row in schema.get_connection().query_all(&all).await? {
            let user: i64 = row.try_get("", "user_id")?;
            let settings: String = row.try_get("", "settings")?;
            let Some(after) = of_each(&settings) else {
                continue;
            };
            let written = Query::update()
                .table(NoticeAccount::Table)
                .value(NoticeAccount::Settings, after)
                .and_where(Expr::col(NoticeAccount::UserId).eq(user))
                .to_owned();
            schema.exec_stmt(written).await?;
        }
        Ok(())
    }
}

const ALL: [&str; 8] = [
    "turn",
    "press",
    "battle",
    "started",
    "ended",
    "replacement",
    "vote",
    "invitation",
];

/// The same wishes as they are written from now on; `None` where nobody can read them.
fn of_each(settings: &str) -> Option<String> {
    let mut settings: Map<String, Value> = serde_json::from_str(settings).ok()?;
    let before = settings.remove("delivery")?;
    let (when, hours) = match before {
        Value::Object(it) if it.contains_key("quiet") => {
            let (from, until) = (&it["quiet"]["from"], &it["quiet"]["until"]);
            ("quiet", json!({"quiet_from": from, "quiet_until": until}))
        }
        Value::Object(it) if it.contains_key("daily") => {
            ("daily", json!({"daily_at": it["daily"]["at"]}))
        }
        _ => ("at_once", json!({})),
    };
    let each = ALL.map(|it| (it.to_owned(), Value::from(when)));
    settings.insert("when".to_owned(), each.into_iter().collect());
    settings.insert("hours".to_owned(), hours);
    serde_json::to_string(&settings).ok()
}

#[derive(DeriveIden)]
enum NoticeAccount {
    Table,
    UserId,
    Settings,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notices::{Category, Channel, Delivery, Hours, Settings};

    fn read(before: &str) -> Settings {
        serde_json::from_str(&of_each(before).unwrap()).unwrap()
    }

    #[test]
    fn nobodys_wishes_change() {
        let quiet = read(
            r#"{"told":{"mail":["turn"]},"delivery":{"quiet":{"from":1380,"until":5}},"zone":"UTC"}"#,
        );
        let hours = Hours {
            quiet_from: 1380,
            quiet_until: 5,
            ..Hours::default()
        };
        assert_eq!((quiet.hours, quiet.zone.as_str()), (hours, "UTC"));
        assert!(quiet.tells(Channel::Mail, Category::Turn));
        assert!(!quiet.tells(Channel::Mail, Category::Press));
        let daily = read(r#"{"told":{},"delivery":{"daily":{"at":1199}},"zone":""}"#);
        assert_eq!(daily.hours.daily_at, 1199);
        let at_once = read(r#"{"told":{},"delivery":"at_once","zone":""}"#);
        assert_eq!(at_once.hours, Hours::default());
        for category in Category::CHOSEN {
            let whens = [&quiet, &daily, &at_once].map(|it| it.delivery(category));
            let expected = match category {
                Category::Deadline => [Delivery::AtOnce; 3],
                _ => [Delivery::Quiet, Delivery::Daily, Delivery::AtOnce],
            };
            assert_eq!(whens, expected, "{category:?}");
        }
    }

    #[test]
    fn what_is_written_anew_already_stays() {
        let after = of_each(r#"{"told":{},"delivery":"at_once","zone":""}"#).unwrap();
        assert_eq!(of_each(&after), None);
        assert_eq!(of_each("no wishes"), None);
    }
}
