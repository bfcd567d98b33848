//! Lines about what was agreed on before the start, both ways.

use super::word_of;
use crate::{
    geometry::Mil,
    notation::{
        line::Line,
        value::{length, written},
    },
    position::{Options, Scheme, Setup},
};

/// The lengths of a side of a table. Games have 48 and 72 inches; cases may have less room.
const TABLE: std::ops::RangeInclusive<Mil> = 1_000..=200_000;

/// Tells whether the line is one of these; if so it is taken.
pub fn read(line: &mut Line<'_>, setup: &mut Setup) -> Result<bool, String> {
    match line.peek() {
        "mode" => {
            line.word()?;
            setup.mode = word_of(line.word()?)?;
        }
        "size" => {
            line.word()?;
            setup.size = line.number()?;
        }
        "table" => {
            line.word()?;
            let word = line.word()?;
            let (width, depth) = size(word)?;
            if ![width, depth].iter().all(|it| TABLE.contains(it)) {
                return Err(format!("\"{word}\": a side of a table is 1 to 200 inches"));
            }
            (setup.width, setup.depth) = (width, depth);
        }
        "option" => {
            line.word()?;
            option(line, &mut setup.options)?;
        }
        _ => return Ok(false),
    }
    Ok(true)
}

fn option(line: &mut Line<'_>, options: &mut Options) -> Result<(), String> {
    let name = line.word()?;
    let value = line.word()?;
    let on = || match value {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(format!("\"{value}\": {name} is on or off")),
    };
    let number = || {
        let number = value.parse();
        number.map_err(|_| format!("\"{value}\": {name} is a number up to 255"))
    };
    match name {
        "random_mode" => options.random_mode = on()?,
        "reserve_keeps_alive" => options.reserve_keeps_alive = on()?,
        "share_hands" => options.share_hands = on()?,
        "corpse_piles" => options.corpse_piles = number()?,
        "terrain_pieces" => options.terrain_pieces = number()?,
        "game_length" => options.game_length = number()?,
        _ => {
            let all = "random_mode, reserve_keeps_alive, share_hands, corpse_piles, \
                       terrain_pieces, game_length";
            return Err(format!("there is no option \"{name}\": there are {all}"));
        }
    }
    Ok(())
}

/// `72x48`, in inches.
pub fn size(word: &str) -> Result<(Mil, Mil), String> {
    let (width, depth) = word
        .split_once('x')
        .ok_or_else(|| format!("\"{word}\" is no size like 72x48"))?;
    Ok((length(width)?, length(depth)?))
}

/// The lines for these players.
pub fn written_setup(setup: &Setup, players: usize) -> Vec<String> {
    let Setup {
        mode,
        scheme,
        size,
        width,
        depth,
        options,
    } = setup;
    let mut lines = vec![format!("players {players}")];
    if *scheme == Scheme::Teams {
        lines.push("teams".to_owned());
    }
    lines.push(format!("mode {}", mode.word()));
    lines.push(format!("size {size}"));
    lines.push(format!("table {}x{}", written(*width), written(*depth)));
    let Options {
        random_mode,
        reserve_keeps_alive,
        corpse_piles,
        terrain_pieces,
        share_hands,
        game_length,
    } = options;
    let on = |it: bool| if it { "on" } else { "off" };
    lines.extend(random_mode.then(|| "option random_mode on".to_owned()));
    lines.extend([
        format!("option reserve_keeps_alive {}", on(*reserve_keeps_alive)),
        format!("option corpse_piles {corpse_piles}"),
        format!("option terrain_pieces {terrain_pieces}"),
        format!("option share_hands {}", on(*share_hands)),
        format!("option game_length {game_length}"),
    ]);
    lines
}
