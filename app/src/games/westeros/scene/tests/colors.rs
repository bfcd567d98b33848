//! The colors of the houses on the map, as people see them who see all colors, and who do not.
//!
//! Distances are those of `OKLab`, where about 0.02 can just be told apart side by side.

use westeros::House;

const TOKENS: &str = include_str!("../../../../../../style/tokens.css");
const MAP: &str = include_str!("../../../../../../style/map.css");

/// Light, as red, green and blue from 0 to 1; as CSS writes it, or linear.
type Rgb = [f64; 3];
type Lab = [f64; 3];

/// By day and by night.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Mode {
    Light,
    Dark,
}

/// The way in which an eye sees linear light: Machado, Oliveira and Fernandes 2009, severity 1.
const EYES: [(&str, [Rgb; 3]); 4] = [
    (
        "all colors",
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    ),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

/// The value of a custom property: the first is for the light, the last for the dark.
fn value<'a>(css: &'a str, name: &str, mode: Mode) -> &'a str {
    let start = ["--", name, ":"].concat();
    let mut all = css.lines().filter_map(|it| it.trim().strip_prefix(&*start));
    let found = match mode {
        Mode::Light => all.next(),
        Mode::Dark => all.next_back(),
    };
    let found = found.unwrap_or_else(|| panic!("--{name} in the style"));
    found.trim().trim_end_matches(';')
}

fn color(css: &str, name: &str, mode: Mode) -> Rgb {
    let hex = value(css, name, mode).trim_start_matches('#');
    let part = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).map(|it| f64::from(it) / 255.0);
    [0, 2, 4].map(|at| part(at).unwrap_or_else(|_| panic!("--{name} is #rrggbb")))
}

fn linear(it: Rgb) -> Rgb {
    it.map(|part| {
        if part <= 0.040_45 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    })
}

fn times(matrix: &[Rgb; 3], it: Rgb) -> Rgb {
    matrix.map(|row| row.iter().zip(it).map(|(a, b)| a * b).sum())
}

fn lab(linear: Rgb) -> Lab {
    const CONES: [Rgb; 3] = [
        [0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9],
        [0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6],
        [0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5],
    ];
    const LAB: [Rgb; 3] = [
        [0.210_454_255_3, 0.793_617_785_0, -0.004_072_046_8],
        [1.977_998_495_1, -2.428_592_205_0, 0.450_593_709_9],
        [0.025_904_037_1, 0.782_771_766_2, -0.808_675_766_0],
    ];
    times(&LAB, times(&CONES, linear).map(f64::cbrt))
}

fn seen(it: Rgb, eye: &[Rgb; 3]) -> Lab {
    lab(times(eye, linear(it)).map(|part| part.clamp(0.0, 1.0)))
}

fn distance(a: Lab, b: Lab) -> f64 {
    a.iter()
        .zip(b)
        .map(|(a, b)| (a - b).powi(2))
        .sum::<f64>()
        .sqrt()
}

fn papers(mode: Mode) -> Vec<Rgb> {
    let tones = 0..4;
    tones
        .map(|it| color(MAP, &format!("map-paper-{it}"), mode))
        .collect()
}

fn named(house: House, what: &str) -> String {
    [&house.name().to_lowercase(), what].concat()
}

/// The land of a house, over each of the papers.
fn lands(house: House, mode: Mode) -> Vec<Rgb> {
    let tint = color(TOKENS, &named(house, "-land"), mode);
    let opacity: f64 = value(TOKENS, "land-opacity", mode)
        .parse()
        .expect("a number");
    let over = |paper: Rgb| [0, 1, 2].map(|it| tint[it] * opacity + paper[it] * (1.0 - opacity));
    papers(mode).into_iter().map(over).collect()
}

fn nearest(some: &[Rgb], others: &[Rgb], eye: &[Rgb; 3]) -> f64 {
    let pairs = some.iter().flat_map(|a| others.iter().map(move |b| (a, b)));
    pairs
        .map(|(a, b)| distance(seen(*a, eye), seen(*b, eye)))
        .fold(f64::INFINITY, f64::min)
}

fn pairs() -> impl Iterator<Item = (House, House)> {
    let all = House::ALL.into_iter().enumerate();
    all.flat_map(|(i, a)| House::ALL.into_iter().skip(i + 1).map(move |b| (a, b)))
}

#[test]
fn the_lands_of_two_houses_are_told_apart_by_everybody() {
    for mode in [Mode::Light, Mode::Dark] {
        for (eye, matrix) in &EYES {
            let least = if *eye == "all colors" { 0.09 } else { 0.06 };
            for (a, b) in pairs() {
                let far = nearest(&lands(a, mode), &lands(b, mode), matrix);
                assert!(
                    far >= least,
                    "{mode:?}, {eye}: {a:?} and {b:?} are {far:.3} apart"
                );
            }
            for house in House::ALL {
                let far = nearest(&lands(house, mode), &papers(mode), matrix);
                assert!(
                    far >= 0.05,
                    "{mode:?}, {eye}: {house:?} and nobody's land: {far:.3}"
                );
            }
        }
    }
}

#[test]
fn a_sea_that_a_house_holds_is_not_open_water() {
    // As map.css says: a house that names no color for the sea has that of its land.
    let wash = |house, mode| {
        let sea = named(house, "-sea");
        let own = TOKENS.contains(&["--", &sea, ":"].concat());
        let tint = color(TOKENS, &if own { sea } else { named(house, "-land") }, mode);
        let water = color(MAP, "map-sea", mode);
        let over = [0, 1, 2].map(|it| tint[it] * 0.2 + water[it] * 0.8);
        (vec![over], vec![water])
    };
    assert!(MAP.contains("fill-opacity: 0.2;"));
    for mode in [Mode::Light, Mode::Dark] {
        for (eye, matrix) in &EYES {
            for house in House::ALL {
                let (held, water) = wash(house, mode);
                let far = nearest(&held, &water, matrix);
                assert!(
                    far >= 0.02,
                    "{mode:?}, {eye}: {house:?} and nobody's sea: {far:.3}"
                );
            }
        }
    }
}

#[test]
fn the_pieces_of_two_houses_are_told_apart_by_everybody() {
    let paint = |house| vec![color(TOKENS, &named(house, "-paint"), Mode::Light)];
    for (eye, matrix) in &EYES {
        let least = if *eye == "all colors" { 0.15 } else { 0.1 };
        for (a, b) in pairs() {
            let far = nearest(&paint(a), &paint(b), matrix);
            assert!(far >= least, "{eye}: {a:?} and {b:?} are {far:.3} apart");
        }
    }
}

#[test]
fn what_is_written_on_a_piece_can_be_read() {
    for house in House::ALL {
        let light = |what: &str| {
            let [r, g, b] = linear(color(TOKENS, &named(house, what), Mode::Light));
            0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
        };
        let (paint, ink) = (light("-paint"), light("-paint-ink"));
        let contrast = (paint / ink).max(ink / paint);
        assert!(contrast >= 4.5, "{house:?}: {contrast:.1}");
    }
}
