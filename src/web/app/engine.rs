//! The worker in which computer players think, from the page's side: started when the first question is
//! asked, told apart by stamps, and replaced when it stops.

use crate::web::app::files::address_of_file;
use leptos::prelude::*;
use std::time::Duration;
use tabletop::ai::{Answer, Found, Question, Request, Stamp};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, MessageEvent, Worker};

/// How long the worker's program may take to arrive.
const ARRIVES: Duration = Duration::from_secs(60);

/// What happens with an answer.
type Receiver = Box<dyn FnOnce(Found)>;

/// The worker. Cheap to copy: it is all signals.
#[derive(Clone, Copy)]
pub struct Engine {
    /// Why it has stopped, until it is started again.
    pub failure: RwSignal<Option<String>>,
    worker: StoredValue<Option<Running>, LocalStorage>,
    pending: StoredValue<Option<Pending>, LocalStorage>,
    /// The number of questions so far.
    questions: StoredValue<u32>,
}

/// A worker that was started.
struct Running {
    worker: Worker,
    /// The question it was started for.
    number: u32,
    /// Whether it has said that it is ready.
    ready: bool,
    // Kept as long as the worker.
    _hears: Closure<dyn FnMut(MessageEvent)>,
    _fails: Closure<dyn FnMut(Event)>,
}

/// The question without an answer.
struct Pending {
    question: Question,
    receiver: Receiver,
}

impl Engine {
    /// No worker yet.
    pub fn new() -> Self {
        Self {
            failure: RwSignal::new(None),
            worker: StoredValue::new_local(None),
            pending: StoredValue::new_local(None),
            questions: StoredValue::new(0),
        }
    }

    /// Asks a question, in place of any before it; `receiver` gets the answer, unless another question
    /// is asked first or this one is cancelled. The number in the stamp is set here.
    pub fn ask(self, mut question: Question, receiver: impl FnOnce(Found) + 'static) {
        let number = self.questions.get_value().wrapping_add(1);
        self.questions.set_value(number);
        question.stamp = Stamp { question: number, ..question.stamp };
        self.pending.set_value(Some(Pending { question, receiver: Box::new(receiver) }));
        if self.worker.with_value(Option::is_none) {
            self.start();
        } else {
            self.send_pending();
        }
    }

    /// Asks for the answer at once.
    pub fn answer_now(self) {
        self.tell(&Request::MoveNow);
    }

    /// Drops the question that has no answer yet.
    pub fn cancel(self) {
        let dropped = self.pending.try_update_value(Option::take).flatten();
        if dropped.is_some() {
            self.tell(&Request::Cancel);
        }
    }

    fn start(self) {
        self.failure.set(None);
        let number = self.questions.get_value();
        match self.new_worker(number) {
            Ok(running) => {
                self.worker.set_value(Some(running));
                let late = move |worker: &Option<Running>| {
                    worker.as_ref().is_some_and(|worker| worker.number == number && !worker.ready)
                };
                let check = move || {
                    if self.worker.try_with_value(late) == Some(true) {
                        self.fail("no answer from its program".to_owned());
                    }
                };
                set_timeout(check, ARRIVES);
            }
            Err(error) => self.fail(error_words(&error)),
        }
    }

    fn new_worker(self, number: u32) -> Result<Running, JsValue> {
        let worker = Worker::new(&address_of_file("worker")?)?;
        let hears = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            self.hear(event.data());
        });
        // An error of the program has its words; a program that does not arrive has none.
        let fails = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
            event.prevent_default();
            let words = js_sys::Reflect::get(&event, &"message".into()).ok();
            let words = words.and_then(|words| words.as_string()).unwrap_or_default();
            self.fail(if words.is_empty() {
                "its program did not arrive".to_owned()
            } else {
                words
            });
        });
        worker.set_onmessage(Some(hears.as_ref().unchecked_ref()));
        worker.set_onerror(Some(fails.as_ref().unchecked_ref()));
        Ok(Running { worker, number, ready: false, _hears: hears, _fails: fails })
    }

    fn hear(self, message: JsValue) {
        match serde_wasm_bindgen::from_value(message) {
            Ok(Answer::Ready) => {
                self.worker.update_value(|worker| {
                    if let Some(worker) = worker {
                        worker.ready = true;
                    }
                });
                self.send_pending();
            }
            Ok(Answer::Found(found)) => {
                if let Some(pending) = self.take_pending(found.stamp) {
                    (pending.receiver)(found);
                }
            }
            Ok(Answer::Refused { stamp, why }) => {
                if self.take_pending(stamp).is_some() {
                    self.fail(why);
                }
            }
            Ok(Answer::Failed(why)) => self.fail(why),
            Err(error) => self.fail(error.to_string()),
        }
    }

    /// The pending question, if it has this stamp; late answers find none.
    fn take_pending(self, stamp: Stamp) -> Option<Pending> {
        let asked = |pending: &mut Pending| pending.question.stamp == stamp;
        self.pending.try_update_value(|pending| pending.take_if(asked)).flatten()
    }

    fn send_pending(self) {
        let question = self
            .pending
            .try_with_value(|pending| pending.as_ref().map(|pending| pending.question.clone()));
        if let Some(question) = question.flatten() {
            self.tell(&Request::Think(question));
        }
    }

    /// Sends a message to a worker that is ready.
    fn tell(self, request: &Request) {
        let Ok(message) = serde_wasm_bindgen::to_value(request) else { return };
        self.worker.with_value(|running| {
            if let Some(running) = running.as_ref().filter(|running| running.ready) {
                let _ = running.worker.post_message(&message);
            }
        });
    }

    /// Ends the worker; the next question starts another.
    pub fn fail(self, why: String) {
        if let Some(running) = self.worker.try_update_value(Option::take).flatten() {
            running.worker.set_onmessage(None);
            running.worker.set_onerror(None);
            running.worker.terminate();
            // One of its closures may be running this.
            set_timeout(move || drop(running), Duration::ZERO);
        }
        self.pending.set_value(None);
        self.failure.set(Some(why));
    }
}

fn error_words(error: &JsValue) -> String {
    let text = error.as_string();
    text.unwrap_or_else(|| js_sys::Object::from(error.clone()).to_string().into())
}
