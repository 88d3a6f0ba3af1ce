import { isTurn } from '../../../../../generated/otn/readers.js';
import { endOf, startOf, type Tree } from '../../../../cst/index.js';
import type { Span } from '../../../../diagnostics/index.js';
import { getOrInsert } from '../../../../maps.js';
import { isVariation, type Line } from './line-builder.js';
import type { GapIndex } from './turn-nodes.js';
import type { GameTurns, TurnInTree } from './turns.js';

/** Unreadable text among the turns, and its line; `undefined` for an unknown variation. */
export interface Gap {
  readonly node: GapIndex;
  readonly line: Line<TurnInTree> | undefined;
  /** The next turn of that line in the text. */
  readonly next: TurnInTree | undefined;
}

/** Finds the line of each unreadable part: that of the turn before it in the text, unless it has an address. */
export function findGaps(tree: Tree, { lines, turns, gaps }: GameTurns): Gap[] {
  let passed = 0;
  const found = gaps.map((node) => {
    while ((turns[passed]?.node ?? Number.POSITIVE_INFINITY) < node) passed++;
    const line = isTurn(tree, node) ? undefined : (turns[passed - 1]?.line ?? lines.main);
    return { node, after: passed, line };
  });
  const nextOf = nextTurns(turns, new Set(found.map(({ line }) => line)));
  return found.map(({ node, after, line }) => ({ node, line, next: line && nextOf(after, line) }));
}

/**
 * Returns a function that finds the first turn of a line at or after an index in the list.
 *
 * @param lines the lines that calls can pass: a game can have a million others
 */
function nextTurns(
  turns: readonly TurnInTree[],
  lines: ReadonlySet<Line<TurnInTree> | undefined>,
): (from: number, line: Line<TurnInTree>) => TurnInTree | undefined {
  const byLine = new Map<Line<TurnInTree>, { readonly indices: number[]; passed: number }>();
  for (const [i, { line }] of turns.entries()) {
    if (lines.has(line)) getOrInsert(byLine, line, () => ({ indices: [], passed: 0 })).indices.push(i);
  }
  // Callers pass ascending indices, so no turn is visited twice.
  return (from, line) => {
    const entry = byLine.get(line);
    if (entry === undefined) return undefined;
    while ((entry.indices[entry.passed] ?? Number.POSITIVE_INFINITY) < from) entry.passed++;
    return turns[entry.indices[entry.passed] ?? turns.length];
  };
}

/** The parts of a game in which moves are missing because the text is unreadable. */
export interface LostMoves {
  /** For each affected turn, the offset from which its moves and all later moves of its line are unreliable. */
  readonly from: ReadonlyMap<TurnInTree, number>;
  /** Whether moves are missing after the last turn of the main line. */
  readonly atEnd: boolean;
}

/**
 * Finds the offsets from which the position of a line is unknown because of a fault. A fault affects only its own line.
 *
 * @param hiding the spans of the faults that hide the position, in document order
 */
export function findLostMoves(tree: Tree, turns: GameTurns, hiding: readonly Span[]): LostMoves {
  const inGaps = lostInGaps(tree, turns);
  // The moves of a turn after a gap are lost from its start.
  return { from: new Map([...lostInTurns(tree, turns, hiding), ...inGaps.from]), atEnd: inGaps.atEnd };
}

/** Returns the offset of the first hiding fault in each turn that has one. */
function lostInTurns(tree: Tree, { turns }: GameTurns, hiding: readonly Span[]): Map<TurnInTree, number> {
  const from = new Map<TurnInTree, number>();
  if (hiding.length === 0) return from;
  let i = 0;
  for (const turn of turns) {
    let offset = hiding[i]?.start;
    while (offset !== undefined && offset < startOf(tree, turn.node)) offset = hiding[++i]?.start;
    if (offset !== undefined && offset <= endOf(tree, turn.node)) from.set(turn, offset);
  }
  return from;
}

/**
 * Returns the turns after gaps, whose moves are all lost, and whether the main line ends with a gap. A gap in an
 * unknown variation can be in each variation that lacks a turn.
 */
function lostInGaps(tree: Tree, turns: GameTurns): LostMoves {
  const from = new Map<TurnInTree, number>();
  let atEnd = false;
  if (turns.gaps.length === 0) return { from, atEnd };
  const gaps = findGaps(tree, turns);
  for (const { line, next } of gaps) {
    if (next !== undefined) from.set(next, 0);
    else if (line !== undefined && !isVariation(line)) atEnd = true;
  }
  if (gaps.some(({ line }) => line === undefined)) {
    for (const turn of turnsAfterMissing(turns)) from.set(turn, 0);
  }
  return { from, atEnd };
}

/** Returns the turns of variations before which a turn is missing. */
const turnsAfterMissing = ({ lines }: GameTurns): TurnInTree[] =>
  lines.variations.flatMap(({ turns }) => turns.filter(({ number }, i) => number > (turns[i - 1]?.number ?? 0) + 1));
