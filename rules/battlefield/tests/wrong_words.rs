//! Wrong words of the notation: each is refused with its line, the word, and what it could be.

#[path = "wrong_words/answers.rs"]
mod answers;
#[path = "wrong_words/positions.rs"]
mod positions;

use battlefield::notation::play;

/// Two trays in contact, and a hand; the lines that follow begin with the seventh.
const HEAD: &str = "case wrong
players 2
A1 sworn_swords + sworn_captain @ 24, 24 N
A2 sworn_swords @ 10, 10 N
tray B1 infantry @ 24, 28.8 S
hand A: Northern Ferocity
";

/// Wrong lines of a case, and words that have to stand in the message.
const CASES: &[(&str, &[&str])] = &[
    // Who and what stands where.
    ("tray B2 infantry @ 24, 26 N", &["B2", "stands on A1"]),
    (
        "tray B2 infantry @ 47, 24 N",
        &["B2", "not on the table", "48x48"],
    ),
    (
        "tray B2 infantry @ ~2147483647, 24 N",
        &["B2", "not on the table"],
    ),
    (
        "walls B\ntray B2 infantry @ 24, 43 S",
        &["B2", "stands on W1"],
    ),
    (
        "A: forgo A2\nmeanwhile A2 @ 24, 26 N",
        &["A2", "stands on A1"],
    ),
    (
        "A: forgo A1\nmeanwhile forest @ 47, 24 N",
        &["forest", "not on the table"],
    ),
    (
        "A: forgo A2\nmeanwhile A2 @ 24, 44 N\nmeanwhile walls B",
        &["A2", "stands on W1"],
    ),
    ("forest @ 47, 24 N", &["forest", "not on the table"]),
    ("tray B3 infantry @ 40, 40 N", &["B3", "number 2"]),
    (
        "A3 swrn_swords @ 40, 40 N",
        &["swrn_swords", "like it are stark.sworn_swords"],
    ),
    (
        "A3 sworn_swords + flayed @ 40, 40 N",
        &["no attachment \"flayed\""],
    ),
    (
        "A3 outriders + sworn_captain @ 40, 40 N",
        &["sworn_captain", "joins infantry", "cavalry"],
    ),
    (
        "A3 grey_wind + sworn_captain @ 40, 40 N",
        &["sworn_captain", "one model"],
    ),
    ("A1 models 13", &["13", "1 to 12"]),
    (
        "A1 panikced",
        &["panikced", "panicked, vulnerable, weakened"],
    ),
    ("marker 5 @ 24, 40", &["5", "next marker is 1"]),
    (
        "marker 1 @ 24, 40 held A1",
        &["A1", "does not touch marker 1"],
    ),
    (
        "marker 1 @ 24, 40\nobjective 2 gallows",
        &["marker2", "there are 1"],
    ),
    (
        "marker 1 @ 24, 40\nobjective 1 sundering",
        &["sundering", "gallows"],
    ),
    (
        "An1 catelyn on crown\nBn1 cersei on crown",
        &["crown", "An1 stands on it already"],
    ),
    (
        "An1 catelyn influences A1",
        &["A1", "An1 stands on no zone"],
    ),
    (
        "An1 catelyn on crown influences A1 influences A2",
        &["A2", "An1 influences A1 already"],
    ),
    ("An1 catelyn counters 3", &["3", "0 to 0"]),
    ("An1 roose counters 4", &["4", "0 to 3"]),
    ("walls B\nW1 wounds 11", &["11", "0 to 10"]),
    ("W4 wounds 1", &["W4", "no walls"]),
    ("commander A: robb", &["robb", "stark.robb_wolf_lord"]),
    (
        "commander A: nobody in A1",
        &["nobody", "stark.robb_wolf_lord"],
    ),
    (
        "commander A: stark.robb_wolf_lord in B1",
        &["B1", "cannot stand there"],
    ),
    ("missions A: hold_centre", &["hold_centre", "hold_center"]),
    (
        "siege A: Northern Ferocity",
        &["stark.northern_ferocity", "no siege card"],
    ),
    ("hand C: Swift Advance", &["C", "A to B"]),
    (
        "hand A: Northern Furocity",
        &["Northern Furocity", "like it are Northern Ferocity"],
    ),
    ("hand A: Hear Me Roar", &["hear_me_roar"]),
    ("round 9", &["9", "1 to 8"]),
    ("zone A 0", &["0", "1 to 4"]),
    (
        "effect card:stark.hit_and_run of D on A1 modify to_hit 1 for round until round_end",
        &["D"],
    ),
    (
        "effect card:stark.hit_and_run of A on A1 modify to_hit 99 for round until round_end",
        &["99"],
    ),
    (
        "effect card:stark.hit_and_run of A on A1 suppress some for unit until round_end",
        &["some"],
    ),
    ("used riposte A1", &["riposte"]),
    ("used sundering A1", &["sundering", "Order"]),
    ("grid 3", &["grid", "begins no line"]),
    ("mroe thrones", &["mroe", "like it are mode"]),
    ("rolls 4 7", &["7", "1 to 6"]),
    ("standing B: pivot none forever", &["forever", "too much"]),
    ("standing B: pass without crad", &["crad", "card"]),
    // Answers.
    ("A: fihgt A1 > B1", &["fihgt", "like it are fight"]),
    ("A: fight A3 > B1", &["A3", "A has A1 to A2"]),
    (
        "A: fight A1 > B1 with Trebuchet",
        &["Trebuchet", "Northern Steel"],
    ),
    ("A: fight A1 > B1 with 0", &["0", "counted from 1"]),
    ("A: choose 0", &["0", "counted from 1"]),
    ("C: forgo A1", &["C", "A to B"]),
    ("A: score hold_centre", &["hold_centre", "hold_center"]),
    ("A: place forrest @ 24, 12 N", &["forrest", "forest"]),
    ("A: targets none, A1", &["none", "alone"]),
    ("A: use duelist marker0", &["marker0"]),
    ("A: maneuver A2 forward 30", &["TooFar", "inches at most"]),
    ("A: fight A2 > B1", &["A2"]),
    ("A: pay 3", &["\"A: pay 3\"", "A select"]),
    ("B: forgo B1", &["\"B: forgo B1\"", "A select"]),
    ("refused : A: fight A2 > B1", &["reason"]),
    ("refused TooFar: A: fight A2 > B1", &["another reason"]),
    // Expectations that could not fail.
    ("expect A1", &["nothing is said of A1"]),
    ("expect A1 models 12 moddels 3", &["moddels"]),
    ("expect not A1 models 3 panicked", &["one thing"]),
    ("expect not A1 panikced", &["panikced"]),
    ("expect not A7 panicked", &["A7", "A has A1 to A2"]),
    ("expect round 1 1", &["1", "too much"]),
    ("expect vp A 0 points", &["points", "too much"]),
    ("expect vp D 0", &["D", "A to B"]),
    ("expect eliminated D", &["D", "A to B"]),
    ("expect not engaged A1 A2 rihgt", &["rihgt"]),
    (
        "expect not event chrage A1",
        &["chrage", "like it are charge"],
    ),
    ("expect not event charges A5", &["A5", "A has A1 to A2"]),
    (
        "expect not event cancelled Northern Ferocity",
        &["Northern", "like it is stark.northern_ferocity"],
    ),
    (
        "expect not event cancelled litle_bird",
        &["litle_bird", "like it are little_bird"],
    ),
    (
        "expect not event used sheild_wall",
        &["sheild_wall", "like it are shield_wall"],
    ),
    (
        "expect not event played A Counterplot",
        &["Counterplot", "like it is lannister.counterplot"],
    ),
    (
        "expect not event played A counterplot",
        &["counterplot", "like it is lannister.counterplot"],
    ),
    ("expect not event played D", &["D", "A to B"]),
    (
        "expect not events used sheild_wall, over",
        &["sheild_wall", "like it are shield_wall"],
    ),
    ("expect not asked A serge", &["serge", "surge"]),
    (
        "expect not asked A react attack.finished",
        &["attack.finished", "attack.completed"],
    ),
    ("expect not asked D surge", &["D", "A to B"]),
    (
        "expect not offered B use shield_wall B1",
        &["B is asked no reaction here"],
    ),
    (
        "expect not offered A use martial_trainin A1",
        &["martial_trainin"],
    ),
    (
        "expect view B hides Swift Advance",
        &["nobody holds Swift Advance"],
    ),
    ("expect view B Northern Ferocity", &["hides, shows"]),
    ("expect dice 0", &["no attack dice were rolled"]),
    ("expect not marker 1 A1", &["marker1", "there are 0"]),
    (
        "expect not open mission hold_centre",
        &["hold_centre", "hold_center"],
    ),
    ("expect zone A 0", &["0", "counted from 1"]),
    (
        "expect not holds A Northern Furocity",
        &["Northern Furocity"],
    ),
    (
        "expect not A1 has guard_captian",
        &["guard_captian", "guard_captain"],
    ),
    ("expect hits 3", &["no attack"]),
];

#[test]
fn wrong_words_are_named_with_their_line_and_what_they_could_be() {
    let mut silent = Vec::new();
    for (wrong, wanted) in CASES {
        let text = format!("{HEAD}{wrong}\nexpect round 1\n");
        let line = text.lines().count() as u32 - 1;
        let told = play(&text).problems;
        let found = told
            .iter()
            .any(|it| it.line == line && wanted.iter().all(|word| it.what.contains(word)));
        let told: Vec<String> = told.iter().map(ToString::to_string).collect();
        if !found {
            silent.push(format!("{wrong}: {}", told.join("; ")));
        }
        let debug = ["Unit(", "UnitId", "Seat(", "Some(", "NcuId", "[\""];
        if let Some(is) = debug
            .iter()
            .find(|it| told.iter().any(|told| told.contains(*it)))
        {
            silent.push(format!("{wrong}: {is} in {}", told.join("; ")));
        }
    }
    assert!(silent.is_empty(), "{}", silent.join("\n"));
}
