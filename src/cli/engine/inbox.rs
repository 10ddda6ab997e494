//! The lines that arrive, also while a search runs.

use std::collections::VecDeque;
use std::io::{self, BufRead};
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use super::super::for_each_line;

/// A line, or why it is no text; or why the input cannot be read.
type Line = io::Result<Result<String, String>>;

/// What is answered at once, before lines that arrived earlier.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Call {
    /// `stop`
    Stop,
    /// `isready`
    Ready,
    /// `quit`
    Quit,
}

impl Call {
    /// The call of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "stop" => Some(Self::Stop),
            "isready" => Some(Self::Ready),
            "quit" => Some(Self::Quit),
            _ => None,
        }
    }
}

/// The lines of an input, which a thread reads.
pub(super) struct Inbox {
    arriving: Receiver<Line>,
    waiting: VecDeque<Line>,
}

impl Inbox {
    pub fn new(input: impl BufRead + Send + 'static) -> Self {
        let (sender, arriving) = channel();
        // The thread ends with the input, or with the program.
        thread::spawn(move || {
            let gone = |_| io::Error::from(io::ErrorKind::BrokenPipe);
            let read = for_each_line(input, |line| sender.send(Ok(line)).map_err(gone));
            if let Err(error) = read {
                let _ = sender.send(Err(error));
            }
        });
        Self { arriving, waiting: VecDeque::new() }
    }

    /// The next line, which is waited for; none at the end of the input.
    pub fn next(&mut self) -> io::Result<Option<Result<String, String>>> {
        let line = self.waiting.pop_front().or_else(|| self.arriving.recv().ok());
        line.transpose()
    }

    /// The next call that has arrived. Other lines wait for [`Inbox::next`].
    pub fn call(&mut self) -> Option<Call> {
        while let Ok(line) = self.arriving.try_recv() {
            let call = line.as_ref().ok().and_then(|line| line.as_ref().ok());
            if let Some(call) = call.and_then(|line| Call::from_name(line.trim())) {
                return Some(call);
            }
            self.waiting.push_back(line);
        }
        None
    }
}
