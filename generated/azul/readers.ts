// Generated from azul.peggy by ludogram. Do not edit: change the grammar and run the generator again.

import type { NodeIndex, Token, Tree } from '../../src/cst/index.js';
import type * as nodes from './nodes.js';

// Each function takes a tree and the index of one of its nodes. Functions named after a field return the index of
// another node, or 0 if it is absent. A list has two functions:
//
//     for (let i = list.first(tree, at); i !== 0; i = list.next(tree, at, i)) { … }

// ---- AzulGame ----

/** Whether a node is of the kind `AzulGame`. */
export const isAzulGame = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.AzulGame> =>
  (data[at]! & 2047) === 4;

/** The field `signature` of `AzulGame`. */
export const azulGameSignature = (_tree: Tree, at: NodeIndex<nodes.AzulGame>): NodeIndex<nodes.Signature> | NodeIndex<nodes.SignatureError> => (at + 4) as never;

/** The list `lines` of `AzulGame`. */
export const azulGameLines = {
  first: ({ data }: Tree, at: NodeIndex<nodes.AzulGame>): NodeIndex<nodes.PlayerName> | NodeIndex<nodes.GameDate> | NodeIndex<nodes.Commentary> | NodeIndex<nodes.Metadata> | NodeIndex<nodes.PlayerCount> | NodeIndex<nodes.Draw> | NodeIndex<nodes.Move> | NodeIndex<nodes.LineError> | 0 => {
    const end = data[at + 3]!;
    let i = at + 8;
    while (i < end && (data[i]! & 4192256) !== 4096) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
  next: ({ data }: Tree, at: NodeIndex<nodes.AzulGame>, last: NodeIndex): NodeIndex<nodes.PlayerName> | NodeIndex<nodes.GameDate> | NodeIndex<nodes.Commentary> | NodeIndex<nodes.Metadata> | NodeIndex<nodes.PlayerCount> | NodeIndex<nodes.Draw> | NodeIndex<nodes.Move> | NodeIndex<nodes.LineError> | 0 => {
    const end = data[at + 3]!;
    let i = data[last + 3]!;
    while (i < end && (data[i]! & 4192256) !== 4096) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
};

/** All children of `AzulGame`, including comments and errors. */
export const azulGameChildren = {
  first: (_tree: Tree, at: NodeIndex<nodes.AzulGame>): NodeIndex<nodes.Signature> | NodeIndex<nodes.SignatureError> | NodeIndex<nodes.Comment> | NodeIndex<nodes.PlayerName> | NodeIndex<nodes.GameDate> | NodeIndex<nodes.Commentary> | NodeIndex<nodes.Metadata> | NodeIndex<nodes.PlayerCount> | NodeIndex<nodes.Draw> | NodeIndex<nodes.Move> | NodeIndex<nodes.LineError> | 0 => (at + 4) as never,
  next: ({ data }: Tree, at: NodeIndex<nodes.AzulGame>, last: NodeIndex): NodeIndex<nodes.Signature> | NodeIndex<nodes.SignatureError> | NodeIndex<nodes.Comment> | NodeIndex<nodes.PlayerName> | NodeIndex<nodes.GameDate> | NodeIndex<nodes.Commentary> | NodeIndex<nodes.Metadata> | NodeIndex<nodes.PlayerCount> | NodeIndex<nodes.Draw> | NodeIndex<nodes.Move> | NodeIndex<nodes.LineError> | 0 => {
    const i = data[last + 3]!;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

// ---- Signature ----

/** Whether a node is of the kind `Signature`. */
export const isSignature = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Signature> =>
  (data[at]! & 2047) === 5;

// ---- PlayerCount ----

/** Whether a node is of the kind `PlayerCount`. */
export const isPlayerCount = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.PlayerCount> =>
  (data[at]! & 2047) === 6;

// ---- Draw ----

/** Whether a node is of the kind `Draw`. */
export const isDraw = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Draw> =>
  (data[at]! & 2047) === 7;

/** The list `factories` of `Draw`. */
export const drawFactories = {
  first: (_tree: Tree, at: NodeIndex<nodes.Draw>): NodeIndex<nodes.Factory> | 0 => (at + 4) as never,
  next: ({ data }: Tree, at: NodeIndex<nodes.Draw>, last: NodeIndex): NodeIndex<nodes.Factory> | 0 => {
    const i = data[last + 3]!;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

/** All children of `Draw`, including comments and errors. */
export const drawChildren = {
  first: (_tree: Tree, at: NodeIndex<nodes.Draw>): NodeIndex<nodes.Factory> | 0 => (at + 4) as never,
  next: ({ data }: Tree, at: NodeIndex<nodes.Draw>, last: NodeIndex): NodeIndex<nodes.Factory> | 0 => {
    const i = data[last + 3]!;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

// ---- Factory ----

/** Whether a node is of the kind `Factory`. */
export const isFactory = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Factory> =>
  (data[at]! & 2047) === 8;

/** The field `number` of `Factory`. */
export const factoryNumber = (_tree: Tree, at: NodeIndex<nodes.Factory>): NodeIndex<nodes.FactoryNumber> => (at + 4) as never;

/** The list `tiles` of `Factory`. */
export const factoryTiles = {
  first: (_tree: Tree, at: NodeIndex<nodes.Factory>): NodeIndex<nodes.Tile> | NodeIndex<nodes.TileError> | 0 => (at + 8) as never,
  next: ({ data }: Tree, at: NodeIndex<nodes.Factory>, last: NodeIndex): NodeIndex<nodes.Tile> | NodeIndex<nodes.TileError> | 0 => {
    const i = last + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

/** All children of `Factory`, including comments and errors. */
export const factoryChildren = {
  first: (_tree: Tree, at: NodeIndex<nodes.Factory>): NodeIndex<nodes.FactoryNumber> | NodeIndex<nodes.Tile> | NodeIndex<nodes.TileError> | 0 => (at + 4) as never,
  next: ({ data }: Tree, at: NodeIndex<nodes.Factory>, last: NodeIndex): NodeIndex<nodes.FactoryNumber> | NodeIndex<nodes.Tile> | NodeIndex<nodes.TileError> | 0 => {
    const i = last + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

// ---- FactoryNumber ----

/** Whether a node is of the kind `FactoryNumber`. */
export const isFactoryNumber = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.FactoryNumber> =>
  (data[at]! & 2047) === 9;

// ---- Tile ----

/** Whether a node is of the kind `Tile`. */
export const isTile = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Tile> =>
  (data[at]! & 2047) === 10;

/** The texts that `Tile` can have, in the order of the grammar. */
export const tileTexts = ['l', 'o', 'r', 'k', 'u'] as const;

/** The text of `Tile`. */
export const tileText = ({ data }: Tree, at: NodeIndex<nodes.Tile>): 'l' | 'o' | 'r' | 'k' | 'u' => tileTexts[data[at]! >>> 22]!;

// ---- Move ----

/** Whether a node is of the kind `Move`. */
export const isMove = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Move> =>
  (data[at]! & 2047) === 11;

/** The field `player` of `Move`. */
export const movePlayer = (_tree: Tree, at: NodeIndex<nodes.Move>): NodeIndex<nodes.Player> => (at + 4) as never;

/** The field `origin` of `Move`. */
export const moveOrigin = (_tree: Tree, at: NodeIndex<nodes.Move>): NodeIndex<nodes.Origin> => (at + 8) as never;

/** The list `tiles` of `Move`. */
export const moveTiles = {
  first: (_tree: Tree, at: NodeIndex<nodes.Move>): NodeIndex<nodes.Tile> | NodeIndex<nodes.TileError> | 0 => (at + 12) as never,
  next: ({ data }: Tree, at: NodeIndex<nodes.Move>, last: NodeIndex): NodeIndex<nodes.Tile> | NodeIndex<nodes.TileError> | 0 => {
    const i = last + 4;
    return (i < data[at + 3]! && (data[i]! & 4192256) === 10240 ? i : 0) as never;
  },
};

/** The list `destinations` of `Move`. */
export const moveDestinations = {
  first: ({ data }: Tree, at: NodeIndex<nodes.Move>): NodeIndex<nodes.Destination> | NodeIndex<nodes.DestinationError> | 0 => {
    const end = data[at + 3]!;
    let i = at + 16;
    while (i < end && (data[i]! & 4192256) !== 16384) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
  next: ({ data }: Tree, at: NodeIndex<nodes.Move>, last: NodeIndex): NodeIndex<nodes.Destination> | NodeIndex<nodes.DestinationError> | 0 => {
    const i = last + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

/** All children of `Move`, including comments and errors. */
export const moveChildren = {
  first: (_tree: Tree, at: NodeIndex<nodes.Move>): NodeIndex<nodes.Player> | NodeIndex<nodes.Origin> | NodeIndex<nodes.Tile> | NodeIndex<nodes.TileError> | NodeIndex<nodes.Destination> | NodeIndex<nodes.DestinationError> | 0 => (at + 4) as never,
  next: ({ data }: Tree, at: NodeIndex<nodes.Move>, last: NodeIndex): NodeIndex<nodes.Player> | NodeIndex<nodes.Origin> | NodeIndex<nodes.Tile> | NodeIndex<nodes.TileError> | NodeIndex<nodes.Destination> | NodeIndex<nodes.DestinationError> | 0 => {
    const i = last + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

// ---- Player ----

/** Whether a node is of the kind `Player`. */
export const isPlayer = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Player> =>
  (data[at]! & 2047) === 12;

/** The texts that `Player` can have, in the order of the grammar. */
export const playerTexts = ['A', 'B', 'C', 'D'] as const;

/** The text of `Player`. */
export const playerText = ({ data }: Tree, at: NodeIndex<nodes.Player>): 'A' | 'B' | 'C' | 'D' => playerTexts[data[at]! >>> 22]!;

// ---- Origin ----

/** Whether a node is of the kind `Origin`. */
export const isOrigin = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Origin> =>
  (data[at]! & 2047) === 13;

// ---- Destination ----

/** Whether a node is of the kind `Destination`. */
export const isDestination = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Destination> =>
  (data[at]! & 2047) === 14;

// ---- Comment ----

/** Whether a node is of the kind `Comment`. */
export const isComment = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Comment> =>
  (data[at]! & 2047) === 15;

// ---- PlayerName ----

/** Whether a node is of the kind `PlayerName`. */
export const isPlayerName = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.PlayerName> =>
  (data[at]! & 2047) === 16;

/** The field `player` of `PlayerName`. */
export const playerNamePlayer = (_tree: Tree, at: NodeIndex<nodes.PlayerName>): NodeIndex<nodes.Player> => (at + 4) as never;

/** The field `name` of `PlayerName`. */
export const playerNameName = (_tree: Tree, at: NodeIndex<nodes.PlayerName>): NodeIndex<Token> => (at + 8) as never;

/** All children of `PlayerName`, including comments and errors. */
export const playerNameChildren = {
  first: (_tree: Tree, at: NodeIndex<nodes.PlayerName>): NodeIndex<nodes.Player> | NodeIndex<Token> | 0 => (at + 4) as never,
  next: ({ data }: Tree, at: NodeIndex<nodes.PlayerName>, last: NodeIndex): NodeIndex<nodes.Player> | NodeIndex<Token> | 0 => {
    const i = last + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

// ---- GameDate ----

/** Whether a node is of the kind `GameDate`. */
export const isGameDate = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.GameDate> =>
  (data[at]! & 2047) === 17;

/** The field `date` of `GameDate`. */
export const gameDateDate = (_tree: Tree, at: NodeIndex<nodes.GameDate>): NodeIndex<nodes.IsoDate> | NodeIndex<nodes.DateError> => (at + 4) as never;

/** All children of `GameDate`, including comments and errors. */
export const gameDateChildren = {
  first: (_tree: Tree, at: NodeIndex<nodes.GameDate>): NodeIndex<nodes.IsoDate> | NodeIndex<nodes.DateError> | 0 => (at + 4) as never,
  next: ({ data }: Tree, at: NodeIndex<nodes.GameDate>, last: NodeIndex): NodeIndex<nodes.IsoDate> | NodeIndex<nodes.DateError> | 0 => {
    const i = last + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

// ---- Commentary ----

/** Whether a node is of the kind `Commentary`. */
export const isCommentary = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Commentary> =>
  (data[at]! & 2047) === 18;

/** The field `remark` of `Commentary`. */
export const commentaryRemark = (_tree: Tree, at: NodeIndex<nodes.Commentary>): NodeIndex<Token> => (at + 4) as never;

/** All children of `Commentary`, including comments and errors. */
export const commentaryChildren = {
  first: (_tree: Tree, at: NodeIndex<nodes.Commentary>): NodeIndex<Token> | 0 => (at + 4) as never,
  next: ({ data }: Tree, at: NodeIndex<nodes.Commentary>, last: NodeIndex): NodeIndex<Token> | 0 => {
    const i = last + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

// ---- Metadata ----

/** Whether a node is of the kind `Metadata`. */
export const isMetadata = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Metadata> =>
  (data[at]! & 2047) === 19;

/** The field `key` of `Metadata`. */
export const metadataKey = (_tree: Tree, at: NodeIndex<nodes.Metadata>): NodeIndex<Token> => (at + 4) as never;

/** The field `value` of `Metadata`. */
export const metadataValue = (_tree: Tree, at: NodeIndex<nodes.Metadata>): NodeIndex<Token> => (at + 8) as never;

/** All children of `Metadata`, including comments and errors. */
export const metadataChildren = {
  first: (_tree: Tree, at: NodeIndex<nodes.Metadata>): NodeIndex<Token> | 0 => (at + 4) as never,
  next: ({ data }: Tree, at: NodeIndex<nodes.Metadata>, last: NodeIndex): NodeIndex<Token> | 0 => {
    const i = last + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

// ---- IsoDate ----

/** Whether a node is of the kind `IsoDate`. */
export const isIsoDate = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.IsoDate> =>
  (data[at]! & 2047) === 20;

// ---- SignatureError ----

/** Whether a node is of the kind `SignatureError`. */
export const isSignatureError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.SignatureError> =>
  (data[at]! & 2047) === 21;

// ---- TileError ----

/** Whether a node is of the kind `TileError`. */
export const isTileError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.TileError> =>
  (data[at]! & 2047) === 22;

// ---- DestinationError ----

/** Whether a node is of the kind `DestinationError`. */
export const isDestinationError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.DestinationError> =>
  (data[at]! & 2047) === 23;

// ---- DateError ----

/** Whether a node is of the kind `DateError`. */
export const isDateError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.DateError> =>
  (data[at]! & 2047) === 24;

// ---- LineError ----

/** Whether a node is of the kind `LineError`. */
export const isLineError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.LineError> =>
  (data[at]! & 2047) === 25;
