import type { GameRecord } from '../../../../generated/5dfen/nodes.js';
import { type Mark, type Multiverse, VARIANT_NAMES } from '../../../games/5dchess/index.js';
import { memoizeByObject } from '../../../notation/assist/memoize.js';
import { startOfRun } from '../../../notation/assist/written-parts.js';
import type { Completion, CompletionLocation, Landmark, Reading } from '../../../notation/index.js';
import { fiveDStart } from '../boards/start.js';
import { habitsOf } from '../edits/habits.js';
import type { FiveDGame } from '../model/model.js';
import { playMainLine, turnsPlayed } from '../replay/play.js';
import { lineThrough } from './lines.js';
import { type WrittenMove, writtenMoves } from './written-moves.js';

type FiveDReading = Reading<FiveDGame, GameRecord>;
type At = CompletionLocation<FiveDGame, GameRecord, FiveDPosition>;

/** A position of the main line. */
export interface FiveDPosition {
  readonly multiverse: Multiverse;
  readonly mark: Mark;
}

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
export function complete5dfen(location: At): readonly Completion[] | undefined {
  const { before } = location;
  const bracket = before.lastIndexOf('[');
  if (bracket <= before.lastIndexOf(']')) return movesHere(location);
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

function movesHere({ before, readUntil, position, isCut }: At): readonly Completion[] | undefined {
  if (isCut === true) return undefined;
  const start = startOfMove(before);
  const reading = readUntil(start);
  // The turn that a variation begins with may be left out.
  const lacksTurns = position !== undefined && reading.model.turns.length <= MAX_TURNS_BACK;
  if (lacksTurns && isInVariation(reading)) return undefined;
  const span = { start, end: before.length };
  const namesBoard = before[start] === '(';
  return movesOnce(reading, position).map(({ text, withBoard, detail }) => {
    return { type: 'move', span, text: namesBoard ? withBoard : text, detail };
  });
}

/** The number of turns between the turns that a variation is written in and begins with, at most. */
const MAX_TURNS_BACK = 2;

/** Returns the legal moves after a text, in the line that its last move is in. */
const movesOnce = memoizeByObject((reading: FiveDReading, position: FiveDPosition | undefined): WrittenMove[] => {
  const game = isInVariation(reading) ? lineThrough(reading, reading.tree.text.length - 1) : reading.model;
  const movesIn = (multiverse: Multiverse) => {
    playMainLine(game, multiverse);
    return writtenMoves(multiverse, habitsOf(reading.model));
  };
  if (position !== undefined) return position.multiverse.within(position.mark, movesIn);
  const multiverse = fiveDStart(game);
  return 'reason' in multiverse ? [] : movesIn(multiverse);
});

/** Whether the last move of a text is in a variation. */
function isInVariation({ tree }: FiveDReading): boolean {
  const last = tree.nodeAt(Math.max(0, tree.text.length - 1));
  return [last, ...last.ancestors()].some(({ kindName }) => kindName === 'Variation');
}

/**
 * Yields a landmark before each turn of the main line that begins with white. Landmarks share one multiverse, in
 * which this plays moves: a later call takes them back.
 */
export function* landmarks(reading: FiveDReading, start?: FiveDPosition): Iterable<Landmark<FiveDPosition>> {
  const { model } = reading;
  const multiverse = start?.multiverse ?? fiveDStart(model);
  if ('reason' in multiverse) return;
  if (start !== undefined) multiverse.returnTo(start.mark);
  let isFirst = start === undefined;
  for (const path of turnsPlayed(model, multiverse)) {
    const turn = model.turns[Number(path[1])];
    const span = reading.spanOf(path);
    const isAnchor = isFirst || (turn?.number !== undefined && turn.white !== undefined);
    isFirst = false;
    if (span === undefined || !isAnchor) continue;
    yield { offset: span.start, position: () => ({ multiverse, mark: multiverse.mark() }) };
  }
}

/** Returns the offset of the word at the end of a text, with the coordinates before it: `(0T1)Nf`, `(L0 T`. */
function startOfMove(before: string): number {
  const word = startOfRun(before, /[^\s(){}/]/);
  // Longer coordinates name no board.
  const head = before.slice(Math.max(0, word - MAX_COORDINATES_LENGTH), word);
  const coordinates = /\((?:L?[+-]?\d*(?:[ \t]*T\d*)?\))?$/.exec(head);
  // The coordinates of a board may contain white space: `(L0 T1)`.
  const begun = before[word] === 'T' ? /\(L?[+-]?\d*[ \t]*$/.exec(head) : null;
  return word - (coordinates?.[0].length ?? begun?.[0].length ?? 0);
}

/** Largest number of UTF-16 units of the coordinates before a move. */
const MAX_COORDINATES_LENGTH = 100;
