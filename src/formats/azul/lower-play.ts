import { Field, Kind } from '../../../generated/azul/nodes.js';
import type { Tree } from '../../cst/index.js';
import { fieldAt, kindAt, NEXT, START, WORDS } from '../../cst/layout.js';
import type { Tile } from '../../games/azul/index.js';
import type { DrawLine, MoveLine, PlayerLetter } from './model.js';

// Most lines of a record are draws and moves, so they are read off the words of the tree, without views. Each part of
// them is one character: its node has no children.

/** The move at word `at` of a tree; nothing if it can't be read. */
export function lowerMove(tree: Tree, at: number): MoveLine | undefined {
  const { words } = tree;
  const player = at + WORDS;
  const origin = player + WORDS;
  const firstTile = origin + WORDS;
  const behindTiles = endOfTiles(tree, firstTile);
  const tiles = charactersOf(tree, firstTile, behindTiles, Kind.Tile);
  const destinations = charactersOf(tree, behindTiles, words[at + NEXT]!, Kind.Destination);
  if (tiles === undefined || destinations === undefined) return undefined;
  return {
    type: 'move',
    player: characterAt(tree, player) as PlayerLetter,
    origin: digitAt(tree, origin),
    tiles: tiles as Tile[],
    destinations,
  };
}

/** The draw at word `at` of a tree; nothing if a tile of it can't be read. */
export function lowerDraw(tree: Tree, at: number): DrawLine | undefined {
  const { words } = tree;
  const factories = new Array<DrawLine['factories'][number]>(childrenAt(tree, at));
  let i = at + WORDS;
  for (let count = 0; count < factories.length; count++) {
    const number = i + WORDS;
    const tiles = charactersOf(tree, number + WORDS, words[i + NEXT]!, Kind.Tile);
    if (tiles === undefined) return undefined;
    factories[count] = { number: digitAt(tree, number), tiles: tiles as Tile[] };
    i = words[i + NEXT]!;
  }
  return { type: 'draw', factories };
}

/** How many children a node has: lists that grow take room for many more than a draw ever holds. */
function childrenAt({ words }: Tree, at: number): number {
  let count = 0;
  const end = words[at + NEXT]!;
  for (let i = at + WORDS; i < end; i = words[i + NEXT]!) count++;
  return count;
}

function endOfTiles({ words }: Tree, from: number): number {
  let at = from;
  while (fieldAt(words, at) === Field.tiles) at += WORDS;
  return at;
}

/** Lists up to so long are shared: there are few of them, and most of a record is made of them. */
const SHORT = 4;

const known = new Map<number, readonly string[]>();

/** The characters of the nodes from one word to another; nothing if one of them is of another kind. */
function charactersOf(tree: Tree, from: number, to: number, kind: number): readonly string[] | undefined {
  const { text, words } = tree;
  let key = 0;
  for (let at = from; at < to; at += WORDS) {
    if (kindAt(words, at) !== kind) return undefined;
    key = (key << 7) | text.charCodeAt(words[at + START]!);
  }
  if (to - from > SHORT * WORDS) return copyOf(tree, from, to);
  let list = known.get(key);
  if (list === undefined) known.set(key, (list = copyOf(tree, from, to)));
  return list;
}

function copyOf(tree: Tree, from: number, to: number): string[] {
  const out = new Array<string>((to - from) / WORDS);
  for (let i = 0, at = from; at < to; i++, at += WORDS) out[i] = characterAt(tree, at);
  return out;
}

const characterAt = ({ text, words }: Tree, at: number): string => text[words[at + START]!]!;
const digitAt = ({ text, words }: Tree, at: number): number => text.charCodeAt(words[at + START]!) - 48;
