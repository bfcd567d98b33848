//! A ZIP that is sent while it grows.

use std::io::{self, Write};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::mpsc::Sender;
use zip::ZipWriter;
use zip::write::{SimpleFileOptions, StreamWriter};

use crate::Error;

pub struct Archive {
    zip: ZipWriter<StreamWriter<Written>>,
    written: Written,
    to: Sender<Vec<u8>>,
}

/// The bytes that were written and not sent yet.
#[derive(Clone, Default)]
struct Written(Arc<Mutex<Vec<u8>>>);

impl Write for Written {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut written = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        written.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Archive {
    pub fn new(to: Sender<Vec<u8>>) -> Self {
        let written = Written::default();
        Self {
            zip: ZipWriter::new_stream(written.clone()),
            written,
            to,
        }
    }

    /// Tells whether nobody takes the parts any more.
    pub fn is_unwanted(&self) -> bool {
        self.to.is_closed()
    }

    pub async fn file(&mut self, name: &str, content: &str) -> Result<(), Error> {
        self.zip
            .start_file(name, SimpleFileOptions::default())
            .map_err(Error::internal)?;
        self.zip
            .write_all(content.as_bytes())
            .map_err(Error::internal)?;
        send(&self.written, &self.to).await;
        Ok(())
    }

    pub async fn finish(self) -> Result<(), Error> {
        let Self { zip, written, to } = self;
        zip.finish().map_err(Error::internal)?;
        send(&written, &to).await;
        Ok(())
    }
}

async fn send(written: &Written, to: &Sender<Vec<u8>>) {
    let part = std::mem::take(&mut *written.0.lock().unwrap_or_else(PoisonError::into_inner));
    if !part.is_empty() {
        // Nobody may be there any more; that is noticed before the next game.
        let _ = to.send(part).await;
    }
}
