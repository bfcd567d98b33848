//! Scripts as the data writes them, a step a line.

mod nested;
mod simple;
mod words;

use super::{Condition, Script, Step};
use crate::outline::{Mistake, Node};
use nested::{Below, nested};
use simple::simple;
use words::Words;

/// Reads the steps of these lines; what is wrong is written down.
pub fn script(nodes: &[Node<'_>], mistakes: &mut Vec<Mistake>) -> Script {
    let steps = nodes.iter().filter(|node| node.split().0 != "when");
    let read = steps.filter_map(|node| match step(node, mistakes) {
        Ok(step) => Some(step),
        Err(what) => {
            mistakes.push(node.mistake(what));
            None
        }
    });
    read.collect()
}

/// Reads `when melee, charging` among these lines: all of it has to hold.
pub fn conditions(nodes: &[Node<'_>], mistakes: &mut Vec<Mistake>) -> Vec<Condition> {
    let mut all = Vec::new();
    for node in nodes {
        let (word, rest) = node.split();
        if word == "when" {
            all.extend(listed(node, rest, mistakes));
        }
    }
    all
}

fn listed(node: &Node<'_>, text: &str, mistakes: &mut Vec<Mistake>) -> Vec<Condition> {
    let mut all = Vec::new();
    for part in text.split(", ") {
        match Condition::read(part) {
            Some(condition) => all.push(condition),
            None => mistakes.push(node.mistake(format!("\"{part}\" is no condition"))),
        }
    }
    all
}

fn step(node: &Node<'_>, mistakes: &mut Vec<Mistake>) -> Result<Step, String> {
    let (word, rest) = node.split();
    let left = rest.split(' ').filter(|word| !word.is_empty()).collect();
    let mut words = Words { left };
    let mut below = Below {
        node,
        mistakes,
        used: false,
    };
    let read = match simple(word, &mut words)? {
        Some(step) => step,
        None => nested(word, &mut words, &mut below)?,
    };
    if let [word, ..] = words.left[..] {
        return Err(format!("\"{word}\" is too much"));
    }
    if !below.used && !node.below.is_empty() {
        return Err(format!("nothing belongs below {word}"));
    }
    Ok(read)
}
