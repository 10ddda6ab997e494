//! The table at which a game is played: what a click does, what is to be seen, and where each space
//! is drawn. Pure data, so that it is tested without a browser; the page only shows it.

mod choices;
mod layout;
mod scene;
mod session;

pub use choices::{Can, Choice, Choices};
pub use layout::{Layout, Toward};
pub use scene::{Role, Scene, SpaceView};
pub use session::{Act, Event, Session};
