// Generated from pgn.peggy by ludogram. Do not edit: change the grammar and run the generator again.

import type { NodeIndex, NodeList, Tree } from 'ludogram/cst';
import type * as nodes from './nodes.js';

// Each function takes a tree and the index of one of its nodes. Functions named after a field return the index of
// another node, or 0 if it is absent. A list has two functions:
//
//     for (let i = list.first(tree, at); i !== 0; i = list.next(tree, at, i)) { … }

// The bits of a node's first integer that are its kind.
const KIND = 2047;

// The bits of the same integer that are its field.
const FIELD = 4192256;

// ---- Functions of several lists ----

const first1 = ({ data }: Tree, at: NodeIndex): never => {
  const i = at + 4;
  return (i < data[at + 3]! ? i : 0) as never;
};

const next2 = ({ data }: Tree, at: NodeIndex, last: NodeIndex): never => {
  const i = data[last + 3]!;
  return (i < data[at + 3]! ? i : 0) as never;
};

const first3 = ({ data }: Tree, at: NodeIndex): never => {
  const end = data[at + 3]!;
  let i = at + 4;
  while (i < end && (data[i]! & FIELD) !== 8192) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

const next4 = ({ data }: Tree, at: NodeIndex, last: NodeIndex): never => {
  const end = data[at + 3]!;
  let i = data[last + 3]!;
  while (i < end && (data[i]! & FIELD) !== 8192) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

const next5 = ({ data }: Tree, at: NodeIndex, last: NodeIndex): never => {
  const i = last + 4;
  return (i < data[at + 3]! ? i : 0) as never;
};

// ---- PgnFile ----

/** Whether a node is of the kind `PgnFile`. */
export const isPgnFile = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.PgnFile> =>
  (data[at]! & KIND) === 4;

/** The list `games` of `PgnFile`. */
export const pgnFileGames: NodeList<NodeIndex<nodes.PgnFile>, NodeIndex<nodes.Game>> = {
  first: ({ data }, at) => {
    const end = data[at + 3]!;
    let i = at + 4;
    while (i < end && (data[i]! & FIELD) !== 2048) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
  next: ({ data }, at, last) => {
    const end = data[at + 3]!;
    let i = data[last + 3]!;
    while (i < end && (data[i]! & FIELD) !== 2048) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
};

/** All children of `PgnFile`, including comments and errors. */
export const pgnFileChildren: NodeList<NodeIndex<nodes.PgnFile>, NodeIndex<nodes.Escape> | NodeIndex<nodes.Game>> = { first: first1, next: next2 };

// ---- Game ----

/** Whether a node is of the kind `Game`. */
export const isGame = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Game> =>
  (data[at]! & KIND) === 5;

/** The list `tags` of `Game`. */
export const gameTags: NodeList<NodeIndex<nodes.Game>, NodeIndex<nodes.Tag> | NodeIndex<nodes.TagError>> = {
  first: ({ data }, at) => {
    const end = data[at + 3]!;
    let i = at + 4;
    while (i < end && (data[i]! & FIELD) !== 4096) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
  next: ({ data }, at, last) => {
    const end = data[at + 3]!;
    let i = data[last + 3]!;
    while (i < end && (data[i]! & FIELD) !== 4096) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
};

/** The list `notes` of `Game`. */
export const gameNotes: NodeList<
  NodeIndex<nodes.Game>,
  | NodeIndex<nodes.Comment>
  | NodeIndex<nodes.LineComment>
  | NodeIndex<nodes.UnclosedCommentError>
> = {
  first: ({ data }, at) => {
    const end = data[at + 3]!;
    let i = at + 4;
    while (i < end && (data[i]! & FIELD) !== 6144) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
  next: ({ data }, at, last) => {
    const end = data[at + 3]!;
    let i = data[last + 3]!;
    while (i < end && (data[i]! & FIELD) !== 6144) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
};

/** The list `items` of `Game`. */
export const gameItems: NodeList<
  NodeIndex<nodes.Game>,
  | NodeIndex<nodes.Number>
  | NodeIndex<nodes.Move>
  | NodeIndex<nodes.Comment>
  | NodeIndex<nodes.LineComment>
  | NodeIndex<nodes.UnclosedCommentError>
  | NodeIndex<nodes.Nag>
  | NodeIndex<nodes.Suffix>
  | NodeIndex<nodes.Variation>
  | NodeIndex<nodes.OddMove>
  | NodeIndex<nodes.EnPassant>
  | NodeIndex<nodes.Symbol>
  | NodeIndex<nodes.Periods>
  | NodeIndex<nodes.TokenError>
  | NodeIndex<nodes.StrayParenthesisError>
> = { first: first3, next: next4 };

/** Returns the field `result` of `Game`; 0 if absent. */
export const gameResult = ({ data }: Tree, at: NodeIndex<nodes.Game>): NodeIndex<nodes.Result> | NodeIndex<nodes.OddResult> | 0 => {
  const end = data[at + 3]!;
  let i = at + 4;
  while (i < end && (data[i]! & FIELD) !== 10240) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

/** The list `trailing` of `Game`. */
export const gameTrailing: NodeList<
  NodeIndex<nodes.Game>,
  | NodeIndex<nodes.Comment>
  | NodeIndex<nodes.LineComment>
  | NodeIndex<nodes.UnclosedCommentError>
> = {
  first: ({ data }, at) => {
    const end = data[at + 3]!;
    let i = at + 4;
    while (i < end && (data[i]! & FIELD) !== 12288) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
  next: next2,
};

/** All children of `Game`, including comments and errors. */
export const gameChildren: NodeList<
  NodeIndex<nodes.Game>,
  | NodeIndex<nodes.Tag>
  | NodeIndex<nodes.TagError>
  | NodeIndex<nodes.Comment>
  | NodeIndex<nodes.LineComment>
  | NodeIndex<nodes.UnclosedCommentError>
  | NodeIndex<nodes.Escape>
  | NodeIndex<nodes.Number>
  | NodeIndex<nodes.Move>
  | NodeIndex<nodes.Nag>
  | NodeIndex<nodes.Suffix>
  | NodeIndex<nodes.Variation>
  | NodeIndex<nodes.OddMove>
  | NodeIndex<nodes.EnPassant>
  | NodeIndex<nodes.Symbol>
  | NodeIndex<nodes.Periods>
  | NodeIndex<nodes.TokenError>
  | NodeIndex<nodes.StrayParenthesisError>
  | NodeIndex<nodes.Result>
  | NodeIndex<nodes.OddResult>
> = { first: first1, next: next2 };

// ---- Tag ----

/** Whether a node is of the kind `Tag`. */
export const isTag = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Tag> =>
  (data[at]! & KIND) === 6;

/** Returns the field `name` of `Tag`. */
export const tagName = (_tree: Tree, at: NodeIndex<nodes.Tag>): NodeIndex<nodes.TagName> => (at + 4) as never;

/** Returns the field `value` of `Tag`. */
export const tagValue = (_tree: Tree, at: NodeIndex<nodes.Tag>):
  | NodeIndex<nodes.TagValue>
  | NodeIndex<nodes.OddTagValue>
  | NodeIndex<nodes.UnescapedQuoteError>
  | NodeIndex<nodes.UnclosedValueError>
  | NodeIndex<nodes.UnquotedValueError> => (at + 8) as never;

/** All children of `Tag`, including comments and errors. */
export const tagChildren: NodeList<
  NodeIndex<nodes.Tag>,
  | NodeIndex<nodes.TagName>
  | NodeIndex<nodes.TagValue>
  | NodeIndex<nodes.OddTagValue>
  | NodeIndex<nodes.UnescapedQuoteError>
  | NodeIndex<nodes.UnclosedValueError>
  | NodeIndex<nodes.UnquotedValueError>
  | NodeIndex<nodes.UnclosedTagError>
> = {
  first: (_tree, at) => (at + 4) as never,
  next: next5,
};

// ---- TagName ----

/** Whether a node is of the kind `TagName`. */
export const isTagName = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.TagName> =>
  (data[at]! & KIND) === 7;

// ---- TagValue ----

/** Whether a node is of the kind `TagValue`. */
export const isTagValue = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.TagValue> =>
  (data[at]! & KIND) === 8;

// ---- OddTagValue ----

/** Whether a node is of the kind `OddTagValue`. */
export const isOddTagValue = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.OddTagValue> =>
  (data[at]! & KIND) === 9;

// ---- UnescapedQuoteError ----

/** Whether a node is of the kind `UnescapedQuoteError`. */
export const isUnescapedQuoteError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.UnescapedQuoteError> =>
  (data[at]! & KIND) === 10;

// ---- UnclosedValueError ----

/** Whether a node is of the kind `UnclosedValueError`. */
export const isUnclosedValueError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.UnclosedValueError> =>
  (data[at]! & KIND) === 11;

// ---- UnquotedValueError ----

/** Whether a node is of the kind `UnquotedValueError`. */
export const isUnquotedValueError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.UnquotedValueError> =>
  (data[at]! & KIND) === 12;

// ---- UnclosedTagError ----

/** Whether a node is of the kind `UnclosedTagError`. */
export const isUnclosedTagError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.UnclosedTagError> =>
  (data[at]! & KIND) === 13;

// ---- TagError ----

/** Whether a node is of the kind `TagError`. */
export const isTagError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.TagError> =>
  (data[at]! & KIND) === 14;

// ---- Number ----

/** Whether a node is of the kind `Number`. */
export const isNumber = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Number> =>
  (data[at]! & KIND) === 15;

// ---- Periods ----

/** Whether a node is of the kind `Periods`. */
export const isPeriods = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Periods> =>
  (data[at]! & KIND) === 16;

// ---- Nag ----

/** Whether a node is of the kind `Nag`. */
export const isNag = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Nag> =>
  (data[at]! & KIND) === 17;

// ---- Suffix ----

/** Whether a node is of the kind `Suffix`. */
export const isSuffix = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Suffix> =>
  (data[at]! & KIND) === 18;

// ---- Variation ----

/** Whether a node is of the kind `Variation`. */
export const isVariation = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Variation> =>
  (data[at]! & KIND) === 19;

/** The list `items` of `Variation`. */
export const variationItems: NodeList<
  NodeIndex<nodes.Variation>,
  | NodeIndex<nodes.Number>
  | NodeIndex<nodes.Move>
  | NodeIndex<nodes.Comment>
  | NodeIndex<nodes.LineComment>
  | NodeIndex<nodes.UnclosedCommentError>
  | NodeIndex<nodes.Nag>
  | NodeIndex<nodes.Suffix>
  | NodeIndex<nodes.Variation>
  | NodeIndex<nodes.OddMove>
  | NodeIndex<nodes.EnPassant>
  | NodeIndex<nodes.Symbol>
  | NodeIndex<nodes.Periods>
  | NodeIndex<nodes.TokenError>
  | NodeIndex<nodes.Result>
> = { first: first3, next: next4 };

/** All children of `Variation`, including comments and errors. */
export const variationChildren: NodeList<
  NodeIndex<nodes.Variation>,
  | NodeIndex<nodes.Escape>
  | NodeIndex<nodes.Number>
  | NodeIndex<nodes.Move>
  | NodeIndex<nodes.Comment>
  | NodeIndex<nodes.LineComment>
  | NodeIndex<nodes.UnclosedCommentError>
  | NodeIndex<nodes.Nag>
  | NodeIndex<nodes.Suffix>
  | NodeIndex<nodes.Variation>
  | NodeIndex<nodes.OddMove>
  | NodeIndex<nodes.EnPassant>
  | NodeIndex<nodes.Symbol>
  | NodeIndex<nodes.Periods>
  | NodeIndex<nodes.TokenError>
  | NodeIndex<nodes.Result>
  | NodeIndex<nodes.UnclosedVariationError>
> = { first: first1, next: next2 };

// ---- UnclosedVariationError ----

/** Whether a node is of the kind `UnclosedVariationError`. */
export const isUnclosedVariationError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.UnclosedVariationError> =>
  (data[at]! & KIND) === 20;

// ---- StrayParenthesisError ----

/** Whether a node is of the kind `StrayParenthesisError`. */
export const isStrayParenthesisError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.StrayParenthesisError> =>
  (data[at]! & KIND) === 21;

// ---- TokenError ----

/** Whether a node is of the kind `TokenError`. */
export const isTokenError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.TokenError> =>
  (data[at]! & KIND) === 22;

// ---- Move ----

/** Whether a node is of the kind `Move`. */
export const isMove = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Move> =>
  (data[at]! & KIND) === 23;

// ---- OddMove ----

/** Whether a node is of the kind `OddMove`. */
export const isOddMove = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.OddMove> =>
  (data[at]! & KIND) === 24;

// ---- EnPassant ----

/** Whether a node is of the kind `EnPassant`. */
export const isEnPassant = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.EnPassant> =>
  (data[at]! & KIND) === 25;

// ---- Symbol ----

/** Whether a node is of the kind `Symbol`. */
export const isSymbol = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Symbol> =>
  (data[at]! & KIND) === 26;

// ---- Result ----

/** Whether a node is of the kind `Result`. */
export const isResult = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Result> =>
  (data[at]! & KIND) === 27;

// ---- OddResult ----

/** Whether a node is of the kind `OddResult`. */
export const isOddResult = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.OddResult> =>
  (data[at]! & KIND) === 28;

// ---- Comment ----

/** Whether a node is of the kind `Comment`. */
export const isComment = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Comment> =>
  (data[at]! & KIND) === 29;

/** All children of `Comment`, including comments and errors. */
export const commentChildren: NodeList<NodeIndex<nodes.Comment>, NodeIndex<nodes.Command> | NodeIndex<nodes.CommandError>> = { first: first1, next: next5 };

// ---- LineComment ----

/** Whether a node is of the kind `LineComment`. */
export const isLineComment = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.LineComment> =>
  (data[at]! & KIND) === 30;

// ---- UnclosedCommentError ----

/** Whether a node is of the kind `UnclosedCommentError`. */
export const isUnclosedCommentError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.UnclosedCommentError> =>
  (data[at]! & KIND) === 31;

/** All children of `UnclosedCommentError`, including comments and errors. */
export const unclosedCommentErrorChildren: NodeList<NodeIndex<nodes.UnclosedCommentError>, NodeIndex<nodes.Command> | NodeIndex<nodes.CommandError>> = { first: first1, next: next5 };

// ---- Command ----

/** Whether a node is of the kind `Command`. */
export const isCommand = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Command> =>
  (data[at]! & KIND) === 32;

// ---- CommandError ----

/** Whether a node is of the kind `CommandError`. */
export const isCommandError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.CommandError> =>
  (data[at]! & KIND) === 33;

// ---- Escape ----

/** Whether a node is of the kind `Escape`. */
export const isEscape = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Escape> =>
  (data[at]! & KIND) === 34;
