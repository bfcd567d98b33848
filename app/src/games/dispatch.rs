//! The questions of the shared pages to the game of a kind. A kind may be of no game that has a page.

use super::{Door, GameGuide, GameSetup, GameUi, OwnPage, Registered, game_ui};
use crate::{
    error_page::NotFound,
    hydration_root,
    language::{Words, language},
    lobby::Options,
    reactive::memo,
};
use leptos::prelude::*;
use leptos_router::hooks::{use_params_map, use_query_map};
use std::ops::RangeInclusive;

/// The kinds of all games that have a page, in the order of their list.
pub fn kinds() -> Vec<&'static str> {
    let mut kinds = Vec::new();
    for_each_game!(G => kinds.push(G::KIND));
    kinds
}

/// The kind of a game that somebody asks for; that of the first game where none is of it.
pub fn kind_or_first(kind: Option<&str>) -> &'static str {
    let kinds = kinds();
    let found = kinds.iter().find(|it| Some(**it) == kind);
    found.unwrap_or(&kinds[0])
}

/// Returns the entry of this game beside the others; none where it has no entry.
pub fn door(kind: &str) -> Option<Door> {
    dispatch!(kind, G => G::DOOR, None)
}

/// The address of a picture of this game, which stands still.
pub fn backdrop(kind: &str) -> Option<String> {
    let [before, after] = door(kind)?.picture;
    Some([before, language().code(), after].concat())
}

/// Returns the number of chapters of a whole game; 0 where that is not known.
#[cfg(feature = "ssr")]
pub fn chapters(kind: &str) -> u32 {
    dispatch!(kind, G => G::CHAPTERS, 0)
}

/// Returns true where people are led to this game.
pub fn is_listed(kind: &str) -> bool {
    dispatch!(kind, G => G::LISTED, false)
}

/// Returns the games to which people are led, by their kinds and short names.
pub fn listed() -> Vec<(&'static str, &'static str)> {
    let listed = kinds().into_iter().filter(|it| is_listed(it));
    listed.map(|it| (it, short_name(it))).collect()
}

/// Returns the name of a game where that does not go without saying: there is another to which people are
/// led, or it is none of those.
pub fn distinct_name(kind: &str) -> Option<&'static str> {
    let mut listed = 0;
    for_each_game!(G => listed += u8::from(G::LISTED));
    (listed > 1 || !is_listed(kind))
        .then(|| name(kind))
        .filter(|it| !it.is_empty())
}

/// Returns the name of a game.
pub fn name(kind: &str) -> &'static str {
    dispatch!(kind, G => G::NAME.here(), "")
}

/// The name of a game in a word or two, as beside its entry.
pub fn short_name(kind: &str) -> &'static str {
    door(kind).map_or_else(|| name(kind), |it| it.name.here())
}

/// The front pages of all games.
pub fn fronts() -> AnyView {
    let mut fronts = Vec::new();
    for_each_game!(G => fronts.push(G::front()));
    fronts.into_any()
}

/// A page of the game that the address asks for by `game`, or of the first one. At `/games/:game` it is
/// that game's or nobody's.
pub fn own_page(page: OwnPage) -> AnyView {
    let (query, params) = (use_query_map(), use_params_map());
    // A link may lead to the same page of another game.
    let asked = memo(move |_| match page {
        OwnPage::Own => params.read().get("game").unwrap_or_default(),
        _ => kind_or_first(query.read().get("game").as_deref()).to_owned(),
    });
    let view = move || {
        let view = dispatch!(asked.get().as_str(), G => G::own_page(page), None);
        view.unwrap_or_else(|| NotFound().into_any())
    };
    view.into_any()
}

/// The name of the page at `/games/:game/:page`.
pub fn own_name() -> String {
    let name = use_params_map().with_untracked(|it| it.get("page"));
    name.unwrap_or_default()
}

/// The module of a game's tables: what a browser loads for their pages.
pub fn module(kind: &str) -> &'static str {
    dispatch!(kind, G => G::MODULE, hydration_root::SHARED)
}

/// The code in that module.
#[cfg(feature = "hydrate")]
pub fn hydration_code(kind: &str) -> hydration_root::Code {
    dispatch!(kind, G => G::hydration_code(), hydration_root::Code::shared())
}

/// Returns the address of the lessons of a game; nothing where it has none.
pub fn lessons_of(kind: &str) -> Option<String> {
    let taught = dispatch!(kind, G => G::TAUGHT, false);
    taught.then(|| ["/learn?game=", kind].concat())
}

/// Returns the address of the rules of a game; those of the first one where none is of that kind.
pub fn rules_of(kind: Option<&str>) -> String {
    let kind = kind_or_first(kind);
    if kind == kinds()[0] {
        return "/help".into();
    }
    ["/help?game=", kind].concat()
}

/// Returns true where the page of a game tells by itself that one was given up.
pub fn tells_concession(kind: &str) -> bool {
    dispatch!(kind, G => G::TELLS_CONCESSION, false)
}

/// The games with lessons besides this one, by their kinds and names.
pub fn taught_besides(kind: &str) -> Vec<(&'static str, &'static str)> {
    let mut others = Vec::new();
    for_each_game!(G => if G::TAUGHT && G::KIND != kind {
        others.push((G::KIND, G::NAME.here()));
    });
    others
}

/// From a lesson to a chapter of the rules.
pub fn chapter_link(kind: &str, chapter: &str) -> AnyView {
    dispatch!(kind, G => G::chapter_link(chapter), ().into_any())
}

/// Returns the way to play after the last lesson: the address, and the words of the link.
pub fn practice(kind: &str) -> (&'static str, &'static str) {
    dispatch!(kind, G => G::practice(), ("/", ""))
}

/// Lets links on this page open chapters of the rules above it.
pub fn provide_rules() {
    for_each_game!(G => G::provide_rules());
}

/// The dialogs for those links.
pub fn rule_sheets() -> AnyView {
    let mut sheets = Vec::new();
    for_each_game!(G => sheets.push(G::rule_sheet()));
    sheets.into_any()
}

/// Returns the numbers of people that may play.
pub fn seats(kind: &str) -> RangeInclusive<u8> {
    dispatch!(kind, G => G::SEATS, 0..=0)
}

/// Returns the number of people that play where nobody has chosen.
pub fn usual_seats(kind: &str) -> u8 {
    dispatch!(kind, G => G::USUAL_SEATS, 0)
}

/// Returns the numbers of people for whom there is any game that people are led to.
pub fn all_sizes() -> RangeInclusive<u8> {
    let (mut least, mut most) = (u8::MAX, 0);
    for_each_game!(G => if G::LISTED {
        least = least.min(*G::SEATS.start());
        most = most.max(*G::SEATS.end());
    });
    least..=most
}

/// Returns the numbers of people that may play, each with its meaning; empty where there is no choice.
pub fn sizes(kind: &str) -> Options {
    dispatch!(kind, G => G::sizes(), &[])
}

/// Returns what those fields say where nobody has changed any, in a few words.
pub fn usual_rules(kind: &str) -> &'static str {
    dispatch!(kind, G => G::usual_rules(), "")
}

/// The second question of the form that opens a table, where it is not how many play.
pub fn measure(setup: &GameSetup) -> Option<AnyView> {
    of_value!(GameSetup: setup, G, it => G::measure(it))
}

/// Returns true where chance decides who plays what.
#[cfg(feature = "ssr")]
pub fn draws_seats(setup: &GameSetup) -> bool {
    of_value!(GameSetup: setup, G, it => G::draws_seats(it))
}

/// The answers to the second question as the form sends them, each in words.
pub fn measures(kind: &str) -> Vec<(String, String)> {
    dispatch!(kind, G => G::measures(), Vec::new())
}

/// The small pictures of those who play when so many do.
pub fn size_marks(kind: &str, size: u8) -> Option<AnyView> {
    dispatch!(kind, G => G::size_marks(size), None)
}

/// The levels of the computer by the names that the rules have for them, the usual one first.
pub fn levels(kind: &str) -> &'static [(&'static str, Words)] {
    dispatch!(kind, G => G::LEVELS, &[])
}

/// A level of the computer in a word, by its name in the rules; the usual one where there is none of it.
pub fn level_name(kind: &str, level: Option<&str>) -> String {
    let levels = levels(kind);
    let named = levels.iter().find(|it| Some(it.0) == level);
    let words = named.or_else(|| levels.first()).map(|it| it.1.here());
    let words = words.unwrap_or("Computer");
    words.split(':').next().unwrap_or(words).to_owned()
}

/// Returns the place of a level from the weakest on. Chance is below all that think, and those are listed as
/// they get stronger.
#[cfg(feature = "ssr")]
pub fn strength(kind: &str, level: Option<&str>) -> usize {
    let levels = levels(kind);
    let usual = levels.first().map(|it| it.0);
    let named = levels.iter().map(|it| it.0).find(|it| Some(*it) == level);
    let place = |name: &str| 1 + levels.iter().take_while(|it| it.0 != name).count();
    named
        .or(usual)
        .filter(|it| *it != "random")
        .map_or(0, place)
}

impl Default for GameSetup {
    /// That of the first game.
    fn default() -> Self {
        usual_setup(kinds()[0])
    }
}

/// The usual choices for a game of this kind; those of the first game where none is of it.
pub fn usual_setup(kind: &str) -> GameSetup {
    dispatch!(kind, G => G::setup_of(<G as GameUi>::Setup::default()), usual_setup(kinds()[0]))
}

/// The fields with which a table is opened, filled with these choices.
pub fn setup_fields(setup: GameSetup) -> AnyView {
    of_value!(GameSetup: setup, G, it => G::setup_fields(it))
}

/// Returns the part that a seat plays, in a word or two.
pub fn seat_label(kind: &str, setup: &str, seat: u8) -> String {
    dispatch!(kind, G => G::seat_label(setup, seat), game_ui::nth_seat(seat))
}

/// Returns the label of a role by the name with which the rules store it.
pub fn role_label(kind: &str, role: &str) -> String {
    dispatch!(kind, G => G::role_label(role), role.to_owned())
}

/// The same in a sentence: "House Stark".
pub fn role_title(kind: &str, role: &str) -> String {
    dispatch!(kind, G => G::role_title(role), role.to_owned())
}

/// A role that can have won a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Role {
    /// That of the game.
    pub kind: &'static str,
    /// As the rules store it.
    pub name: &'static str,
    pub label: String,
}

/// All that can have won.
pub fn roles() -> Vec<Role> {
    let mut roles = Vec::new();
    for_each_game!(G => roles.extend(G::roles().into_iter().map(|name| Role {
        kind: G::KIND,
        name,
        label: G::role_label(name),
    })));
    roles
}

/// The title of a list by what was played, and the heading above their names.
pub fn by_role(kind: &str) -> (&'static str, &'static str) {
    dispatch!(kind, G => G::by_role(), game_ui::by_seat())
}

/// The options of a table in a few words, and before them the game where that is not clear.
pub fn options(kind: &str, setup: &str, seats: usize) -> String {
    let options = dispatch!(kind, G => G::options(setup, seats), game_ui::players(seats));
    if distinct_name(kind).is_some() {
        [short_name(kind), ", ", &options].concat()
    } else {
        options
    }
}

/// The small picture before a seat's label.
pub fn seat_mark(kind: &str, label: &str) -> Option<AnyView> {
    dispatch!(kind, G => G::seat_mark(label), None)
}

/// The arms of a seat.
pub fn seat_crest(kind: &str, label: &str) -> AnyView {
    dispatch!(kind, G => G::seat_crest(label), view! { <game_ui::PlainCrest /> }.into_any())
}

/// The class that gives everything inside a seat's colors.
pub fn seat_class(kind: &str, label: &str) -> &'static str {
    dispatch!(kind, G => G::seat_class(label), "")
}

/// Removes from this browser what somebody has not sent yet.
pub fn forget_drafts() {
    for_each_game!(G => G::forget_drafts());
}

/// Hands the guide that came with a table's page to the page of the game.
pub fn provide_guide(kind: &str, guide: Option<GameGuide>) {
    dispatch!(kind, G => G::provide_guide(guide.and_then(G::as_guide)), ());
}
