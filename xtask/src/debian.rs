//! Packages of Debian, where this is Debian and we may install them.

use crate::{
    run::{command, find, output, run},
    step::note,
};
use anyhow::{Result, bail};
use std::process::Command;

/// Tells whether `install` can work: `apt-get` is there and we are root.
pub fn can_install() -> bool {
    find("apt-get").is_some() && is_root()
}

/// Tells whether this process is the superuser.
pub fn is_root() -> bool {
    output(&mut command("id", ["-u"])).is_ok_and(|id| id == "0")
}

/// Installs a package, after a look at newer lists when the known ones do not have it.
pub fn install(package: &str) -> Result<()> {
    if !can_install() {
        bail!("only root can install the package {package}, and only on a system with apt-get");
    }
    note(format!("installing the package {package}"));
    if run(&mut install_command(package)).is_ok() {
        return Ok(());
    }
    run(command("apt-get", ["-qq", "update"]).env("DEBIAN_FRONTEND", "noninteractive"))?;
    run(&mut install_command(package))
}

fn install_command(package: &str) -> Command {
    let mut install = command(
        "apt-get",
        [
            "-qq",
            "install",
            "--yes",
            "--no-install-recommends",
            package,
        ],
    );
    install.env("DEBIAN_FRONTEND", "noninteractive");
    install
}
