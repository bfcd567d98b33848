//! The packed history of a game that is over: what entries have in common stands once, what follows from other things
//! not at all, and the text of it is compressed.

use std::io::{Read, Write};

use sea_orm::{ConnectionTrait, EntityTrait};
use serde::{Deserialize, Serialize};

use crate::damage::damaged;
use crate::entities::{SHAPE, Secret, entry, keyframe, packed, table};
use crate::tables::model::Status;
use crate::{Error, TableId, UserId};

/// The part of a state's hash that is kept, in hexadecimal digits: a fault of the rules hits them all.
pub const HASH: usize = 8;
/// The slowest that brotli knows; nobody waits for it.
const QUALITY: u32 = 11;
const WINDOW: u32 = 20;
const BUFFER: usize = 64 * 1024;

/// All that was stored of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Story {
    pub state: Option<Secret>,
    /// The oldest first, as all that follows.
    pub entries: Vec<entry::Model>,
    pub frames: Vec<keyframe::Model>,
}

/// Tells whether the history of this table is packed: its state is not in its row.
pub fn is_packed(table: &table::Model) -> bool {
    table.status == Status::Over && table.state.is_none()
}

/// The packed history of a table, if it is packed.
pub async fn find(db: &impl ConnectionTrait, table: TableId) -> Result<Option<Story>, Error> {
    let Some(row) = packed::Entity::find_by_id(table).one(db).await? else {
        return Ok(None);
    };
    let read = || Story::read(table, &row.content);
    let story = (row.shape == SHAPE).then(read).flatten();
    let unreadable = || damaged(format_args!("the history of {table} does not read"));
    story.map(Some).ok_or_else(unreadable)
}

/// The values that differ from entry to entry and are no text of the game's. Numbers are told by what comes before
/// them, as a rule by small ones.
#[derive(Default, Serialize, Deserialize)]
struct Columns {
    seq: Vec<i64>,
    seat: Vec<Option<i16>>,
    decision: Vec<Option<i64>>,
    rolls: Vec<Vec<u32>>,
    at: Vec<i64>,
    by: Vec<Option<i64>>,
    /// The places of the entries that the clock has made.
    clock: Vec<usize>,
    asked: Vec<Option<Asked>>,
    /// After the question was asked.
    deadline: Vec<Option<i64>>,
    /// The number of revisions before its own.
    undoes: Vec<Option<i64>>,
    /// Of the states' hashes, one after the other.
    hashes: String,
    /// Revision and chapter of the kept states.
    frames: Vec<(i64, i64)>,
    state: bool,
}

/// The time at which a question was asked.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(untagged)]
enum Asked {
    /// With the entry that lies so far back.
    Back(usize),
    /// So many milliseconds before the answer.
    Before([i64; 1]),
}

impl Story {
    /// `None` for what cannot be packed so that it is the same when it is unpacked.
    pub fn pack(&self) -> Option<Vec<u8>> {
        let table = self.entries.first()?.table_id;
        let mut bytes = Vec::new();
        let mut packer = brotli::CompressorWriter::new(&mut bytes, BUFFER, QUALITY, WINDOW);
        packer.write_all(self.write()?.as_bytes()).ok()?;
        drop(packer);
        (Self::read(table, &bytes)? == self.shortened()).then_some(bytes)
    }

    /// As it will be when it is unpacked.
    fn shortened(&self) -> Self {
        let mut short = self.clone();
        for entry in &mut short.entries {
            entry.state_hash.truncate(HASH);
        }
        short
    }

    fn write(&self) -> Option<String> {
        let mut columns = Columns::default();
        let mut lines = Vec::new();
        lines.extend(self.state.as_ref().map(|it| it.0.as_str()));
        let mut last = Last::default();
        for (index, it) in self.entries.iter().enumerate() {
            columns.seq.push(it.seq - last.seq);
            columns.seat.push(it.seat);
            columns
                .decision
                .push(it.decision.map(|it| it - last.decision));
            columns.rolls.push(serde_json::from_str(&it.rolls.0).ok()?);
            columns.at.push(it.at - last.at);
            columns.by.push(it.by.map(|it| it.0));
            columns.clock.extend(it.clock.then_some(index));
            columns.asked.push(it.asked_at.map(|at| {
                let back = self.entries[..index]
                    .iter()
                    .rev()
                    .position(|it| it.at == at);
                back.map_or(Asked::Before([it.at - at]), Asked::Back)
            }));
            columns.deadline.push(match (it.deadline, it.asked_at) {
                (Some(deadline), Some(asked)) => Some(deadline - asked),
                (Some(_), None) => return None,
                (None, _) => None,
            });
            columns.undoes.push(it.undoes.map(|undone| it.seq - undone));
            columns.hashes.push_str(it.state_hash.get(..HASH)?);
            lines.push(it.action.as_ref().map_or("", |it| &it.0));
            lines.push(&it.events.0);
            last.follow(it);
        }
        columns.frames = self.frames.iter().map(|it| (it.seq, it.chapter)).collect();
        columns.state = self.state.is_some();
        lines.extend(self.frames.iter().map(|it| it.state.0.as_str()));
        let columns = serde_json::to_string(&columns).ok()?;
        Some(format!("{columns}\n{}", lines.join("\n")))
    }

    fn read(table: TableId, bytes: &[u8]) -> Option<Self> {
        let mut text = String::new();
        let mut unpacker = brotli::Decompressor::new(bytes, BUFFER);
        unpacker.read_to_string(&mut text).ok()?;
        let mut lines = text.split('\n');
        let columns: Columns = serde_json::from_str(lines.next()?).ok()?;
        let secret = |it: &str| Secret(it.to_owned());
        let state = if columns.state {
            Some(secret(lines.next()?))
        } else {
            None
        };
        let mut entries: Vec<entry::Model> = Vec::with_capacity(columns.seq.len());
        let mut last = Last::default();
        for (index, seq) in columns.seq.iter().enumerate() {
            let (action, events) = (lines.next()?, lines.next()?);
            let (seq, at) = (last.seq + seq, last.at + columns.at.get(index)?);
            let asked_at = match columns.asked.get(index)? {
                Some(Asked::Back(back)) => Some(entries.iter().rev().nth(*back)?.at),
                Some(Asked::Before([before])) => Some(at - before),
                None => None,
            };
            let deadline = columns.deadline.get(index)?;
            let rolls = serde_json::to_string(columns.rolls.get(index)?).ok()?;
            let entry = entry::Model {
                table_id: table,
                seq,
                shape: SHAPE,
                seat: *columns.seat.get(index)?,
                decision: columns.decision.get(index)?.map(|it| it + last.decision),
                action: (!action.is_empty()).then(|| secret(action)),
                rolls: Secret(rolls),
                events: secret(events),
                state_hash: columns
                    .hashes
                    .get(index * HASH..(index + 1) * HASH)?
                    .to_owned(),
                at,
                by: columns.by.get(index)?.map(UserId),
                clock: columns.clock.contains(&index),
                asked_at,
                deadline: deadline.map(|it| asked_at.unwrap_or_default() + it),
                undoes: columns.undoes.get(index)?.map(|it| seq - it),
            };
            last.follow(&entry);
            entries.push(entry);
        }
        let frame = |&(seq, chapter): &(i64, i64)| {
            Some(keyframe::Model {
                table_id: table,
                seq,
                shape: SHAPE,
                chapter,
                state: secret(lines.next()?),
            })
        };
        let frames = columns.frames.iter().map(frame).collect::<Option<_>>()?;
        Some(Self {
            state,
            entries,
            frames,
        })
    }
}

/// The entry against which the next one is told.
#[derive(Default)]
struct Last {
    seq: i64,
    at: i64,
    decision: i64,
}

impl Last {
    fn follow(&mut self, it: &entry::Model) {
        self.seq = it.seq;
        self.at = it.at;
        self.decision = it.decision.unwrap_or(self.decision);
    }
}
