//! Sends mail by SMTP, or writes it into a folder where there is no server to send it.

use std::path::{Path, PathBuf};

use lettre::message::header::{HeaderName, HeaderValue};
use lettre::message::{Mailbox, MultiPart};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};

use crate::private;

use super::transport::{Failure, Mail};
use ::model::DeliveryError;

/// The way of mail out of the server.
pub struct Mailer {
    from: Mailbox,
    way: Way,
}

enum Way {
    Smtp(Box<AsyncSmtpTransport<Tokio1Executor>>),
    Folder(PathBuf),
}

/// The reason why no mail could ever be sent so.
#[derive(Debug, thiserror::Error)]
pub enum MailerError {
    #[error("this is no mail address: {0}")]
    Sender(lettre::address::AddressError),
    #[error("this is no address of a mail server: {0}")]
    Server(lettre::transport::smtp::Error),
}

impl Mailer {
    /// By SMTP, as `smtps://user:password@host` or `smtp://host:587?tls=required` says.
    pub fn smtp(url: &str, from: &str) -> Result<Self, MailerError> {
        let smtp = AsyncSmtpTransport::<Tokio1Executor>::from_url(url)
            .map_err(MailerError::Server)?
            .timeout(Some(std::time::Duration::from_secs(30)));
        Ok(Self {
            from: sender(from)?,
            way: Way::Smtp(Box::new(smtp.build())),
        })
    }

    /// A file for each mail.
    pub fn folder(folder: &Path, from: &str) -> Result<Self, MailerError> {
        private::tighten_mails(folder);
        Ok(Self {
            from: sender(from)?,
            way: Way::Folder(folder.to_owned()),
        })
    }

    pub(super) async fn send(&self, mail: &Mail) -> Result<(), Failure> {
        let message = self.message(mail)?;
        match &self.way {
            Way::Smtp(smtp) => smtp.send(message).await.map(drop).map_err(|error| {
                let why = error.status().map_or(DeliveryError::Unreachable, |it| {
                    DeliveryError::Refused(it.to_string().parse().unwrap_or(0))
                });
                Failure {
                    why,
                    again: !error.is_permanent(),
                }
            }),
            Way::Folder(folder) => write(folder, mail, &message.formatted())
                .await
                .map_err(|_| Failure::passing(DeliveryError::NoWay)),
        }
    }

    fn message(&self, mail: &Mail) -> Result<Message, Failure> {
        // Without a name: that would be the start of another address.
        let to: Address = mail
            .to
            .parse()
            .map_err(|_| Failure::lasting(DeliveryError::Address))?;
        let host = self.from.email.domain();
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(mail.subject.clone())
            .message_id(Some(format!("<{}@{host}>", mail.id)))
            .multipart(MultiPart::alternative_plain_html(
                mail.text.clone(),
                mail.html.clone(),
            ))
            .map_err(|_| Failure::lasting(DeliveryError::Address))?;
        let mut header = |name: &'static str, value: String| {
            let name = HeaderName::new_from_ascii_str(name);
            message
                .headers_mut()
                .insert_raw(HeaderValue::new(name, value));
        };
        header("Auto-Submitted", "auto-generated".to_owned());
        if let Some(link) = &mail.unsubscribe {
            header("List-Unsubscribe", format!("<{link}>"));
            header(
                "List-Unsubscribe-Post",
                "List-Unsubscribe=One-Click".to_owned(),
            );
        }
        Ok(message)
    }
}

fn sender(from: &str) -> Result<Mailbox, MailerError> {
    from.parse().map_err(MailerError::Sender)
}

/// Writes a mail so that whoever reads the folder sees whole mails only; the same one again is the same file.
async fn write(folder: &Path, mail: &Mail, text: &[u8]) -> std::io::Result<()> {
    let (folder, id, text) = (folder.to_owned(), mail.id.clone(), text.to_owned());
    let work = move || {
        if let Some(around) = folder.parent() {
            std::fs::create_dir_all(around)?;
        }
        // Mails hold links that let somebody in.
        private::create_folder(&folder)?;
        let part = folder.join(format!("{id}.part"));
        let _ = std::fs::remove_file(&part);
        private::create(&part)?;
        std::fs::write(&part, text)?;
        std::fs::rename(part, folder.join(format!("{id}.eml")))
    };
    tokio::task::spawn_blocking(work).await?
}
