// Generated from azul.peggy by ludogram. Do not edit: change the grammar and run the generator again.

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

const first1 = (_tree: Tree, at: NodeIndex): never => (at + 4) as never;

const next2 = ({ data }: Tree, at: NodeIndex, last: NodeIndex): never => {
  const i = data[last + 3]!;
  return (i < data[at + 3]! ? i : 0) as never;
};

const next3 = ({ data }: Tree, at: NodeIndex, last: NodeIndex): never => {
  const i = last + 4;
  return (i < data[at + 3]! ? i : 0) as never;
};

// ---- AzulGame ----

/** Whether a node is of the kind `AzulGame`. */
export const isAzulGame = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.AzulGame> =>
  (data[at]! & KIND) === 4;

/** Returns the field `signature` of `AzulGame`. */
export const azulGameSignature = (_tree: Tree, at: NodeIndex<nodes.AzulGame>): NodeIndex<nodes.Signature> | NodeIndex<nodes.SignatureError> => (at + 4) as never;

/** The list `lines` of `AzulGame`. */
export const azulGameLines: NodeList<
  NodeIndex<nodes.AzulGame>,
  | NodeIndex<nodes.PlayerName>
  | NodeIndex<nodes.GameDate>
  | NodeIndex<nodes.Commentary>
  | NodeIndex<nodes.Metadata>
  | NodeIndex<nodes.PlayerCount>
  | NodeIndex<nodes.Draw>
  | NodeIndex<nodes.Move>
  | NodeIndex<nodes.LineError>
> = {
  first: ({ data }, at) => {
    const end = data[at + 3]!;
    let i = at + 8;
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

/** All children of `AzulGame`, including comments and errors. */
export const azulGameChildren: NodeList<
  NodeIndex<nodes.AzulGame>,
  | NodeIndex<nodes.Signature>
  | NodeIndex<nodes.SignatureError>
  | NodeIndex<nodes.Comment>
  | NodeIndex<nodes.PlayerName>
  | NodeIndex<nodes.GameDate>
  | NodeIndex<nodes.Commentary>
  | NodeIndex<nodes.Metadata>
  | NodeIndex<nodes.PlayerCount>
  | NodeIndex<nodes.Draw>
  | NodeIndex<nodes.Move>
  | NodeIndex<nodes.LineError>
> = { first: first1, next: next2 };

// ---- Signature ----

/** Whether a node is of the kind `Signature`. */
export const isSignature = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Signature> =>
  (data[at]! & KIND) === 5;

// ---- PlayerCount ----

/** Whether a node is of the kind `PlayerCount`. */
export const isPlayerCount = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.PlayerCount> =>
  (data[at]! & KIND) === 6;

// ---- Draw ----

/** Whether a node is of the kind `Draw`. */
export const isDraw = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Draw> =>
  (data[at]! & KIND) === 7;

/** The list `factories` of `Draw`. */
export const drawFactories: NodeList<NodeIndex<nodes.Draw>, NodeIndex<nodes.Factory>> = { first: first1, next: next2 };

/** All children of `Draw`, including comments and errors. */
export const drawChildren: NodeList<NodeIndex<nodes.Draw>, NodeIndex<nodes.Factory>> = { first: first1, next: next2 };

// ---- Factory ----

/** Whether a node is of the kind `Factory`. */
export const isFactory = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Factory> =>
  (data[at]! & KIND) === 8;

/** Returns the field `number` of `Factory`. */
export const factoryNumber = (_tree: Tree, at: NodeIndex<nodes.Factory>): NodeIndex<nodes.FactoryNumber> => (at + 4) as never;

/** The list `tiles` of `Factory`. */
export const factoryTiles: NodeList<NodeIndex<nodes.Factory>, NodeIndex<nodes.Tile> | NodeIndex<nodes.TileError>> = {
  first: (_tree, at) => (at + 8) as never,
  next: next3,
};

/** All children of `Factory`, including comments and errors. */
export const factoryChildren: NodeList<
  NodeIndex<nodes.Factory>,
  | NodeIndex<nodes.FactoryNumber>
  | NodeIndex<nodes.Tile>
  | NodeIndex<nodes.TileError>
> = { first: first1, next: next3 };

// ---- FactoryNumber ----

/** Whether a node is of the kind `FactoryNumber`. */
export const isFactoryNumber = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.FactoryNumber> =>
  (data[at]! & KIND) === 9;

// ---- Tile ----

/** Whether a node is of the kind `Tile`. */
export const isTile = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Tile> =>
  (data[at]! & KIND) === 10;

/** The texts that `Tile` can have, in the order of the grammar. */
export const tileTexts = ['l', 'o', 'r', 'k', 'u'] as const;

/** Returns the text of `Tile`. */
export const tileText = ({ data }: Tree, at: NodeIndex<nodes.Tile>): 'l' | 'o' | 'r' | 'k' | 'u' => tileTexts[data[at]! >>> 22]!;

// ---- Move ----

/** Whether a node is of the kind `Move`. */
export const isMove = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Move> =>
  (data[at]! & KIND) === 11;

/** Returns the field `player` of `Move`. */
export const movePlayer = (_tree: Tree, at: NodeIndex<nodes.Move>): NodeIndex<nodes.Player> => (at + 4) as never;

/** Returns the field `origin` of `Move`. */
export const moveOrigin = (_tree: Tree, at: NodeIndex<nodes.Move>): NodeIndex<nodes.Origin> => (at + 8) as never;

/** The list `tiles` of `Move`. */
export const moveTiles: NodeList<NodeIndex<nodes.Move>, NodeIndex<nodes.Tile> | NodeIndex<nodes.TileError>> = {
  first: (_tree, at) => (at + 12) as never,
  next: ({ data }, at, last) => {
    const i = last + 4;
    return (i < data[at + 3]! && (data[i]! & FIELD) === 10240 ? i : 0) as never;
  },
};

/** The list `destinations` of `Move`. */
export const moveDestinations: NodeList<NodeIndex<nodes.Move>, NodeIndex<nodes.Destination> | NodeIndex<nodes.DestinationError>> = {
  first: ({ data }, at) => {
    const end = data[at + 3]!;
    let i = at + 16;
    while (i < end && (data[i]! & FIELD) !== 16384) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
  next: next3,
};

/** All children of `Move`, including comments and errors. */
export const moveChildren: NodeList<
  NodeIndex<nodes.Move>,
  | NodeIndex<nodes.Player>
  | NodeIndex<nodes.Origin>
  | NodeIndex<nodes.Tile>
  | NodeIndex<nodes.TileError>
  | NodeIndex<nodes.Destination>
  | NodeIndex<nodes.DestinationError>
> = { first: first1, next: next3 };

// ---- Player ----

/** Whether a node is of the kind `Player`. */
export const isPlayer = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Player> =>
  (data[at]! & KIND) === 12;

/** The texts that `Player` can have, in the order of the grammar. */
export const playerTexts = ['A', 'B', 'C', 'D'] as const;

/** Returns the text of `Player`. */
export const playerText = ({ data }: Tree, at: NodeIndex<nodes.Player>): 'A' | 'B' | 'C' | 'D' => playerTexts[data[at]! >>> 22]!;

// ---- Origin ----

/** Whether a node is of the kind `Origin`. */
export const isOrigin = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Origin> =>
  (data[at]! & KIND) === 13;

// ---- Destination ----

/** Whether a node is of the kind `Destination`. */
export const isDestination = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Destination> =>
  (data[at]! & KIND) === 14;

// ---- Comment ----

/** Whether a node is of the kind `Comment`. */
export const isComment = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Comment> =>
  (data[at]! & KIND) === 15;

// ---- PlayerName ----

/** Whether a node is of the kind `PlayerName`. */
export const isPlayerName = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.PlayerName> =>
  (data[at]! & KIND) === 16;

/** Returns the field `player` of `PlayerName`. */
export const playerNamePlayer = (_tree: Tree, at: NodeIndex<nodes.PlayerName>): NodeIndex<nodes.Player> => (at + 4) as never;

/** Returns the field `name` of `PlayerName`. */
export const playerNameName = (_tree: Tree, at: NodeIndex<nodes.PlayerName>): NodeIndex<Token> => (at + 8) as never;

/** All children of `PlayerName`, including comments and errors. */
export const playerNameChildren: NodeList<NodeIndex<nodes.PlayerName>, NodeIndex<nodes.Player> | NodeIndex<Token>> = { first: first1, next: next3 };

// ---- GameDate ----

/** Whether a node is of the kind `GameDate`. */
export const isGameDate = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.GameDate> =>
  (data[at]! & KIND) === 17;

/** Returns the field `date` of `GameDate`. */
export const gameDateDate = (_tree: Tree, at: NodeIndex<nodes.GameDate>): NodeIndex<nodes.IsoDate> | NodeIndex<nodes.DateError> => (at + 4) as never;

/** All children of `GameDate`, including comments and errors. */
export const gameDateChildren: NodeList<NodeIndex<nodes.GameDate>, NodeIndex<nodes.IsoDate> | NodeIndex<nodes.DateError>> = { first: first1, next: next3 };

// ---- Commentary ----

/** Whether a node is of the kind `Commentary`. */
export const isCommentary = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Commentary> =>
  (data[at]! & KIND) === 18;

/** Returns the field `remark` of `Commentary`. */
export const commentaryRemark = (_tree: Tree, at: NodeIndex<nodes.Commentary>): NodeIndex<Token> => (at + 4) as never;

/** All children of `Commentary`, including comments and errors. */
export const commentaryChildren: NodeList<NodeIndex<nodes.Commentary>, NodeIndex<Token>> = { first: first1, next: next3 };

// ---- Metadata ----

/** Whether a node is of the kind `Metadata`. */
export const isMetadata = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Metadata> =>
  (data[at]! & KIND) === 19;

/** Returns the field `key` of `Metadata`. */
export const metadataKey = (_tree: Tree, at: NodeIndex<nodes.Metadata>): NodeIndex<Token> => (at + 4) as never;

/** Returns the field `value` of `Metadata`. */
export const metadataValue = (_tree: Tree, at: NodeIndex<nodes.Metadata>): NodeIndex<Token> => (at + 8) as never;

/** All children of `Metadata`, including comments and errors. */
export const metadataChildren: NodeList<NodeIndex<nodes.Metadata>, NodeIndex<Token>> = { first: first1, next: next3 };

// ---- IsoDate ----

/** Whether a node is of the kind `IsoDate`. */
export const isIsoDate = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.IsoDate> =>
  (data[at]! & KIND) === 20;

// ---- SignatureError ----

/** Whether a node is of the kind `SignatureError`. */
export const isSignatureError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.SignatureError> =>
  (data[at]! & KIND) === 21;

// ---- TileError ----

/** Whether a node is of the kind `TileError`. */
export const isTileError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.TileError> =>
  (data[at]! & KIND) === 22;

// ---- DestinationError ----

/** Whether a node is of the kind `DestinationError`. */
export const isDestinationError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.DestinationError> =>
  (data[at]! & KIND) === 23;

// ---- DateError ----

/** Whether a node is of the kind `DateError`. */
export const isDateError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.DateError> =>
  (data[at]! & KIND) === 24;

// ---- LineError ----

/** Whether a node is of the kind `LineError`. */
export const isLineError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.LineError> =>
  (data[at]! & KIND) === 25;
