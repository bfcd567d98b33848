use super::*;

fn table(id: &str) -> Listing {
    Listing {
        id: id.into(),
        kind: "westeros".into(),
        name: id.into(),
        status: Status::Running,
        seats: Vec::new(),
        my_turn: false,
        asked_at: None,
        unread: 0,
        news: false,
        created_at: 0,
        open: true,
        options: String::new(),
        pace: String::new(),
        paused_at: None,
        clocks: Vec::new(),
        due: None,
        position: None,
        board: None,
        chat: ChatChoice::default(),
        masks: Masks::None,
        delay: Delay::None,
        stakes: Stakes::Friendly,
        terms: Terms::default(),
        verdict: None,
        progress: None,
        part: None,
        start: Start::AtOnce,
    }
}

#[test]
fn the_most_urgent_table_comes_first() {
    let mut tables = [
        Listing {
            status: Status::Gathering,
            ..table("gathering")
        },
        table("quiet"),
        Listing {
            news: true,
            ..table("news")
        },
        Listing {
            unread: 2,
            ..table("written")
        },
        Listing {
            my_turn: true,
            asked_at: Some(9),
            ..table("asked lately")
        },
        Listing {
            my_turn: true,
            asked_at: Some(5),
            ..table("asked long ago")
        },
        Listing {
            my_turn: true,
            asked_at: Some(9),
            due: Some(20),
            ..table("soon too late")
        },
    ];
    tables.sort_by_key(Listing::urgency);
    let order: Vec<_> = tables.iter().map(|it| it.id.as_str()).collect();
    let expected = [
        "soon too late",
        "asked long ago",
        "asked lately",
        "written",
        "news",
        "quiet",
        "gathering",
    ];
    assert_eq!(order, expected);
}
