//! The parts of a table page: its bytes before it is seen and before it answers, and its map.

use crate::wire::{PACKED, PLAIN, Site, Table};
use anyhow::{Context, Result};
use std::{collections::BTreeSet, path::Path, thread::sleep, time::Duration};

/// The element that holds the map and nothing else.
const MAP: &str = "<div class=\"map\"";

/// Elements that hold nothing and are not closed.
const EMPTY: [&str; 7] = ["br", "hr", "img", "input", "link", "meta", "source"];

/// Figures of the first page of a table against the computer, by their names: of both games.
pub fn weighed(site: &Site) -> Result<Vec<(&'static str, u32)>> {
    let planning = Weight::of(site, &site.practice()?)?;
    let battle = Weight::of(site, &site.skirmish()?)?;
    Ok(vec![
        ("html_bytes", planning.html),
        ("css_bytes", planning.css),
        ("readable_bytes", planning.html + planning.css),
        ("interactive_bytes", planning.whole()),
        (
            "map_nodes",
            map_nodes(&planning.page).context("the page has no map")?,
        ),
        ("battle_readable_bytes", battle.html + battle.css),
        ("battle_interactive_bytes", battle.whole()),
    ])
}

/// A page as a browser gets it, and the bytes of its parts as they are sent.
struct Weight {
    page: String,
    html: u32,
    css: u32,
    /// Scripts and modules.
    code: u32,
}

impl Weight {
    fn of(site: &Site, table: &Table) -> Result<Self> {
        let (html, page) = at_rest(site, table)?;
        let (styles, code): (Vec<_>, Vec<_>) = files(&page)
            .into_iter()
            .partition(|it| Path::new(it).extension() == Some("css".as_ref()));
        let sum = |files: &[String]| -> Result<u32> {
            let sizes = files.iter().map(|it| bytes(&site.file(it, PACKED)?));
            Ok(sizes.collect::<Result<Vec<_>>>()?.into_iter().sum())
        };
        let (css, code) = (sum(&styles)?, sum(&code)?);
        Ok(Self {
            page,
            html,
            css,
            code,
        })
    }

    /// Returns the bytes that have come before the page answers.
    const fn whole(&self) -> u32 {
        self.html + self.css + self.code
    }
}

fn bytes(sent: &[u8]) -> Result<u32> {
    Ok(sent.len().try_into()?)
}

/// Its bytes and its text once the computer has played as far as it can without the player.
fn at_rest(site: &Site, table: &Table) -> Result<(u32, String)> {
    let mut before = String::new();
    loop {
        let page = String::from_utf8(site.page(table, PLAIN)?)?;
        if page.len() == before.len() {
            return Ok((bytes(&site.page(table, PACKED)?)?, page));
        }
        before = page;
        sleep(Duration::from_millis(500));
    }
}

/// The files of the client that the page names in its head: what it needs before it answers.
fn files(page: &str) -> BTreeSet<String> {
    let head = page.split_once("</head>").map_or(page, |(head, _)| head);
    let named = ["href=\"", "src=\""]
        .iter()
        .flat_map(|attribute| head.split(attribute).skip(1));
    named
        .filter_map(|rest| rest.split_once('"'))
        .filter(|(path, _)| path.starts_with("/pkg/"))
        .map(|(path, _)| path.to_owned())
        .collect()
}

/// The elements within the map.
fn map_nodes(page: &str) -> Option<u32> {
    let (mut open, mut nodes) = (0, 0);
    for tag in page[page.find(MAP)?..].split('<').skip(1) {
        if tag.starts_with('/') {
            open -= 1;
        } else if tag.starts_with(|it: char| it.is_ascii_alphabetic()) {
            nodes += 1;
            let end = tag.find(|it: char| !it.is_ascii_alphanumeric())?;
            let closed = tag.split('>').next()?.ends_with('/');
            open += i32::from(!closed && !EMPTY.contains(&&tag[..end]));
        }
        if open == 0 {
            // The map itself is not within it.
            return Some(nodes - 1);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_head_names_of_the_client_is_fetched_once() {
        let page = "<head><link rel=\"stylesheet\" href=\"/pkg/1/a.css\"><link href=\"/icon.svg\">\
                    <link rel=\"modulepreload\" href=\"/pkg/1/a.js\"><script src=\"/pkg/1/a.js\"></script></head>\
                    <body><a href=\"/pkg/1/b.js\"></a></body>";
        assert_eq!(Vec::from_iter(files(page)), ["/pkg/1/a.css", "/pkg/1/a.js"]);
    }

    #[test]
    fn the_nodes_of_the_map_are_those_within_it() {
        let page = "<main><div class=\"map\"><svg><path d=\"\"/><g><!><!--x--><use></use></g></svg>\
                    <input></div><p></p></main>";
        assert_eq!(map_nodes(page), Some(5));
    }
}
