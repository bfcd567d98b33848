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

/// Whether the line is one of these; if so it is taken.
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
            (setup.width, setup.depth) = size(line.word()?)?;
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
        _ => Err(format!("{name} is on or off")),
    };
    let number = || value.parse().map_err(|_| format!("{name} is a number"));
    match name {
        "random_mode" => options.random_mode = on()?,
        "reserve_keeps_alive" => options.reserve_keeps_alive = on()?,
        "share_hands" => options.share_hands = on()?,
        "corpse_piles" => options.corpse_piles = number()?,
        "terrain_pieces" => options.terrain_pieces = number()?,
        "game_length" => options.game_length = number()?,
        _ => return Err(format!("there is no option {name}")),
    }
    Ok(())
}

/// `72x48`, in inches.
pub fn size(word: &str) -> Result<(Mil, Mil), String> {
    let (width, depth) = word.split_once('x').ok_or("a size reads like 72x48")?;
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
