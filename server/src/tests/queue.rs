//! "Your turn" above every page.

use super::World;

/// A table of three that waits for the orders of all: their cookies.
pub async fn three(world: &World) -> [String; 3] {
    let mut cookies = Vec::new();
    for name in ["Ann", "Bob", "Cat"] {
        cookies.push(world.sign_up(name).await);
    }
    let form = "name=Salt+%26+Iron&players=3&audience=open\
                &pace[kind]=correspondence&pace[planning]=24&pace[reaction]=12";
    world.call("create_table", form, &cookies[0]).await;
    let path = world.first_table(&cookies[0]).await;
    let id = path.trim_start_matches("/tables/");
    for (seat, cookie) in cookies.iter().enumerate() {
        let sit = format!("table={id}&seat={seat}&invitation=");
        world.call("take_seat", &sit, cookie).await;
    }
    for cookie in &cookies {
        world
            .call("confirm_seat", &format!("table={id}"), cookie)
            .await;
    }
    cookies.try_into().unwrap()
}

/// The header of a page.
async fn header(world: &World, path: &str, cookie: &str) -> String {
    let page = world.get(path, cookie).await.body;
    let (header, _) = page.split_once("</header>").unwrap();
    header.to_owned()
}

#[tokio::test]
async fn every_page_tells_what_waits_for_its_visitor_and_for_nobody_else() {
    let world = World::new().await;
    let [ann, bob, cat] = three(&world).await;
    for path in ["/", "/about", "/lobby", "/account"] {
        for (cookie, mine, others) in [
            (&ann, "Baratheon", ["Lannister", "Stark"]),
            (&bob, "Lannister", ["Baratheon", "Stark"]),
            (&cat, "Stark", ["Baratheon", "Lannister"]),
        ] {
            let header = header(&world, path, cookie).await;
            assert!(header.contains("Salt &amp; Iron"), "{path}: {header}");
            assert!(header.contains(&format!("{mine} to ")), "{path}: {header}");
            assert!(header.contains("left, until "), "{path}: {header}");
            for other in others {
                assert!(!header.contains(other), "{path}: {header}");
            }
        }
    }
}

#[tokio::test]
async fn for_whom_nothing_waits_there_is_no_queue() {
    let world = World::new().await;
    three(&world).await;
    let dan = world.sign_up("Dan").await;
    for cookie in ["", &dan] {
        let header = header(&world, "/lobby", cookie).await;
        assert!(!header.contains("queue"), "{header}");
        let answer = world.call("awaited", "", cookie).await.body;
        assert!(answer.contains("\"all\":[]"), "{answer}");
    }
}

#[tokio::test]
async fn the_queue_speaks_the_readers_language() {
    let world = World::new().await;
    let [ann, ..] = three(&world).await;
    let english = header(&world, "/about", &ann).await;
    let german = header(&world, "/about", &format!("{ann}; language=de")).await;
    assert!(english.contains("Your turn") && german.contains("Du bist dran"));
    assert!(german.contains("Baratheon ist dran ("), "{german}");
}
