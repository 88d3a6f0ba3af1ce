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
  const factories: DrawLine['factories'][number][] = [];
  const end = words[at + NEXT]!;
  for (let i = at + WORDS; i < end; i = words[i + NEXT]!) {
    const number = i + WORDS;
    const tiles = charactersOf(tree, number + WORDS, words[i + NEXT]!, Kind.Tile);
    if (tiles === undefined) return undefined;
    factories.push({ number: digitAt(tree, number), tiles: tiles as Tile[] });
  }
  return { type: 'draw', factories };
}

function endOfTiles({ words }: Tree, from: number): number {
  let at = from;
  while (fieldAt(words, at) === Field.tiles) at += WORDS;
  return at;
}

/** The characters of the nodes from one word to another; nothing if one of them is of another kind. */
function charactersOf(tree: Tree, from: number, to: number, kind: number): string[] | undefined {
  const out = new Array<string>((to - from) / WORDS);
  for (let i = 0, at = from; at < to; i++, at += WORDS) {
    if (kindAt(tree.words, at) !== kind) return undefined;
    out[i] = characterAt(tree, at);
  }
  return out;
}

const characterAt = ({ text, words }: Tree, at: number): string => text[words[at + START]!]!;
const digitAt = ({ text, words }: Tree, at: number): number => text.charCodeAt(words[at + START]!) - 48;
