import type { Address, Turn, UnnumberedTurnError } from '../../../../generated/otn/nodes.js';
import { isStrayError, isTurn, turnAddress, unnumberedTurnErrorMoves } from '../../../../generated/otn/readers.js';
import type { Tree } from '../../../cst/index.js';
import type { Diagnostic, Span } from '../../../diagnostics/index.js';
import { spanAt } from '../../../notation/spans.js';
import { otnDiagnostics as catalogue } from './codes.js';
import type { Dialect } from '../dialect.js';
import { findHoles } from './lost-moves.js';
import type { LoweredGame, LoweredTurn } from './lower.js';
import type { OtnLine, OtnMove, OtnStep, OtnVariation } from '../model.js';
import { letterIndex } from './steps.js';

/**
 * What level `structure` asks of the turns of a game and of its variations. Where a part of the text could not be
 * read, turns and moves that are missing only because of it are not missed.
 */
export function checkTurns(tree: Tree, lowered: LoweredGame, dialect: Dialect): Diagnostic[] {
  const movesOf = moveCounts();
  // Most games have no variations.
  const inVariations = lowered.turns.filter(({ variation }) => variation !== undefined) as VariationTurn[];
  return [
    ...checkOrder(tree, lowered, inVariations),
    ...checkMoveCounts(tree, lowered),
    ...checkStraySkips(tree, lowered),
    ...checkMissingSkips(tree, lowered, inVariations, movesOf),
    ...checkBranches(tree, lowered, inVariations, movesOf),
    ...checkConventions(tree, lowered, inVariations),
    ...checkCommentary(tree, lowered),
    ...(dialect === '2016' ? checkRevision(tree, inVariations) : []),
  ];
}

type TurnNode = Turn | UnnumberedTurnError;
type VariationTurn = LoweredTurn & { readonly variation: OtnVariation };

/** Where the number of a turn stands; its first move, where it has none. */
function addressOf(tree: Tree, { at }: LoweredTurn): Span {
  if (isTurn(tree, at)) return spanAt(tree, turnAddress(tree, at));
  const firstMove = unnumberedTurnErrorMoves.first(tree, at);
  return spanAt(tree, firstMove === 0 ? at : firstMove);
}

const nodeOf = (tree: Tree, { at }: LoweredTurn): TurnNode => tree.node(at);

/** Turns run 1, 2, 3… on each line: `otn/turn-order`. The main line in the order of the text, a variation sorted. */
function checkOrder(tree: Tree, lowered: LoweredGame, inVariations: readonly VariationTurn[]): Diagnostic[] {
  const { turns } = lowered;
  const out: Diagnostic[] = [];
  const check = (one: LoweredTurn, expected: number, mayMiss: boolean): void => {
    const { number } = one.turn;
    if (number === expected || one.isGuessed || (mayMiss && number > expected)) return;
    out.push(catalogue.report('turn-order', addressOf(tree, one), { number, expected }));
  };
  const holes = lowered.holes.length === 0 ? [] : findHoles(tree, lowered);
  const mainHoles = holes.filter(({ line }) => line === 'main').map(({ at }) => at);
  let expected = 1;
  let hole = 0;
  for (const one of turns) {
    if (one.variation !== undefined) continue;
    const behind = hole;
    while (hole < mainHoles.length && mainHoles[hole]! < one.at) hole++;
    check(one, expected, hole > behind);
    expected = one.turn.number + 1;
  }
  for (const line of linesOf(inVariations)) {
    line.sort((a, b) => a.turn.number - b.turn.number);
    line.forEach((one, i) => check(one, (line[i - 1]?.turn.number ?? 0) + 1, holes.length > 0));
  }
  return out;
}

function linesOf(turns: readonly VariationTurn[]): Iterable<VariationTurn[]> {
  const lines = new Map<OtnVariation, VariationTurn[]>();
  for (const turn of turns) {
    const line = lines.get(turn.variation) ?? [];
    line.push(turn);
    lines.set(turn.variation, line);
  }
  return lines.values();
}

/** Only the last turn of a line misses moves: `otn/no-moves`, `otn/missing-move`. */
function checkMoveCounts(tree: Tree, { game, turns, holes }: LoweredGame): Diagnostic[] {
  const out: Diagnostic[] = [];
  // A line of a variation whose address can't be read still follows.
  const broken = holes.filter((at) => !isStrayError(tree, at));
  let passed = 0;
  turns.forEach((one, i) => {
    const { turn, variation } = one;
    const { number, moves } = turn;
    if (moves.length === 0) out.push(catalogue.report('no-moves', addressOf(tree, one), { number }));
    else if (moves.length === 1 && moves[0]!.kind === 'play') {
      const next = turns[i + 1];
      while (passed < broken.length && broken[passed]! < one.at) passed++;
      const isBroken = passed < broken.length && broken[passed]! < (next?.at ?? Number.POSITIVE_INFINITY);
      const isLast = (variation ?? game).turns.at(-1) === turn;
      const variationFollows = isBroken || (next?.variation !== undefined && next.variation !== variation);
      if (!isLast && !variationFollows) out.push(catalogue.report('missing-move', addressOf(tree, one), { number }));
    }
  });
  return out;
}

const isSkip = ({ kind }: OtnMove): boolean => kind === 'skip';

/** Number of moves that `.....` can stand for in a turn: those in front of the one that a variation begins with. */
const skippable = ({ turn, variation }: LoweredTurn): number =>
  variation !== undefined && turn === variation.turns[0] ? letterIndex(variation.letter) : 0;

/** `.....` begins a variation on a later move, and stands nowhere else: `otn/stray-skip`. */
function checkStraySkips(tree: Tree, { turns }: LoweredGame): Diagnostic[] {
  const skipping = turns.filter(({ turn }) => turn.moves.some(isSkip));
  return skipping.flatMap((one) => {
    const { moves } = one.turn;
    const firstPlay = moves.findIndex((move) => !isSkip(move));
    const allowed = Math.min(skippable(one), firstPlay === -1 ? moves.length : firstPlay);
    const strays = nodeOf(tree, one).moves.filter((_, i) => i >= allowed && isSkip(moves[i]!));
    return strays.map((node) => catalogue.report('stray-skip', node));
  });
}

/** It does stand there: `otn/missing-skip`. */
function checkMissingSkips(
  tree: Tree,
  { game }: LoweredGame,
  inVariations: readonly VariationTurn[],
  movesOf: MoveCounts,
): Diagnostic[] {
  return inVariations.flatMap((one) => {
    const { turn, variation, path } = one;
    const count = skippable(one);
    if (count === 0 || turn.number !== 1 || turn.moves[0]?.kind !== 'play') return [];
    // What begins behind moves that do not exist is told by its address.
    if (count > (movesOf(path.at(-2) ?? game, variation.turn) ?? 0)) return [];
    return [catalogue.report('missing-skip', addressOf(tree, one), variation)];
  });
}

/** Tells how many moves a turn of a line has; nothing where the line has no such turn. */
type MoveCounts = (line: OtnLine, turn: number) => number | undefined;

function moveCounts(): MoveCounts {
  const known = new Map<OtnLine, Map<number, number>>();
  return (line, turn) => {
    const counts = known.get(line) ?? new Map(line.turns.map(({ number, moves }) => [number, moves.length]));
    known.set(line, counts);
    return counts.get(turn);
  };
}

/**
 * A variation replaces a move that exists, or the one behind the last: `otn/no-such-move` at its first line, for the first
 * step that leads nowhere. What hangs on that step is not judged.
 */
function checkBranches(
  tree: Tree,
  { game, holes }: LoweredGame,
  inVariations: readonly VariationTurn[],
  movesOf: MoveCounts,
): Diagnostic[] {
  const out: Diagnostic[] = [];
  const isKnown = new Map<OtnLine, boolean>();
  const exists = (parent: OtnLine, { turn, letter }: OtnStep): boolean => {
    const count = movesOf(parent, turn);
    if (count !== undefined) return letterIndex(letter) <= count;
    const last = parent.turns.at(-1);
    if (letter === 'a' && last !== undefined && turn === last.number + 1 && last.moves.length >= 2) return true;
    return holes.length > 0 && turn <= (parent.turns.at(-1)?.number ?? 0) + holes.length;
  };
  for (const one of inVariations) {
    let parent: OtnLine = game;
    for (const [i, step] of one.path.entries()) {
      const known = isKnown.get(step) ?? exists(parent, step);
      if (!known && !isKnown.has(step)) out.push(reportBranch(tree, one, i));
      isKnown.set(step, known);
      if (!known) break;
      parent = step;
    }
  }
  return out;
}

function reportBranch(tree: Tree, one: LoweredTurn, i: number): Diagnostic {
  const { steps, start } = (nodeOf(tree, one) as Turn).address as Address;
  // The steps as written, not as they were understood.
  const address = tree.text.slice(start, steps[i]!.letter.end);
  return catalogue.report('no-such-move', steps[i]!, { address });
}

/** Nested addresses all follow one convention: `otn/mixed-addresses` at the first one that differs from those before it. */
function checkConventions(
  tree: Tree,
  { conventions }: LoweredGame,
  inVariations: readonly VariationTurn[],
): Diagnostic[] {
  const known = inVariations.filter(({ variation }) => conventions.has(variation));
  const [first] = known;
  const other = known.find((one) => conventions.get(one.variation) !== conventions.get(first!.variation));
  if (first === undefined || other === undefined) return [];
  const related = [{ message: 'the first nested address', span: addressOf(tree, first) }];
  const isOpenTafl = conventions.get(other.variation) === 'opentafl';
  return [catalogue.report('mixed-addresses', addressOf(tree, other), { isOpenTafl }, { related })];
}

/** No more commentary than moves: `otn/surplus-commentary`. */
function checkCommentary(tree: Tree, { turns }: LoweredGame): Diagnostic[] {
  const surplus = turns.filter(({ turn }) => turn.comments.length > turn.moves.length);
  return surplus.map((one) => {
    const [parts, moves] = [one.turn.comments.length, one.turn.moves.length];
    return catalogue.report('surplus-commentary', nodeOf(tree, one).comment!.remarks[moves]!, { parts, moves });
  });
}

/** Variations came later: `otn/not-in-2016` at the address of each of their turns. */
function checkRevision(tree: Tree, inVariations: readonly VariationTurn[]): Diagnostic[] {
  return inVariations.map((one) => catalogue.report('not-in-2016', addressOf(tree, one), { what: 'variations' }));
}
