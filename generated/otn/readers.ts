// Generated from otn.peggy by ludogram. Do not edit: change the grammar and run the generator again.

import type { NodeIndex, NodeList, Token, Tree } from '../../src/cst/index.js';
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

const next1 = ({ data }: Tree, at: NodeIndex, last: NodeIndex): never => {
  const i = data[last + 3]!;
  return (i < data[at + 3]! ? i : 0) as never;
};

const first2 = ({ data }: Tree, at: NodeIndex): never => {
  const i = at + 4;
  return (i < data[at + 3]! ? i : 0) as never;
};

const first3 = (_tree: Tree, at: NodeIndex): never => (at + 4) as never;

const first4 = ({ data }: Tree, at: NodeIndex): never => {
  const end = data[at + 3]!;
  let i = at + 4;
  while (i < end && (data[i]! & FIELD) !== 34816) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

const next5 = ({ data }: Tree, at: NodeIndex, last: NodeIndex): never => {
  const i = last + 4;
  return (i < data[at + 3]! ? i : 0) as never;
};

const next6 = ({ data }: Tree, at: NodeIndex, last: NodeIndex): never => {
  const i = data[last + 3]!;
  return (i < data[at + 3]! && (data[i]! & FIELD) === 75776 ? i : 0) as never;
};

const next7 = ({ data }: Tree, at: NodeIndex, last: NodeIndex): never => {
  const i = data[last + 3]!;
  return (i < data[at + 3]! && (data[i]! & FIELD) === 83968 ? i : 0) as never;
};

// ---- GameRecord ----

/** Whether a node is of the kind `GameRecord`. */
export const isGameRecord = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.GameRecord> =>
  (data[at]! & KIND) === 4;

/** The list `tags` of `GameRecord`. */
export const gameRecordTags: NodeList<
  NodeIndex<nodes.GameRecord>,
  | NodeIndex<nodes.RulesTag>
  | NodeIndex<nodes.PositionTag>
  | NodeIndex<nodes.DateTag>
  | NodeIndex<nodes.ResultTag>
  | NodeIndex<nodes.TimeControlTag>
  | NodeIndex<nodes.TimeRemainingTag>
  | NodeIndex<nodes.PuzzleModeTag>
  | NodeIndex<nodes.PuzzleAddressTag>
  | NodeIndex<nodes.TextTag>
  | NodeIndex<nodes.TagValueError>
  | NodeIndex<nodes.TagError>
> = {
  first: ({ data }, at) => {
    const i = at + 4;
    return (i < data[at + 3]! && (data[i]! & FIELD) === 2048 ? i : 0) as never;
  },
  next: ({ data }, at, last) => {
    const i = data[last + 3]!;
    return (i < data[at + 3]! && (data[i]! & FIELD) === 2048 ? i : 0) as never;
  },
};

/** The list `turns` of `GameRecord`. */
export const gameRecordTurns: NodeList<
  NodeIndex<nodes.GameRecord>,
  | NodeIndex<nodes.Turn>
  | NodeIndex<nodes.UnnumberedTurnError>
  | NodeIndex<nodes.StrayError>
> = {
  first: ({ data }, at) => {
    const end = data[at + 3]!;
    let i = at + 4;
    while (i < end && (data[i]! & FIELD) !== 4096) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
  next: next1,
};

/** All children of `GameRecord`, including comments and errors. */
export const gameRecordChildren: NodeList<
  NodeIndex<nodes.GameRecord>,
  | NodeIndex<nodes.RulesTag>
  | NodeIndex<nodes.PositionTag>
  | NodeIndex<nodes.DateTag>
  | NodeIndex<nodes.ResultTag>
  | NodeIndex<nodes.TimeControlTag>
  | NodeIndex<nodes.TimeRemainingTag>
  | NodeIndex<nodes.PuzzleModeTag>
  | NodeIndex<nodes.PuzzleAddressTag>
  | NodeIndex<nodes.TextTag>
  | NodeIndex<nodes.TagValueError>
  | NodeIndex<nodes.TagError>
  | NodeIndex<nodes.Turn>
  | NodeIndex<nodes.UnnumberedTurnError>
  | NodeIndex<nodes.StrayError>
> = { first: first2, next: next1 };

// ---- PositionRecord ----

/** Whether a node is of the kind `PositionRecord`. */
export const isPositionRecord = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.PositionRecord> =>
  (data[at]! & KIND) === 5;

/** Returns the field `position` of `PositionRecord`. */
export const positionRecordPosition = (_tree: Tree, at: NodeIndex<nodes.PositionRecord>): NodeIndex<nodes.Position> | NodeIndex<nodes.MissingPositionError> => (at + 4) as never;

/** All children of `PositionRecord`, including comments and errors. */
export const positionRecordChildren: NodeList<NodeIndex<nodes.PositionRecord>, NodeIndex<nodes.Position> | NodeIndex<nodes.MissingPositionError>> = { first: first3, next: next1 };

// ---- MoveRecord ----

/** Whether a node is of the kind `MoveRecord`. */
export const isMoveRecord = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.MoveRecord> =>
  (data[at]! & KIND) === 6;

/** Returns the field `move` of `MoveRecord`. */
export const moveRecordMove = (_tree: Tree, at: NodeIndex<nodes.MoveRecord>):
  | NodeIndex<nodes.Play>
  | NodeIndex<nodes.Skip>
  | NodeIndex<nodes.Resignation>
  | NodeIndex<nodes.MoveError>
  | NodeIndex<nodes.MissingMoveError> => (at + 4) as never;

/** All children of `MoveRecord`, including comments and errors. */
export const moveRecordChildren: NodeList<
  NodeIndex<nodes.MoveRecord>,
  | NodeIndex<nodes.Play>
  | NodeIndex<nodes.Skip>
  | NodeIndex<nodes.Resignation>
  | NodeIndex<nodes.MoveError>
  | NodeIndex<nodes.MissingMoveError>
> = { first: first3, next: next1 };

// ---- RulesRecord ----

/** Whether a node is of the kind `RulesRecord`. */
export const isRulesRecord = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.RulesRecord> =>
  (data[at]! & KIND) === 7;

/** Returns the field `word` of `RulesRecord`; 0 if absent. */
export const rulesRecordWord = ({ data }: Tree, at: NodeIndex<nodes.RulesRecord>): NodeIndex<nodes.RulesWord> | 0 => {
  const i = at + 4;
  return (i < data[at + 3]! && (data[i]! & FIELD) === 10240 ? i : 0) as never;
};

/** The list `entries` of `RulesRecord`. */
export const rulesRecordEntries: NodeList<
  NodeIndex<nodes.RulesRecord>,
  | NodeIndex<nodes.SizeEntry>
  | NodeIndex<nodes.NameEntry>
  | NodeIndex<nodes.ChoiceEntry>
  | NodeIndex<nodes.SpacesEntry>
  | NodeIndex<nodes.PiecesEntry>
  | NodeIndex<nodes.SpeedEntry>
  | NodeIndex<nodes.StartEntry>
  | NodeIndex<nodes.UnknownEntry>
  | NodeIndex<nodes.EntryError>
> = { first: first4, next: next1 };

/** All children of `RulesRecord`, including comments and errors. */
export const rulesRecordChildren: NodeList<
  NodeIndex<nodes.RulesRecord>,
  | NodeIndex<nodes.RulesWord>
  | NodeIndex<nodes.SizeEntry>
  | NodeIndex<nodes.NameEntry>
  | NodeIndex<nodes.ChoiceEntry>
  | NodeIndex<nodes.SpacesEntry>
  | NodeIndex<nodes.PiecesEntry>
  | NodeIndex<nodes.SpeedEntry>
  | NodeIndex<nodes.StartEntry>
  | NodeIndex<nodes.UnknownEntry>
  | NodeIndex<nodes.EntryError>
> = { first: first2, next: next1 };

// ---- Position ----

/** Whether a node is of the kind `Position`. */
export const isPosition = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Position> =>
  (data[at]! & KIND) === 8;

/** Returns the field `first` of `Position`; 0 if absent. */
export const positionFirst = ({ data }: Tree, at: NodeIndex<nodes.Position>): NodeIndex<Token<'/'>> | 0 => {
  const i = at + 4;
  return ((data[i]! & FIELD) === 12288 ? i : 0) as never;
};

/** The list `rows` of `Position`. */
export const positionRows: NodeList<NodeIndex<nodes.Position>, NodeIndex<nodes.Row> | NodeIndex<nodes.EmptyRowError>> = {
  first: ({ data }, at) => {
    const i = at + 4;
    return ((data[i]! & FIELD) === 14336 ? i : i + 4) as never;
  },
  next: ({ data }, at, last) => {
    const i = data[last + 3]!;
    return (i < data[at + 3]! && (data[i]! & FIELD) === 14336 ? i : 0) as never;
  },
};

/** Returns the field `last` of `Position`; 0 if absent. */
export const positionLast = ({ data }: Tree, at: NodeIndex<nodes.Position>): NodeIndex<Token<'/'>> | 0 => {
  const end = data[at + 3]!;
  let i = at + 4;
  while (i < end && (data[i]! & FIELD) !== 16384) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

/** All children of `Position`, including comments and errors. */
export const positionChildren: NodeList<NodeIndex<nodes.Position>, NodeIndex<Token> | NodeIndex<nodes.Row> | NodeIndex<nodes.EmptyRowError>> = { first: first3, next: next1 };

// ---- Row ----

/** Whether a node is of the kind `Row`. */
export const isRow = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Row> =>
  (data[at]! & KIND) === 9;

/** The list `cells` of `Row`. */
export const rowCells: NodeList<NodeIndex<nodes.Row>, NodeIndex<nodes.Blanks> | NodeIndex<nodes.Taflman> | NodeIndex<nodes.CellError>> = { first: first3, next: next5 };

/** All children of `Row`, including comments and errors. */
export const rowChildren: NodeList<NodeIndex<nodes.Row>, NodeIndex<nodes.Blanks> | NodeIndex<nodes.Taflman> | NodeIndex<nodes.CellError>> = { first: first3, next: next5 };

// ---- Blanks ----

/** Whether a node is of the kind `Blanks`. */
export const isBlanks = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Blanks> =>
  (data[at]! & KIND) === 10;

// ---- Taflman ----

/** Whether a node is of the kind `Taflman`. */
export const isTaflman = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Taflman> =>
  (data[at]! & KIND) === 11;

// ---- Play ----

/** Whether a node is of the kind `Play`. */
export const isPlay = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Play> =>
  (data[at]! & KIND) === 12;

/** Returns the field `piece` of `Play`; 0 if absent. */
export const playPiece = ({ data }: Tree, at: NodeIndex<nodes.Play>):
  | NodeIndex<Token<'C' | 'G' | 'K' | 'M' | 'N' | 'T' | 'c' | 'g' | 'k' | 'm' | 'n' | 't'>>
  | 0 => {
  const i = at + 4;
  return ((data[i]! & FIELD) === 20480 ? i : 0) as never;
};

/** Returns the field `from` of `Play`. */
export const playFrom = ({ data }: Tree, at: NodeIndex<nodes.Play>): NodeIndex<nodes.Space> => {
  const i = at + 4;
  return ((data[i]! & FIELD) === 22528 ? i : i + 4) as never;
};

/** Returns the field `type` of `Play`. */
export const playType = ({ data }: Tree, at: NodeIndex<nodes.Play>): NodeIndex<Token<'-' | '^=' | '^' | '='>> => {
  const i = at + 8;
  return ((data[i]! & FIELD) === 24576 ? i : i + 4) as never;
};

/** The texts that the field `type` of `Play` can have, in the order of the grammar. */
export const playTypeTexts = ['-', '^=', '^', '='] as const;

/** Returns the text of the field `type` of `Play`. */
export const playTypeText = (tree: Tree, at: NodeIndex<nodes.Play>): '-' | '^=' | '^' | '=' => {
  const { data } = tree;
  const i = playType(tree, at);
  return playTypeTexts[data[i]! >>> 22]!;
};

/** Returns the field `to` of `Play`. */
export const playTo = ({ data }: Tree, at: NodeIndex<nodes.Play>): NodeIndex<nodes.Space> => {
  const i = at + 12;
  return ((data[i]! & FIELD) === 26624 ? i : i + 4) as never;
};

/** The list `captures` of `Play`. */
export const playCaptures: NodeList<NodeIndex<nodes.Play>, NodeIndex<nodes.Capture>> = {
  first: ({ data }, at) => {
    const end = data[at + 3]!;
    let i = at + 16;
    while (i < end && (data[i]! & FIELD) !== 28672) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
  next: ({ data }, at, last) => {
    const i = data[last + 3]!;
    return (i < data[at + 3]! && (data[i]! & FIELD) === 28672 ? i : 0) as never;
  },
};

/** Returns the field `info` of `Play`; 0 if absent. */
export const playInfo = ({ data }: Tree, at: NodeIndex<nodes.Play>): NodeIndex<Token<'++' | '+' | '--' | '-'>> | 0 => {
  const end = data[at + 3]!;
  let i = at + 16;
  while (i < end && (data[i]! & FIELD) !== 30720) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

/** The texts that the field `info` of `Play` can have, in the order of the grammar. */
export const playInfoTexts = ['++', '+', '--', '-'] as const;

/** Returns the text of the field `info` of `Play`; undefined if absent. */
export const playInfoText = (tree: Tree, at: NodeIndex<nodes.Play>): '++' | '+' | '--' | '-' | undefined => {
  const { data } = tree;
  const i = playInfo(tree, at);
  return i === 0 ? undefined : playInfoTexts[data[i]! >>> 22]!;
};

/** All children of `Play`, including comments and errors. */
export const playChildren: NodeList<NodeIndex<nodes.Play>, NodeIndex<Token> | NodeIndex<nodes.Space> | NodeIndex<nodes.Capture>> = { first: first3, next: next1 };

// ---- Capture ----

/** Whether a node is of the kind `Capture`. */
export const isCapture = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Capture> =>
  (data[at]! & KIND) === 13;

/** Returns the field `piece` of `Capture`; 0 if absent. */
export const capturePiece = ({ data }: Tree, at: NodeIndex<nodes.Capture>):
  | NodeIndex<Token<'C' | 'G' | 'K' | 'M' | 'N' | 'T' | 'c' | 'g' | 'k' | 'm' | 'n' | 't'>>
  | 0 => {
  const i = at + 4;
  return ((data[i]! & FIELD) === 20480 ? i : 0) as never;
};

/** Returns the field `space` of `Capture`. */
export const captureSpace = ({ data }: Tree, at: NodeIndex<nodes.Capture>): NodeIndex<nodes.Space> => {
  const i = at + 4;
  return ((data[i]! & FIELD) === 32768 ? i : i + 4) as never;
};

/** All children of `Capture`, including comments and errors. */
export const captureChildren: NodeList<NodeIndex<nodes.Capture>, NodeIndex<Token> | NodeIndex<nodes.Space>> = { first: first3, next: next5 };

// ---- Space ----

/** Whether a node is of the kind `Space`. */
export const isSpace = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Space> =>
  (data[at]! & KIND) === 14;

// ---- Resignation ----

/** Whether a node is of the kind `Resignation`. */
export const isResignation = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Resignation> =>
  (data[at]! & KIND) === 15;

// ---- Skip ----

/** Whether a node is of the kind `Skip`. */
export const isSkip = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Skip> =>
  (data[at]! & KIND) === 16;

// ---- SizeEntry ----

/** Whether a node is of the kind `SizeEntry`. */
export const isSizeEntry = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.SizeEntry> =>
  (data[at]! & KIND) === 17;

/** Returns the field `size` of `SizeEntry`. */
export const sizeEntrySize = (_tree: Tree, at: NodeIndex<nodes.SizeEntry>): NodeIndex<Token> => (at + 4) as never;

/** All children of `SizeEntry`, including comments and errors. */
export const sizeEntryChildren: NodeList<NodeIndex<nodes.SizeEntry>, NodeIndex<Token>> = { first: first3, next: next5 };

// ---- NameEntry ----

/** Whether a node is of the kind `NameEntry`. */
export const isNameEntry = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.NameEntry> =>
  (data[at]! & KIND) === 18;

/** Returns the field `name` of `NameEntry`. */
export const nameEntryName = (_tree: Tree, at: NodeIndex<nodes.NameEntry>): NodeIndex<Token> => (at + 4) as never;

/** All children of `NameEntry`, including comments and errors. */
export const nameEntryChildren: NodeList<NodeIndex<nodes.NameEntry>, NodeIndex<Token>> = { first: first3, next: next5 };

// ---- ChoiceEntry ----

/** Whether a node is of the kind `ChoiceEntry`. */
export const isChoiceEntry = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.ChoiceEntry> =>
  (data[at]! & KIND) === 19;

/** Returns the field `key` of `ChoiceEntry`. */
export const choiceEntryKey = (_tree: Tree, at: NodeIndex<nodes.ChoiceEntry>):
  | NodeIndex<Token<'esc' | 'surf' | 'atkf' | 'swf' | 'efe' | 'linc' | 'tfr' | 'ka' | 'ks' | 'kj' | 'nj' | 'cj' | 'mj' | 'gj' | 'sw' | 'ber'>> => (at + 4) as never;

/** Returns the field `value` of `ChoiceEntry`. */
export const choiceEntryValue = (_tree: Tree, at: NodeIndex<nodes.ChoiceEntry>):
  | NodeIndex<Token<'c' | 'e' | 'y' | 'n' | 'i' | 'd' | 'w' | 'l' | 'a' | 'h' | 's' | 'm' | 'r' | 'j'>> => (at + 8) as never;

/** All children of `ChoiceEntry`, including comments and errors. */
export const choiceEntryChildren: NodeList<NodeIndex<nodes.ChoiceEntry>, NodeIndex<Token>> = { first: first3, next: next5 };

// ---- SpacesEntry ----

/** Whether a node is of the kind `SpacesEntry`. */
export const isSpacesEntry = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.SpacesEntry> =>
  (data[at]! & KIND) === 20;

/** Returns the field `key` of `SpacesEntry`. */
export const spacesEntryKey = (_tree: Tree, at: NodeIndex<nodes.SpacesEntry>): NodeIndex<Token<'cor' | 'cen' | 'afor' | 'dfor'>> => (at + 4) as never;

/** The texts that the field `key` of `SpacesEntry` can have, in the order of the grammar. */
export const spacesEntryKeyTexts = ['cor', 'cen', 'afor', 'dfor'] as const;

/** Returns the text of the field `key` of `SpacesEntry`. */
export const spacesEntryKeyText = (tree: Tree, at: NodeIndex<nodes.SpacesEntry>): 'cor' | 'cen' | 'afor' | 'dfor' => {
  const { data } = tree;
  const i = spacesEntryKey(tree, at);
  return spacesEntryKeyTexts[data[i]! >>> 22]!;
};

/** Returns the field `word` of `SpacesEntry`; 0 if absent. */
export const spacesEntryWord = ({ data }: Tree, at: NodeIndex<nodes.SpacesEntry>): NodeIndex<Token<'default'>> | 0 => {
  const i = at + 8;
  return (i < data[at + 3]! && (data[i]! & FIELD) === 10240 ? i : 0) as never;
};

/** The list `spaces` of `SpacesEntry`. */
export const spacesEntrySpaces: NodeList<NodeIndex<nodes.SpacesEntry>, NodeIndex<nodes.Space>> = {
  first: ({ data }, at) => {
    const i = at + 8;
    return (i < data[at + 3]! && (data[i]! & FIELD) === 45056 ? i : 0) as never;
  },
  next: next5,
};

/** All children of `SpacesEntry`, including comments and errors. */
export const spacesEntryChildren: NodeList<NodeIndex<nodes.SpacesEntry>, NodeIndex<Token> | NodeIndex<nodes.Space>> = { first: first3, next: next5 };

// ---- PiecesEntry ----

/** Whether a node is of the kind `PiecesEntry`. */
export const isPiecesEntry = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.PiecesEntry> =>
  (data[at]! & KIND) === 21;

/** Returns the field `key` of `PiecesEntry`. */
export const piecesEntryKey = (_tree: Tree, at: NodeIndex<nodes.PiecesEntry>): NodeIndex<Token> => (at + 4) as never;

/** The texts that the field `key` of `PiecesEntry` can have, in the order of the grammar. */
export const piecesEntryKeyTexts = ['corh', 'cenhe', 'cenh', 'aforh', 'dforh', 'corp', 'cenp', 'aforp', 'dforp', 'cors', 'cens', 'afors', 'dfors', 'corre', 'cenre', 'aforre', 'dforre'] as const;

/** Returns the text of the field `key` of `PiecesEntry`. */
export const piecesEntryKeyText = (tree: Tree, at: NodeIndex<nodes.PiecesEntry>): 'corh' | 'cenhe' | 'cenh' | 'aforh' | 'dforh' | 'corp' | 'cenp' | 'aforp' | 'dforp' | 'cors' | 'cens' | 'afors' | 'dfors' | 'corre' | 'cenre' | 'aforre' | 'dforre' => {
  const { data } = tree;
  const i = piecesEntryKey(tree, at);
  return piecesEntryKeyTexts[data[i]! >>> 22]!;
};

/** Returns the field `pieces` of `PiecesEntry`. */
export const piecesEntryPieces = (_tree: Tree, at: NodeIndex<nodes.PiecesEntry>): NodeIndex<Token> => (at + 8) as never;

/** All children of `PiecesEntry`, including comments and errors. */
export const piecesEntryChildren: NodeList<NodeIndex<nodes.PiecesEntry>, NodeIndex<Token>> = { first: first3, next: next5 };

// ---- SpeedEntry ----

/** Whether a node is of the kind `SpeedEntry`. */
export const isSpeedEntry = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.SpeedEntry> =>
  (data[at]! & KIND) === 22;

/** The list `limits` of `SpeedEntry`. */
export const speedEntryLimits: NodeList<NodeIndex<nodes.SpeedEntry>, NodeIndex<Token>> = { first: first3, next: next5 };

/** All children of `SpeedEntry`, including comments and errors. */
export const speedEntryChildren: NodeList<NodeIndex<nodes.SpeedEntry>, NodeIndex<Token>> = { first: first3, next: next5 };

// ---- StartEntry ----

/** Whether a node is of the kind `StartEntry`. */
export const isStartEntry = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.StartEntry> =>
  (data[at]! & KIND) === 23;

/** Returns the field `key` of `StartEntry`. */
export const startEntryKey = (_tree: Tree, at: NodeIndex<nodes.StartEntry>): NodeIndex<Token<'starti' | 'start'>> => (at + 4) as never;

/** The texts that the field `key` of `StartEntry` can have, in the order of the grammar. */
export const startEntryKeyTexts = ['starti', 'start'] as const;

/** Returns the text of the field `key` of `StartEntry`. */
export const startEntryKeyText = (tree: Tree, at: NodeIndex<nodes.StartEntry>): 'starti' | 'start' => {
  const { data } = tree;
  const i = startEntryKey(tree, at);
  return startEntryKeyTexts[data[i]! >>> 22]!;
};

/** Returns the field `position` of `StartEntry`. */
export const startEntryPosition = (_tree: Tree, at: NodeIndex<nodes.StartEntry>): NodeIndex<nodes.Position> => (at + 8) as never;

/** All children of `StartEntry`, including comments and errors. */
export const startEntryChildren: NodeList<NodeIndex<nodes.StartEntry>, NodeIndex<Token> | NodeIndex<nodes.Position>> = { first: first3, next: next1 };

// ---- UnknownEntry ----

/** Whether a node is of the kind `UnknownEntry`. */
export const isUnknownEntry = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.UnknownEntry> =>
  (data[at]! & KIND) === 24;

/** Returns the field `key` of `UnknownEntry`. */
export const unknownEntryKey = (_tree: Tree, at: NodeIndex<nodes.UnknownEntry>): NodeIndex<Token> => (at + 4) as never;

/** Returns the field `value` of `UnknownEntry`. */
export const unknownEntryValue = (_tree: Tree, at: NodeIndex<nodes.UnknownEntry>): NodeIndex<Token> => (at + 8) as never;

/** All children of `UnknownEntry`, including comments and errors. */
export const unknownEntryChildren: NodeList<NodeIndex<nodes.UnknownEntry>, NodeIndex<Token>> = { first: first3, next: next5 };

// ---- RulesWord ----

/** Whether a node is of the kind `RulesWord`. */
export const isRulesWord = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.RulesWord> =>
  (data[at]! & KIND) === 25;

// ---- RulesTag ----

/** Whether a node is of the kind `RulesTag`. */
export const isRulesTag = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.RulesTag> =>
  (data[at]! & KIND) === 26;

/** Returns the field `word` of `RulesTag`; 0 if absent. */
export const rulesTagWord = ({ data }: Tree, at: NodeIndex<nodes.RulesTag>): NodeIndex<nodes.RulesWord> | 0 => {
  const i = at + 4;
  return (i < data[at + 3]! && (data[i]! & FIELD) === 10240 ? i : 0) as never;
};

/** The list `entries` of `RulesTag`. */
export const rulesTagEntries: NodeList<
  NodeIndex<nodes.RulesTag>,
  | NodeIndex<nodes.SizeEntry>
  | NodeIndex<nodes.NameEntry>
  | NodeIndex<nodes.ChoiceEntry>
  | NodeIndex<nodes.SpacesEntry>
  | NodeIndex<nodes.PiecesEntry>
  | NodeIndex<nodes.SpeedEntry>
  | NodeIndex<nodes.StartEntry>
  | NodeIndex<nodes.UnknownEntry>
  | NodeIndex<nodes.EntryError>
> = {
  first: first4,
  next: ({ data }, at, last) => {
    const i = data[last + 3]!;
    return (i < data[at + 3]! && (data[i]! & FIELD) === 34816 ? i : 0) as never;
  },
};

/** All children of `RulesTag`, including comments and errors. */
export const rulesTagChildren: NodeList<
  NodeIndex<nodes.RulesTag>,
  | NodeIndex<nodes.RulesWord>
  | NodeIndex<nodes.SizeEntry>
  | NodeIndex<nodes.NameEntry>
  | NodeIndex<nodes.ChoiceEntry>
  | NodeIndex<nodes.SpacesEntry>
  | NodeIndex<nodes.PiecesEntry>
  | NodeIndex<nodes.SpeedEntry>
  | NodeIndex<nodes.StartEntry>
  | NodeIndex<nodes.UnknownEntry>
  | NodeIndex<nodes.EntryError>
  | NodeIndex<nodes.UnclosedError>
> = { first: first2, next: next1 };

// ---- PositionTag ----

/** Whether a node is of the kind `PositionTag`. */
export const isPositionTag = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.PositionTag> =>
  (data[at]! & KIND) === 27;

/** Returns the field `position` of `PositionTag`. */
export const positionTagPosition = (_tree: Tree, at: NodeIndex<nodes.PositionTag>): NodeIndex<nodes.Position> => (at + 4) as never;

/** All children of `PositionTag`, including comments and errors. */
export const positionTagChildren: NodeList<NodeIndex<nodes.PositionTag>, NodeIndex<nodes.Position> | NodeIndex<nodes.UnclosedError>> = { first: first3, next: next1 };

// ---- DateTag ----

/** Whether a node is of the kind `DateTag`. */
export const isDateTag = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.DateTag> =>
  (data[at]! & KIND) === 28;

/** Returns the field `date` of `DateTag`. */
export const dateTagDate = (_tree: Tree, at: NodeIndex<nodes.DateTag>): NodeIndex<nodes.Date> => (at + 4) as never;

/** All children of `DateTag`, including comments and errors. */
export const dateTagChildren: NodeList<NodeIndex<nodes.DateTag>, NodeIndex<nodes.Date> | NodeIndex<nodes.UnclosedError>> = { first: first3, next: next5 };

// ---- ResultTag ----

/** Whether a node is of the kind `ResultTag`. */
export const isResultTag = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.ResultTag> =>
  (data[at]! & KIND) === 29;

/** Returns the field `result` of `ResultTag`. */
export const resultTagResult = (_tree: Tree, at: NodeIndex<nodes.ResultTag>): NodeIndex<Token<'1' | '0' | '-1' | '?'>> => (at + 4) as never;

/** The texts that the field `result` of `ResultTag` can have, in the order of the grammar. */
export const resultTagResultTexts = ['1', '0', '-1', '?'] as const;

/** Returns the text of the field `result` of `ResultTag`. */
export const resultTagResultText = (tree: Tree, at: NodeIndex<nodes.ResultTag>): '1' | '0' | '-1' | '?' => {
  const { data } = tree;
  const i = resultTagResult(tree, at);
  return resultTagResultTexts[data[i]! >>> 22]!;
};

/** All children of `ResultTag`, including comments and errors. */
export const resultTagChildren: NodeList<NodeIndex<nodes.ResultTag>, NodeIndex<Token> | NodeIndex<nodes.UnclosedError>> = { first: first3, next: next5 };

// ---- TimeControlTag ----

/** Whether a node is of the kind `TimeControlTag`. */
export const isTimeControlTag = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.TimeControlTag> =>
  (data[at]! & KIND) === 30;

/** Returns the field `time` of `TimeControlTag`. */
export const timeControlTagTime = (_tree: Tree, at: NodeIndex<nodes.TimeControlTag>): NodeIndex<nodes.Time> => (at + 4) as never;

/** All children of `TimeControlTag`, including comments and errors. */
export const timeControlTagChildren: NodeList<NodeIndex<nodes.TimeControlTag>, NodeIndex<nodes.Time> | NodeIndex<nodes.UnclosedError>> = { first: first3, next: next1 };

// ---- TimeRemainingTag ----

/** Whether a node is of the kind `TimeRemainingTag`. */
export const isTimeRemainingTag = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.TimeRemainingTag> =>
  (data[at]! & KIND) === 31;

/** Returns the field `attackers` of `TimeRemainingTag`. */
export const timeRemainingTagAttackers = (_tree: Tree, at: NodeIndex<nodes.TimeRemainingTag>): NodeIndex<nodes.Time> => (at + 4) as never;

/** Returns the field `defenders` of `TimeRemainingTag`. */
export const timeRemainingTagDefenders = ({ data }: Tree, at: NodeIndex<nodes.TimeRemainingTag>): NodeIndex<nodes.Time> => {
  const end = data[at + 3]!;
  let i = at + 4;
  while (i < end && (data[i]! & FIELD) !== 59392) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

/** All children of `TimeRemainingTag`, including comments and errors. */
export const timeRemainingTagChildren: NodeList<NodeIndex<nodes.TimeRemainingTag>, NodeIndex<nodes.Time> | NodeIndex<nodes.UnclosedError>> = { first: first3, next: next1 };

// ---- PuzzleModeTag ----

/** Whether a node is of the kind `PuzzleModeTag`. */
export const isPuzzleModeTag = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.PuzzleModeTag> =>
  (data[at]! & KIND) === 32;

/** Returns the field `mode` of `PuzzleModeTag`. */
export const puzzleModeTagMode = (_tree: Tree, at: NodeIndex<nodes.PuzzleModeTag>): NodeIndex<Token<'none' | 'loose' | 'strict'>> => (at + 4) as never;

/** The texts that the field `mode` of `PuzzleModeTag` can have, in the order of the grammar. */
export const puzzleModeTagModeTexts = ['none', 'loose', 'strict'] as const;

/** Returns the text of the field `mode` of `PuzzleModeTag`. */
export const puzzleModeTagModeText = (tree: Tree, at: NodeIndex<nodes.PuzzleModeTag>): 'none' | 'loose' | 'strict' => {
  const { data } = tree;
  const i = puzzleModeTagMode(tree, at);
  return puzzleModeTagModeTexts[data[i]! >>> 22]!;
};

/** All children of `PuzzleModeTag`, including comments and errors. */
export const puzzleModeTagChildren: NodeList<NodeIndex<nodes.PuzzleModeTag>, NodeIndex<Token> | NodeIndex<nodes.UnclosedError>> = { first: first3, next: next5 };

// ---- PuzzleAddressTag ----

/** Whether a node is of the kind `PuzzleAddressTag`. */
export const isPuzzleAddressTag = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.PuzzleAddressTag> =>
  (data[at]! & KIND) === 33;

/** Returns the field `key` of `PuzzleAddressTag`. */
export const puzzleAddressTagKey = (_tree: Tree, at: NodeIndex<nodes.PuzzleAddressTag>): NodeIndex<Token<'puzzle-start' | 'puzzle-prestart'>> => (at + 4) as never;

/** The texts that the field `key` of `PuzzleAddressTag` can have, in the order of the grammar. */
export const puzzleAddressTagKeyTexts = ['puzzle-start', 'puzzle-prestart'] as const;

/** Returns the text of the field `key` of `PuzzleAddressTag`. */
export const puzzleAddressTagKeyText = (tree: Tree, at: NodeIndex<nodes.PuzzleAddressTag>): 'puzzle-start' | 'puzzle-prestart' => {
  const { data } = tree;
  const i = puzzleAddressTagKey(tree, at);
  return puzzleAddressTagKeyTexts[data[i]! >>> 22]!;
};

/** Returns the field `address` of `PuzzleAddressTag`. */
export const puzzleAddressTagAddress = (_tree: Tree, at: NodeIndex<nodes.PuzzleAddressTag>): NodeIndex<nodes.MoveAddress> => (at + 8) as never;

/** All children of `PuzzleAddressTag`, including comments and errors. */
export const puzzleAddressTagChildren: NodeList<
  NodeIndex<nodes.PuzzleAddressTag>,
  | NodeIndex<Token>
  | NodeIndex<nodes.MoveAddress>
  | NodeIndex<nodes.UnclosedError>
> = { first: first3, next: next1 };

// ---- TextTag ----

/** Whether a node is of the kind `TextTag`. */
export const isTextTag = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.TextTag> =>
  (data[at]! & KIND) === 34;

/** Returns the field `key` of `TextTag`. */
export const textTagKey = (_tree: Tree, at: NodeIndex<nodes.TextTag>): NodeIndex<Token> => (at + 4) as never;

/** Returns the field `value` of `TextTag`. */
export const textTagValue = (_tree: Tree, at: NodeIndex<nodes.TextTag>): NodeIndex<Token> => (at + 8) as never;

/** All children of `TextTag`, including comments and errors. */
export const textTagChildren: NodeList<NodeIndex<nodes.TextTag>, NodeIndex<Token> | NodeIndex<nodes.UnclosedError>> = { first: first3, next: next5 };

// ---- Date ----

/** Whether a node is of the kind `Date`. */
export const isDate = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Date> =>
  (data[at]! & KIND) === 35;

// ---- Time ----

/** Whether a node is of the kind `Time`. */
export const isTime = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Time> =>
  (data[at]! & KIND) === 36;

/** Returns the field `main` of `Time`. */
export const timeMain = (_tree: Tree, at: NodeIndex<nodes.Time>): NodeIndex<Token> => (at + 4) as never;

/** Returns the field `overtime` of `Time`; 0 if absent. */
export const timeOvertime = ({ data }: Tree, at: NodeIndex<nodes.Time>): NodeIndex<nodes.Overtime> | 0 => {
  const i = at + 8;
  return (i < data[at + 3]! && (data[i]! & FIELD) === 67584 ? i : 0) as never;
};

/** Returns the field `increment` of `Time`; 0 if absent. */
export const timeIncrement = ({ data }: Tree, at: NodeIndex<nodes.Time>): NodeIndex<nodes.Increment> | 0 => {
  const end = data[at + 3]!;
  let i = at + 8;
  while (i < end && (data[i]! & FIELD) !== 69632) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

/** All children of `Time`, including comments and errors. */
export const timeChildren: NodeList<NodeIndex<nodes.Time>, NodeIndex<Token> | NodeIndex<nodes.Overtime> | NodeIndex<nodes.Increment>> = { first: first3, next: next1 };

// ---- Overtime ----

/** Whether a node is of the kind `Overtime`. */
export const isOvertime = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Overtime> =>
  (data[at]! & KIND) === 37;

/** Returns the field `seconds` of `Overtime`. */
export const overtimeSeconds = (_tree: Tree, at: NodeIndex<nodes.Overtime>): NodeIndex<Token> => (at + 4) as never;

/** Returns the field `count` of `Overtime`. */
export const overtimeCount = (_tree: Tree, at: NodeIndex<nodes.Overtime>): NodeIndex<Token> => (at + 8) as never;

/** All children of `Overtime`, including comments and errors. */
export const overtimeChildren: NodeList<NodeIndex<nodes.Overtime>, NodeIndex<Token>> = { first: first3, next: next5 };

// ---- Increment ----

/** Whether a node is of the kind `Increment`. */
export const isIncrement = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Increment> =>
  (data[at]! & KIND) === 38;

/** Returns the field `seconds` of `Increment`. */
export const incrementSeconds = (_tree: Tree, at: NodeIndex<nodes.Increment>): NodeIndex<Token> => (at + 4) as never;

/** All children of `Increment`, including comments and errors. */
export const incrementChildren: NodeList<NodeIndex<nodes.Increment>, NodeIndex<Token>> = { first: first3, next: next5 };

// ---- Turn ----

/** Whether a node is of the kind `Turn`. */
export const isTurn = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Turn> =>
  (data[at]! & KIND) === 39;

/** Returns the field `address` of `Turn`. */
export const turnAddress = (_tree: Tree, at: NodeIndex<nodes.Turn>):
  | NodeIndex<nodes.TurnNumber>
  | NodeIndex<nodes.Address>
  | NodeIndex<nodes.AddressError> => (at + 4) as never;

/** The list `moves` of `Turn`. */
export const turnMoves: NodeList<
  NodeIndex<nodes.Turn>,
  | NodeIndex<nodes.Play>
  | NodeIndex<nodes.Skip>
  | NodeIndex<nodes.Resignation>
  | NodeIndex<nodes.MoveError>
> = {
  first: ({ data }, at) => {
    const end = data[at + 3]!;
    let i = at + 4;
    while (i < end && (data[i]! & FIELD) !== 75776) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
  next: next6,
};

/** Returns the field `comment` of `Turn`; 0 if absent. */
export const turnComment = ({ data }: Tree, at: NodeIndex<nodes.Turn>): NodeIndex<nodes.Comment> | 0 => {
  const end = data[at + 3]!;
  let i = at + 4;
  while (i < end && (data[i]! & FIELD) !== 77824) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

/** All children of `Turn`, including comments and errors. */
export const turnChildren: NodeList<
  NodeIndex<nodes.Turn>,
  | NodeIndex<nodes.TurnNumber>
  | NodeIndex<nodes.Address>
  | NodeIndex<nodes.AddressError>
  | NodeIndex<nodes.Play>
  | NodeIndex<nodes.Skip>
  | NodeIndex<nodes.Resignation>
  | NodeIndex<nodes.MoveError>
  | NodeIndex<nodes.Comment>
> = { first: first3, next: next1 };

// ---- TurnNumber ----

/** Whether a node is of the kind `TurnNumber`. */
export const isTurnNumber = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.TurnNumber> =>
  (data[at]! & KIND) === 40;

// ---- Comment ----

/** Whether a node is of the kind `Comment`. */
export const isComment = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Comment> =>
  (data[at]! & KIND) === 41;

/** The list `remarks` of `Comment`. */
export const commentRemarks: NodeList<NodeIndex<nodes.Comment>, NodeIndex<nodes.Remark>> = {
  first: first3,
  next: ({ data }, at, last) => {
    const i = data[last + 3]!;
    return (i < data[at + 3]! && (data[i]! & FIELD) === 79872 ? i : 0) as never;
  },
};

/** All children of `Comment`, including comments and errors. */
export const commentChildren: NodeList<NodeIndex<nodes.Comment>, NodeIndex<nodes.Remark> | NodeIndex<nodes.UnclosedError>> = { first: first3, next: next1 };

// ---- Remark ----

/** Whether a node is of the kind `Remark`. */
export const isRemark = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Remark> =>
  (data[at]! & KIND) === 42;

/** Returns the field `clock` of `Remark`; 0 if absent. */
export const remarkClock = ({ data }: Tree, at: NodeIndex<nodes.Remark>): NodeIndex<nodes.Clock> | 0 => {
  const i = at + 4;
  return (i < data[at + 3]! ? i : 0) as never;
};

/** All children of `Remark`, including comments and errors. */
export const remarkChildren: NodeList<NodeIndex<nodes.Remark>, NodeIndex<nodes.Clock>> = { first: first2, next: next1 };

// ---- Clock ----

/** Whether a node is of the kind `Clock`. */
export const isClock = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Clock> =>
  (data[at]! & KIND) === 43;

/** Returns the field `main` of `Clock`. */
export const clockMain = (_tree: Tree, at: NodeIndex<nodes.Clock>): NodeIndex<Token> => (at + 4) as never;

/** Returns the field `overtime` of `Clock`; 0 if absent. */
export const clockOvertime = ({ data }: Tree, at: NodeIndex<nodes.Clock>): NodeIndex<nodes.Overtime> | 0 => {
  const i = at + 8;
  return ((data[i]! & FIELD) === 67584 ? i : 0) as never;
};

/** Returns the field `increment` of `Clock`; 0 if absent. */
export const clockIncrement = ({ data }: Tree, at: NodeIndex<nodes.Clock>): NodeIndex<nodes.Increment> | 0 => {
  const end = data[at + 3]!;
  let i = at + 8;
  while (i < end && (data[i]! & FIELD) !== 69632) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

/** All children of `Clock`, including comments and errors. */
export const clockChildren: NodeList<NodeIndex<nodes.Clock>, NodeIndex<Token> | NodeIndex<nodes.Overtime> | NodeIndex<nodes.Increment>> = { first: first3, next: next1 };

// ---- Address ----

/** Whether a node is of the kind `Address`. */
export const isAddress = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Address> =>
  (data[at]! & KIND) === 44;

/** The list `steps` of `Address`. */
export const addressSteps: NodeList<NodeIndex<nodes.Address>, NodeIndex<nodes.Step>> = { first: first3, next: next7 };

/** Returns the field `turn` of `Address`. */
export const addressTurn = ({ data }: Tree, at: NodeIndex<nodes.Address>): NodeIndex<Token> => {
  let i = at + 4;
  while ((data[i]! & KIND) === 45) i = data[i + 3]!;
  return i as never;
};

/** All children of `Address`, including comments and errors. */
export const addressChildren: NodeList<NodeIndex<nodes.Address>, NodeIndex<nodes.Step> | NodeIndex<Token>> = { first: first3, next: next1 };

// ---- Step ----

/** Whether a node is of the kind `Step`. */
export const isStep = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Step> =>
  (data[at]! & KIND) === 45;

/** Returns the field `turn` of `Step`. */
export const stepTurn = (_tree: Tree, at: NodeIndex<nodes.Step>): NodeIndex<Token> => (at + 4) as never;

/** Returns the field `letter` of `Step`. */
export const stepLetter = (_tree: Tree, at: NodeIndex<nodes.Step>): NodeIndex<Token> => (at + 8) as never;

/** Returns the field `variation` of `Step`. */
export const stepVariation = (_tree: Tree, at: NodeIndex<nodes.Step>): NodeIndex<Token> => (at + 12) as never;

/** All children of `Step`, including comments and errors. */
export const stepChildren: NodeList<NodeIndex<nodes.Step>, NodeIndex<Token>> = { first: first3, next: next5 };

// ---- MoveAddress ----

/** Whether a node is of the kind `MoveAddress`. */
export const isMoveAddress = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.MoveAddress> =>
  (data[at]! & KIND) === 46;

/** The list `steps` of `MoveAddress`. */
export const moveAddressSteps: NodeList<NodeIndex<nodes.MoveAddress>, NodeIndex<nodes.Step>> = {
  first: ({ data }, at) => {
    const i = at + 4;
    return ((data[i]! & FIELD) === 83968 ? i : 0) as never;
  },
  next: next7,
};

/** Returns the field `turn` of `MoveAddress`. */
export const moveAddressTurn = ({ data }: Tree, at: NodeIndex<nodes.MoveAddress>): NodeIndex<Token> => {
  let i = at + 4;
  while ((data[i]! & KIND) === 45) i = data[i + 3]!;
  return i as never;
};

/** Returns the field `letter` of `MoveAddress`. */
export const moveAddressLetter = ({ data }: Tree, at: NodeIndex<nodes.MoveAddress>): NodeIndex<Token> => {
  const end = data[at + 3]!;
  let i = at + 4;
  while (i < end && (data[i]! & FIELD) !== 88064) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

/** All children of `MoveAddress`, including comments and errors. */
export const moveAddressChildren: NodeList<NodeIndex<nodes.MoveAddress>, NodeIndex<nodes.Step> | NodeIndex<Token>> = { first: first3, next: next1 };

// ---- MissingPositionError ----

/** Whether a node is of the kind `MissingPositionError`. */
export const isMissingPositionError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.MissingPositionError> =>
  (data[at]! & KIND) === 47;

// ---- MissingMoveError ----

/** Whether a node is of the kind `MissingMoveError`. */
export const isMissingMoveError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.MissingMoveError> =>
  (data[at]! & KIND) === 48;

// ---- EmptyRowError ----

/** Whether a node is of the kind `EmptyRowError`. */
export const isEmptyRowError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.EmptyRowError> =>
  (data[at]! & KIND) === 49;

// ---- CellError ----

/** Whether a node is of the kind `CellError`. */
export const isCellError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.CellError> =>
  (data[at]! & KIND) === 50;

// ---- MoveError ----

/** Whether a node is of the kind `MoveError`. */
export const isMoveError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.MoveError> =>
  (data[at]! & KIND) === 51;

/** All children of `MoveError`, including comments and errors. */
export const moveErrorChildren: NodeList<NodeIndex<nodes.MoveError>, NodeIndex<nodes.Space>> = { first: first2, next: next5 };

// ---- EntryError ----

/** Whether a node is of the kind `EntryError`. */
export const isEntryError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.EntryError> =>
  (data[at]! & KIND) === 52;

// ---- TagValueError ----

/** Whether a node is of the kind `TagValueError`. */
export const isTagValueError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.TagValueError> =>
  (data[at]! & KIND) === 53;

/** All children of `TagValueError`, including comments and errors. */
export const tagValueErrorChildren: NodeList<NodeIndex<nodes.TagValueError>, NodeIndex<nodes.UnclosedError>> = { first: first2, next: next5 };

// ---- TagError ----

/** Whether a node is of the kind `TagError`. */
export const isTagError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.TagError> =>
  (data[at]! & KIND) === 54;

/** All children of `TagError`, including comments and errors. */
export const tagErrorChildren: NodeList<NodeIndex<nodes.TagError>, NodeIndex<nodes.UnclosedError>> = { first: first2, next: next5 };

// ---- UnclosedError ----

/** Whether a node is of the kind `UnclosedError`. */
export const isUnclosedError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.UnclosedError> =>
  (data[at]! & KIND) === 55;

// ---- AddressError ----

/** Whether a node is of the kind `AddressError`. */
export const isAddressError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.AddressError> =>
  (data[at]! & KIND) === 56;

// ---- UnnumberedTurnError ----

/** Whether a node is of the kind `UnnumberedTurnError`. */
export const isUnnumberedTurnError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.UnnumberedTurnError> =>
  (data[at]! & KIND) === 57;

/** The list `moves` of `UnnumberedTurnError`. */
export const unnumberedTurnErrorMoves: NodeList<
  NodeIndex<nodes.UnnumberedTurnError>,
  | NodeIndex<nodes.Play>
  | NodeIndex<nodes.Skip>
  | NodeIndex<nodes.Resignation>
  | NodeIndex<nodes.MoveError>
> = { first: first3, next: next6 };

/** Returns the field `comment` of `UnnumberedTurnError`; 0 if absent. */
export const unnumberedTurnErrorComment = ({ data }: Tree, at: NodeIndex<nodes.UnnumberedTurnError>): NodeIndex<nodes.Comment> | 0 => {
  const end = data[at + 3]!;
  let i = at + 4;
  while (i < end && (data[i]! & FIELD) !== 77824) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

/** All children of `UnnumberedTurnError`, including comments and errors. */
export const unnumberedTurnErrorChildren: NodeList<
  NodeIndex<nodes.UnnumberedTurnError>,
  | NodeIndex<nodes.Play>
  | NodeIndex<nodes.Skip>
  | NodeIndex<nodes.Resignation>
  | NodeIndex<nodes.MoveError>
  | NodeIndex<nodes.Comment>
> = { first: first3, next: next1 };

// ---- StrayError ----

/** Whether a node is of the kind `StrayError`. */
export const isStrayError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.StrayError> =>
  (data[at]! & KIND) === 58;

/** Returns the field `comment` of `StrayError`; 0 if absent. */
export const strayErrorComment = ({ data }: Tree, at: NodeIndex<nodes.StrayError>): NodeIndex<nodes.Comment> | 0 => {
  const i = at + 4;
  return (i < data[at + 3]! && (data[i]! & FIELD) === 77824 ? i : 0) as never;
};

/** All children of `StrayError`, including comments and errors. */
export const strayErrorChildren: NodeList<NodeIndex<nodes.StrayError>, NodeIndex<nodes.UnclosedError> | NodeIndex<nodes.Comment>> = { first: first2, next: next1 };
