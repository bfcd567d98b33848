//! The commands of the operator at the command line.

use crate::config::Admin;
use anyhow::{Context, Result, bail};
use platform::{
    Platform, PlatformConfig, accounts, admin, notices,
    storage::{self, Found, Room, State},
    tables::{self, Status},
};
use std::path::Path;

pub async fn migrate(platform: Platform) -> Result<()> {
    platform.close().await?;
    println!("The database is up to date.");
    Ok(())
}

pub async fn backup(database: &str, to: &Path) -> Result<()> {
    admin::backup(database, to).await?;
    println!("{} holds a copy of this instant.", to.display());
    Ok(())
}

pub async fn restore(config: PlatformConfig, from: &Path) -> Result<()> {
    let restored = admin::restore(config, from).await?;
    println!("{} is sound and is the database now.", from.display());
    if !restored.proved {
        println!(
            "It carries no digest, so damage in what people have written would not have been noticed: it \
             is older than the digests, or `rookery backup` has not made it."
        );
    }
    if let Some(before) = restored.before {
        println!("What was there is kept as {}.", before.display());
    }
    Ok(())
}

/// Compares a copy with the digest that it carries.
pub async fn verify(copy: &Path) -> Result<()> {
    match admin::intact(copy).await? {
        Some(true) => println!("{} is what was written when it was made.", copy.display()),
        Some(false) => return Err(admin::Refused::Broken(copy.to_owned()).into()),
        None => bail!(
            "{} carries no digest: it is older than the digests, or `rookery backup` has not made it",
            copy.display()
        ),
    }
    Ok(())
}

pub async fn check(platform: Platform, all: bool) -> Result<()> {
    admin::sound(&platform).await?;
    let unreadable = admin::unreadable(&platform).await?;
    for it in &unreadable {
        println!("{it}");
    }
    let only = (!all).then_some(Status::Running);
    let mut astray = 0;
    let begun = tables::begun(&platform, only).await?;
    for &table in &begun {
        let found = tables::check(&platform, table).await?;
        match found.fault {
            None => println!("{table}: {} entries, as stored", found.entries),
            Some(fault) => {
                astray += 1;
                println!("{table}: {} entries, {fault}", found.entries);
            }
        }
    }
    platform.close().await?;
    if astray > 0 {
        bail!(
            "{astray} of {} tables do not lead to what is stored of them",
            begun.len()
        );
    }
    if !unreadable.is_empty() {
        bail!("some rows do not read: they are damaged, or a later version has written them");
    }
    println!(
        "{} tables lead to their stored states; every row reads; no damage found.",
        begun.len()
    );
    Ok(())
}

pub async fn run(platform: Platform, task: &Admin, room: Room) -> Result<()> {
    match task {
        Admin::Counts => {
            let counts = tables::counts(&platform).await?;
            println!("gathering {}", counts.gathering);
            println!("running {}", counts.running);
            println!("over {}", counts.over);
            println!("open questions {}", counts.questions);
            for it in admin::unreadable(&platform).await? {
                println!("damaged: {it}; `rookery check --all` says more");
            }
            println!("{}", report(storage::look(&platform, room).await));
        }
        Admin::Password { name } => {
            let found = accounts::named(&platform, name).await?;
            let person = found.with_context(|| format!("nobody is called {name}"))?;
            println!("{}", accounts::renew_password(&platform, person.id).await?);
        }
        Admin::AllowMail { address } => {
            notices::allow_mail(&platform, address).await?;
            println!("Emails to {address} are allowed.");
        }
        Admin::Moderator { name, dismiss } => {
            let found = accounts::named(&platform, name).await?;
            let person = found.with_context(|| format!("nobody is called {name}"))?;
            if person.guest {
                bail!("{name} is a guest");
            }
            if *dismiss {
                accounts::dismiss_moderator(&platform, person.id).await?;
                println!("{} is no moderator.", person.name);
            } else {
                accounts::appoint_moderator(&platform, person.id).await?;
                println!("{} is a moderator and reads /reports.", person.name);
            }
        }
    }
    platform.close().await?;
    Ok(())
}

/// A line on whether what people do can be stored.
fn report(found: Found) -> String {
    const MIB: u64 = 1024 * 1024;
    let state = match found.state {
        State::Works => "works",
        State::LittleRoom => "works, but the disk is nearly full: make room",
        State::NoRoom => "the disk is full but for the reserve: make room now",
        State::NotWritable => "cannot be written: nothing that people do is saved",
    };
    match found.disk {
        Some(disk) => format!(
            "storage {state} ({} of {} MiB free)",
            disk.free / MIB,
            disk.total / MIB
        ),
        None => format!("storage {state}"),
    }
}
