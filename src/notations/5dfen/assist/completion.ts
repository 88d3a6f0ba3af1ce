import type { GameRecord } from '../../../../generated/5dfen/nodes.js';
import { withAncestors } from '../../../cst/tree/ancestors.js';
import type { Multiverse } from '../../../games/5dchess/index.js';
import { memoizeByObject } from '../../../notation/assist/memoize.js';
import { startOfRun } from '../../../notation/assist/written-parts.js';
import type { Completion, CompletionLocation } from '../../../notation/index.js';
import { fiveDStart } from '../boards/start.js';
import { habitsOf } from '../edits/habits.js';
import type { FiveDGame } from '../model/model.js';
import { playMainLine } from '../replay/play.js';
import { HEADER_VALUES, HEADERS } from './known-headers.js';
import type { FiveDPosition } from './landmarks.js';
import { type GameReading, lineThrough } from './lines.js';
import { type MoveSpelling, writtenMoves } from './written-moves.js';

type FiveDLocation = CompletionLocation<FiveDGame, GameRecord, FiveDPosition>;

/** Completes headers, their values, and the moves of the side to move. */
export function complete5dfen(location: FiveDLocation): readonly Completion[] | undefined {
  const { before } = location;
  const bracket = before.lastIndexOf('[');
  return bracket > before.lastIndexOf(']') ? headersHere(before, bracket) : movesHere(location);
}

/** Completes the key or the value of the header that begins at a bracket. */
function headersHere(before: string, bracket: number): readonly Completion[] {
  const [, key, value, quoted = ''] = /^\[([A-Za-z0-9._-]*)(\s+"([^"\]]*))?$/.exec(before.slice(bracket)) ?? [];
  if (key === undefined) return [];
  const isValue = value !== undefined;
  const typed = isValue ? quoted : key;
  const span = { start: before.length - typed.length, end: before.length };
  if (isValue) return (HEADER_VALUES[key.toLowerCase()] ?? []).map((text) => ({ type: 'value', text, span }));
  const written = new Set(Array.from(before.matchAll(/\[([A-Za-z]+)\s+"/g), ([, name = '']) => name.toLowerCase()));
  return Object.entries(HEADERS)
    .filter(([name]) => !written.has(name.toLowerCase()))
    .map(([text, detail]) => ({ type: 'tag', text, span, detail }));
}

function movesHere({ before, readUntil, position, isCut }: FiveDLocation): readonly Completion[] | undefined {
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
const movesOnce = memoizeByObject((reading: GameReading, position: FiveDPosition | undefined): MoveSpelling[] => {
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
function isInVariation({ tree }: GameReading): boolean {
  const last = tree.nodeAt(Math.max(0, tree.text.length - 1));
  return withAncestors(last).some(({ kindName }) => kindName === 'Variation');
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
