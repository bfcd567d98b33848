//! Mail addresses are stored in the one way to write them, mail that others can cause is counted by
//! mailbox, and whoever wants none of it is remembered.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, pk_auto, text};

use crate::mail_address::MailAddress;

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, schema: &SchemaManager) -> Result<(), DbErr> {
        rewrite(schema, (User::Table, User::Id, User::Mail)).await?;
        let account = (
            NoticeAccount::Table,
            NoticeAccount::UserId,
            NoticeAccount::Confirmed,
        );
        rewrite(schema, account).await?;
        let unasked = Table::create()
            .table(UnaskedMail::Table)
            .col(pk_auto(UnaskedMail::Id).big_integer())
            .col(text(UnaskedMail::Recipient))
            .col(text(UnaskedMail::Category))
            .col(big_integer(UnaskedMail::At))
            .to_owned();
        schema.create_table(unasked).await?;
        for (name, column) in [
            ("unasked_mail_recipient", UnaskedMail::Recipient),
            ("unasked_mail_category", UnaskedMail::Category),
        ] {
            let index = Index::create()
                .name(name)
                .table(UnaskedMail::Table)
                .col(column)
                .col(UnaskedMail::At)
                .to_owned();
            schema.create_index(index).await?;
        }
        let suppression = Table::create()
            .table(Suppression::Table)
            .col(text(Suppression::Recipient).primary_key())
            .col(big_integer(Suppression::At))
            .to_owned();
        schema.create_table(suppression).await
    }
}

/// Writes the addresses of a column anew. One that is none stays as it is.
async fn rewrite<T, C>(
    schema: &SchemaManager<'_>,
    (table, id, mail): (T, C, C),
) -> Result<(), DbErr>
where
    T: Iden + Copy + 'static,
    C: Iden + Copy + 'static,
{
    let all = Query::select()
        .expr_as(Expr::col(id), "id")
        .expr_as(Expr::col(mail), "mail")
        .from(table)
        .and_where(Expr::col(mail).is_not_null())
        .to_owned();
    for row in schema.get_connection().query_all(&all).await? {
        let (of, before): (i64, String) = (row.try_get("", "id")?, row.try_get("", "mail")?);
        let after = MailAddress::stored(&before).map(|it| it.to_string());
        let Some(after) = after.filter(|it| *it != before) else {
            continue;
        };
        let written = Query::update()
            .table(table)
            .value(mail, after)
            .and_where(Expr::col(id).eq(of))
            .to_owned();
        schema.exec_stmt(written).await?;
    }
    Ok(())
}

#[derive(DeriveIden, Clone, Copy)]
enum User {
    Table,
    Id,
    Mail,
}

#[derive(DeriveIden, Clone, Copy)]
enum NoticeAccount {
    Table,
    UserId,
    Confirmed,
}

#[derive(DeriveIden)]
enum UnaskedMail {
    Table,
    Id,
    Recipient,
    Category,
    At,
}

#[derive(DeriveIden)]
enum Suppression {
    Table,
    Recipient,
    At,
}
