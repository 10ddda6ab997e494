//! The worker of the page in which computer players think: `tabletop::ai::Thinking`, with the
//! browser's clock and messages.

#[cfg(target_arch = "wasm32")]
mod worker {
    use std::cell::RefCell;
    use tabletop::ai::{Answer, Request, Thinking};
    use wasm_bindgen::JsCast;
    use wasm_bindgen::closure::Closure;
    use wasm_bindgen::prelude::JsValue;
    use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

    /// The time between two looks at the messages, in milliseconds: *move now* and *stop* are heard
    /// after it.
    const SLICE: f64 = 40.0;
    /// The nodes between two looks at the clock.
    const NODES: u64 = 16;

    /// What is being thought about, and until when.
    struct Task {
        thinking: Thinking,
        end: f64,
    }

    thread_local! {
        static TASK: RefCell<Option<Task>> = const { RefCell::new(None) };
        static GO_ON: Closure<dyn FnMut()> = Closure::new(go_on);
    }

    pub fn start() {
        console_error_panic_hook::set_once();
        let hear =
            Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| hear(event.data()));
        scope().set_onmessage(Some(hear.as_ref().unchecked_ref()));
        hear.forget();
        tell(&Answer::Ready);
    }

    fn scope() -> DedicatedWorkerGlobalScope {
        js_sys::global().unchecked_into()
    }

    fn tell(answer: &Answer) {
        let message = serde_wasm_bindgen::to_value(answer).unwrap_or(JsValue::NULL);
        let _ = scope().post_message(&message);
    }

    fn hear(message: JsValue) {
        match serde_wasm_bindgen::from_value(message) {
            Ok(Request::Think(question)) => {
                TASK.replace(None);
                match Thinking::begin(&question) {
                    Ok(thinking) => {
                        let time = if question.time == 0 {
                            f64::INFINITY
                        } else {
                            f64::from(question.time)
                        };
                        TASK.replace(Some(Task { thinking, end: now() + time }));
                        later();
                    }
                    Err(refusal) => tell(&refusal),
                }
            }
            Ok(Request::MoveNow) => {
                if let Some(task) = TASK.take() {
                    tell(&task.thinking.answer());
                }
            }
            Ok(Request::Cancel) => {
                TASK.replace(None);
            }
            Err(error) => tell(&Answer::Failed(error.to_string())),
        }
    }

    /// Thinks for a slice of time, then lets messages in.
    fn go_on() {
        let Some(mut task) = TASK.take() else { return };
        let pause = (now() + SLICE).min(task.end);
        let mut more = true;
        while more && now() < pause {
            more = task.thinking.advance(NODES);
        }
        if more && now() < task.end {
            TASK.replace(Some(task));
            later();
        } else {
            tell(&task.thinking.answer());
        }
    }

    fn later() {
        GO_ON.with(|go_on| {
            let go_on = go_on.as_ref().unchecked_ref();
            let _ = scope().set_timeout_with_callback_and_timeout_and_arguments_0(go_on, 0);
        });
    }

    fn now() -> f64 {
        js_sys::Date::now()
    }
}

#[cfg(target_arch = "wasm32")]
fn main() {
    worker::start();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("eko-worker runs in a browser: see README.md");
}
