//! The judge of solvers, lessons and the command line.

pub mod cli;
pub mod digits;
pub mod icon;
pub mod judge;
pub mod lesson;
pub mod link;

use gjk_exchange as exchange;
use gjk_explain as explain;
use gjk_figure as figure;
use gjk_lab::{self as lab, interrupt};
use gjk_message as message;
use gjk_message::words;
use gjk_proximity::{geometry, gjk, internal};
use gjk_scene::{edit, files, scene};
