//! What a value says, fact by fact: a serialized value as a tree, its scalars with their paths, and its content without
//! the order in which it is told.

use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};

use serde::ser::{self, Serialize};

/// A serialized value.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Node {
    Nothing,
    Number(i64),
    Word(&'static str),
    /// A text, by its hash.
    Text(u64),
    /// One value a seat, or a tuple: a place means something.
    Places(Vec<Node>),
    List(Vec<Node>),
    Record(Vec<(&'static str, Node)>),
}

/// Serializes into a tree. A value that cannot be serialized says nothing: law 1 finds it.
pub(crate) fn node(value: &impl Serialize) -> Node {
    value.serialize(Facts).unwrap_or(Node::Nothing)
}

impl Node {
    /// Calls `leaf` with the path and the value of every scalar. A list counts as its length and its items.
    pub fn leaves(&self, leaf: &mut impl FnMut(Path<'_>, i64)) {
        self.walk(Path { above: None, step: Step::Root, hash: 0 }, leaf);
    }

    fn walk(&self, path: Path<'_>, leaf: &mut impl FnMut(Path<'_>, i64)) {
        match self {
            Node::Nothing => leaf(path, -1),
            Node::Number(number) => leaf(path, *number),
            Node::Word(word) => leaf(path, (hash(word) >> 1) as i64),
            Node::Text(text) => leaf(path, (text >> 1) as i64),
            Node::Places(items) | Node::List(items) => {
                leaf(path.below(Step::Length), items.len() as i64);
                for (number, item) in items.iter().enumerate() {
                    item.walk(path.below(Step::Place(number)), leaf);
                }
            }
            Node::Record(fields) => {
                for (name, field) in fields {
                    field.walk(path.below(Step::Field(name)), leaf);
                }
            }
        }
    }

    /// The same content in an order of its own: lists of records are sorted. The place of a plain value in a list may be
    /// what the list says, so those stay.
    pub fn content(mut self) -> Node {
        self.sort();
        self
    }

    fn sort(&mut self) {
        match self {
            Node::List(items) => {
                items.iter_mut().for_each(Node::sort);
                if items.iter().all(|item| matches!(item, Node::Record(_))) {
                    items.sort_unstable();
                }
            }
            Node::Places(items) => items.iter_mut().for_each(Node::sort),
            Node::Record(fields) => fields.iter_mut().for_each(|(_, field)| field.sort()),
            _ => {}
        }
    }
}

/// Where a fact stands in a value.
#[derive(Clone, Copy)]
pub(crate) struct Path<'a> {
    above: Option<&'a Path<'a>>,
    step: Step,
    /// The same for the same path.
    pub hash: u64,
}

#[derive(Clone, Copy)]
enum Step {
    Root,
    Length,
    Place(usize),
    Field(&'static str),
}

impl Path<'_> {
    fn below(&self, step: Step) -> Path<'_> {
        let step_hash = match step {
            Step::Root => 0,
            Step::Length => 1,
            Step::Place(number) => 2 + number as u64,
            Step::Field(name) => name.bytes().fold(2, |hash, byte| mix(hash, byte.into())),
        };
        Path { above: Some(self), step, hash: mix(self.hash, step_hash) }
    }
}

impl fmt::Display for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(above) = self.above {
            above.fmt(f)?;
        }
        match self.step {
            Step::Root => Ok(()),
            Step::Length => write!(f, ".length"),
            Step::Place(number) => write!(f, "[{number}]"),
            Step::Field(name) => write!(f, ".{name}"),
        }
    }
}

/// One number of two; cheap, for what is done for every fact of every look.
pub(crate) const fn mix(one: u64, other: u64) -> u64 {
    let mixed = (one.rotate_left(23) ^ other).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed ^ mixed >> 29
}

/// The same in every run.
pub(crate) fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

#[derive(Debug)]
pub(crate) struct NotSerialized;

impl fmt::Display for NotSerialized {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value refused to be serialized")
    }
}

impl std::error::Error for NotSerialized {}

impl ser::Error for NotSerialized {
    fn custom<T: fmt::Display>(_: T) -> Self {
        NotSerialized
    }
}

struct Facts;

/// What is collected of a list or a record, and which variant it is.
struct Collected {
    variant: Option<&'static str>,
    is_list: bool,
    items: Vec<Node>,
    fields: Vec<(&'static str, Node)>,
}

impl Collected {
    fn new(variant: Option<&'static str>, is_list: bool) -> Collected {
        Collected { variant, is_list, items: Vec::new(), fields: Vec::new() }
    }

    fn push<T: Serialize + ?Sized>(&mut self, item: &T) -> Result<(), NotSerialized> {
        self.items.push(item.serialize(Facts)?);
        Ok(())
    }

    fn done(self) -> Node {
        let inside = match (self.is_list, self.items.is_empty(), self.fields.is_empty()) {
            (true, ..) => Node::List(self.items),
            (false, false, _) => Node::Places(self.items),
            (false, true, _) => Node::Record(self.fields),
        };
        match self.variant {
            Some(variant) => Node::Record(vec![(variant, inside)]),
            None => inside,
        }
    }
}

/// The name under which [`BySeat`](crate::BySeat) serializes itself.
pub(crate) const BY_SEAT: &str = "BySeat";

macro_rules! numbers {
    ($($method:ident: $type:ty),*) => {
        $(fn $method(self, number: $type) -> Result<Node, NotSerialized> {
            Ok(Node::Number(number as i64))
        })*
    };
}

impl ser::Serializer for Facts {
    type Ok = Node;
    type Error = NotSerialized;
    type SerializeSeq = Collected;
    type SerializeTuple = Collected;
    type SerializeTupleStruct = Collected;
    type SerializeTupleVariant = Collected;
    type SerializeMap = Collected;
    type SerializeStruct = Collected;
    type SerializeStructVariant = Collected;

    numbers! {
        serialize_bool: bool, serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64
    }

    fn serialize_i128(self, number: i128) -> Result<Node, NotSerialized> {
        Ok(Node::Text(hash(&number)))
    }

    fn serialize_u128(self, number: u128) -> Result<Node, NotSerialized> {
        Ok(Node::Text(hash(&number)))
    }

    fn serialize_f32(self, number: f32) -> Result<Node, NotSerialized> {
        Ok(Node::Number(i64::from(number.to_bits())))
    }

    fn serialize_f64(self, number: f64) -> Result<Node, NotSerialized> {
        Ok(Node::Text(number.to_bits()))
    }

    fn serialize_char(self, letter: char) -> Result<Node, NotSerialized> {
        Ok(Node::Number(i64::from(u32::from(letter))))
    }

    fn serialize_str(self, text: &str) -> Result<Node, NotSerialized> {
        Ok(Node::Text(hash(&text)))
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Result<Node, NotSerialized> {
        Ok(Node::Text(hash(&bytes)))
    }

    fn serialize_none(self) -> Result<Node, NotSerialized> {
        Ok(Node::Nothing)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Node, NotSerialized> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<Node, NotSerialized> {
        Ok(Node::Nothing)
    }

    fn serialize_unit_struct(self, name: &'static str) -> Result<Node, NotSerialized> {
        Ok(Node::Word(name))
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<Node, NotSerialized> {
        Ok(Node::Word(variant))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &T,
    ) -> Result<Node, NotSerialized> {
        match value.serialize(self)? {
            Node::List(items) if name == BY_SEAT => Ok(Node::Places(items)),
            node => Ok(node),
        }
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<Node, NotSerialized> {
        Ok(Node::Record(vec![(variant, value.serialize(self)?)]))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Collected, NotSerialized> {
        Ok(Collected::new(None, true))
    }

    fn serialize_tuple(self, _: usize) -> Result<Collected, NotSerialized> {
        Ok(Collected::new(None, false))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Collected, NotSerialized> {
        Ok(Collected::new(None, false))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Collected, NotSerialized> {
        Ok(Collected::new(Some(variant), false))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Collected, NotSerialized> {
        Ok(Collected::new(None, true))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Collected, NotSerialized> {
        Ok(Collected::new(None, false))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Collected, NotSerialized> {
        Ok(Collected::new(Some(variant), false))
    }
}

macro_rules! collects {
    ($($kind:ident: $method:ident),*) => {
        $(impl ser::$kind for Collected {
            type Ok = Node;
            type Error = NotSerialized;

            fn $method<T: Serialize + ?Sized>(&mut self, item: &T) -> Result<(), NotSerialized> {
                self.push(item)
            }

            fn end(self) -> Result<Node, NotSerialized> {
                Ok(self.done())
            }
        })*
    };
}

collects! {
    SerializeSeq: serialize_element, SerializeTuple: serialize_element,
    SerializeTupleStruct: serialize_field, SerializeTupleVariant: serialize_field
}

macro_rules! collects_fields {
    ($($kind:ident),*) => {
        $(impl ser::$kind for Collected {
            type Ok = Node;
            type Error = NotSerialized;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                field: &T,
            ) -> Result<(), NotSerialized> {
                self.fields.push((name, field.serialize(Facts)?));
                Ok(())
            }

            fn end(self) -> Result<Node, NotSerialized> {
                Ok(self.done())
            }
        })*
    };
}

collects_fields!(SerializeStruct, SerializeStructVariant);

/// Keys and values take turns.
impl ser::SerializeMap for Collected {
    type Ok = Node;
    type Error = NotSerialized;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), NotSerialized> {
        self.push(key)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NotSerialized> {
        self.push(value)
    }

    fn end(self) -> Result<Node, NotSerialized> {
        Ok(self.done())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BySeat, Seat};
    use serde::Serialize;

    #[derive(Serialize)]
    struct Shot {
        by: Seat,
        hit: bool,
    }

    fn shots(order: [usize; 2]) -> Node {
        node(&Vec::from(order.map(|seat| Shot { by: Seat::nth(seat), hit: seat == 1 })))
    }

    #[test]
    fn a_list_of_records_has_the_same_content_in_another_order() {
        assert_ne!(shots([0, 1]), shots([1, 0]));
        assert_eq!(shots([0, 1]).content(), shots([1, 0]).content());
    }

    /// Whose value it is says its place.
    #[test]
    fn values_of_seats_and_plain_lists_keep_their_places() {
        let hit_first = |first: usize| {
            let shot = |seat: Seat| Some(Shot { by: Seat::nth(0), hit: seat.index() == first });
            node(&BySeat::from_fn(2, shot))
        };
        assert_ne!(hit_first(0).content(), hit_first(1).content());
        assert_ne!(node(&vec![1, 2]).content(), node(&vec![2, 1]).content());
    }

    #[test]
    fn leaves_have_paths() {
        let mut told = Vec::new();
        shots([1, 0]).leaves(&mut |path, value| told.push((path.to_string(), value)));
        let expected = [(".length", 2), ("[0].by", 1), ("[0].hit", 1), ("[1].by", 0), ("[1].hit", 0)];
        assert_eq!(told, expected.map(|(path, value)| (path.to_owned(), value)));
    }
}
