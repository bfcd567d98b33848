//! The odds against the game itself: in combats of random games every pair of cards is played.

use super::{Side, State};
use crate::{
    Action, Army, BySide, Event, House, HouseCard, Prompt, TidesCard, Unit, Westeros,
    chapters::combat::{
        Step,
        odds::{
            Odds, after_reveal, as_it_stands, blade_adds, chance, if_answered, playable, redrawn,
            with_cards,
        },
    },
    notation::{Asked, read_answer, read_position},
    state::agenda,
    testing::area,
    testkit::options,
};
use tabletop::{Decision, EventRecorder, Game, Viewer, submit, testkit::TestDice};

/// The outcome of one pair of cards.
struct Played {
    counted: (i8, i8),
    winner: Side,
    lost: BySide<u8>,
    tides: BySide<Option<TidesCard>>,
}

fn asked(state: &State) -> Vec<Decision<Prompt>> {
    Westeros::decisions(state).collect()
}

fn answer(state: &mut State, to: &Decision<Prompt>, action: Action) -> Vec<Event> {
    let mut cx = EventRecorder::new(TestDice::new(u64::from(to.id.0)));
    submit::<Westeros>(state, to.seat, to.id, action, &mut cx).unwrap();
    cx.events
}

/// Both cards are played in turn; every other question gets the considerate answer, and the Blade
/// the wanted one.
fn play(mut state: State, cards: BySide<Option<HouseCard>>, blade: Action) -> Played {
    let houses = state.combat.unwrap().houses;
    let mut events = Vec::new();
    let over = |event: &Event| {
        matches!(
            event,
            Event::MarchRemoved { .. } | Event::MarchOrderMoved { .. } | Event::GameEnded { .. }
        )
    };
    while !events.iter().any(over) {
        let it = asked(&state)[0];
        let view = Westeros::view(&state, Viewer::Seat(it.seat));
        let side = state.combat.unwrap().side_of(view.me.unwrap());
        let action = match it.prompt {
            Prompt::ChooseCard => Action::PlayCard(cards[side.unwrap()].unwrap()),
            Prompt::BladeRedraw => Action::Decline,
            Prompt::Blade => blade,
            _ => Westeros::fallback(&view, &it.prompt),
        };
        events.extend(answer(&mut state, &it, action));
    }
    let end = events.iter().position(over).unwrap();
    let mut played = Played {
        counted: (0, 0),
        winner: Side::Attacker,
        lost: BySide::new(0, 0),
        tides: BySide::new(None, None),
    };
    for event in &events[..end] {
        match *event {
            Event::StrengthCounted { attacker, defender } => played.counted = (attacker, defender),
            Event::CombatWon { house, .. } if house == houses.defender => {
                played.winner = Side::Defender;
            }
            Event::TidesRevealed { tides } => played.tides = tides,
            Event::UnitsDestroyed { house, units } => {
                let side = if house == houses.attacker {
                    Side::Attacker
                } else {
                    Side::Defender
                };
                played.lost[side] += units.len();
            }
            _ => {}
        }
    }
    played
}

/// Returns what the odds say of it, the Tides cards being those that were drawn.
fn foreseen(
    state: &State,
    cards: BySide<Option<HouseCard>>,
    (tides, blade): (BySide<Option<TidesCard>>, Option<Side>),
) -> Odds {
    let mut position = with_cards(&state.position, cards);
    let combat = position.combat.as_mut().unwrap();
    combat.tides = tides;
    combat.blade = blade;
    after_reveal(&position).unwrap()
}

/// Plays every pair of cards of this combat; how many of them were compared.
fn compare(state: &State) -> usize {
    let hands = Side::ALL.map(|side| playable(&state.position, side).collect::<Vec<_>>());
    let mut pairs = 0;
    for &ours in &hands[0] {
        for &theirs in &hands[1] {
            let cards = BySide::new(Some(ours), Some(theirs));
            let plain = foreseen(state, cards, (BySide::default(), None));
            if plain.may_change.attacker || plain.may_change.defender {
                continue;
            }
            let adds = blade_adds(&state.position);
            let played = play(*state, cards, Action::Decline);
            let without = check(state, cards, &played, None);
            let played = play(*state, cards, Action::Use);
            let with = check(state, cards, &played, adds);
            let turned = (without.winner != with.winner).then_some(with.winner);
            assert_eq!(without.turned_by, turned);
            pairs += 1;
        }
    }
    pairs
}

fn check(
    state: &State,
    cards: BySide<Option<HouseCard>>,
    played: &Played,
    blade: Option<Side>,
) -> Odds {
    let odds = foreseen(state, cards, (played.tides, blade));
    let BySide { attacker, defender } = odds.strength;
    let here = format!("{cards:?} in {:?}, {:?}", state.combat, state.setup);
    assert_eq!(played.counted, (attacker, defender), "{here}");
    assert_eq!(played.winner, odds.winner, "{here}");
    let lost = |side: Side| odds.casualties[side] + odds.stranded[side];
    let lost = BySide::new(lost(Side::Attacker), lost(Side::Defender));
    assert_eq!(played.lost, lost, "{here}");
    odds
}

#[test]
fn the_odds_are_what_happens() {
    let (mut combats, mut pairs) = (0, 0);
    for seed in 0..150 {
        let mut cx = EventRecorder::new(TestDice::new(seed));
        let mut choice = TestDice::new(!seed);
        let players = 3 + (seed % 4) as u8;
        let mut state = Westeros::start(&options(seed), players, &mut cx);
        while let Some(it) = asked(&state).into_iter().find(|it| it.required) {
            let choosing = agenda::Step::Combat(Step::ChooseCards);
            let fresh = state.agenda.top() == Some(choosing) && state.committed.is_empty();
            if fresh {
                combats += 1;
                pairs += compare(&state);
            }
            let view = Westeros::view(&state, Viewer::Seat(it.seat));
            let action = Westeros::sample(&view, &it.prompt, &mut choice);
            submit::<Westeros>(&mut state, it.seat, it.id, action, &mut cx).unwrap();
        }
    }
    assert!(pairs > 20_000, "{pairs} pairs in {combats} combats");
}

#[test]
fn an_answer_is_looked_ahead_too() {
    let duel = "Lannister | Stoney Sept | K | March\n Tyrell | Blackwater | F";
    let [jaime, mace] = [HouseCard::SerJaimeLannister, HouseCard::MaceTyrell];
    let others = [HouseCard::TheHound, HouseCard::MargaeryTyrell];
    let mut state = super::board(duel, &[jaime, mace, others[0], others[1]]);
    state.tracks.fiefdoms.shift(House::Lannister, 0);
    state.put_routed(House::Tyrell, area("Blackwater"), Army::one(Unit::Footman));
    let position = super::attack(state, "Stoney Sept > Blackwater")
        .state
        .position;
    let cards = BySide::new(Some(jaime), Some(others[1]));
    let odds = after_reveal(&with_cards(&position, cards)).unwrap();
    assert_eq!(odds.strength, BySide::new(4, 2));
    // With the Blade: five against two.
    let blade = (&Prompt::Blade, &Action::Use);
    let after = with_cards(&position, cards);
    let used = if_answered(&after, Side::Attacker, blade).unwrap();
    assert_eq!((used.strength, used.turned_by), (BySide::new(5, 2), None));
    // Margaery's tower stops Jaime's sword; the routed Footman cannot retreat again.
    assert_eq!((used.casualties.defender, used.stranded.defender), (0, 1));
}

/// The 24 cards one by one.
fn deck() -> Vec<TidesCard> {
    let copies = |card: TidesCard| vec![card; card.copies().into()];
    TidesCard::ALL.into_iter().flat_map(copies).collect()
}

#[test]
fn chance_is_counted_over_every_pair_of_cards() {
    let duel = "Lannister | Stoney Sept | K | March\n Tyrell | Blackwater | F";
    let [jaime, garlan] = [HouseCard::SerJaimeLannister, HouseCard::SerGarlanTyrell];
    let others = [HouseCard::TheHound, HouseCard::MargaeryTyrell];
    let mut state = super::board(duel, &[jaime, garlan, others[0], others[1]]);
    state.blade_used = true;
    let play = super::attack(state, "Stoney Sept > Blackwater");
    let position = with_cards(&play.state.position, BySide::new(Some(jaime), Some(garlan)));
    let wins = |mine: TidesCard, theirs: TidesCard| {
        let mut drawn = position;
        let tides = BySide::new(Some(mine), Some(theirs));
        drawn.combat.as_mut().unwrap().tides = tides;
        as_it_stands(&drawn).unwrap().winner == Side::Attacker
    };
    let deck = deck();
    let pairs = || {
        let (deck, all) = (&deck, 0..deck.len());
        all.clone()
            .flat_map(move |a| all.clone().map(move |b| (a, b)))
            .filter(|(a, b)| a != b)
            .map(|(a, b)| (deck[a], deck[b]))
    };
    let won = pairs().filter(|&(mine, theirs)| wins(mine, theirs)).count();
    let ours = chance(&position, Side::Attacker, None);
    assert_eq!((ours.won as usize, ours.all), (won, 552));
    let theirs = chance(&position, Side::Defender, None);
    assert_eq!(ours.won + theirs.won, 552);
    let known = chance(&position, Side::Attacker, Some(TidesCard::Three));
    assert_eq!((known.won, known.all, known.percent()), (23, 23, 100));
    let redrawn = redrawn(&position, Side::Attacker, TidesCard::Blank);
    assert_eq!(redrawn.all, 23 * 22);
    assert!((1..100).contains(&redrawn.percent()));
}

/// The winner stands in the area while its port is taken over, and is nobody's prey.
#[test]
fn a_decided_combat_has_no_odds() {
    let position = "supply all 6\nphase march\nblade used\nthrone GR, LA\n\
                    GR Riverrun: K, March\nLA Port of Lannisport: 2 ships\n\
                    LA Stoney Sept: F, March";
    let mut state = read_position(position).unwrap();
    for (house, text) in [
        (House::Greyjoy, "march Riverrun: K > Lannisport"),
        (House::Greyjoy, "play Euron"),
        (House::Lannister, "play Hound"),
    ] {
        let to = asked(&state)
            .into_iter()
            .find(|it| state.house_of(it.seat) == Some(house))
            .unwrap();
        let how = Asked {
            house,
            prompt: Some(&to.prompt),
            combat: state.combat.as_ref(),
        };
        let action = read_answer(how, text).unwrap();
        answer(&mut state, &to, action);
    }
    assert!(matches!(asked(&state)[0].prompt, Prompt::TakePort { .. }));
    assert!(state.combat.unwrap().winner.is_some());
    assert!(as_it_stands(&state).is_none());
    assert!(after_reveal(&state).is_none());
}
