//! How far running games are, without their states: the chapter began with a keyframe, and what is
//! thought about stands with the open questions.

use std::collections::HashMap;

use sea_orm::sea_query::{Expr, Query};
use sea_orm::{ColumnTrait, EntityTrait, ExprTrait, QueryFilter, QuerySelect};
use tabletop::Span;

use super::Status;
use crate::database::Transaction;
use crate::entities::table::Header;
use crate::entities::{keyframe, pending};
use crate::{Error, TableId};

/// How far a running game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The part of the game that is played, as the game numbers them: [`tabletop::Game::chapter`].
    pub chapter: u32,
    /// What the table waits for; `None` where nobody is asked, and for those who see the game late.
    pub span: Option<Span>,
}

impl Progress {
    /// That of a game in this chapter which asks these questions.
    pub fn of(chapter: i64, open: &[pending::Model]) -> Self {
        let required = open.iter().filter(|it| it.required);
        let spans: Vec<Span> = required.map(|it| Span::from(it.span)).collect();
        let planned = spans.iter().find(|it| **it == Span::Planning);
        Self {
            chapter: u32::try_from(chapter).unwrap_or(0),
            span: planned.or_else(|| spans.first()).copied(),
        }
    }
}

/// The chapters that are played at those of these tables that run, in one statement.
pub async fn chapters(tx: &Transaction, tables: &[Header]) -> Result<HashMap<TableId, i64>, Error> {
    use keyframe::Column as C;
    let running = tables.iter().filter(|it| it.status == Status::Running);
    let running: Vec<TableId> = running.map(|it| it.id).collect();
    if running.is_empty() {
        return Ok(HashMap::new());
    }
    let last = Query::select()
        .column(C::TableId)
        .expr(Expr::col(C::Seq).max())
        .from(keyframe::Entity)
        .and_where(C::TableId.is_in(running))
        .group_by_col(C::TableId)
        .to_owned();
    let key = Expr::tuple([Expr::col(C::TableId), Expr::col(C::Seq)]);
    let found: Vec<(TableId, i64)> = keyframe::Entity::find()
        .select_only()
        .columns([C::TableId, C::Chapter])
        .filter(key.in_subquery(last))
        .into_tuple()
        .all(tx)
        .await?;
    Ok(found.into_iter().collect())
}
