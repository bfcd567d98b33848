//! The site's folder: script, modules and style sheets, the public files, all precompressed.

use crate::{
    client,
    compress::{self, Effort},
    digest::digest,
    minify::outdented,
    profile::Profile,
    stylesheet,
};
use anyhow::{Context, Result};
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// The folder of the built client; what is built together lies in a folder named by its contents.
pub const PKG: &str = "pkg";

/// Tells the server the name of that folder.
const CURRENT: &str = "current";

/// Brings the site's folder up to date; what has not changed is left alone.
pub fn lay_out(profile: Profile) -> Result<()> {
    client::bind(profile)?;
    let mut site = Site {
        root: profile.site(),
        files: BTreeSet::new(),
        compressed: profile.compressed(),
    };
    let client = client_files(&profile.bound())?;
    let version = version(&client);
    let folder = Path::new(PKG).join(&version);
    for (name, bytes) in &client {
        site.put(&folder.join(name), bytes)?;
    }
    site.put(&Path::new(PKG).join(CURRENT), version.as_bytes())?;
    site.copy(Path::new("public"), Path::new(""))?;
    site.sweep(&profile.site())
}

/// The script that keeps what is typed into forms, which runs before the client.
const FORMS: &str = "app/src/unsent/forms.js";

/// Scripts, modules and style sheets: names and contents.
fn client_files(bound: &Path) -> Result<Vec<(PathBuf, Vec<u8>)>> {
    let mut client = stylesheet::sheets(Path::new("style/main.css"))?;
    let forms = fs::read(FORMS).with_context(|| format!("no {FORMS}"))?;
    client.push(("forms.js".into(), forms));
    for file in files_below(bound)? {
        let name = file
            .strip_prefix(bound)
            .context("a file below a folder starts with the folder")?;
        client.push((name.to_owned(), fs::read(&file)?));
    }
    for (name, bytes) in &mut client {
        if name.extension() == Some("js".as_ref()) {
            *bytes = outdented(str::from_utf8(bytes)?)?.into_bytes();
        }
    }
    Ok(client)
}

/// Another one for other files: browsers keep what lies under it for ever.
fn version(client: &[(PathBuf, Vec<u8>)]) -> String {
    let digests: Vec<String> = client.iter().map(|(_, bytes)| digest(bytes)).collect();
    digest(digests.concat().as_bytes())
}

struct Site {
    root: PathBuf,
    /// The files that belong to the site, so that the rest can be swept away.
    files: BTreeSet<PathBuf>,
    /// The work that goes into compressed modules; `None` where nothing is compressed.
    compressed: Option<Effort>,
}

impl Site {
    fn put(&mut self, name: &Path, bytes: &[u8]) -> Result<()> {
        let file = self.root.join(name);
        let changed = write_if_changed(&file, bytes)?;
        if let Some(effort) = self.compressed {
            self.files
                .extend(compress::siblings(&file, bytes, changed, effort)?);
        }
        self.files.insert(file);
        Ok(())
    }

    fn copy(&mut self, from: &Path, to: &Path) -> Result<()> {
        for file in files_below(from)? {
            let name = file
                .strip_prefix(from)
                .context("a file below a folder starts with the folder")?;
            self.put(&to.join(name), &fs::read(&file)?)?;
        }
        Ok(())
    }

    fn sweep(&self, folder: &Path) -> Result<()> {
        for file in files_below(folder)? {
            if !self.files.contains(&file) {
                fs::remove_file(&file)?;
            }
        }
        remove_empty(folder)
    }
}

/// Removes the folders below this one that hold no file.
fn remove_empty(folder: &Path) -> Result<()> {
    for entry in
        fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?
    {
        let path = entry?.path();
        if !path.is_dir() {
            continue;
        }
        remove_empty(&path)?;
        if fs::read_dir(&path)?.next().is_none() {
            fs::remove_dir(&path)?;
        }
    }
    Ok(())
}

/// Every file of a folder and of the folders in it; none if there is no such folder.
pub fn files_below(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    if !folder.exists() {
        return Ok(files);
    }
    for entry in
        fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?
    {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(files_below(&path)?);
        } else {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

fn write_if_changed(file: &Path, bytes: &[u8]) -> Result<bool> {
    if fs::read(file).is_ok_and(|old| old == bytes) {
        return Ok(false);
    }
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(file, bytes).with_context(|| format!("cannot write {}", file.display()))?;
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_old_build_leaves_no_folder_behind() {
        let root = std::env::temp_dir().join(format!("rookery-sweep-{}", std::process::id()));
        let mut site = Site {
            root: root.clone(),
            files: BTreeSet::new(),
            compressed: None,
        };
        write_if_changed(&root.join("pkg/old/snippets/a.js"), b"old").unwrap();
        site.put(Path::new("pkg/new/a.js"), b"new").unwrap();
        site.sweep(&root).unwrap();
        assert_eq!(files_below(&root).unwrap(), [root.join("pkg/new/a.js")]);
        assert!(!root.join("pkg/old").exists());
        fs::remove_dir_all(&root).unwrap();
    }
}
