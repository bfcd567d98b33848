//! The server's part of a change: finding what stays.

use super::{super::Written, Change, Step, fingerprint};

/// So many values in a row are worth being named by their place.
const ROW: usize = 4;
/// So many values away from where it is expected something is looked for. A page has some
/// thousands, and what moves them is a log that grows.
const REACH: usize = 600;

/// Returns what makes the first bytes the second ones.
pub fn between(before: &Written, now: &Written) -> Vec<u8> {
    let (old_places, new_places) = (before.places(), now.places());
    let old = values(before, &old_places);
    let new = values(now, &new_places);
    let mut steps = Vec::new();
    // Where the last piece that stays has ended, and where the next one is expected: what is put
    // mostly stands for as many values of before.
    let (mut at, mut expected) = (0, 0);
    let mut done = 0;
    while done < new.len() {
        let found = nearest(&old, expected, &new[done..]);
        let from = found.unwrap_or(at);
        let stay = found.map_or(0, |it| agreeing(&old[it..], &new[done..]));
        let (end, begin) = (from + stay, done + stay);
        let differs = |it: &usize| nearest(&old, end + it, &new[begin + it..]).is_none();
        let put = (0..new.len() - begin).take_while(differs).count();
        let [last, first, next] = [at, from, end].map(|it| old_places[it]);
        steps.push(Step {
            skip: first.cast_signed() as i32 - last.cast_signed() as i32,
            stay: (next - first) as u32,
            put: &now.bytes()[new_places[begin]..new_places[begin + put]],
        });
        (at, expected) = (end, end + put);
        done = begin + put;
    }
    let before = fingerprint(before.bytes());
    postcard::to_allocvec(&Change { before, steps }).expect("numbers and bytes")
}

fn values<'a>(written: &'a Written, places: &[usize]) -> Vec<&'a [u8]> {
    let value = |it: &[usize]| &written.bytes()[it[0]..it[1]];
    places.windows(2).map(value).collect()
}

/// Returns where the next values stand in the old ones, as near as can be to where they are expected.
fn nearest(old: &[&[u8]], expected: usize, next: &[&[u8]]) -> Option<usize> {
    let row = &next[..next.len().min(ROW)];
    let stands = |at: &usize| old.get(*at..).is_some_and(|it| it.starts_with(row));
    let on = (0..REACH).map(|by| expected + by);
    let back = (0..REACH).filter_map(|by| expected.checked_sub(by));
    on.zip(back.map(Some).chain(std::iter::repeat(None)))
        .flat_map(|(on, back)| std::iter::once(on).chain(back))
        .find(stands)
}

/// Returns how many values are the same at the beginning of both.
fn agreeing(old: &[&[u8]], new: &[&[u8]]) -> usize {
    old.iter()
        .zip(new)
        .take_while(|(old, new)| old == new)
        .count()
}
