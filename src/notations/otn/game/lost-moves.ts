import { isStrayError } from '../../../../generated/otn/readers.js';
import { endOf, startOf, type Tree } from '../../../cst/index.js';
import type { Diagnostic } from '../../../diagnostics/index.js';
import type { HoleIndex, LoweredGame, LoweredTurn } from './lower.js';
import type { OtnTurn, OtnVariation } from '../model.js';

/** Faults after which the position of their line is unknown: a move or a turn is missing, or can't be read. */
const LOSES_MOVES = new Set([
  'otn/bad-turn-number',
  'otn/stray-text',
  'otn/turn-order',
  'otn/no-moves',
  'otn/missing-move',
  'otn/stray-skip',
  'otn/missing-skip',
  'otn/off-board',
]);

/** Where moves of a game are lost. */
export interface LostMoves {
  /** The offset from which on the moves of a turn, and all that follows on its line, can't be relied on. */
  readonly from: ReadonlyMap<OtnTurn, number>;
  /** Whether something is lost behind the last turn of the main line. */
  readonly atEnd: boolean;
}

/** What could not be read among the turns, and the line that it was a part of; `undefined` for an unknown variation. */
export interface Hole {
  readonly at: HoleIndex;
  readonly line: 'main' | OtnVariation | undefined;
  /** The next turn of that line in the text. */
  readonly next: OtnTurn | undefined;
}

/** Finds out which line each part was of that could not be read: that of the turn before it in the text. */
export function findHoles(tree: Tree, { turns, holes }: LoweredGame): Hole[] {
  let turn = 0;
  const nextOf = nextTurns(turns);
  return holes.map((at): Hole => {
    while (turn < turns.length && turns[turn]!.at < at) turn++;
    if (!isStrayError(tree, at)) return { at, line: undefined, next: undefined };
    const before = turns[turn - 1];
    const line = before?.variation;
    return { at, line: line ?? 'main', next: nextOf(turn, line) };
  });
}

/** Finds the first turn of a line at or behind a place in the list. */
function nextTurns(
  turns: readonly LoweredTurn[],
): (from: number, line: OtnVariation | undefined) => OtnTurn | undefined {
  const byLine = new Map<OtnVariation | undefined, number[]>();
  turns.forEach(({ variation }, i) => {
    const places = byLine.get(variation);
    if (places === undefined) byLine.set(variation, [i]);
    else places.push(i);
  });
  const passed = new Map<OtnVariation | undefined, number>();
  // The places asked for ascend, so nothing is passed twice.
  return (from, line) => {
    const places = byLine.get(line) ?? [];
    let i = passed.get(line) ?? 0;
    while (i < places.length && places[i]! < from) i++;
    passed.set(line, i);
    return turns[places[i] ?? turns.length]?.turn;
  };
}

/** Where the faults of a text leave the position of a line unknown. What a fault loses, it loses on its own line only. */
export function findLostMoves(tree: Tree, lowered: LoweredGame, faults: readonly Diagnostic[]): LostMoves {
  const from = new Map<OtnTurn, number>();
  const lose = (turn: OtnTurn, offset: number): void => {
    from.set(turn, Math.min(from.get(turn) ?? offset, offset));
  };
  const offsets = faults
    .filter(({ code, severity }) => LOSES_MOVES.has(code) || (severity === 'error' && code.startsWith('otn-move/')))
    .map(({ span }) => span.start)
    .sort((a, b) => a - b);
  let i = 0;
  for (const { turn, at } of lowered.turns) {
    while (i < offsets.length && offsets[i]! < startOf(tree, at)) i++;
    if (i < offsets.length && offsets[i]! <= endOf(tree, at)) lose(turn, offsets[i]!);
  }
  let atEnd = false;
  for (const { line, next } of lowered.holes.length === 0 ? [] : findHoles(tree, lowered)) {
    if (next !== undefined) lose(next, 0);
    else if (line === 'main') atEnd = true;
  }
  return { from, atEnd };
}
