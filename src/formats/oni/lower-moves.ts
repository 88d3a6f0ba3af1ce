import { Field, Kind } from '../../../generated/oni/nodes.js';
import type { Tree } from '../../cst/index.js';
import { END, fieldAt, kindAt, NEXT, START, WORDS } from '../../cst/layout.js';
import type { CardSet } from '../../games/onitama/index.js';
import type { OniMove } from './model.js';

/** Moves, and where they stand. */
export interface LoweredMoves {
  readonly moves: readonly OniMove[];
  /** Word index of each of them. */
  readonly places: readonly number[];
}

/** The moves of the file at word `file`, up to the first that can't be read. */
export function lowerMoves(tree: Tree, file: number, cards: CardSet): LoweredMoves {
  const { words } = tree;
  const moves: OniMove[] = [];
  const places: number[] = [];
  const end = words[file + NEXT]!;
  for (let at = file + WORDS; at < end; at = words[at + NEXT]!) {
    if (fieldAt(words, at) !== Field.moves) continue;
    const move = lowerMove(tree, at, cards);
    if (move === undefined) break;
    moves.push(move);
    places.push(at);
  }
  return { moves, places };
}

/** Most of a file is moves, so they are read off the words of the tree, without views. */
function lowerMove({ text, words }: Tree, at: number, cards: CardSet): OniMove | undefined {
  let card = '';
  let from = NOWHERE;
  let to = NOWHERE;
  const end = words[at + NEXT]!;
  for (let i = at + WORDS; i < end; i = words[i + NEXT]!) {
    switch (fieldAt(words, i)) {
      case Field.card:
        card = text.slice(words[i + START], words[i + END]).toUpperCase();
        break;
      case Field.from:
        if (kindAt(words, i) === Kind.Square) from = squareAt(text, words[i + START]!);
        break;
      case Field.to:
        if (kindAt(words, i) === Kind.Square) to = squareAt(text, words[i + START]!);
        break;
    }
  }
  return from === NOWHERE || to === NOWHERE || !cards.has(card) ? undefined : moveOf(card, from, to);
}

const known = new Map<string, OniMove[]>();

/** A move; equal ones are one object, as a long file has each of them many times. */
function moveOf(card: string, from: number, to: number): OniMove {
  let moves = known.get(card);
  if (moves === undefined) known.set(card, (moves = []));
  return (moves[from * 25 + to] ??= { card, from, to });
}

const NOWHERE = -1;

/** The square of the letter at an offset, in either case. */
const squareAt = (text: string, offset: number): number => (text.charCodeAt(offset) | 32) - 97;
