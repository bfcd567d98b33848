//! A picture as PNG, which chats show with a link. Printing takes a processor for half a second at worst, so
//! few are printed at once, on threads of their own, and those that were asked for last are kept.

use crate::share_card::{HEIGHT, WIDTH};
use resvg::{
    render,
    tiny_skia::{Pixmap, Transform},
    usvg::{ImageHrefResolver, Options, Tree, fontdb::Database},
};
use std::{
    collections::VecDeque,
    num::NonZeroUsize,
    sync::{Arc, LazyLock, Mutex, PoisonError},
    thread::available_parallelism,
    time::Duration,
};
use tokio::{sync::Semaphore, task::spawn_blocking, time::timeout};

/// Nobody waits longer for their turn.
const PATIENCE: Duration = Duration::from_secs(10);
/// So many are kept, of about 250 KB each.
const KEPT: usize = 64;

const FONTS: [&[u8]; 5] = [
    include_bytes!("../../../fonts/title-600.ttf"),
    include_bytes!("../../../fonts/title-500-italic.ttf"),
    include_bytes!("../../../fonts/text-400.ttf"),
    include_bytes!("../../../fonts/text-600.ttf"),
    include_bytes!("../../../fonts/text-others-400.ttf"),
];
/// The font in place of those that we lack.
const USUAL: &str = "Rookery Text";

/// So many are printed at once, whoever asks: the other half of the processors is for those who play.
static TURNS: LazyLock<Semaphore> = LazyLock::new(|| {
    let processors = available_parallelism().map_or(1, NonZeroUsize::get);
    Semaphore::new((processors / 2).max(1))
});
static LAST: Mutex<Last> = Mutex::new(Last(VecDeque::new()));

/// Pictures with their tags; at the back the one that was asked for last.
struct Last(VecDeque<(u64, Arc<[u8]>)>);

impl Last {
    fn find(&mut self, tag: u64) -> Option<Arc<[u8]>> {
        let place = self.0.iter().position(|it| it.0 == tag)?;
        let found = self.0.remove(place)?;
        let png = found.1.clone();
        self.0.push_back(found);
        Some(png)
    }

    fn keep(&mut self, tag: u64, png: Arc<[u8]>) {
        if self.0.len() >= KEPT {
            self.0.pop_front();
        }
        self.0.push_back((tag, png));
    }
}

/// Prints a drawing of 1200 by 630, unless the one with this tag is there already; nothing if too many wait,
/// or if it is no drawing.
pub async fn printed(tag: u64, svg: String) -> Option<Arc<[u8]>> {
    if let Some(known) = kept(tag) {
        return Some(known);
    }
    let turn = timeout(PATIENCE, TURNS.acquire()).await.ok()?.ok()?;
    // Somebody else may have asked for it before.
    if let Some(known) = kept(tag) {
        return Some(known);
    }
    // The turn is over when the thread is done, whether somebody still waits for it or not.
    let print = move || {
        let _turn = turn;
        let png: Arc<[u8]> = png(&svg)?.into();
        keep(tag, &png);
        Some(png)
    };
    spawn_blocking(print).await.ok()?
}

fn kept(tag: u64) -> Option<Arc<[u8]>> {
    let mut last = LAST.lock().unwrap_or_else(PoisonError::into_inner);
    last.find(tag)
}

fn keep(tag: u64, png: &Arc<[u8]>) {
    let mut last = LAST.lock().unwrap_or_else(PoisonError::into_inner);
    last.keep(tag, png.clone());
}

fn png(svg: &str) -> Option<Vec<u8>> {
    static READ: LazyLock<Arc<Database>> = LazyLock::new(|| {
        let mut fonts = Database::new();
        for font in FONTS {
            fonts.load_font_data(font.to_vec());
        }
        fonts.set_serif_family(USUAL);
        fonts.set_sans_serif_family(USUAL);
        Arc::new(fonts)
    });
    let options = Options {
        font_family: USUAL.to_owned(),
        fontdb: READ.clone(),
        // Our drawings have no pictures in them, so none leads to a file.
        image_href_resolver: ImageHrefResolver {
            resolve_data: Box::new(|_, _, _| None),
            resolve_string: Box::new(|_, _| None),
        },
        ..Options::default()
    };
    let tree = Tree::from_str(svg, &options).ok()?;
    let mut paper = Pixmap::new(WIDTH, HEIGHT)?;
    render(&tree, Transform::identity(), &mut paper.as_mut());
    paper.encode_png().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the color of the pixel there.
    fn pixel(svg: &str, (x, y): (u32, u32)) -> [u8; 3] {
        let paper = Pixmap::decode_png(&png(svg).unwrap()).unwrap();
        assert_eq!((paper.width(), paper.height()), (WIDTH, HEIGHT));
        let it = paper.pixel(x, y).unwrap();
        [it.red(), it.green(), it.blue()]
    }

    fn sheet(rest: &str) -> String {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1200\" height=\"630\">{rest}</svg>"
        )
    }

    #[test]
    fn a_drawing_is_printed_and_nothing_else() {
        let red = sheet("<rect width=\"1200\" height=\"630\" fill=\"#ff0000\"/>");
        assert_eq!(pixel(&red, (600, 300)), [255, 0, 0]);
        assert_eq!(png("<svg"), None);
        let file = sheet("<image width=\"1200\" height=\"630\" href=\"/etc/passwd\"/>");
        assert_eq!(pixel(&file, (600, 300)), [0, 0, 0], "no file is read");
    }

    #[test]
    fn names_of_many_languages_are_written_in_our_own_fonts() {
        let ink = |letter: &str, font: &str| {
            let text = format!(
                "<text x=\"100\" y=\"400\" font-size=\"300\" font-family=\"{font}\">{letter}</text>"
            );
            png(&sheet(&text)).unwrap()
        };
        let nothing = ink("", USUAL);
        // No font has it: the box that stands for such letters.
        let unknown = ink("\u{4e2d}", USUAL);
        for letter in ["W", "é", "Ł", "Д", "Ω", "ế"] {
            for font in [USUAL, "Rookery Title", "Palatino"] {
                let drawn = ink(letter, font);
                assert!(drawn != nothing && drawn != unknown, "{letter} in {font}");
            }
        }
    }

    #[test]
    fn the_one_that_nobody_has_asked_for_longest_makes_room() {
        let mut last = Last(VecDeque::new());
        for tag in (0..).take(KEPT) {
            last.keep(tag, Vec::<u8>::new().into());
        }
        assert!(last.find(0).is_some());
        last.keep(1000, Vec::<u8>::new().into());
        assert_eq!(last.0.len(), KEPT);
        let there = [0, 1, 2, 1000].map(|tag| last.find(tag).is_some());
        assert_eq!(there, [true, false, true, true]);
    }

    #[tokio::test]
    async fn the_same_picture_is_printed_once() {
        let red = sheet("<rect width=\"9\" height=\"9\" fill=\"#ff0000\"/>");
        let one = printed(7, red.clone()).await.unwrap();
        let other = printed(7, red).await.unwrap();
        assert!(Arc::ptr_eq(&one, &other));
        assert!(printed(8, "no drawing".into()).await.is_none());
    }
}
