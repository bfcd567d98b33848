//! The choices that make up arms, in words: for those who do not see them.

use crate::language::Words;

/// The divisions of a shield.
pub const DIVISIONS: [Words; 6] = [
    words!("Halves side by side" | "Längs geteilt"),
    words!("Upper and lower half" | "Quer geteilt"),
    words!("Slanted halves" | "Schräg geteilt"),
    words!("Chevron" | "Sparren"),
    words!("Quarters" | "Geviert"),
    words!("Stripe" | "Pfahl"),
];

/// The tinctures.
pub const TINCTURES: [Words; 8] = [
    words!("Red" | "Rot"),
    words!("Blue" | "Blau"),
    words!("Green" | "Grün"),
    words!("Golden" | "Gold"),
    words!("Black" | "Schwarz"),
    words!("Purple" | "Violett"),
    words!("Silver" | "Silber"),
    words!("Copper" | "Kupfer"),
];

/// The pictures that a shield may bear.
pub const CHARGES: [Words; 16] = [
    words!("Tower" | "Turm"),
    words!("Fish" | "Fisch"),
    words!("Snake" | "Schlange"),
    words!("Anchor" | "Anker"),
    words!("Axe" | "Axt"),
    words!("Star" | "Stern"),
    words!("Trumpet" | "Horn"),
    words!("Ship" | "Schiff"),
    words!("Flame" | "Flamme"),
    words!("Bow" | "Bogen"),
    words!("Eye" | "Auge"),
    words!("Wheel" | "Rad"),
    words!("Spear" | "Speer"),
    words!("Cup" | "Kelch"),
    words!("Moon" | "Mond"),
    words!("Tree" | "Baum"),
];
