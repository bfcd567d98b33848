//! Mail that goes out of the fuzzed site, and what is learnt from it.

use super::Model;
use crate::tests::proof::links;
use platform::outbox;

impl Model {
    pub(super) async fn confirm_addresses(&mut self) {
        outbox::send_due(&self.site.platform).await.unwrap();
        self.read_mail();
        let eve = self.sessions[4].cookie.clone();
        for (token, _) in self.tokens.clone() {
            self.call("confirm_address", &format!("token={token}"), &eve)
                .await;
        }
    }

    /// Ten minutes later: mail goes out, and what is due is answered.
    pub async fn deliver_mail(&mut self) {
        self.site.wait(10 * 60 * 1000);
        let mut rested = platform::deadlines::Resting::default();
        platform::deadlines::strike(&self.site.platform, &mut rested)
            .await
            .unwrap();
        outbox::send_due(&self.site.platform).await.unwrap();
        let known = self.tokens.len();
        self.read_mail();
        let new = self.tokens[known..].iter();
        // Without a confirmed address nobody is mailed anything.
        let new = new.filter(|(_, subject)| subject.contains("address"));
        let new: Vec<_> = new.map(|(token, _)| format!("token={token}")).collect();
        for form in new {
            if self.chance.thousandths(500) {
                self.call("confirm_address", &form, "").await;
            }
        }
    }

    /// Takes the links out of the mails, each of which holds nothing that its reader must not see.
    fn read_mail(&mut self) {
        for mail in self.site.mails.mails() {
            let mine = &mail.to;
            let mut text = [&*mail.subject, &mail.text, &mail.html].concat();
            for own in links(&mail).iter().chain([mine]) {
                text = text.replace(own, "");
            }
            let leak = self.markers.leak(&text, &[]);
            assert!(leak.is_none(), "a mail to {mine} holds {leak:?}:\n{text}");
            for token in links(&mail) {
                self.markers.hide(&token);
                self.tokens.push((token, mail.subject.clone()));
            }
        }
        for call in self.site.mails.requests() {
            let text = String::from_utf8_lossy(&call.body).into_owned();
            let leak = self.markers.leak(&text, &[]);
            assert!(leak.is_none(), "a call of {} holds {leak:?}", call.url);
        }
    }
}
