//! The questions that wait for the visitor at each of their tables: their own seats, and nothing of anybody else.

use crate::Error;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// A table that waits for the visitor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    pub table: String,
    pub name: String,
    /// "Stark to march, round 1", as emails say it.
    pub task: String,
    /// Since when, in milliseconds since 1970.
    pub asked_at: i64,
    /// The time at which the clock answers; nothing where there is none, or where it stands.
    pub due: Option<i64>,
    /// The same by the visitor's own calendar and clock, for browsers without a script; nothing where
    /// nobody has said which these are.
    pub until: Option<String>,
    pub paused: bool,
}

/// The tables that wait for the visitor.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turns {
    /// The least time first, then those without a clock, the longest wait first.
    pub all: Vec<Turn>,
    /// The server's clock in milliseconds since 1970.
    pub now: i64,
}

impl Turns {
    /// Those that are not the page at this path.
    pub fn others(&self, here: &str) -> impl Iterator<Item = &Turn> {
        self.all.iter().filter(move |it| !here.ends_with(&it.table))
    }
}

/// Returns true where a table is the page at this path.
pub fn is_table(path: &str) -> bool {
    path.starts_with("/tables/")
}

/// The tables that wait for the visitor. Where none does it costs one statement; the words of a
/// question are made once for as long as it waits.
#[server(endpoint = "awaited")]
pub async fn waiting_tables() -> Result<Turns, Error> {
    use crate::server::{self, Outcome};
    let Some(visitor) = server::visitor() else {
        return Ok(Turns::default());
    };
    let platform = server::platform();
    let user = visitor.user.id;
    let open = platform::tables::turns(&platform, user).await.or_refuse()?;
    let guest = visitor.user.guest;
    read::all(&platform, (user, guest), &open).await.or_refuse()
}

#[cfg(feature = "ssr")]
pub use read::Tasks;

#[cfg(feature = "ssr")]
mod read {
    use super::{Turn, Turns};
    use crate::{
        language::{Language, language, speaking},
        notices::words::{day_and_hour, task_in_words},
        server::AppState,
        table_name::table_name,
    };
    use leptos::prelude::expect_context;
    use platform::{Error, Platform, TableId, UserId, notices, tables};
    use std::{
        collections::HashMap,
        sync::{Arc, Mutex, PoisonError},
    };

    /// With so many in memory all are forgotten, and made again for those who ask.
    const MANY: usize = 4096;

    /// A question: answers that are taken back can give its number to another one, asked later.
    type Question = (TableId, i64, i16, i64, Language);

    /// The words for what waits for whom: a question keeps its words for as long as it waits, and to make them takes
    /// the rules.
    #[derive(Clone, Default)]
    pub struct Tasks(Arc<Mutex<HashMap<Question, String>>>);

    impl Tasks {
        /// Tells what is to be done there: "Stark to march, round 1"; nothing where it has been done meanwhile.
        pub async fn of(
            &self,
            platform: &Platform,
            language: Language,
            turn: &tables::Turn,
        ) -> Result<Option<String>, Error> {
            let key = (
                turn.table_id,
                turn.decision,
                turn.seat,
                turn.asked_at,
                language,
            );
            if let Some(found) = self.known(&key) {
                return Ok(Some(found));
            }
            let Some(asked) = notices::asked(platform, turn).await? else {
                return Ok(None);
            };
            let words = speaking(language, || {
                let words = task_in_words(&asked);
                words.unwrap_or_else(|| word!("your turn" | "Du bist dran").to_owned())
            });
            self.keep(key, words.clone());
            Ok(Some(words))
        }

        fn known(&self, key: &Question) -> Option<String> {
            let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            known.get(key).cloned()
        }

        fn keep(&self, key: Question, words: String) {
            let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            if known.len() >= MANY {
                known.clear();
            }
            known.insert(key, words);
        }
    }

    pub async fn all(
        platform: &Platform,
        (user, guest): (UserId, bool),
        open: &[tables::Turn],
    ) -> Result<Turns, Error> {
        let tasks = expect_context::<AppState>().tasks;
        let due = |it: &tables::Turn| it.deadline.filter(|_| it.paused_at.is_none());
        // A guest has said nothing of a zone: any other hour than their own would be wrong.
        let due_there = |it: &tables::Turn| due(it).filter(|_| !guest);
        let instants: Vec<i64> = open.iter().filter_map(due_there).collect();
        let mut times = Vec::new();
        if !instants.is_empty() {
            times = notices::local_times(platform, user, &instants).await?;
        }
        let mut times = times.into_iter();
        let mut all = Vec::with_capacity(open.len());
        for turn in open {
            let due = due(turn);
            let until = due_there(turn).and_then(|_| times.next().flatten());
            let Some(task) = tasks.of(platform, language(), turn).await? else {
                continue;
            };
            all.push(Turn {
                table: turn.table_id.to_string(),
                name: table_name(&turn.name),
                task,
                asked_at: turn.asked_at,
                due,
                until: until.as_ref().map(day_and_hour),
                paused: turn.paused_at.is_some(),
            });
        }
        Ok(Turns {
            all,
            now: platform.now(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_speaks_of_the_others_alone() {
        let turn = |table: &str| Turn {
            table: table.to_owned(),
            name: String::new(),
            task: String::new(),
            asked_at: 0,
            due: None,
            until: None,
            paused: false,
        };
        let turns = Turns {
            all: vec![turn("one"), turn("two")],
            now: 0,
        };
        let others = |here| turns.others(here).map(|it| &*it.table).collect::<Vec<_>>();
        assert_eq!(others("/lobby"), ["one", "two"]);
        assert_eq!(others("/tables/two"), ["one"]);
        assert!(is_table("/tables/two") && !is_table("/lobby"));
    }
}
