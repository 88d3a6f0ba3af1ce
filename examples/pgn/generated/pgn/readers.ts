// Generated from pgn.peggy by ludogram. Do not edit: change the grammar and run the generator again.

import type { NodeIndex, Tree } from 'ludogram/cst';
import type * as nodes from './nodes.js';

// Each function takes a tree and the index of one of its nodes. Functions named after a field return the index of
// another node, or 0 if it is absent. A list has two functions:
//
//     for (let i = list.first(tree, at); i !== 0; i = list.next(tree, at, i)) { … }

// ---- PgnFile ----

/** Whether a node is of the kind `PgnFile`. */
export const isPgnFile = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.PgnFile> =>
  (data[at]! & 2047) === 4;

/** The list `games` of `PgnFile`. */
export const pgnFileGames = {
  first: ({ data }: Tree, at: NodeIndex<nodes.PgnFile>): NodeIndex<nodes.Game> | 0 => {
    const end = data[at + 3]!;
    let i = at + 4;
    while (i < end && (data[i]! & 4192256) !== 2048) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
  next: ({ data }: Tree, at: NodeIndex<nodes.PgnFile>, last: NodeIndex): NodeIndex<nodes.Game> | 0 => {
    const end = data[at + 3]!;
    let i = data[last + 3]!;
    while (i < end && (data[i]! & 4192256) !== 2048) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
};

/** All children of `PgnFile`, including comments and errors. */
export const pgnFileChildren = {
  first: ({ data }: Tree, at: NodeIndex<nodes.PgnFile>): NodeIndex<nodes.Escape> | NodeIndex<nodes.Game> | 0 => {
    const i = at + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
  next: ({ data }: Tree, at: NodeIndex<nodes.PgnFile>, last: NodeIndex): NodeIndex<nodes.Escape> | NodeIndex<nodes.Game> | 0 => {
    const i = data[last + 3]!;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

// ---- Game ----

/** Whether a node is of the kind `Game`. */
export const isGame = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Game> =>
  (data[at]! & 2047) === 5;

/** The list `tags` of `Game`. */
export const gameTags = {
  first: ({ data }: Tree, at: NodeIndex<nodes.Game>): NodeIndex<nodes.Tag> | NodeIndex<nodes.TagError> | 0 => {
    const end = data[at + 3]!;
    let i = at + 4;
    while (i < end && (data[i]! & 4192256) !== 4096) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
  next: ({ data }: Tree, at: NodeIndex<nodes.Game>, last: NodeIndex): NodeIndex<nodes.Tag> | NodeIndex<nodes.TagError> | 0 => {
    const end = data[at + 3]!;
    let i = data[last + 3]!;
    while (i < end && (data[i]! & 4192256) !== 4096) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
};

/** The list `notes` of `Game`. */
export const gameNotes = {
  first: ({ data }: Tree, at: NodeIndex<nodes.Game>): NodeIndex<nodes.Comment> | NodeIndex<nodes.LineComment> | NodeIndex<nodes.UnclosedCommentError> | 0 => {
    const end = data[at + 3]!;
    let i = at + 4;
    while (i < end && (data[i]! & 4192256) !== 6144) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
  next: ({ data }: Tree, at: NodeIndex<nodes.Game>, last: NodeIndex): NodeIndex<nodes.Comment> | NodeIndex<nodes.LineComment> | NodeIndex<nodes.UnclosedCommentError> | 0 => {
    const end = data[at + 3]!;
    let i = data[last + 3]!;
    while (i < end && (data[i]! & 4192256) !== 6144) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
};

/** The list `items` of `Game`. */
export const gameItems = {
  first: ({ data }: Tree, at: NodeIndex<nodes.Game>): NodeIndex<nodes.Number> | NodeIndex<nodes.Move> | NodeIndex<nodes.Comment> | NodeIndex<nodes.LineComment> | NodeIndex<nodes.UnclosedCommentError> | NodeIndex<nodes.Nag> | NodeIndex<nodes.Suffix> | NodeIndex<nodes.Variation> | NodeIndex<nodes.OddMove> | NodeIndex<nodes.EnPassant> | NodeIndex<nodes.Symbol> | NodeIndex<nodes.Periods> | NodeIndex<nodes.TokenError> | NodeIndex<nodes.StrayParenthesisError> | 0 => {
    const end = data[at + 3]!;
    let i = at + 4;
    while (i < end && (data[i]! & 4192256) !== 8192) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
  next: ({ data }: Tree, at: NodeIndex<nodes.Game>, last: NodeIndex): NodeIndex<nodes.Number> | NodeIndex<nodes.Move> | NodeIndex<nodes.Comment> | NodeIndex<nodes.LineComment> | NodeIndex<nodes.UnclosedCommentError> | NodeIndex<nodes.Nag> | NodeIndex<nodes.Suffix> | NodeIndex<nodes.Variation> | NodeIndex<nodes.OddMove> | NodeIndex<nodes.EnPassant> | NodeIndex<nodes.Symbol> | NodeIndex<nodes.Periods> | NodeIndex<nodes.TokenError> | NodeIndex<nodes.StrayParenthesisError> | 0 => {
    const end = data[at + 3]!;
    let i = data[last + 3]!;
    while (i < end && (data[i]! & 4192256) !== 8192) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
};

/** The field `result` of `Game`; 0 if absent. */
export const gameResult = ({ data }: Tree, at: NodeIndex<nodes.Game>): NodeIndex<nodes.Result> | NodeIndex<nodes.OddResult> | 0 => {
  const end = data[at + 3]!;
  let i = at + 4;
  while (i < end && (data[i]! & 4192256) !== 10240) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

/** The list `trailing` of `Game`. */
export const gameTrailing = {
  first: ({ data }: Tree, at: NodeIndex<nodes.Game>): NodeIndex<nodes.Comment> | NodeIndex<nodes.LineComment> | NodeIndex<nodes.UnclosedCommentError> | 0 => {
    const end = data[at + 3]!;
    let i = at + 4;
    while (i < end && (data[i]! & 4192256) !== 12288) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
  next: ({ data }: Tree, at: NodeIndex<nodes.Game>, last: NodeIndex): NodeIndex<nodes.Comment> | NodeIndex<nodes.LineComment> | NodeIndex<nodes.UnclosedCommentError> | 0 => {
    const i = data[last + 3]!;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

/** All children of `Game`, including comments and errors. */
export const gameChildren = {
  first: ({ data }: Tree, at: NodeIndex<nodes.Game>): NodeIndex<nodes.Tag> | NodeIndex<nodes.TagError> | NodeIndex<nodes.Comment> | NodeIndex<nodes.LineComment> | NodeIndex<nodes.UnclosedCommentError> | NodeIndex<nodes.Escape> | NodeIndex<nodes.Number> | NodeIndex<nodes.Move> | NodeIndex<nodes.Nag> | NodeIndex<nodes.Suffix> | NodeIndex<nodes.Variation> | NodeIndex<nodes.OddMove> | NodeIndex<nodes.EnPassant> | NodeIndex<nodes.Symbol> | NodeIndex<nodes.Periods> | NodeIndex<nodes.TokenError> | NodeIndex<nodes.StrayParenthesisError> | NodeIndex<nodes.Result> | NodeIndex<nodes.OddResult> | 0 => {
    const i = at + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
  next: ({ data }: Tree, at: NodeIndex<nodes.Game>, last: NodeIndex): NodeIndex<nodes.Tag> | NodeIndex<nodes.TagError> | NodeIndex<nodes.Comment> | NodeIndex<nodes.LineComment> | NodeIndex<nodes.UnclosedCommentError> | NodeIndex<nodes.Escape> | NodeIndex<nodes.Number> | NodeIndex<nodes.Move> | NodeIndex<nodes.Nag> | NodeIndex<nodes.Suffix> | NodeIndex<nodes.Variation> | NodeIndex<nodes.OddMove> | NodeIndex<nodes.EnPassant> | NodeIndex<nodes.Symbol> | NodeIndex<nodes.Periods> | NodeIndex<nodes.TokenError> | NodeIndex<nodes.StrayParenthesisError> | NodeIndex<nodes.Result> | NodeIndex<nodes.OddResult> | 0 => {
    const i = data[last + 3]!;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

// ---- Tag ----

/** Whether a node is of the kind `Tag`. */
export const isTag = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Tag> =>
  (data[at]! & 2047) === 6;

/** The field `name` of `Tag`. */
export const tagName = (_tree: Tree, at: NodeIndex<nodes.Tag>): NodeIndex<nodes.TagName> => (at + 4) as never;

/** The field `value` of `Tag`. */
export const tagValue = (_tree: Tree, at: NodeIndex<nodes.Tag>): NodeIndex<nodes.TagValue> | NodeIndex<nodes.OddTagValue> | NodeIndex<nodes.UnescapedQuoteError> | NodeIndex<nodes.UnclosedValueError> | NodeIndex<nodes.UnquotedValueError> => (at + 8) as never;

/** All children of `Tag`, including comments and errors. */
export const tagChildren = {
  first: (_tree: Tree, at: NodeIndex<nodes.Tag>): NodeIndex<nodes.TagName> | NodeIndex<nodes.TagValue> | NodeIndex<nodes.OddTagValue> | NodeIndex<nodes.UnescapedQuoteError> | NodeIndex<nodes.UnclosedValueError> | NodeIndex<nodes.UnquotedValueError> | NodeIndex<nodes.UnclosedTagError> | 0 => (at + 4) as never,
  next: ({ data }: Tree, at: NodeIndex<nodes.Tag>, last: NodeIndex): NodeIndex<nodes.TagName> | NodeIndex<nodes.TagValue> | NodeIndex<nodes.OddTagValue> | NodeIndex<nodes.UnescapedQuoteError> | NodeIndex<nodes.UnclosedValueError> | NodeIndex<nodes.UnquotedValueError> | NodeIndex<nodes.UnclosedTagError> | 0 => {
    const i = last + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

// ---- TagName ----

/** Whether a node is of the kind `TagName`. */
export const isTagName = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.TagName> =>
  (data[at]! & 2047) === 7;

// ---- TagValue ----

/** Whether a node is of the kind `TagValue`. */
export const isTagValue = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.TagValue> =>
  (data[at]! & 2047) === 8;

// ---- OddTagValue ----

/** Whether a node is of the kind `OddTagValue`. */
export const isOddTagValue = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.OddTagValue> =>
  (data[at]! & 2047) === 9;

// ---- UnescapedQuoteError ----

/** Whether a node is of the kind `UnescapedQuoteError`. */
export const isUnescapedQuoteError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.UnescapedQuoteError> =>
  (data[at]! & 2047) === 10;

// ---- UnclosedValueError ----

/** Whether a node is of the kind `UnclosedValueError`. */
export const isUnclosedValueError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.UnclosedValueError> =>
  (data[at]! & 2047) === 11;

// ---- UnquotedValueError ----

/** Whether a node is of the kind `UnquotedValueError`. */
export const isUnquotedValueError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.UnquotedValueError> =>
  (data[at]! & 2047) === 12;

// ---- UnclosedTagError ----

/** Whether a node is of the kind `UnclosedTagError`. */
export const isUnclosedTagError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.UnclosedTagError> =>
  (data[at]! & 2047) === 13;

// ---- TagError ----

/** Whether a node is of the kind `TagError`. */
export const isTagError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.TagError> =>
  (data[at]! & 2047) === 14;

// ---- Number ----

/** Whether a node is of the kind `Number`. */
export const isNumber = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Number> =>
  (data[at]! & 2047) === 15;

// ---- Periods ----

/** Whether a node is of the kind `Periods`. */
export const isPeriods = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Periods> =>
  (data[at]! & 2047) === 16;

// ---- Nag ----

/** Whether a node is of the kind `Nag`. */
export const isNag = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Nag> =>
  (data[at]! & 2047) === 17;

// ---- Suffix ----

/** Whether a node is of the kind `Suffix`. */
export const isSuffix = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Suffix> =>
  (data[at]! & 2047) === 18;

// ---- Variation ----

/** Whether a node is of the kind `Variation`. */
export const isVariation = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Variation> =>
  (data[at]! & 2047) === 19;

/** The list `items` of `Variation`. */
export const variationItems = {
  first: ({ data }: Tree, at: NodeIndex<nodes.Variation>): NodeIndex<nodes.Number> | NodeIndex<nodes.Move> | NodeIndex<nodes.Comment> | NodeIndex<nodes.LineComment> | NodeIndex<nodes.UnclosedCommentError> | NodeIndex<nodes.Nag> | NodeIndex<nodes.Suffix> | NodeIndex<nodes.Variation> | NodeIndex<nodes.OddMove> | NodeIndex<nodes.EnPassant> | NodeIndex<nodes.Symbol> | NodeIndex<nodes.Periods> | NodeIndex<nodes.TokenError> | NodeIndex<nodes.Result> | 0 => {
    const end = data[at + 3]!;
    let i = at + 4;
    while (i < end && (data[i]! & 4192256) !== 8192) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
  next: ({ data }: Tree, at: NodeIndex<nodes.Variation>, last: NodeIndex): NodeIndex<nodes.Number> | NodeIndex<nodes.Move> | NodeIndex<nodes.Comment> | NodeIndex<nodes.LineComment> | NodeIndex<nodes.UnclosedCommentError> | NodeIndex<nodes.Nag> | NodeIndex<nodes.Suffix> | NodeIndex<nodes.Variation> | NodeIndex<nodes.OddMove> | NodeIndex<nodes.EnPassant> | NodeIndex<nodes.Symbol> | NodeIndex<nodes.Periods> | NodeIndex<nodes.TokenError> | NodeIndex<nodes.Result> | 0 => {
    const end = data[at + 3]!;
    let i = data[last + 3]!;
    while (i < end && (data[i]! & 4192256) !== 8192) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
};

/** All children of `Variation`, including comments and errors. */
export const variationChildren = {
  first: ({ data }: Tree, at: NodeIndex<nodes.Variation>): NodeIndex<nodes.Escape> | NodeIndex<nodes.Number> | NodeIndex<nodes.Move> | NodeIndex<nodes.Comment> | NodeIndex<nodes.LineComment> | NodeIndex<nodes.UnclosedCommentError> | NodeIndex<nodes.Nag> | NodeIndex<nodes.Suffix> | NodeIndex<nodes.Variation> | NodeIndex<nodes.OddMove> | NodeIndex<nodes.EnPassant> | NodeIndex<nodes.Symbol> | NodeIndex<nodes.Periods> | NodeIndex<nodes.TokenError> | NodeIndex<nodes.Result> | NodeIndex<nodes.UnclosedVariationError> | 0 => {
    const i = at + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
  next: ({ data }: Tree, at: NodeIndex<nodes.Variation>, last: NodeIndex): NodeIndex<nodes.Escape> | NodeIndex<nodes.Number> | NodeIndex<nodes.Move> | NodeIndex<nodes.Comment> | NodeIndex<nodes.LineComment> | NodeIndex<nodes.UnclosedCommentError> | NodeIndex<nodes.Nag> | NodeIndex<nodes.Suffix> | NodeIndex<nodes.Variation> | NodeIndex<nodes.OddMove> | NodeIndex<nodes.EnPassant> | NodeIndex<nodes.Symbol> | NodeIndex<nodes.Periods> | NodeIndex<nodes.TokenError> | NodeIndex<nodes.Result> | NodeIndex<nodes.UnclosedVariationError> | 0 => {
    const i = data[last + 3]!;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

// ---- UnclosedVariationError ----

/** Whether a node is of the kind `UnclosedVariationError`. */
export const isUnclosedVariationError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.UnclosedVariationError> =>
  (data[at]! & 2047) === 20;

// ---- StrayParenthesisError ----

/** Whether a node is of the kind `StrayParenthesisError`. */
export const isStrayParenthesisError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.StrayParenthesisError> =>
  (data[at]! & 2047) === 21;

// ---- TokenError ----

/** Whether a node is of the kind `TokenError`. */
export const isTokenError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.TokenError> =>
  (data[at]! & 2047) === 22;

// ---- Move ----

/** Whether a node is of the kind `Move`. */
export const isMove = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Move> =>
  (data[at]! & 2047) === 23;

// ---- OddMove ----

/** Whether a node is of the kind `OddMove`. */
export const isOddMove = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.OddMove> =>
  (data[at]! & 2047) === 24;

// ---- EnPassant ----

/** Whether a node is of the kind `EnPassant`. */
export const isEnPassant = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.EnPassant> =>
  (data[at]! & 2047) === 25;

// ---- Symbol ----

/** Whether a node is of the kind `Symbol`. */
export const isSymbol = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Symbol> =>
  (data[at]! & 2047) === 26;

// ---- Result ----

/** Whether a node is of the kind `Result`. */
export const isResult = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Result> =>
  (data[at]! & 2047) === 27;

// ---- OddResult ----

/** Whether a node is of the kind `OddResult`. */
export const isOddResult = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.OddResult> =>
  (data[at]! & 2047) === 28;

// ---- Comment ----

/** Whether a node is of the kind `Comment`. */
export const isComment = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Comment> =>
  (data[at]! & 2047) === 29;

/** All children of `Comment`, including comments and errors. */
export const commentChildren = {
  first: ({ data }: Tree, at: NodeIndex<nodes.Comment>): NodeIndex<nodes.Command> | NodeIndex<nodes.CommandError> | 0 => {
    const i = at + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
  next: ({ data }: Tree, at: NodeIndex<nodes.Comment>, last: NodeIndex): NodeIndex<nodes.Command> | NodeIndex<nodes.CommandError> | 0 => {
    const i = last + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

// ---- LineComment ----

/** Whether a node is of the kind `LineComment`. */
export const isLineComment = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.LineComment> =>
  (data[at]! & 2047) === 30;

// ---- UnclosedCommentError ----

/** Whether a node is of the kind `UnclosedCommentError`. */
export const isUnclosedCommentError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.UnclosedCommentError> =>
  (data[at]! & 2047) === 31;

/** All children of `UnclosedCommentError`, including comments and errors. */
export const unclosedCommentErrorChildren = {
  first: ({ data }: Tree, at: NodeIndex<nodes.UnclosedCommentError>): NodeIndex<nodes.Command> | NodeIndex<nodes.CommandError> | 0 => {
    const i = at + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
  next: ({ data }: Tree, at: NodeIndex<nodes.UnclosedCommentError>, last: NodeIndex): NodeIndex<nodes.Command> | NodeIndex<nodes.CommandError> | 0 => {
    const i = last + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

// ---- Command ----

/** Whether a node is of the kind `Command`. */
export const isCommand = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Command> =>
  (data[at]! & 2047) === 32;

// ---- CommandError ----

/** Whether a node is of the kind `CommandError`. */
export const isCommandError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.CommandError> =>
  (data[at]! & 2047) === 33;

// ---- Escape ----

/** Whether a node is of the kind `Escape`. */
export const isEscape = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Escape> =>
  (data[at]! & 2047) === 34;
