// Generated from 5dfen.peggy by ludogram. Do not edit: change the grammar and run the generator again.

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

const first1 = ({ data }: Tree, at: NodeIndex): never => {
  const end = data[at + 3]!;
  let i = at + 4;
  while (i < end && (data[i]! & FIELD) !== 4096) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

const next2 = ({ data }: Tree, at: NodeIndex, last: NodeIndex): never => {
  const end = data[at + 3]!;
  let i = data[last + 3]!;
  while (i < end && (data[i]! & FIELD) !== 4096) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

const first3 = ({ data }: Tree, at: NodeIndex): never => {
  const i = at + 4;
  return (i < data[at + 3]! ? i : 0) as never;
};

const next4 = ({ data }: Tree, at: NodeIndex, last: NodeIndex): never => {
  const i = data[last + 3]!;
  return (i < data[at + 3]! ? i : 0) as never;
};

const first5 = (_tree: Tree, at: NodeIndex): never => (at + 4) as never;

const next6 = ({ data }: Tree, at: NodeIndex, last: NodeIndex): never => {
  const i = last + 4;
  return (i < data[at + 3]! ? i : 0) as never;
};

const next7 = ({ data }: Tree, at: NodeIndex, last: NodeIndex): never => {
  const end = data[at + 3]!;
  let i = data[last + 3]!;
  while (i < end && (data[i]! & FIELD) !== 24576) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

// ---- GameRecord ----

/** Whether a node is of the kind `GameRecord`. */
export const isGameRecord = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.GameRecord> =>
  (data[at]! & KIND) === 4;

/** The list `tags` of `GameRecord`. */
export const gameRecordTags: NodeList<
  NodeIndex<nodes.GameRecord>,
  | NodeIndex<nodes.Header>
  | NodeIndex<nodes.Board>
  | NodeIndex<nodes.UnquotedHeaderError>
  | NodeIndex<nodes.TagError>
> = {
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

/** The list `turns` of `GameRecord`. */
export const gameRecordTurns: NodeList<NodeIndex<nodes.GameRecord>, NodeIndex<nodes.Turn> | NodeIndex<nodes.UnnumberedTurn>> = { first: first1, next: next2 };

/** All children of `GameRecord`, including comments and errors. */
export const gameRecordChildren: NodeList<
  NodeIndex<nodes.GameRecord>,
  | NodeIndex<nodes.Comment>
  | NodeIndex<nodes.Header>
  | NodeIndex<nodes.Board>
  | NodeIndex<nodes.UnquotedHeaderError>
  | NodeIndex<nodes.TagError>
  | NodeIndex<nodes.Turn>
  | NodeIndex<nodes.UnnumberedTurn>
  | NodeIndex<nodes.StrayParenthesisError>
> = { first: first3, next: next4 };

// ---- Header ----

/** Whether a node is of the kind `Header`. */
export const isHeader = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Header> =>
  (data[at]! & KIND) === 5;

/** Returns the field `key` of `Header`. */
export const headerKey = (_tree: Tree, at: NodeIndex<nodes.Header>): NodeIndex<nodes.Key> => (at + 4) as never;

/** Returns the field `value` of `Header`. */
export const headerValue = (_tree: Tree, at: NodeIndex<nodes.Header>): NodeIndex<nodes.Value> => (at + 8) as never;

/** All children of `Header`, including comments and errors. */
export const headerChildren: NodeList<NodeIndex<nodes.Header>, NodeIndex<nodes.Key> | NodeIndex<nodes.Value>> = { first: first5, next: next6 };

// ---- Key ----

/** Whether a node is of the kind `Key`. */
export const isKey = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Key> =>
  (data[at]! & KIND) === 6;

// ---- Value ----

/** Whether a node is of the kind `Value`. */
export const isValue = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Value> =>
  (data[at]! & KIND) === 7;

// ---- Board ----

/** Whether a node is of the kind `Board`. */
export const isBoard = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Board> =>
  (data[at]! & KIND) === 8;

/** The list `rows` of `Board`. */
export const boardRows: NodeList<NodeIndex<nodes.Board>, NodeIndex<nodes.Row> | NodeIndex<nodes.EmptyRowError>> = {
  first: first5,
  next: ({ data }, at, last) => {
    const i = data[last + 3]!;
    return (i < data[at + 3]! && (data[i]! & FIELD) === 10240 ? i : 0) as never;
  },
};

/** Returns the field `layer` of `Board`; 0 if absent. */
export const boardLayer = ({ data }: Tree, at: NodeIndex<nodes.Board>): NodeIndex<nodes.Layer> | NodeIndex<nodes.LayerError> | 0 => {
  const end = data[at + 3]!;
  let i = at + 4;
  while (i < end && (data[i]! & FIELD) !== 14336) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

/** Returns the field `time` of `Board`; 0 if absent. */
export const boardTime = ({ data }: Tree, at: NodeIndex<nodes.Board>): NodeIndex<nodes.Time> | NodeIndex<nodes.TimeError> | 0 => {
  const end = data[at + 3]!;
  let i = at + 4;
  while (i < end && (data[i]! & FIELD) !== 16384) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

/** Returns the field `colour` of `Board`; 0 if absent. */
export const boardColour = ({ data }: Tree, at: NodeIndex<nodes.Board>): NodeIndex<nodes.Colour> | NodeIndex<nodes.ColourError> | 0 => {
  const end = data[at + 3]!;
  let i = at + 4;
  while (i < end && (data[i]! & FIELD) !== 18432) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

/** All children of `Board`, including comments and errors. */
export const boardChildren: NodeList<
  NodeIndex<nodes.Board>,
  | NodeIndex<nodes.Row>
  | NodeIndex<nodes.EmptyRowError>
  | NodeIndex<nodes.Separator>
  | NodeIndex<nodes.Layer>
  | NodeIndex<nodes.LayerError>
  | NodeIndex<nodes.Time>
  | NodeIndex<nodes.TimeError>
  | NodeIndex<nodes.Colour>
  | NodeIndex<nodes.ColourError>
  | NodeIndex<nodes.FifthFieldError>
  | NodeIndex<nodes.UnclosedBoardError>
> = { first: first5, next: next4 };

// ---- Row ----

/** Whether a node is of the kind `Row`. */
export const isRow = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Row> =>
  (data[at]! & KIND) === 9;

/** The list `squares` of `Row`. */
export const rowSquares: NodeList<NodeIndex<nodes.Row>, NodeIndex<nodes.Piece> | NodeIndex<nodes.Blanks> | NodeIndex<nodes.SquareError>> = { first: first5, next: next6 };

/** All children of `Row`, including comments and errors. */
export const rowChildren: NodeList<NodeIndex<nodes.Row>, NodeIndex<nodes.Piece> | NodeIndex<nodes.Blanks> | NodeIndex<nodes.SquareError>> = { first: first5, next: next6 };

// ---- Piece ----

/** Whether a node is of the kind `Piece`. */
export const isPiece = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Piece> =>
  (data[at]! & KIND) === 10;

// ---- Blanks ----

/** Whether a node is of the kind `Blanks`. */
export const isBlanks = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Blanks> =>
  (data[at]! & KIND) === 11;

// ---- Separator ----

/** Whether a node is of the kind `Separator`. */
export const isSeparator = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Separator> =>
  (data[at]! & KIND) === 12;

/** The texts that `Separator` can have, in the order of the grammar. */
export const separatorTexts = [':', ';'] as const;

/** Returns the text of `Separator`. */
export const separatorText = ({ data }: Tree, at: NodeIndex<nodes.Separator>): ':' | ';' => separatorTexts[data[at]! >>> 22]!;

// ---- Layer ----

/** Whether a node is of the kind `Layer`. */
export const isLayer = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Layer> =>
  (data[at]! & KIND) === 13;

// ---- Time ----

/** Whether a node is of the kind `Time`. */
export const isTime = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Time> =>
  (data[at]! & KIND) === 14;

// ---- Colour ----

/** Whether a node is of the kind `Colour`. */
export const isColour = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Colour> =>
  (data[at]! & KIND) === 15;

/** The texts that `Colour` can have, in the order of the grammar. */
export const colourTexts = ['w', 'b'] as const;

/** Returns the text of `Colour`. */
export const colourText = ({ data }: Tree, at: NodeIndex<nodes.Colour>): 'w' | 'b' => colourTexts[data[at]! >>> 22]!;

// ---- Turn ----

/** Whether a node is of the kind `Turn`. */
export const isTurn = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Turn> =>
  (data[at]! & KIND) === 16;

/** Returns the field `number` of `Turn`. */
export const turnNumber = (_tree: Tree, at: NodeIndex<nodes.Turn>): NodeIndex<nodes.TurnNumber> => (at + 4) as never;

/** Returns the field `action` of `Turn`; 0 if absent. */
export const turnAction = ({ data }: Tree, at: NodeIndex<nodes.Turn>): NodeIndex<nodes.Action> | 0 => {
  const end = data[at + 3]!;
  let i = at + 8;
  while (i < end && (data[i]! & FIELD) !== 22528) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

/** The list `replies` of `Turn`. */
export const turnReplies: NodeList<NodeIndex<nodes.Turn>, NodeIndex<nodes.Reply>> = {
  first: ({ data }, at) => {
    const end = data[at + 3]!;
    let i = at + 8;
    while (i < end && (data[i]! & FIELD) !== 24576) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
  next: next7,
};

/** All children of `Turn`, including comments and errors. */
export const turnChildren: NodeList<
  NodeIndex<nodes.Turn>,
  | NodeIndex<nodes.TurnNumber>
  | NodeIndex<nodes.Comment>
  | NodeIndex<nodes.Action>
  | NodeIndex<nodes.Reply>
> = { first: first5, next: next4 };

// ---- UnnumberedTurn ----

/** Whether a node is of the kind `UnnumberedTurn`. */
export const isUnnumberedTurn = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.UnnumberedTurn> =>
  (data[at]! & KIND) === 17;

/** Returns the field `action` of `UnnumberedTurn`; 0 if absent. */
export const unnumberedTurnAction = ({ data }: Tree, at: NodeIndex<nodes.UnnumberedTurn>): NodeIndex<nodes.Action> | 0 => {
  const i = at + 4;
  return (i < data[at + 3]! && (data[i]! & FIELD) === 22528 ? i : 0) as never;
};

/** The list `replies` of `UnnumberedTurn`. */
export const unnumberedTurnReplies: NodeList<NodeIndex<nodes.UnnumberedTurn>, NodeIndex<nodes.Reply>> = {
  first: ({ data }, at) => {
    const end = data[at + 3]!;
    let i = at + 4;
    while (i < end && (data[i]! & FIELD) !== 24576) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
  next: next7,
};

/** All children of `UnnumberedTurn`, including comments and errors. */
export const unnumberedTurnChildren: NodeList<NodeIndex<nodes.UnnumberedTurn>, NodeIndex<nodes.Action> | NodeIndex<nodes.Comment> | NodeIndex<nodes.Reply>> = { first: first3, next: next4 };

// ---- Reply ----

/** Whether a node is of the kind `Reply`. */
export const isReply = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Reply> =>
  (data[at]! & KIND) === 18;

/** Returns the field `action` of `Reply`; 0 if absent. */
export const replyAction = ({ data }: Tree, at: NodeIndex<nodes.Reply>): NodeIndex<nodes.Action> | 0 => {
  const end = data[at + 3]!;
  let i = at + 4;
  while (i < end && (data[i]! & FIELD) !== 22528) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

/** All children of `Reply`, including comments and errors. */
export const replyChildren: NodeList<NodeIndex<nodes.Reply>, NodeIndex<nodes.Comment> | NodeIndex<nodes.Action>> = { first: first3, next: next4 };

// ---- TurnNumber ----

/** Whether a node is of the kind `TurnNumber`. */
export const isTurnNumber = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.TurnNumber> =>
  (data[at]! & KIND) === 19;

// ---- Action ----

/** Whether a node is of the kind `Action`. */
export const isAction = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Action> =>
  (data[at]! & KIND) === 20;

/** The list `elements` of `Action`. */
export const actionElements: NodeList<
  NodeIndex<nodes.Action>,
  | NodeIndex<nodes.Result>
  | NodeIndex<nodes.Ply>
  | NodeIndex<nodes.TimelineMark>
  | NodeIndex<nodes.PresentMark>
  | NodeIndex<nodes.MarkError>
  | NodeIndex<nodes.CoordinatesError>
  | NodeIndex<nodes.Variation>
  | NodeIndex<nodes.TokenError>
  | NodeIndex<nodes.StrayBracketError>
> = {
  first: first3,
  next: ({ data }, at, last) => {
    const end = data[at + 3]!;
    let i = data[last + 3]!;
    while (i < end && (data[i]! & FIELD) !== 26624) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
};

/** All children of `Action`, including comments and errors. */
export const actionChildren: NodeList<
  NodeIndex<nodes.Action>,
  | NodeIndex<nodes.Result>
  | NodeIndex<nodes.Ply>
  | NodeIndex<nodes.TimelineMark>
  | NodeIndex<nodes.PresentMark>
  | NodeIndex<nodes.MarkError>
  | NodeIndex<nodes.CoordinatesError>
  | NodeIndex<nodes.Variation>
  | NodeIndex<nodes.TokenError>
  | NodeIndex<nodes.StrayBracketError>
  | NodeIndex<nodes.Comment>
> = { first: first3, next: next4 };

// ---- Result ----

/** Whether a node is of the kind `Result`. */
export const isResult = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Result> =>
  (data[at]! & KIND) === 21;

// ---- Ply ----

/** Whether a node is of the kind `Ply`. */
export const isPly = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Ply> =>
  (data[at]! & KIND) === 22;

/** Returns the field `board` of `Ply`; 0 if absent. */
export const plyBoard = ({ data }: Tree, at: NodeIndex<nodes.Ply>): NodeIndex<nodes.Coordinates> | 0 => {
  const i = at + 4;
  return ((data[i]! & FIELD) === 28672 ? i : 0) as never;
};

/** Returns the field `move` of `Ply`. */
export const plyMove = ({ data }: Tree, at: NodeIndex<nodes.Ply>): NodeIndex<nodes.Castling> | NodeIndex<nodes.Pass> | NodeIndex<nodes.Move> => {
  let i = at + 4;
  while ((data[i]! & KIND) === 23) i = data[i + 3]!;
  return i as never;
};

/** The list `signs` of `Ply`. */
export const plySigns: NodeList<NodeIndex<nodes.Ply>, NodeIndex<nodes.Sign> | NodeIndex<nodes.Assessment>> = {
  first: ({ data }, at) => {
    const end = data[at + 3]!;
    let i = at + 4;
    while (i < end && (data[i]! & FIELD) !== 32768) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
  next: next6,
};

/** All children of `Ply`, including comments and errors. */
export const plyChildren: NodeList<
  NodeIndex<nodes.Ply>,
  | NodeIndex<nodes.Coordinates>
  | NodeIndex<nodes.Castling>
  | NodeIndex<nodes.Pass>
  | NodeIndex<nodes.Move>
  | NodeIndex<nodes.Sign>
  | NodeIndex<nodes.Assessment>
> = { first: first5, next: next4 };

// ---- Coordinates ----

/** Whether a node is of the kind `Coordinates`. */
export const isCoordinates = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Coordinates> =>
  (data[at]! & KIND) === 23;

/** Returns the field `layer` of `Coordinates`. */
export const coordinatesLayer = (_tree: Tree, at: NodeIndex<nodes.Coordinates>): NodeIndex<nodes.Layer> => (at + 4) as never;

/** Returns the field `time` of `Coordinates`; 0 if absent. */
export const coordinatesTime = ({ data }: Tree, at: NodeIndex<nodes.Coordinates>): NodeIndex<nodes.Time> | 0 => {
  const i = at + 8;
  return (i < data[at + 3]! ? i : 0) as never;
};

/** All children of `Coordinates`, including comments and errors. */
export const coordinatesChildren: NodeList<NodeIndex<nodes.Coordinates>, NodeIndex<nodes.Layer> | NodeIndex<nodes.Time>> = { first: first5, next: next6 };

// ---- Castling ----

/** Whether a node is of the kind `Castling`. */
export const isCastling = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Castling> =>
  (data[at]! & KIND) === 24;

/** The texts that `Castling` can have, in the order of the grammar. */
export const castlingTexts = ['O-O-O', 'O-O', '0-0-0', '0-0'] as const;

/** Returns the text of `Castling`. */
export const castlingText = ({ data }: Tree, at: NodeIndex<nodes.Castling>): 'O-O-O' | 'O-O' | '0-0-0' | '0-0' => castlingTexts[data[at]! >>> 22]!;

// ---- Pass ----

/** Whether a node is of the kind `Pass`. */
export const isPass = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Pass> =>
  (data[at]! & KIND) === 25;

// ---- Move ----

/** Whether a node is of the kind `Move`. */
export const isMove = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Move> =>
  (data[at]! & KIND) === 26;

/** Returns the field `piece` of `Move`; 0 if absent. */
export const movePiece = ({ data }: Tree, at: NodeIndex<nodes.Move>): NodeIndex<nodes.PieceName> | 0 => {
  const i = at + 4;
  return ((data[i]! & FIELD) === 34816 ? i : 0) as never;
};

/** Returns the field `origin` of `Move`; 0 if absent. */
export const moveOrigin = ({ data }: Tree, at: NodeIndex<nodes.Move>):
  | NodeIndex<nodes.Square>
  | NodeIndex<nodes.FileName>
  | NodeIndex<nodes.RankName>
  | 0 => {
  const end = data[at + 3]!;
  let i = at + 4;
  while (i < end && (data[i]! & FIELD) !== 36864) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

/** Returns the field `jump` of `Move`; 0 if absent. */
export const moveJump = ({ data }: Tree, at: NodeIndex<nodes.Move>): NodeIndex<nodes.Jump> | 0 => {
  const end = data[at + 3]!;
  let i = at + 4;
  while (i < end && (data[i]! & FIELD) !== 38912) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

/** Returns the field `capture` of `Move`; 0 if absent. */
export const moveCapture = ({ data }: Tree, at: NodeIndex<nodes.Move>): NodeIndex<Token<'x'>> | 0 => {
  const end = data[at + 3]!;
  let i = at + 4;
  while (i < end && (data[i]! & FIELD) !== 40960) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

/** Returns the field `target` of `Move`; 0 if absent. */
export const moveTarget = ({ data }: Tree, at: NodeIndex<nodes.Move>): NodeIndex<nodes.Coordinates> | 0 => {
  const end = data[at + 3]!;
  let i = at + 4;
  while (i < end && (data[i]! & FIELD) !== 43008) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

/** Returns the field `square` of `Move`. */
export const moveSquare = ({ data }: Tree, at: NodeIndex<nodes.Move>): NodeIndex<nodes.Square> => {
  const end = data[at + 3]!;
  let i = at + 4;
  while (i < end && (data[i]! & FIELD) !== 45056) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

/** Returns the field `promotion` of `Move`; 0 if absent. */
export const movePromotion = ({ data }: Tree, at: NodeIndex<nodes.Move>): NodeIndex<nodes.PieceName> | 0 => {
  const end = data[at + 3]!;
  let i = at + 4;
  while (i < end && (data[i]! & FIELD) !== 47104) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

/** All children of `Move`, including comments and errors. */
export const moveChildren: NodeList<
  NodeIndex<nodes.Move>,
  | NodeIndex<nodes.PieceName>
  | NodeIndex<nodes.Square>
  | NodeIndex<nodes.FileName>
  | NodeIndex<nodes.RankName>
  | NodeIndex<nodes.Jump>
  | NodeIndex<Token>
  | NodeIndex<nodes.Coordinates>
> = { first: first5, next: next4 };

// ---- PieceName ----

/** Whether a node is of the kind `PieceName`. */
export const isPieceName = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.PieceName> =>
  (data[at]! & KIND) === 27;

// ---- Square ----

/** Whether a node is of the kind `Square`. */
export const isSquare = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Square> =>
  (data[at]! & KIND) === 28;

// ---- FileName ----

/** Whether a node is of the kind `FileName`. */
export const isFileName = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.FileName> =>
  (data[at]! & KIND) === 29;

// ---- RankName ----

/** Whether a node is of the kind `RankName`. */
export const isRankName = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.RankName> =>
  (data[at]! & KIND) === 30;

// ---- Jump ----

/** Whether a node is of the kind `Jump`. */
export const isJump = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Jump> =>
  (data[at]! & KIND) === 31;

/** The texts that `Jump` can have, in the order of the grammar. */
export const jumpTexts = ['>>', '>'] as const;

/** Returns the text of `Jump`. */
export const jumpText = ({ data }: Tree, at: NodeIndex<nodes.Jump>): '>>' | '>' => jumpTexts[data[at]! >>> 22]!;

// ---- Sign ----

/** Whether a node is of the kind `Sign`. */
export const isSign = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Sign> =>
  (data[at]! & KIND) === 32;

/** The texts that `Sign` can have, in the order of the grammar. */
export const signTexts = ['+', '#', '*', '~'] as const;

/** Returns the text of `Sign`. */
export const signText = ({ data }: Tree, at: NodeIndex<nodes.Sign>): '+' | '#' | '*' | '~' => signTexts[data[at]! >>> 22]!;

// ---- Assessment ----

/** Whether a node is of the kind `Assessment`. */
export const isAssessment = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Assessment> =>
  (data[at]! & KIND) === 33;

// ---- TimelineMark ----

/** Whether a node is of the kind `TimelineMark`. */
export const isTimelineMark = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.TimelineMark> =>
  (data[at]! & KIND) === 34;

/** Returns the field `layer` of `TimelineMark`. */
export const timelineMarkLayer = (_tree: Tree, at: NodeIndex<nodes.TimelineMark>): NodeIndex<nodes.Layer> => (at + 4) as never;

/** All children of `TimelineMark`, including comments and errors. */
export const timelineMarkChildren: NodeList<NodeIndex<nodes.TimelineMark>, NodeIndex<nodes.Layer>> = { first: first5, next: next6 };

// ---- PresentMark ----

/** Whether a node is of the kind `PresentMark`. */
export const isPresentMark = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.PresentMark> =>
  (data[at]! & KIND) === 35;

/** Returns the field `time` of `PresentMark`. */
export const presentMarkTime = (_tree: Tree, at: NodeIndex<nodes.PresentMark>): NodeIndex<nodes.Time> => (at + 4) as never;

/** All children of `PresentMark`, including comments and errors. */
export const presentMarkChildren: NodeList<NodeIndex<nodes.PresentMark>, NodeIndex<nodes.Time>> = { first: first5, next: next6 };

// ---- Variation ----

/** Whether a node is of the kind `Variation`. */
export const isVariation = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Variation> =>
  (data[at]! & KIND) === 36;

/** The list `turns` of `Variation`. */
export const variationTurns: NodeList<NodeIndex<nodes.Variation>, NodeIndex<nodes.Turn> | NodeIndex<nodes.UnnumberedTurn>> = { first: first1, next: next2 };

/** Returns the field `close` of `Variation`; 0 if absent. */
export const variationClose = ({ data }: Tree, at: NodeIndex<nodes.Variation>): NodeIndex<Token<')'>> | 0 => {
  const end = data[at + 3]!;
  let i = at + 4;
  while (i < end && (data[i]! & FIELD) !== 49152) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

/** All children of `Variation`, including comments and errors. */
export const variationChildren: NodeList<
  NodeIndex<nodes.Variation>,
  | NodeIndex<nodes.Comment>
  | NodeIndex<nodes.Turn>
  | NodeIndex<nodes.UnnumberedTurn>
  | NodeIndex<nodes.VariationTagError>
  | NodeIndex<Token>
> = { first: first3, next: next4 };

// ---- Comment ----

/** Whether a node is of the kind `Comment`. */
export const isComment = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Comment> =>
  (data[at]! & KIND) === 37;

// ---- UnquotedHeaderError ----

/** Whether a node is of the kind `UnquotedHeaderError`. */
export const isUnquotedHeaderError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.UnquotedHeaderError> =>
  (data[at]! & KIND) === 38;

// ---- TagError ----

/** Whether a node is of the kind `TagError`. */
export const isTagError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.TagError> =>
  (data[at]! & KIND) === 39;

// ---- EmptyRowError ----

/** Whether a node is of the kind `EmptyRowError`. */
export const isEmptyRowError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.EmptyRowError> =>
  (data[at]! & KIND) === 40;

// ---- SquareError ----

/** Whether a node is of the kind `SquareError`. */
export const isSquareError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.SquareError> =>
  (data[at]! & KIND) === 41;

// ---- LayerError ----

/** Whether a node is of the kind `LayerError`. */
export const isLayerError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.LayerError> =>
  (data[at]! & KIND) === 42;

// ---- TimeError ----

/** Whether a node is of the kind `TimeError`. */
export const isTimeError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.TimeError> =>
  (data[at]! & KIND) === 43;

// ---- ColourError ----

/** Whether a node is of the kind `ColourError`. */
export const isColourError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.ColourError> =>
  (data[at]! & KIND) === 44;

// ---- FifthFieldError ----

/** Whether a node is of the kind `FifthFieldError`. */
export const isFifthFieldError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.FifthFieldError> =>
  (data[at]! & KIND) === 45;

// ---- UnclosedBoardError ----

/** Whether a node is of the kind `UnclosedBoardError`. */
export const isUnclosedBoardError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.UnclosedBoardError> =>
  (data[at]! & KIND) === 46;

// ---- VariationTagError ----

/** Whether a node is of the kind `VariationTagError`. */
export const isVariationTagError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.VariationTagError> =>
  (data[at]! & KIND) === 47;

/** All children of `VariationTagError`, including comments and errors. */
export const variationTagErrorChildren: NodeList<NodeIndex<nodes.VariationTagError>, NodeIndex<nodes.Header>> = { first: first3, next: next4 };

// ---- MarkError ----

/** Whether a node is of the kind `MarkError`. */
export const isMarkError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.MarkError> =>
  (data[at]! & KIND) === 48;

// ---- CoordinatesError ----

/** Whether a node is of the kind `CoordinatesError`. */
export const isCoordinatesError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.CoordinatesError> =>
  (data[at]! & KIND) === 49;

/** All children of `CoordinatesError`, including comments and errors. */
export const coordinatesErrorChildren: NodeList<NodeIndex<nodes.CoordinatesError>, NodeIndex<nodes.Coordinates>> = { first: first3, next: next4 };

// ---- TokenError ----

/** Whether a node is of the kind `TokenError`. */
export const isTokenError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.TokenError> =>
  (data[at]! & KIND) === 50;

// ---- StrayBracketError ----

/** Whether a node is of the kind `StrayBracketError`. */
export const isStrayBracketError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.StrayBracketError> =>
  (data[at]! & KIND) === 51;

// ---- StrayParenthesisError ----

/** Whether a node is of the kind `StrayParenthesisError`. */
export const isStrayParenthesisError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.StrayParenthesisError> =>
  (data[at]! & KIND) === 52;
