//! The ratings of those who played a rated game, and of what they played.
//!
//! Those who left share the last place, so whoever comes to their seat can neither save nor spoil
//! it for them; those who came later are not rated, they did not choose the position. Accounts that
//! are gone are left out. With fewer than two people nothing is rated.

use sea_orm::sea_query::OnConflict;
use sea_orm::{
    ActiveModelTrait, ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter, QuerySelect,
};

use super::strength::{Player, Strength, after};
use crate::database::Transaction;
use crate::entities::played::{self, Stay};
use crate::entities::{rating, role_rating, table, user};
use crate::{Error, UserId};

/// A game that counts for a person, and the number of the side with which they won or lost.
pub struct Counted {
    pub row: played::Model,
    pub side: Option<usize>,
}

/// Changes the ratings, and writes the new ones beside the games of `played`.
pub async fn apply(
    tx: &Transaction,
    table: &table::Model,
    played: &mut [Counted],
) -> Result<(), Error> {
    let accounts = accounts(tx, played).await?;
    let mut rated: Vec<&mut Counted> = played
        .iter_mut()
        .filter(|it| it.row.stay != Stay::Joined && accounts.contains(&it.row.user_id))
        .collect();
    if rated.len() < 2 {
        return Ok(());
    }
    // Everybody locks in the same order, so nobody waits for each other.
    rated.sort_by_key(|it| it.row.user_id);
    let mut people = Vec::new();
    for it in &rated {
        people.push(person(tx, it.row.user_id, &table.kind).await?);
    }
    rated.sort_by(|a, b| a.row.role.cmp(&b.row.role));
    let mut roles = Vec::new();
    for it in &rated {
        roles.push(role(tx, &it.row).await?);
    }
    let of = |user: UserId, people: &[rating::Model]| {
        let found = people.iter().find(|it| it.user_id == user);
        found.map_or(Strength::PERSON, |it| strength(it.mu, it.sigma))
    };
    let players: Vec<Player> = rated
        .iter()
        .zip(&roles)
        .map(|(it, role)| Player {
            person: of(it.row.user_id, &people),
            role: strength(role.mu, role.sigma),
            // Who left has lost alone, whatever the side does.
            side: it.side.filter(|_| it.row.stay != Stay::Left),
            rank: rank(&it.row),
        })
        .collect();
    let new = after(&players);
    for (it, player) in rated.iter_mut().zip(&new) {
        let it = &mut it.row;
        it.mu = Some(player.person.mu);
        it.sigma = Some(player.person.sigma);
        let games = people.iter().find(|row| row.user_id == it.user_id);
        let row = rating::Model {
            user_id: it.user_id,
            kind: table.kind.clone(),
            mu: player.person.mu,
            sigma: player.person.sigma,
            games: games.map_or(0, |it| it.games) + 1,
        };
        row.into_active_model().reset_all().update(tx).await?;
    }
    for row in learned(roles, &players, &new) {
        row.into_active_model().reset_all().update(tx).await?;
    }
    Ok(())
}

/// Returns the strengths of what was played, once each: where several have played the same, all that they have shown
/// adds up.
fn learned(
    roles: Vec<role_rating::Model>,
    before: &[Player],
    after: &[Player],
) -> Vec<role_rating::Model> {
    let mut learned: Vec<role_rating::Model> = Vec::new();
    for (role, (before, after)) in roles.into_iter().zip(before.iter().zip(after)) {
        let gained = after.role.mu - before.role.mu;
        match learned.iter_mut().find(|it| it.role == role.role) {
            Some(known) => {
                known.mu += gained;
                known.sigma = known.sigma.min(after.role.sigma);
            }
            None => learned.push(role_rating::Model {
                mu: after.role.mu,
                sigma: after.role.sigma,
                games: role.games + 1,
                ..role
            }),
        }
    }
    learned
}

/// The place for the rating: those who left come after all who stayed, whatever their seats did.
fn rank(it: &played::Model) -> usize {
    match (it.stay, it.place) {
        (Stay::Whole | Stay::Joined, Some(place)) => usize::try_from(place).unwrap_or(usize::MAX),
        (Stay::Left, _) | (_, None) => usize::MAX,
    }
}

const fn strength(mu: f64, sigma: f64) -> Strength {
    Strength { mu, sigma }
}

/// Those of the players who have an account: guests have no rating, and those who are gone no more.
async fn accounts(tx: &Transaction, played: &[Counted]) -> Result<Vec<UserId>, Error> {
    Ok(user::Entity::find()
        .select_only()
        .column(user::Column::Id)
        .filter(user::Column::Id.is_in(played.iter().map(|it| it.row.user_id)))
        .filter(user::Column::Password.is_not_null())
        .filter(user::Column::GoneAt.is_null())
        .into_tuple()
        .all(tx)
        .await?)
}

/// The person's rating, locked until the transaction ends.
async fn person(tx: &Transaction, user: UserId, kind: &str) -> Result<rating::Model, Error> {
    let Strength { mu, sigma } = Strength::PERSON;
    let fresh = rating::Model {
        user_id: user,
        kind: kind.to_owned(),
        mu,
        sigma,
        games: 0,
    };
    let known = OnConflict::columns([rating::Column::UserId, rating::Column::Kind])
        .do_nothing()
        .to_owned();
    rating::Entity::insert(fresh.clone().into_active_model().reset_all())
        .on_conflict(known)
        .exec_without_returning(tx)
        .await?;
    let row = rating::Entity::find_by_id((user, kind.to_owned()))
        .lock_exclusive()
        .one(tx)
        .await?;
    Ok(row.unwrap_or(fresh))
}

/// The rating of what was played there, locked until the transaction ends.
async fn role(tx: &Transaction, it: &played::Model) -> Result<role_rating::Model, Error> {
    let Strength { mu, sigma } = Strength::ROLE;
    let fresh = role_rating::Model {
        kind: it.kind.clone(),
        seats: it.seats,
        role: it.role.clone(),
        mu,
        sigma,
        games: 0,
    };
    let key = [
        role_rating::Column::Kind,
        role_rating::Column::Seats,
        role_rating::Column::Role,
    ];
    role_rating::Entity::insert(fresh.clone().into_active_model().reset_all())
        .on_conflict(OnConflict::columns(key).do_nothing().to_owned())
        .exec_without_returning(tx)
        .await?;
    let row = role_rating::Entity::find_by_id((it.kind.clone(), it.seats, it.role.clone()))
        .lock_exclusive()
        .one(tx)
        .await?;
    Ok(row.unwrap_or(fresh))
}
