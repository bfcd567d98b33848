//! Plans that players propose to each other, and what they answer.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, big_integer_null, integer, small_integer, text};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, schema: &SchemaManager) -> Result<(), DbErr> {
        schema.create_table(proposal()).await?;
        schema.create_table(answer()).await
    }
}

fn proposal() -> TableCreateStatement {
    Table::create()
        .table(Proposal::Table)
        .col(text(Proposal::TableId))
        .col(text(Proposal::Audience))
        .col(big_integer(Proposal::Number))
        .col(small_integer(Proposal::Seat))
        .col(big_integer(Proposal::Chapter))
        .col(integer(Proposal::Shape))
        .col(text(Proposal::Content))
        .col(big_integer_null(Proposal::WithdrawnAt))
        .col(big_integer(Proposal::ChangedAt))
        .primary_key(
            Index::create()
                .col(Proposal::TableId)
                .col(Proposal::Audience)
                .col(Proposal::Number),
        )
        .foreign_key(
            ForeignKey::create()
                .from(
                    Proposal::Table,
                    (Proposal::TableId, Proposal::Audience, Proposal::Number),
                )
                .to(Line::Table, (Line::TableId, Line::Audience, Line::Number))
                .on_delete(ForeignKeyAction::Cascade),
        )
        .to_owned()
}

fn answer() -> TableCreateStatement {
    Table::create()
        .table(ProposalAnswer::Table)
        .col(text(ProposalAnswer::TableId))
        .col(text(ProposalAnswer::Audience))
        .col(big_integer(ProposalAnswer::Number))
        .col(small_integer(ProposalAnswer::Seat))
        .col(big_integer(ProposalAnswer::By))
        .col(text(ProposalAnswer::Reply))
        .col(big_integer(ProposalAnswer::At))
        .primary_key(
            Index::create()
                .col(ProposalAnswer::TableId)
                .col(ProposalAnswer::Audience)
                .col(ProposalAnswer::Number)
                .col(ProposalAnswer::Seat),
        )
        .foreign_key(
            ForeignKey::create()
                .from(
                    ProposalAnswer::Table,
                    (
                        ProposalAnswer::TableId,
                        ProposalAnswer::Audience,
                        ProposalAnswer::Number,
                    ),
                )
                .to(
                    Proposal::Table,
                    (Proposal::TableId, Proposal::Audience, Proposal::Number),
                )
                .on_delete(ForeignKeyAction::Cascade),
        )
        .foreign_key(
            ForeignKey::create()
                .from(ProposalAnswer::Table, ProposalAnswer::By)
                .to(User::Table, User::Id),
        )
        .to_owned()
}

#[derive(DeriveIden)]
enum User {
    Table,
    Id,
}

#[derive(DeriveIden)]
enum Line {
    Table,
    TableId,
    Audience,
    Number,
}

#[derive(DeriveIden)]
enum Proposal {
    Table,
    TableId,
    Audience,
    Number,
    Seat,
    Chapter,
    Shape,
    Content,
    WithdrawnAt,
    ChangedAt,
}

#[derive(DeriveIden)]
enum ProposalAnswer {
    Table,
    TableId,
    Audience,
    Number,
    Seat,
    By,
    Reply,
    At,
}
