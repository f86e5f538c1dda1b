//! A file with all its mutants in it, each behind its number.
//!
//! The text stays as it is; something is put in before and behind the places that have mutants. `a < b` becomes
//! `(if on(7) { (a) == (b) } else if on(8) { (a) > (b) } else { a < b })`. Only one mutant is on at a time, so what stands
//! in a mutant has no others in it, and the text does not explode.

use std::collections::BTreeSet;
use std::fmt;

use anyhow::Result;
use proc_macro2::Span;
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, BinOp, Block, Expr, Item, Pat, ReturnType, Signature, Type, UnOp};

/// The variable of the environment that says which mutant is on.
pub const NUMBER: &str = "STOLIK_MUTANT";

/// What is added to the library: is this mutant on?
pub fn switch() -> String {
    format!(
        r#"
pub(crate) mod mutant {{
    static NUMBER: std::sync::LazyLock<Option<u32>> =
        std::sync::LazyLock::new(|| std::env::var("{NUMBER}").ok()?.parse().ok());

    #[inline]
    pub fn on(number: u32) -> bool {{
        *NUMBER == Some(number)
    }}
}}
"#
    )
}

fn on(mutant: u32) -> String {
    format!("crate::mutant::on({mutant})")
}

/// A change that tests should notice.
#[derive(Debug)]
pub struct Mutant {
    pub number: u32,
    file: String,
    line: usize,
    function: String,
    what: String,
}

impl fmt::Display for Mutant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}:{}, {}: {}", self.number, self.file, self.line, self.function, self.what)
    }
}

/// Where the text of a mutant stands in a woven file, in bytes.
#[derive(Debug)]
pub struct Place {
    pub mutant: u32,
    pub start: usize,
    pub end: usize,
}

#[derive(Debug)]
pub struct Woven {
    text: String,
    insertions: Vec<Insertion>,
    /// The word `const` before functions, and which.
    constants: Vec<(std::ops::Range<usize>, String)>,
    /// Mutants in such functions.
    in_constants: Vec<(u32, String)>,
}

/// Something that is put into the text. Where several stand at the same place, `order` says which comes first; of two that
/// stand around the same, the one that was found first is the outer one.
#[derive(Debug)]
struct Insertion {
    at: usize,
    order: (Side, isize, isize),
    pieces: Vec<Piece>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Side {
    /// Ends what stands before, the innermost first.
    Behind,
    /// Begins what stands behind, the outermost first.
    Before,
}

#[derive(Debug)]
enum Piece {
    Always(&'static str),
    Of(u32, String),
}

/// The modules of a library that are for tests only.
pub fn modules_for_tests(library: &str) -> Result<Vec<String>> {
    let items = syn::parse_file(library)?.items;
    let modules = items.iter().filter_map(|item| match item {
        Item::Mod(module) if is_for_tests(&module.attrs) => Some(module.ident.to_string()),
        _ => None,
    });
    Ok(modules.collect())
}

impl Woven {
    /// Finds all mutants of a file, which are counted on.
    pub fn new(file: &str, text: String, mutants: &mut Vec<Mutant>) -> Result<Woven> {
        let parsed = syn::parse_file(&text)?;
        let woven = Woven { text, insertions: Vec::new(), constants: Vec::new(), in_constants: Vec::new() };
        let mut weaver = Weaver { file, woven, mutants, within: Vec::new(), constant: None };
        weaver.visit_file(&parsed);
        Ok(weaver.woven)
    }

    /// Does this mutant stand in a function that must stay constant?
    pub fn is_constant(&self, mutant: u32, constant: &BTreeSet<String>) -> bool {
        self.in_constants.iter().any(|(number, name)| *number == mutant && constant.contains(name))
    }

    /// The text with the mutants that are in, and where they stand.
    pub fn text(&self, is_in: impl Fn(u32) -> bool, constant: &BTreeSet<String>) -> (String, Vec<Place>) {
        let (mut text, mut places) = (String::new(), Vec::new());
        let mut all: Vec<&Insertion> = self.insertions.iter().collect();
        all.sort_by_key(|insertion| (insertion.at, insertion.order));
        let mut words = self.constants.iter().filter(|(_, name)| !constant.contains(name)).peekable();
        let mut from = 0;
        for insertion in all {
            while let Some((word, _)) = words.next_if(|(word, _)| word.start < insertion.at) {
                text.push_str(&self.text[from..word.start]);
                from = word.end;
            }
            text.push_str(&self.text[from..insertion.at]);
            from = insertion.at;
            for piece in &insertion.pieces {
                match piece {
                    Piece::Always(always) => text.push_str(always),
                    Piece::Of(mutant, of) if is_in(*mutant) => {
                        let start = text.len();
                        text.push_str(of);
                        places.push(Place { mutant: *mutant, start, end: text.len() });
                    }
                    Piece::Of(..) => {}
                }
            }
        }
        text.push_str(&self.text[from..]);
        (text, places)
    }
}

struct Weaver<'a> {
    file: &'a str,
    woven: Woven,
    mutants: &'a mut Vec<Mutant>,
    within: Vec<String>,
    /// The constant function that this is in.
    constant: Option<String>,
}

impl Weaver<'_> {
    fn raw(&self, span: Span) -> &str {
        &self.woven.text[span.byte_range()]
    }

    /// As it is written, on one line and not too long.
    fn short(&self, span: Span) -> String {
        let line = self.raw(span).split_whitespace().collect::<Vec<_>>().join(" ");
        if line.chars().count() <= 90 { line } else { line.chars().take(90).chain(['…']).collect() }
    }

    fn mutant(&mut self, span: Span, what: String) -> u32 {
        let number = self.mutants.len() as u32;
        let (file, line) = (self.file.to_owned(), span.start().line);
        self.mutants.push(Mutant { number, file, line, function: self.within.join("::"), what });
        self.woven.in_constants.extend(self.constant.clone().map(|name| (number, name)));
        number
    }

    fn before(&mut self, span: Span, pieces: Vec<Piece>) {
        let range = span.byte_range();
        let order = (Side::Before, -(range.end as isize), self.woven.insertions.len() as isize);
        self.woven.insertions.push(Insertion { at: range.start, order, pieces });
    }

    fn behind(&mut self, span: Span, piece: Piece) {
        let range = span.byte_range();
        let order = (Side::Behind, -(range.start as isize), -(self.woven.insertions.len() as isize));
        self.woven.insertions.push(Insertion { at: range.end, order, pieces: vec![piece] });
    }

    /// One of these instead of an expression, where it is on.
    fn instead(&mut self, span: Span, others: Vec<(u32, String)>) {
        let other = |(mutant, text): (u32, String)| {
            Piece::Of(mutant, format!("if {} {{ {text} }} else ", on(mutant)))
        };
        let pieces = [Piece::Always("(")].into_iter().chain(others.into_iter().map(other));
        self.before(span, pieces.chain([Piece::Always("{ ")]).collect());
        self.behind(span, Piece::Always(" })"));
    }

    /// A function: other things that it could give back, and then what is in it.
    fn function(&mut self, signature: &Signature, block: &Block) {
        let name = signature.ident.to_string();
        let outer = self.constant.take();
        if let Some(word) = signature.constness {
            self.woven.constants.push((word.span().byte_range(), name.clone()));
            self.constant = Some(name.clone());
        }
        self.within.push(name);
        let inside = self.raw(block.span()).trim_matches(['{', '}']).trim().to_owned();
        let values = match &signature.output {
            ReturnType::Default => vec!["()"],
            ReturnType::Type(_, output) => values(output),
        };
        let mut pieces = Vec::new();
        for value in values.into_iter().filter(|value| *value != inside && !inside.is_empty()) {
            let mutant = self.mutant(signature.ident.span(), format!("gives back {value}"));
            pieces.push(Piece::Of(mutant, format!(" if {} {{ return {value}; }} ", on(mutant))));
        }
        let at = block.brace_token.span.open().byte_range().end;
        self.woven.insertions.push(Insertion { at, order: (Side::Behind, isize::MAX, 0), pieces });
        visit::visit_block(self, block);
        self.within.pop();
        self.constant = outer;
    }
}

/// What a function could give back instead.
fn values(output: &Type) -> Vec<&'static str> {
    let output = output.to_token_stream().to_string().replace(' ', "");
    match output.as_str() {
        "bool" => vec!["true", "false"],
        "u8" | "u16" | "u32" | "u64" | "u128" | "usize" => vec!["0", "1"],
        "i8" | "i16" | "i32" | "i64" | "i128" | "isize" => vec!["0", "1", "-1"],
        "f32" | "f64" => vec!["0.0", "1.0"],
        "!" => vec![],
        _ if output.starts_with("impl") || output.starts_with('&') => vec![],
        _ if output.starts_with("Option<") => vec!["None", "Some(Default::default())"],
        _ if output.starts_with("Result<()") => vec!["Ok(())"],
        _ if output.starts_with("Result<") => vec!["Ok(Default::default())"],
        _ => vec!["Default::default()"],
    }
}

/// What could stand there instead of an operator.
fn others(operator: &BinOp) -> &'static [&'static str] {
    match operator {
        BinOp::Eq(_) => &["!="],
        BinOp::Ne(_) => &["=="],
        BinOp::And(_) => &["||"],
        BinOp::Or(_) => &["&&"],
        BinOp::Lt(_) => &["==", ">", "<="],
        BinOp::Gt(_) => &["==", "<", ">="],
        BinOp::Le(_) => &[">", "<"],
        BinOp::Ge(_) => &["<", ">"],
        BinOp::Add(_) => &["-", "*"],
        BinOp::Sub(_) => &["+", "/"],
        BinOp::Mul(_) => &["+", "/"],
        BinOp::Div(_) => &["%", "*"],
        BinOp::Rem(_) => &["/", "+"],
        BinOp::Shl(_) => &[">>"],
        BinOp::Shr(_) => &["<<"],
        BinOp::BitAnd(_) => &["|", "^"],
        BinOp::BitOr(_) => &["&", "^"],
        BinOp::BitXor(_) => &["|", "&"],
        BinOp::AddAssign(_) => &["-=", "*="],
        BinOp::SubAssign(_) => &["+=", "/="],
        BinOp::MulAssign(_) => &["+=", "/="],
        BinOp::BitAndAssign(_) => &["|=", "^="],
        BinOp::BitOrAssign(_) => &["&=", "^="],
        BinOp::BitXorAssign(_) => &["|=", "&="],
        BinOp::ShlAssign(_) => &[">>="],
        BinOp::ShrAssign(_) => &["<<="],
        _ => &[],
    }
}

fn is_for_tests(attributes: &[Attribute]) -> bool {
    let says = |attribute: &Attribute, word: &str| attribute.to_token_stream().to_string().contains(word);
    let mut conditions = attributes.iter().filter(|attribute| attribute.path().is_ident("cfg"));
    conditions.any(|condition| says(condition, "test") || says(condition, "\"kit\""))
}

/// A condition that binds something cannot be turned into another one.
fn binds(condition: &Expr) -> bool {
    match condition {
        Expr::Let(_) => true,
        Expr::Binary(both) => binds(&both.left) || binds(&both.right),
        _ => false,
    }
}

impl<'ast> Visit<'ast> for Weaver<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        match item {
            Item::Fn(function) if !is_for_tests(&function.attrs) => {
                self.function(&function.sig, &function.block);
            }
            Item::Mod(module) if !is_for_tests(&module.attrs) => visit::visit_item_mod(self, module),
            Item::Impl(of) if !is_for_tests(&of.attrs) => {
                self.within.push(of.self_ty.to_token_stream().to_string().replace(' ', ""));
                visit::visit_item_impl(self, of);
                self.within.pop();
            }
            Item::Trait(of) => visit::visit_item_trait(self, of),
            // Constants, statics and types.
            _ => {}
        }
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        if !is_for_tests(&function.attrs) {
            self.function(&function.sig, &function.block);
        }
    }

    fn visit_trait_item_fn(&mut self, function: &'ast syn::TraitItemFn) {
        if let Some(block) = &function.default {
            self.function(&function.sig, block);
        }
    }

    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_trait_item_const(&mut self, _: &'ast syn::TraitItemConst) {}
    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}
    fn visit_generic_argument(&mut self, _: &'ast syn::GenericArgument) {}
    fn visit_type(&mut self, _: &'ast Type) {}
    fn visit_pat(&mut self, _: &'ast Pat) {}

    fn visit_expr_repeat(&mut self, repeat: &'ast syn::ExprRepeat) {
        self.visit_expr(&repeat.expr);
    }

    /// An arm that another one could stand for is gone; a guard lets all through, or nothing.
    fn visit_expr_match(&mut self, of: &'ast syn::ExprMatch) {
        let has_rest =
            of.arms.last().is_some_and(|arm| matches!(arm.pat, Pat::Wild(_)) && arm.guard.is_none());
        let last = of.arms.len().saturating_sub(1);
        for (number, arm) in of.arms.iter().enumerate() {
            let pattern = self.short(arm.pat.span());
            match &arm.guard {
                Some((_, guard)) if !binds(guard) => {
                    let always = self.mutant(guard.span(), format!("the guard of `{pattern}` is true"));
                    let never = self.mutant(guard.span(), format!("the guard of `{pattern}` is false"));
                    let pieces = vec![
                        Piece::Of(always, format!("{} || ", on(always))),
                        Piece::Of(never, format!("!{} && ", on(never))),
                        Piece::Always("{ "),
                    ];
                    self.before(guard.span(), pieces);
                    self.behind(guard.span(), Piece::Always(" }"));
                }
                None if has_rest && number < last => {
                    let gone = self.mutant(arm.pat.span(), format!("the arm `{pattern}` is gone"));
                    self.behind(arm.pat.span(), Piece::Of(gone, format!(" if !{}", on(gone))));
                }
                _ => {}
            }
        }
        visit::visit_expr_match(self, of);
    }

    fn visit_expr_unary(&mut self, unary: &'ast syn::ExprUnary) {
        if matches!(unary.op, UnOp::Not(_) | UnOp::Neg(_)) && !matches!(*unary.expr, Expr::Lit(_)) {
            let operator = unary.op.to_token_stream();
            let what = format!("`{}` without {operator}", self.short(unary.span()));
            let mutant = self.mutant(unary.span(), what);
            let other = self.raw(unary.expr.span()).to_owned();
            self.instead(unary.span(), vec![(mutant, other)]);
        }
        visit::visit_expr_unary(self, unary);
    }

    fn visit_expr_binary(&mut self, both: &'ast syn::ExprBinary) {
        let others = if binds(&both.left) || binds(&both.right) { &[] } else { others(&both.op) };
        if !others.is_empty() {
            let [left, right] = [&both.left, &both.right].map(|side| self.raw(side.span()).to_owned());
            let is = both.op.to_token_stream().to_string();
            let whole = self.short(both.span());
            let one = |other: &&str| {
                let mutant = self.mutant(both.op.span(), format!("{is} becomes {other} in `{whole}`"));
                (mutant, format!("({left}) {other} ({right})"))
            };
            let made = others.iter().map(one).collect();
            self.instead(both.span(), made);
        }
        visit::visit_expr_binary(self, both);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn woven(text: &str) -> (String, Vec<Mutant>) {
        let mut mutants = Vec::new();
        let woven = Woven::new("one.rs", text.to_owned(), &mut mutants).expect("it is read");
        (woven.text(|_| true, &BTreeSet::new()).0.replace("crate::mutant::on", "on"), mutants)
    }

    #[test]
    fn a_mutant_stands_beside_what_it_changes_and_has_no_other_in_it() {
        let (text, mutants) = woven("fn f(a: u8) -> impl Sized { a == 1 || !b(a) }");
        assert_eq!(
            text,
            "fn f(a: u8) -> impl Sized { (if on(0) { (a == 1) && (!b(a)) } else { \
             (if on(1) { (a) != (1) } else { a == 1 }) || (if on(2) { b(a) } else { !b(a) }) }) }"
        );
        assert_eq!(mutants[1].to_string(), "1 one.rs:1, f: == becomes != in `a == 1`");
    }

    #[test]
    fn arms_guards_and_whole_functions_have_mutants_and_tests_and_constants_have_none() {
        let (text, _) = woven("fn f() { match a { 1 if !b => c, 2 => d, _ => e } }");
        assert_eq!(
            text,
            "fn f() { if on(0) { return (); }  match a { 1 if on(1) || !on(2) && \
             { (if on(4) { b } else { !b }) } => c, 2 if !on(3) => d, _ => e } }"
        );
        let plain = "#[cfg(test)] mod tests { fn f() -> bool { a == b } } const A: bool = 1 == 2;";
        assert_eq!(woven(plain).0, plain);
    }

    #[test]
    fn a_constant_function_is_one_no_longer_unless_it_must() {
        let mut mutants = Vec::new();
        let constant = "const fn f() -> bool { a }".to_owned();
        let woven = Woven::new("one.rs", constant.clone(), &mut mutants).expect("it is read");
        assert!(woven.text(|_| true, &BTreeSet::new()).0.starts_with(" fn f() -> bool { if "));
        let must = BTreeSet::from(["f".to_owned()]);
        assert!(woven.is_constant(0, &must) && !woven.is_constant(0, &BTreeSet::new()));
        assert_eq!(woven.text(|_| false, &must).0, constant);
    }
}
