//! Tests of where the links of mails lead that others have caused.

use super::{World, post};
use axum::{
    body::Body,
    http::{Request, StatusCode, header},
};
use platform::{UserId, accounts, notices, tables};
use std::fs;

impl World {
    /// Returns what is mailed now, as the mail server is given it.
    async fn mails(&self) -> Vec<String> {
        let folder = self.folder.path().join("mail");
        fs::remove_dir_all(&folder).ok();
        notices::outbox::send_due(&self.platform).await.unwrap();
        let Ok(files) = fs::read_dir(&folder) else {
            return Vec::new();
        };
        // Long lines are broken for the way.
        files
            .map(|it| fs::read_to_string(it.unwrap().path()).unwrap())
            .map(|it| it.replace("=\r\n", ""))
            .collect()
    }

    async fn user(&self, name: &str) -> UserId {
        let found = accounts::named(&self.platform, name).await;
        found.unwrap().unwrap().id
    }

    /// A form as a browser without a script sends it.
    async fn form(&self, function: &str, token: &str) -> StatusCode {
        let request = post(function)
            .header(header::ACCEPT, "text/html")
            .body(Body::from(format!("token={token}")));
        self.send(request.unwrap()).await.status
    }
}

/// The token of the first link in what follows.
fn token(mail: &str) -> &str {
    let (_, rest) = mail.split_once("/notice/").unwrap();
    let rest = rest.strip_prefix("end/").unwrap_or(rest);
    let end = rest.find(|it: char| !(it.is_ascii_alphanumeric() || "-_".contains(it)));
    &rest[..end.unwrap()]
}

#[tokio::test]
async fn not_me_is_one_click_and_asks_on_a_page_without_scripts() {
    let world = World::new().await;
    let signs_up = async |name: &str| {
        let form =
            format!("name={name}&password=correct+horse+battery&mail=hodor%40tarth.example&next=");
        assert!(world.call("sign_up", &form, "").await.status.is_success());
    };
    signs_up("Eve").await;
    let mails = world.mails().await;
    let (_, header) = mails[0].split_once("List-Unsubscribe: <").unwrap();
    let token = token(header).to_owned();
    let page = format!("/notice/{token}");
    for _ in 0..2 {
        let asked = world.get(&page, "").await;
        assert_eq!(asked.status, StatusCode::OK);
        assert!(
            asked.body.contains("action=\"/api/end_mail\""),
            "{}",
            asked.body
        );
    }
    let click =
        Request::post(format!("/notice/end/{token}")).body("List-Unsubscribe=One-Click".into());
    assert_eq!(
        world.send(click.unwrap()).await.status,
        StatusCode::NO_CONTENT
    );
    let ended = world.get(&page, "").await.body;
    assert!(ended.contains("action=\"/api/mail_again\""), "{ended}");
    signs_up("Eve 2").await;
    assert!(world.mails().await.is_empty());
    assert!(world.form("mail_again", &token).await.is_redirection());
    assert!(world.form("end_mail", &token).await.is_redirection());
    signs_up("Eve 3").await;
    assert!(world.mails().await.is_empty());
}

#[tokio::test]
async fn who_invites_is_blocked_by_the_page_of_the_email_and_heard_again_on_the_account() {
    let world = World::with(&["--notice-wait", "0"]).await;
    let ann = world.sign_up("Ann").await;
    let bobs = world.sign_up("Bob").await;
    world
        .call(
            "set_mail",
            "mail=ann%40tarth.example&account_password=correct+horse+battery",
            &ann,
        )
        .await;
    let confirming = world.mails().await.remove(0);
    let (_, body) = confirming.split_once("\r\n\r\n").unwrap();
    world
        .call("confirm_address", &format!("token={}", token(body)), "")
        .await;
    let bob = world.user("Bob").await;
    let lure = "name=www.evil.example&players=3&audience=open";
    world.call("create_table", lure, &bobs).await;
    let path = world.first_table(&bobs).await;
    let table = path.trim_start_matches("/tables/").parse().unwrap();
    tables::invite(&world.platform, bob, table, "Ann")
        .await
        .unwrap();
    let invitation = world.mails().await.remove(0);
    let (head, body) = invitation.split_once("\r\n\r\n").unwrap();
    // Their words stand in it as words in quotation marks: see the words of mails in `app`.
    assert!(head.contains("Subject: =?utf-8?"), "{head}");
    assert!(!invitation.contains("evil.example"), "{invitation}");
    let (_, body) = body.split_once("invites you").unwrap();
    let token = token(body);

    let page = format!("/notice/{token}");
    let asked = world.get(&page, "").await.body;
    assert!(
        asked.contains("action=\"/api/block_by_link\"") && asked.contains("Block Bob"),
        "{asked}"
    );
    assert!(world.form("block_by_link", token).await.is_redirection());
    let blocked = world.get(&page, "").await.body;
    assert!(
        blocked.contains("You have blocked Bob") && !blocked.contains("block_by_link"),
        "{blocked}"
    );
    assert!(
        !world
            .get("/lobby", &ann)
            .await
            .body
            .contains("Bob invites you")
    );
    let account = world.get("/account", &ann).await.body;
    assert!(
        account.contains("Muted and blocked") && account.contains("Unblock Bob"),
        "{account}"
    );
    let (_, id) = account.split_once("action=\"/api/unblock\"").unwrap();
    let (_, id) = id.split_once("value=\"").unwrap();
    let id = id.split_once('"').unwrap().0;
    world.call("unblock", &format!("id={id}"), &ann).await;
    let lobby = world.get("/lobby", &ann).await.body;
    assert!(
        lobby.contains("Bob invites you") && lobby.contains("action=\"/api/block_inviter\""),
        "{lobby}"
    );
    world
        .call("block_inviter", &format!("table={table}"), &ann)
        .await;
    assert!(
        !world
            .get("/lobby", &ann)
            .await
            .body
            .contains("Bob invites you")
    );
}

/// A person who has made an account for a table is back there, invitation and all; without that, where they
/// wait for others. Nobody else is told of either.
#[tokio::test]
async fn who_confirms_an_address_is_back_at_the_table_that_they_joined() {
    let world = World::new().await;
    let signs_up = async |name: &str, next: &str| {
        let form = format!(
            "name={name}&password=correct+horse+battery&mail={name}%40tarth.example&next={next}"
        );
        let answer = world.call("sign_up", &form, "").await;
        let cookies = answer.headers.get_all(header::SET_COOKIE).iter();
        let cookies = cookies.map(|it| it.to_str().unwrap().split(';').next().unwrap());
        let cookies = cookies.collect::<Vec<_>>().join("; ");
        let mail = world.mails().await.remove(0);
        let (_, body) = mail.split_once("\r\n\r\n").unwrap();
        (cookies, token(body).to_owned())
    };
    let confirms = async |token: &str, cookies: &str| {
        let request = post("confirm_address")
            .header(header::ACCEPT, "text/html")
            .header(header::COOKIE, cookies)
            .body(Body::from(format!("token={token}")));
        let answer = world.send(request.unwrap()).await;
        answer.header("location").to_owned()
    };
    let (ann, link) = signs_up("Ann", "%2Ftables%2F1%3Finvitation%3Dx").await;
    let back = confirms(&link, &ann).await;
    assert!(
        back.ends_with("/tables/1?invitation=x&mail=confirmed"),
        "{back}"
    );

    let (bob, link) = signs_up("Bob", "").await;
    world
        .call(
            "create_table",
            "name=Salt&players=3&audience=open",
            bob.split(';').next().unwrap(),
        )
        .await;
    let path = world.first_table(&bob).await;
    let page = confirms(&link, "").await;
    assert!(page.ends_with(&format!("/notice/{link}")), "{page}");
    let (_, hers) = ann.split_once("rookery-joining=").unwrap();
    let beside_hers = format!("{bob}; rookery-joining={hers}");
    for (cookies, told) in [
        ("", false),
        (ann.as_str(), false),
        (bob.as_str(), true),
        (beside_hers.as_str(), true),
    ] {
        let page = world.get(&format!("/notice/{link}"), cookies).await.body;
        let (_, way) = page.split_once("Your address is confirmed.").unwrap();
        let back = way.contains(&format!("href=\"{path}\"")) && way.contains("Back to the table");
        assert_eq!(back, told, "{way}");
        assert!(!way.contains("invitation=x"), "{way}");
    }

    let (cat, link) = signs_up("Cat", "%2F%2Fevil.example").await;
    let nowhere = confirms(&link, &cat).await;
    assert!(nowhere.ends_with(&format!("/notice/{link}")), "{nowhere}");

    let answer = world.call("sign_out", "", &ann).await;
    let cleared = answer.headers.get_all(header::SET_COOKIE).iter();
    let cleared = cleared.filter(|it| it.to_str().unwrap().contains("-joining=;"));
    assert_eq!(cleared.count(), 1);
}
