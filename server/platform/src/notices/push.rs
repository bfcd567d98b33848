//! Web push: a text sealed for one browser (RFC 8291), brought by its push service, to which we
//! prove who we are (RFC 8292).

use aws_lc_rs::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use aws_lc_rs::agreement::{ECDH_P256, PrivateKey, UnparsedPublicKey, agree};
use aws_lc_rs::error::Unspecified;
use aws_lc_rs::hkdf::{HKDF_SHA256, KeyType, Salt};
use aws_lc_rs::rand::SystemRandom;
use aws_lc_rs::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use sea_orm::{
    ActiveModelTrait, ActiveValue::NotSet, ColumnTrait, EntityTrait, PaginatorTrait, QueryFilter,
    Set,
};
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::settings::{fresh, write};
use super::transport::{Failure, Request};
use super::web::checked;
use super::{Channel, Shape};
use crate::accounts::{Visitor, refuse_ended};
use crate::entities::{Secret, target};
use crate::text::invalid;
use crate::{Error, Field, Platform, Problem, random};
use ::model::DeliveryError;

/// The time for which the push service keeps what the browser does not fetch, in seconds.
const KEPT: u32 = 24 * 60 * 60;
/// The time for which our proof holds, in seconds; a day is the most that is allowed.
const PROVEN: i64 = 12 * 60 * 60;
/// One record holds the whole text.
const RECORD: u32 = 4096;
/// The bytes of a public key.
const POINT: usize = 65;
/// The bytes before what is sealed, and of its proof: push services take 4096 in all.
const HEAD: usize = 16 + 4 + 1 + POINT;
const TAG: usize = 16;
/// So many browsers a person may have told.
const MOST: u64 = 10;

/// A browser, as it lets itself be written to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Device {
    /// The address at its push service.
    pub endpoint: String,
    /// Its public key and its secret, in base64url.
    pub p256dh: String,
    pub auth: String,
}

/// Our public key, which browsers want to know: an uncompressed point, in base64url.
pub fn push_key(platform: &Platform) -> String {
    encode(platform.keys().push.public_key().as_ref())
}

/// Tells this browser from now on, until the visitor signs out there. The same one again is one,
/// and nobody else is told there any more.
///
/// # Errors
/// [`Error::Invalid`] for what is no browser, and for one too many; [`Error::SessionEnded`] where
/// the visitor's session has ended meanwhile.
pub async fn add_device(
    platform: &Platform,
    visitor: &Visitor,
    (language, label): (&str, &str),
    device: &Device,
) -> Result<(), Error> {
    let malformed = || invalid(Field::Device, Problem::Malformed);
    checked(&device.endpoint).map_err(|_| malformed())?;
    keys(device).map_err(|_| malformed())?;
    let address = serde_json::to_string(device).map_err(Error::internal)?;
    let endpoint = random::sha256(device.endpoint.as_bytes());
    let user = visitor.user.id;
    let tx = platform.database().write().await?;
    refuse_ended(&tx, visitor).await?;
    target::Entity::delete_many()
        .filter(target::Column::Endpoint.eq(&endpoint))
        .filter(target::Column::UserId.ne(user))
        .exec(&tx)
        .await?;
    let known = target::Entity::find().filter(target::Column::Endpoint.eq(&endpoint));
    if let Some(known) = known.one(&tx).await? {
        let mut known = target::ActiveModel::from(known);
        known.address = Set(Secret(address));
        known.session_id = Set(Some(visitor.session));
        known.broken_at = Set(None);
        known.update(&tx).await?;
        tx.commit().await?;
        return Ok(());
    }
    let browsers = target::Entity::find()
        .filter(target::Column::UserId.eq(user))
        .filter(target::Column::Channel.eq(Channel::Push));
    if browsers.count(&tx).await? >= MOST {
        return Err(invalid(Field::Device, Problem::TooLong));
    }
    write(&tx, fresh(user, language)?, &[]).await?;
    let row = target::ActiveModel {
        id: NotSet,
        user_id: Set(user),
        channel: Set(Channel::Push),
        shape: Set(Shape::Push),
        address: Set(Secret(address)),
        label: Set(label.to_owned()),
        created_at: Set(platform.now()),
        broken_at: Set(None),
        session_id: Set(Some(visitor.session)),
        endpoint: Set(Some(endpoint)),
    };
    row.insert(&tx).await?;
    tx.commit().await?;
    Ok(())
}

/// A notice for a browser. The same batch again takes the place of what was not fetched yet.
pub fn request(
    platform: &Platform,
    address: &Secret,
    (batch, link): (&str, &str),
    (title, text): (&str, &str),
) -> Result<Request, Failure> {
    let broken = Failure::lasting(DeliveryError::Address);
    let device: Device = serde_json::from_str(&address.0).map_err(|_| broken)?;
    let text = json!({"title": title, "body": text, "link": link}).to_string();
    let from = PrivateKey::generate(&ECDH_P256).map_err(|_| broken)?;
    let body = seal(&device, text.as_bytes(), &from, random::bytes()).map_err(|_| broken)?;
    let proof = proof(platform, &device.endpoint).map_err(|_| broken)?;
    Ok(Request {
        url: device.endpoint,
        headers: vec![
            ("authorization", proof),
            ("content-encoding", "aes128gcm".to_owned()),
            ("content-type", "application/octet-stream".to_owned()),
            ("ttl", KEPT.to_string()),
            ("topic", batch.chars().take(32).collect()),
            ("urgency", "normal".to_owned()),
        ],
        body,
    })
}

/// RFC 8291, section 4: the text in one record, sealed between a key used once and the browser's.
fn seal(
    device: &Device,
    text: &[u8],
    from: &PrivateKey,
    salt: [u8; 16],
) -> Result<Vec<u8>, Unspecified> {
    let (theirs, auth) = keys(device)?;
    let ours = from.compute_public_key()?;
    let info = [b"WebPush: info\0", theirs.as_slice(), ours.as_ref()].concat();
    let peer = UnparsedPublicKey::new(&ECDH_P256, &theirs);
    let shared = agree(from, peer, Unspecified, |secret| {
        derive::<32>(&auth, secret, &info)
    })?;
    let key = derive::<16>(&salt, &shared, b"Content-Encoding: aes128gcm\0")?;
    let nonce = derive::<12>(&salt, &shared, b"Content-Encoding: nonce\0")?;
    // The last record ends with a two.
    let mut sealed = [text, &[2]].concat();
    if sealed.len() > RECORD as usize - HEAD - TAG {
        return Err(Unspecified);
    }
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
    key.seal_in_place_append_tag(
        Nonce::assume_unique_for_key(nonce),
        Aad::empty(),
        &mut sealed,
    )?;
    let head = [
        salt.as_slice(),
        &RECORD.to_be_bytes(),
        &[POINT as u8],
        ours.as_ref(),
    ]
    .concat();
    Ok([head, sealed].concat())
}

/// The browser's public key and its secret.
fn keys(device: &Device) -> Result<(Vec<u8>, Vec<u8>), Unspecified> {
    let key = decode(&device.p256dh)?;
    let auth = decode(&device.auth)?;
    let whole = key.len() == POINT && key[0] == 4 && auth.len() == 16;
    whole.then_some((key, auth)).ok_or(Unspecified)
}

/// RFC 8292: signed for the push service's origin.
fn proof(platform: &Platform, endpoint: &str) -> Result<String, Unspecified> {
    let url = checked(endpoint).map_err(|_| Unspecified)?;
    let claims = json!({
        "aud": url.origin().ascii_serialization(),
        "exp": platform.now() / 1000 + PROVEN,
        "sub": platform.notices().public_url,
    });
    let head = json!({"typ": "JWT", "alg": "ES256"});
    let signed = format!(
        "{}.{}",
        encode(head.to_string().as_bytes()),
        encode(claims.to_string().as_bytes())
    );
    let signature = platform
        .keys()
        .push
        .sign(&SystemRandom::new(), signed.as_bytes())?;
    let token = format!("{signed}.{}", encode(signature.as_ref()));
    Ok(format!("vapid t={token}, k={}", push_key(platform)))
}

/// A key pair in hexadecimal digits, to be kept.
pub fn new_key() -> String {
    let key = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
    hex::encode(key.expect("the system can make a key"))
}

/// The key pair that was kept.
pub fn read_key(kept: &Secret) -> Result<EcdsaKeyPair, Error> {
    let wrong = || Error::internal("a key does not read");
    let bytes = hex::decode(&kept.0).map_err(|_| wrong())?;
    EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &bytes).map_err(|_| wrong())
}

struct Bytes(usize);

impl KeyType for Bytes {
    fn len(&self) -> usize {
        self.0
    }
}

/// HKDF with SHA-256.
fn derive<const N: usize>(salt: &[u8], secret: &[u8], info: &[u8]) -> Result<[u8; N], Unspecified> {
    let mut derived = [0; N];
    let key = Salt::new(HKDF_SHA256, salt).extract(secret);
    key.expand(&[info], Bytes(N))?.fill(&mut derived)?;
    Ok(derived)
}

fn encode(bytes: &[u8]) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

fn decode(text: &str) -> Result<Vec<u8>, Unspecified> {
    let text = text.trim_end_matches('=');
    BASE64_URL_SAFE_NO_PAD.decode(text).map_err(|_| Unspecified)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_of_rfc_8291_is_sealed_to_the_byte() {
        let device = Device {
            endpoint: "https://push.example.net/".to_owned(),
            p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4".to_owned(),
            auth: "BTBZMqHH6r4Tts7J_aSIgg".to_owned(),
        };
        let from = decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw").unwrap();
        let from = PrivateKey::from_private_key(&ECDH_P256, &from).unwrap();
        let salt = decode("DGv6ra1nlYgDCS1FRnbzlw").unwrap();
        let text = b"When I grow up, I want to be a watermelon";
        let sealed = seal(&device, text, &from, salt.try_into().unwrap()).unwrap();
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(encode(&sealed), expected);
    }

    #[test]
    fn no_more_is_sealed_than_push_services_take() {
        let device = Device {
            endpoint: "https://push.example.net/".to_owned(),
            p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4".to_owned(),
            auth: "BTBZMqHH6r4Tts7J_aSIgg".to_owned(),
        };
        let from = PrivateKey::generate(&ECDH_P256).unwrap();
        let sealed = |bytes: usize| seal(&device, &vec![b'x'; bytes], &from, [0; 16]);
        assert_eq!(sealed(3993).unwrap().len(), 4096);
        assert!(sealed(3994).is_err());
    }

    #[test]
    fn what_is_no_browser_is_refused() {
        let device = |p256dh: &str, auth: &str| Device {
            endpoint: "https://push.example.net/".to_owned(),
            p256dh: p256dh.to_owned(),
            auth: auth.to_owned(),
        };
        for (key, auth) in [("", ""), ("BCVx", "BTBZMqHH6r4Tts7J_aSIgg"), ("?", "?")] {
            assert!(keys(&device(key, auth)).is_err(), "{key}");
        }
    }
}
