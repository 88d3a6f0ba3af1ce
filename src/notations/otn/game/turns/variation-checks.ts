import { Kind } from '../../../../../generated/otn/nodes.js';
import { stepLetter } from '../../../../../generated/otn/readers.js';
import { endOf, spanAt, type Tree } from '../../../../cst/index.js';
import type { Diagnostic } from '../../../../diagnostics/index.js';
import { getOrInsert } from '../../../../maps.js';
import { moveCountsByTurn } from '../addresses/nested.js';
import { letterIndex, locationKey } from '../addresses/steps.js';
import { otnDiagnostics } from '../codes.js';
import type { GameCheck } from '../options.js';
import { addressSpan, beginsWithPlay, skippableInTurn } from './checks.js';
import { turnDiagnostics as diagnostics } from './codes.js';
import { locationsAfter } from './game-tree.js';
import { type Line, pathTo, type VariationLine } from './line-builder.js';
import { stepsAt } from './turn-nodes.js';
import type { TurnInTree, VariationTurn } from './turns.js';

/** Checks that a variation on a later move of a turn begins with `.....` (section 4). Reports `otn/missing-skip`. */
const requiredSkips: GameCheck = {
  level: 'structure',
  on: Kind.GameRecord,
  run(_, { tree, facts, report }) {
    const countOf = countsByLine();
    for (const turn of facts.turns.inVariations) {
      const { step, parent } = turn.line;
      const count = skippableInTurn(turn);
      if (count === 0 || turn.number !== 1 || !beginsWithPlay(tree, turn)) continue;
      // A variation on a move that does not exist is reported by its address instead.
      if (count > (countOf(parent, step.turn) ?? 0)) continue;
      report(diagnostics.report('missing-skip', addressSpan(tree, turn), { letter: step.letter }));
    }
  },
};

/** Returns the number of moves of a turn; `undefined` if the line has no such turn. */
type CountOf = (line: Line<TurnInTree>, turn: number) => number | undefined;

/** The number of turns up to which a line is searched. A game can have a million lines with so few turns. */
const MAX_SEARCHED_TURNS = 16;

function countsByLine(): CountOf {
  const known = new Map<Line<TurnInTree>, ReadonlyMap<number, number>>();
  return (line, turn) => {
    if (line.turns.length <= MAX_SEARCHED_TURNS) return line.turns.find(({ number }) => number === turn)?.moveCount;
    return getOrInsert(known, line, () => moveCountsByTurn(line.turns)).get(turn);
  };
}

/**
 * Checks that a variation replaces a move that exists, or follows the last one (section 4). Reports `otn/no-such-move`
 * at the first turn of the variation, for the first step of its address that names no such move; the steps after it
 * are not checked.
 */
const existingMoves: GameCheck = {
  level: 'structure',
  on: Kind.GameRecord,
  run(_, { tree, facts, report }) {
    const { inVariations, gaps } = facts.turns;
    const countOf = countsByLine();
    const replacesMove = ({ parent, step }: VariationLine<TurnInTree>): boolean => {
      const { turn, letter } = step;
      const count = countOf(parent, turn);
      if (count !== undefined) return letterIndex(letter) <= count;
      const last = parent.turns.at(-1);
      if (locationsAfter(last).some((location) => locationKey(location) === locationKey(step))) return true;
      return gaps.length > 0 && turn <= (last?.number ?? 0) + gaps.length;
    };
    const reported = new Set<Line<TurnInTree>>();
    let last: Line<TurnInTree> | undefined;
    for (const turn of inVariations) {
      if (turn.line === last) continue;
      last = turn.line;
      const path = pathTo(turn.line);
      const i = path.findIndex((line) => !replacesMove(line));
      const missing = path[i];
      if (missing === undefined || reported.has(missing)) continue;
      reported.add(missing);
      report(noSuchMove(tree, turn, i));
    }
  },
};

/** Reports `otn/no-such-move` for a step of the address of a turn. */
function noSuchMove(tree: Tree, turn: VariationTurn, index: number): Diagnostic {
  const span = addressSpan(tree, turn);
  const step = stepsAt(tree, turn.node)[index];
  // The message quotes the steps as written, which may differ from their meaning.
  const end = step === undefined ? span.end : endOf(tree, stepLetter(tree, step));
  const address = tree.text.slice(span.start, end);
  return diagnostics.report('no-such-move', step === undefined ? span : spanAt(tree, step), { address });
}

/**
 * Checks that nested addresses all follow one convention (section 4). Reports `otn/mixed-addresses` at the first one
 * that differs.
 */
const oneConvention: GameCheck = {
  level: 'structure',
  on: Kind.GameRecord,
  run(_, { tree, facts, report }) {
    const { inVariations, conventions } = facts.turns;
    const [first, ...others] = inVariations.filter(({ line }) => conventions.has(line));
    if (first === undefined) return;
    const usual = conventions.get(first.line);
    const other = others.find(({ line }) => conventions.get(line) !== usual);
    if (other === undefined) return;
    const related = [{ message: 'the first nested address', span: addressSpan(tree, first) }];
    const isOpenTafl = conventions.get(other.line) === 'opentafl';
    report(diagnostics.report('mixed-addresses', addressSpan(tree, other), { isOpenTafl }, { related }));
  },
};

/**
 * Checks that a text in the 2016 dialect has no variations (section 4). Reports `otn/not-in-2016` at the address of
 * each of their turns.
 */
const noVariationsIn2016: GameCheck = {
  level: 'structure',
  on: Kind.GameRecord,
  run(_, { tree, options, facts, report }) {
    if (options.dialect !== '2016') return;
    for (const turn of facts.turns.inVariations) {
      report(otnDiagnostics.report('not-in-2016', addressSpan(tree, turn), { what: 'variations' }));
    }
  },
};

/** The checks of variations and their addresses. */
export const VARIATION_CHECKS: readonly GameCheck[] = [requiredSkips, existingMoves, oneConvention, noVariationsIn2016];
