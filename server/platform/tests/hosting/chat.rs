//! Tests of what people say to each other at a table.

mod at_once;
mod edit;
mod evidence;
mod hall_news;
mod masks;
mod moderators;
mod modes;
mod page;
mod proposals;
mod reading;
mod secrecy;
mod successor;

use platform::chat::{
    self, Channel, Chat, ChatMode, ChatRules, ChatTime, Line, Mark, NewLine, Who,
};
use platform::tables::NewTable;
use platform::{Error, TableId};
use tabletop::Seat;

use crate::world::{Person, World, table_of};

/// Ann, Bob and Cat at an open table of three that has begun, in the order of their seats.
async fn three(world: &World, chat: ChatRules) -> ([Person; 3], TableId) {
    let people = [
        world.person("Ann").await,
        world.person("Bob").await,
        world.person("Cat").await,
    ];
    let new = NewTable {
        chat,
        ..table_of(3)
    };
    let table = people[0].lays(new).await;
    for (person, seat) in people.iter().zip(0..) {
        person.takes(table, seat).await.unwrap();
    }
    (people, table)
}

const fn at_any_time(mode: ChatMode) -> ChatRules {
    ChatRules {
        mode,
        time: ChatTime::Always,
    }
}

/// A line with an id made of its words.
pub fn line(text: &str) -> NewLine {
    let id = hex::encode(text);
    NewLine {
        id: format!("{id:0<32.32}"),
        text: text.into(),
        quote: None,
    }
}

impl Person {
    fn at_table(&self, table: TableId) -> Who<'static> {
        Who {
            user: Some(self.id),
            table,
            seat: None,
            invitation: None,
        }
    }

    pub async fn says(&self, table: TableId, to: &str, text: &str) -> Result<Line, Error> {
        chat::say(&self.platform, self.at_table(table), to, line(text)).await
    }

    async fn chat(&self, table: TableId) -> Chat {
        let who = self.at_table(table);
        chat::page(&self.platform, who).await.unwrap()
    }

    /// The texts of a channel.
    async fn hears(&self, table: TableId, channel: &str) -> Result<Vec<String>, Error> {
        let who = self.at_table(table);
        let lines = chat::lines(&self.platform, who, channel, None).await?;
        Ok(lines.into_iter().map(|it| it.text).collect())
    }

    /// The names of all channels with what is unread in them.
    async fn unread(&self, table: TableId) -> Vec<(String, u32)> {
        let name = |it: Channel| (it.audience.to_string(), it.unread);
        self.chat(table)
            .await
            .channels
            .into_iter()
            .map(name)
            .collect()
    }

    async fn marks(
        &self,
        table: TableId,
        channel: &str,
        text: &str,
        mark: Mark,
    ) -> Result<(), Error> {
        let id = line(text).id;
        chat::mark(&self.platform, self.at_table(table), (channel, &id), mark).await
    }
}

/// Everything that a person's browser can get to know of a table, in text.
async fn everything(who: &Person, table: TableId) -> String {
    let platform = &who.platform;
    let asker = who.at_table(table);
    let mut all = vec![
        who.sees(table).await,
        format!("{:?}", who.chat(table).await),
        format!("{:?}", platform::tables::mine(platform, who.id).await),
        format!("{:?}", chat::notes(platform, asker).await),
        format!("{:?}", chat::search(platform, asker, "castle").await),
        format!("{:?}", chat::has_news(platform, asker, 0).await),
    ];
    for channel in ["hall", "gallery", "0-1", "0-2", "0-1-2", "0-9", "x"] {
        let lines = chat::lines(platform, asker, channel, None).await;
        let before = chat::lines(platform, asker, channel, Some(&line("the castle").id)).await;
        let id = line("the castle").id;
        let mark = chat::mark(platform, asker, (channel, &id), Mark::Read).await;
        let mute = chat::mute(platform, asker, (channel, &id), chat::Muting::Mute).await;
        let report = chat::report(platform, asker, (channel, &id), "!").await;
        all.push(format!("{lines:?} {before:?} {mark:?} {mute:?} {report:?}"));
    }
    all.join("\n")
}

const ANN: Seat = Seat(0);
const BOB: Seat = Seat(1);
