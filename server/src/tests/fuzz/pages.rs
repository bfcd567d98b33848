//! The pages, streams and files that a fuzzed browser looks at.

use super::values::Kind::{
    self, Invitation, Name, Number, One, Plain, Report, Seat, Seq, Table, Token,
};

/// Addresses that are looked at: `{}` is filled in by the kinds beside it, one after the other.
pub const PAGES: &[(&str, &[Kind])] = &[
    ("/", &[]),
    ("/sign-up", &[]),
    ("/back/{}", &[Token]),
    ("/sign-in", &[]),
    ("/account", &[]),
    ("/account/delete", &[]),
    ("/account/export", &[]),
    ("/recover", &[]),
    ("/lobby", &[]),
    (
        "/lobby?seats={}&pace={}",
        &[Number(0, 9), One(&["live", "days", "x"])],
    ),
    ("/lobby/new", &[]),
    ("/tables/{}", &[Table]),
    ("/tables/{}", &[Table]),
    ("/tables/{}?seat={}", &[Table, Seat]),
    ("/tables/{}?invitation={}", &[Table, Invitation]),
    (
        "/tables/{}?moment={}&perspective={}",
        &[Table, Seq, One(&["0", "1", "all", "x"])],
    ),
    ("/tables/{}/record", &[Table]),
    ("/tables/{}/picture.png", &[Table]),
    ("/tables/{}/board.svg", &[Table]),
    ("/tables/{}/rules?invitation={}", &[Table, Invitation]),
    ("/tables/{}/invitation.svg", &[Table]),
    ("/tables/{}/picture.png?key={}", &[Table, Invitation]),
    ("/tables/{}/stream?since={}", &[Table, Seq]),
    ("/tables/{}/stream?since={}", &[Table, Seq]),
    (
        "/tables/{}/stream?since={}&seat={}&invitation={}",
        &[Table, Seq, Seat, Invitation],
    ),
    ("/archive?find={}&mine=1&after={}", &[Name, Plain]),
    ("/people", &[]),
    ("/people?few=1&page={}", &[Number(0, 9)]),
    ("/people/{}", &[Name]),
    ("/learn", &[]),
    ("/learn/{}", &[Number(0, 9)]),
    ("/help", &[]),
    ("/help/{}", &[One(&["combat", "supply", "nothing"])]),
    (
        "/help/{}?game={}",
        &[
            One(&["units-stark", "cards", "nothing"]),
            One(&["battlefield", "x"]),
        ],
    ),
    (
        "/games/{}/{}?size={}&army={}",
        &[
            One(&["battlefield", "duel", "x"]),
            One(&["armies", "x"]),
            Number(0, 60),
            One(&["stark-sworn_swords*robb_wolf_lord", "stark", "--**", "%"]),
        ],
    ),
    (
        "/army.png?size={}&army={}",
        &[
            Number(0, 60),
            One(&["stark-sworn_swords*robb_wolf_lord", "stark", "--**", "%"]),
        ],
    ),
    ("/notice/{}", &[Token]),
    ("/notice/end/{}", &[Token]),
    ("/reports", &[]),
    ("/reports/{}", &[Report]),
    ("/about", &[]),
    ("/healthz", &[]),
    ("/readyz", &[]),
    ("/metrics", &[]),
    ("/pkg/{}", &[Plain]),
    ("/{}", &[Plain]),
];
