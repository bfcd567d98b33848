//! The files of the suite: read, compared, and written anew when that is asked for.

use std::{fs, path::PathBuf};

const FOLDER: &str = "src/games/westeros/scene/tests/prompts";
const RULE: &str = "\n---\n";

/// A position, what is clicked there, and what was to be seen.
pub struct File {
    pub name: String,
    pub position: String,
    pub clicks: Vec<String>,
    seen: String,
}

/// All of them, by name.
pub fn all() -> Vec<File> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(FOLDER);
    let mut files: Vec<File> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|it| it == "txt"))
        .map(|path| {
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            File::read(name, &fs::read_to_string(&path).unwrap())
        })
        .collect();
    files.sort_by(|a, b| a.name.cmp(&b.name));
    files
}

impl File {
    fn read(name: String, text: &str) -> Self {
        let (position, seen) = text
            .split_once(RULE)
            .unwrap_or_else(|| panic!("{name}: a line --- below the position"));
        let clicks = seen.lines().filter_map(|line| line.strip_prefix("> "));
        Self {
            position: position.to_owned(),
            clicks: clicks.map(str::to_owned).collect(),
            seen: seen.to_owned(),
            name,
        }
    }

    /// The question it is about.
    pub fn kind(&self) -> &str {
        self.name.split('.').next().unwrap_or_default()
    }

    /// The lines that are other than they were; `None` if none are, or if they are written anew.
    pub fn differs(&self, now: &str) -> Option<String> {
        if now == self.seen {
            return None;
        }
        if std::env::var_os("ROOKERY_BLESS").is_some() {
            let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
                .join(FOLDER)
                .join([&self.name, ".txt"].concat());
            fs::write(path, [&self.position, RULE, now].concat()).unwrap();
            return None;
        }
        Some(difference(&self.seen, now))
    }
}

/// The lines between the first and the last that differ, as they were and as they are.
fn difference(was: &str, is: &str) -> String {
    let (was, is): (Vec<_>, Vec<_>) = (was.lines().collect(), is.lines().collect());
    let pairs = was.iter().zip(&is);
    let above = pairs.take_while(|(a, b)| a == b).count();
    let pairs = was[above..].iter().rev().zip(is[above..].iter().rev());
    let below = pairs.take_while(|(a, b)| a == b).count();
    let part = |sign: &str, lines: &[&str]| -> String {
        let lines = &lines[above..lines.len() - below];
        lines
            .iter()
            .map(|it| [sign, " ", it, "\n"].concat())
            .collect()
    };
    [part("-", &was), part("+", &is)].concat()
}
