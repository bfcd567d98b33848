//! The files of the site, sent from memory: whoever takes one slowly holds no file open, and all who
//! take it take the same bytes.

use axum::body::Bytes;
use std::{
    collections::HashMap,
    future::{Ready, ready},
    io::{self, Cursor, SeekFrom},
    path::{Path, PathBuf},
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    task::{Context, Poll},
    time::SystemTime,
};
use tokio::{
    fs,
    io::{AsyncRead, AsyncSeek, ReadBuf},
};
use tower_http::services::{
    ServeDir,
    fs::{Backend, DefaultServeDirFallback, File, Metadata},
};

/// The part of a file that is made ready for one connection at a time, in bytes.
const CHUNK: usize = 16 * 1024;

/// The files below a folder, and what was compressed when they were built.
pub fn files(folder: &Path, kept: Kept) -> ServeDir<DefaultServeDirFallback, Kept> {
    ServeDir::with_backend(folder, kept)
        .with_buf_chunk_size(CHUNK)
        // A folder is no file.
        .append_index_html_on_directories(false)
        .redirect_to_trailing_slash(false)
        .precompressed_br()
        .precompressed_gzip()
}

/// The files that were asked for, as they were when they were read; one that has changed since is
/// read again.
#[derive(Clone, Default)]
pub struct Kept(Arc<Mutex<HashMap<PathBuf, Content>>>);

/// The content of a file.
#[derive(Clone)]
pub struct Content {
    bytes: Cursor<Bytes>,
    changed: SystemTime,
}

/// The facts that are known of a file without its content.
pub struct About {
    folder: bool,
    length: u64,
    changed: SystemTime,
}

impl Kept {
    async fn content(self, path: PathBuf) -> io::Result<Content> {
        let about = about(&path).await?;
        if about.folder {
            return Err(io::ErrorKind::NotFound.into());
        }
        let same = |it: &&Content| it.changed == about.changed && it.length() == about.length;
        if let Some(kept) = self.all().get(&path).filter(same) {
            return Ok(kept.clone());
        }
        let bytes = Cursor::new(Bytes::from(fs::read(&path).await?));
        let content = Content {
            bytes,
            changed: about.changed,
        };
        self.all().insert(path, content.clone());
        Ok(content)
    }

    fn all(&self) -> MutexGuard<'_, HashMap<PathBuf, Content>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

async fn about(path: &Path) -> io::Result<About> {
    let found = fs::metadata(path).await.map_err(|it| match it.kind() {
        // Longer than any name can be: it is not our failure that somebody asks for it.
        io::ErrorKind::InvalidFilename => io::ErrorKind::NotFound.into(),
        _ => it,
    })?;
    Ok(About {
        folder: found.is_dir(),
        length: found.len(),
        changed: found.modified()?,
    })
}

impl Backend for Kept {
    type File = Content;
    type Metadata = About;
    type OpenFuture = Pin<Box<dyn Future<Output = io::Result<Content>> + Send>>;
    type MetadataFuture = Pin<Box<dyn Future<Output = io::Result<About>> + Send>>;

    fn open(&self, path: PathBuf) -> Self::OpenFuture {
        Box::pin(self.clone().content(path))
    }

    fn metadata(&self, path: PathBuf) -> Self::MetadataFuture {
        Box::pin(async move { about(&path).await })
    }
}

impl Metadata for About {
    fn is_dir(&self) -> bool {
        self.folder
    }

    fn modified(&self) -> io::Result<SystemTime> {
        Ok(self.changed)
    }

    fn len(&self) -> u64 {
        self.length
    }
}

impl Content {
    fn length(&self) -> u64 {
        self.bytes.get_ref().len() as u64
    }
}

impl File for Content {
    type Metadata = About;
    type MetadataFuture<'a> = Ready<io::Result<About>>;

    fn metadata(&self) -> Self::MetadataFuture<'_> {
        ready(Ok(About {
            folder: false,
            length: self.length(),
            changed: self.changed,
        }))
    }
}

impl AsyncRead for Content {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.bytes).poll_read(cx, buffer)
    }
}

impl AsyncSeek for Content {
    fn start_seek(mut self: Pin<&mut Self>, to: SeekFrom) -> io::Result<()> {
        Pin::new(&mut self.bytes).start_seek(to)
    }

    fn poll_complete(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<u64>> {
        Pin::new(&mut self.bytes).poll_complete(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::{
        body::{Body, to_bytes},
        http::{Request, Response, StatusCode},
    };
    use std::fs::{create_dir, write};
    use tempfile::TempDir;
    use tower::ServiceExt;

    const LENGTH: usize = 256 * 1024;

    fn folder() -> (TempDir, Kept) {
        let folder = tempfile::tempdir().unwrap();
        create_dir(folder.path().join("inside")).unwrap();
        write(folder.path().join("a.txt"), "a".repeat(LENGTH)).unwrap();
        (folder, Kept::default())
    }

    async fn get(path: &str, (folder, kept): &(TempDir, Kept)) -> Response<Body> {
        let request = Request::get(path).body(Body::empty()).unwrap();
        let answer = files(folder.path(), kept.clone()).oneshot(request).await;
        answer.unwrap().map(Body::new)
    }

    async fn whole(answer: Response<Body>) -> Bytes {
        to_bytes(answer.into_body(), LENGTH).await.unwrap()
    }

    #[tokio::test]
    async fn what_is_being_taken_is_not_read_from_the_disk() {
        let site = folder();
        let begun = get("/a.txt", &site).await;
        // The same file with something else in it, and not another one of its name.
        write(site.0.path().join("a.txt"), "b".repeat(LENGTH - 1)).unwrap();
        assert!(whole(begun).await.iter().all(|it| *it == b'a'));
        assert!(whole(get("/a.txt", &site).await).await.starts_with(b"b"));
    }

    #[tokio::test]
    async fn a_name_that_no_file_can_have_is_the_name_of_none() {
        let long = format!("/{}", "a".repeat(2000));
        let answer = get(&long, &folder()).await;
        assert_eq!(answer.status(), StatusCode::NOT_FOUND);
    }

    #[tokio::test]
    async fn a_file_is_kept_once_however_it_is_called() {
        let site = folder();
        for name in ["/a.txt", "//a.txt", "/./a.txt", "/%61.txt", "/a.txt?b"] {
            assert_eq!(get(name, &site).await.status(), StatusCode::OK, "{name}");
        }
        for name in ["/inside", "/inside/", "/b.txt", "/../a.txt"] {
            let status = get(name, &site).await.status();
            assert_eq!(status, StatusCode::NOT_FOUND, "{name}");
        }
        assert_eq!(site.1.all().len(), 1);
    }
}
