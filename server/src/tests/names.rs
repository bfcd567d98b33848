//! Tests that what this site says in place of a name is nobody's name.

use super::World;

#[tokio::test]
async fn nobody_is_called_what_the_site_itself_says() {
    let world = World::new().await;
    for (name, reason) in [
        ("Computer", "NameReserved"),
        ("deleted+account", "NameReserved"),
        ("Haus+Stark", "NameReserved"),
        ("House+Stark", "NameReserved"),
        ("Guest+1234567", "NameReserved"),
        ("R00kery", "NameReserved"),
        ("%D0%90nn", "NameMixed"),
    ] {
        let form = format!("name={name}&password=correct+horse+battery&mail=&next=");
        let answer = world.call("sign_up", &form, "").await;
        assert!(answer.body.contains(reason), "{name}: {}", answer.body);
    }
    world.sign_up("Ann+Lee").await;
    let form = super::form("Ann_Lee");
    let answer = world.call("sign_up", &form, "").await;
    assert!(answer.body.contains("NameAlike"), "{}", answer.body);
}
