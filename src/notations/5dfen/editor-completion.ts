import type { GameRecord } from '../../../generated/5dfen/nodes.js';
import {
  layerOfLine,
  legalMoves,
  letterOf,
  type Move,
  type Multiverse,
  PIECE_NAMES,
  type Square,
  timeOf,
  VARIANT_NAMES,
} from '../../games/5dchess/index.js';
import { once } from '../../notation/editor-location.js';
import type { Completion, CompletionLocation, Reading } from '../../notation/index.js';
import { lineThrough } from './editor-lines.js';
import type { FiveDGame } from './model.js';
import { playGame } from './play.js';
import { squareName } from './start.js';

/** The headers that programs write, with descriptions of their values. */
const HEADERS: Readonly<Record<string, string>> = {
  Mode: 'the game: 5D',
  Board: 'the variant whose boards the game starts from',
  Size: 'columns and rows of the boards, such as 8x8',
  White: 'the name of the player of white',
  Black: 'the name of the player of black',
  Event: 'the tournament or match',
  Site: 'where the game was played',
  Date: 'when the game was played, such as 2020.12.25',
  Time: 'the time of day, or the time control',
  Round: 'the round of the event',
  Result: '1-0, 0-1, 1/2-1/2 or *',
  Puzzle: 'the task of a puzzle',
};

/** Returns the description of a header; `undefined` for an unknown key. */
export function describeHeader(key: string): string | undefined {
  const known = Object.entries(HEADERS).find(([name]) => name.toLowerCase() === key.toLowerCase());
  return known === undefined ? undefined : `Header **${known[0]}**: ${known[1]}`;
}

const VALUES: Readonly<Record<string, readonly string[]>> = {
  mode: ['5D'],
  board: VARIANT_NAMES,
  result: ['1-0', '0-1', '1/2-1/2', '*'],
};

/** Completes headers, their values, and the moves of the side to move. */
export function complete5dfen(at: CompletionLocation<FiveDGame, GameRecord>): Completion[] {
  const { before } = at;
  const bracket = before.lastIndexOf('[');
  if (bracket <= before.lastIndexOf(']')) return movesHere(at);
  const [, key, value, quoted = ''] = /^\[([A-Za-z0-9._-]*)(\s+"([^"\]]*))?$/.exec(before.slice(bracket)) ?? [];
  if (key === undefined) return [];
  const isValue = value !== undefined;
  const typed = isValue ? quoted : key;
  const span = { start: before.length - typed.length, end: before.length };
  if (isValue) return (VALUES[key.toLowerCase()] ?? []).map((text) => ({ type: 'value', text, span }));
  const written = new Set(Array.from(before.matchAll(/\[([A-Za-z]+)\s+"/g), ([, name = '']) => name.toLowerCase()));
  return Object.entries(HEADERS)
    .filter(([name]) => !written.has(name.toLowerCase()))
    .map(([text, detail]) => ({ type: 'tag', text, span, detail }));
}

function movesHere({ before, readUntil }: CompletionLocation<FiveDGame, GameRecord>): Completion[] {
  const start = startOfMove(before);
  const played = playedOnce(readUntil(start));
  if ('reason' in played) return [];
  const { multiverse } = played;
  const span = { start, end: before.length };
  return legalMoves(multiverse).map((move) => ({ type: 'move', span, ...describeMove(move, multiverse) }));
}

/** Plays the moves of a text up to its end, in the line that its last move is in. */
const playedOnce = once((reading: Reading<FiveDGame, GameRecord>) => {
  const start = reading.tree.text.length;
  const last = reading.tree.nodeAt(Math.max(0, start - 1));
  const isInside = [last, ...last.ancestors()].some(({ kindName }) => kindName === 'Variation');
  return playGame(isInside ? lineThrough(reading, start - 1) : reading.model);
});

/** Returns the offset of the word at the end of a text, with the coordinates before it: `(0T1)Nf`, `(L0 T`. */
function startOfMove(before: string): number {
  const word = before.search(/(?<![^\s(){}/])[^\s(){}/]*$/);
  // Longer coordinates name no board.
  const head = before.slice(Math.max(0, word - LONGEST_COORDINATES), word);
  const coordinates = /\((?:L?[+-]?\d*(?:[ \t]*T\d*)?\))?$/.exec(head);
  // The coordinates of a board may contain a blank: `(L0 T1)`.
  const begun = before[word] === 'T' ? /\(L?[+-]?\d*[ \t]*$/.exec(head) : null;
  return word - (coordinates?.[0].length ?? begun?.[0].length ?? 0);
}

/** Largest number of UTF-16 units of the coordinates before a move. */
const LONGEST_COORDINATES = 100;

/** Writes a move with the board that it begins on: `(0T1)Ng1f3`, `(0T2)Nb1>>(0T1)b3`. */
function describeMove({ from, to }: Move, multiverse: Multiverse): Pick<Completion, 'text' | 'detail'> {
  const codeAt = ({ line, half, x, y }: Square): number => multiverse.squareAt(line, half, x, y) ?? 0;
  const letter = letterOf(codeAt(from));
  const isSameBoard = from.line === to.line && from.half === to.half;
  const target = multiverse.boardAt(to.line, to.half);
  const isBranch = target !== undefined && !multiverse.isLast(target);
  const capture = codeAt(to) === 0 ? '' : 'x';
  const jump = isSameBoard ? '' : isBranch ? '>>' : '>';
  const there = isSameBoard ? '' : boardName(to, multiverse);
  const text = `${boardName(from, multiverse)}${TWO_LETTERS[letter] ?? (letter === 'P' ? '' : letter)}${squareName(from)}${jump}${capture}${there}${squareName(to)}`;
  return { text, detail: PIECE_NAMES[letter] ?? letter };
}

const TWO_LETTERS: Readonly<Record<string, string>> = { Y: 'RQ', S: 'PR', W: 'BR' };

const boardName = ({ line, half }: Square, { hasHalves }: Multiverse): string =>
  `(${layerOfLine(line, hasHalves)}T${timeOf(half)})`;
