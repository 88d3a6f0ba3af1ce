import { Kind } from '../../../../../generated/otn/nodes.js';
import {
  commentRemarks,
  isAddressError,
  isMoveError,
  isPlay,
  isSkip,
  isStrayError,
  isTurn,
  turnAddress,
  unnumberedTurnErrorMoves,
} from '../../../../../generated/otn/readers.js';
import { elementsOf, endOf, spanAt, startOf, type Tree } from '../../../../cst/index.js';
import type { Span } from '../../../../diagnostics/index.js';
import { skippableMoves } from '../addresses/steps.js';
import type { GameCheck, GameContext } from '../options.js';
import { turnDiagnostics as diagnostics } from './codes.js';
import { findGaps } from './gaps.js';
import { isVariation } from './line-builder.js';
import { commentAt, movesAt } from './turn-nodes.js';
import type { TurnInTree } from './turns.js';

// Turns and moves that are missing only because a part of the text is unreadable are not reported.

/** Returns the span of a turn's number, or of its first move if the turn has no number. */
export function addressSpan(tree: Tree, { node }: TurnInTree): Span {
  if (isTurn(tree, node)) return spanAt(tree, turnAddress(tree, node));
  const firstMove = unnumberedTurnErrorMoves.first(tree, node);
  return spanAt(tree, firstMove === 0 ? node : firstMove);
}

/**
 * Checks that the turns of each line are numbered 1, 2, 3… (section 4). Reports `otn/turn-order`. Takes the turns of
 * the main line in the order of the text, those of variations sorted. After a wrong number, the next turn may continue
 * from it or from the number that was expected.
 */
const consecutiveTurns: GameCheck = {
  level: 'structure',
  on: Kind.GameRecord,
  run(_, context) {
    const { tree, facts } = context;
    const { turns, lines, gaps } = facts.turns;
    const gapsOfLines = gaps.length === 0 ? [] : findGaps(tree, facts.turns);
    const onMainLine = gapsOfLines.filter(({ line }) => line !== undefined && !isVariation(line));
    let allowed: AllowedNumbers = [1];
    let gap = 0;
    for (const turn of turns) {
      if (isVariation(turn.line)) continue;
      const passed = gap;
      while ((onMainLine[gap]?.node ?? Number.POSITIVE_INFINITY) < turn.node) gap++;
      allowed = checkNumber(turn, allowed, gap > passed, context);
    }
    for (const line of lines.variations) {
      let inLine: AllowedNumbers = [1];
      for (const turn of line.turns) inLine = checkNumber(turn, inLine, gapsOfLines.length > 0, context);
    }
  },
};

/** The number that is expected for a turn, and another that is accepted. */
type AllowedNumbers = readonly [expected: number, other?: number];

/** Checks the number of a turn. Returns the numbers that the next turn of its line may have. */
function checkNumber(turn: TurnInTree, allowed: AllowedNumbers, hasGap: boolean, context: GameContext): AllowedNumbers {
  const { number } = turn;
  const [expected, other] = allowed;
  const isRight = number === expected || number === other;
  // A number alone, which is reported as such, may be a part of a move.
  if (!isRight && turn.moveCount === 0) return allowed;
  if (isRight || context.facts.turns.inferred.has(turn) || (hasGap && number > expected)) return [number + 1];
  context.report(diagnostics.report('turn-order', addressSpan(context.tree, turn), { number, expected }));
  return [number + 1, expected + 1];
}

/**
 * Checks that only the last turn of a line has fewer moves than others (section 4). Reports `otn/no-moves` and
 * `otn/missing-move`.
 */
const enoughMoves: GameCheck = {
  level: 'structure',
  on: Kind.GameRecord,
  run(_, { tree, facts, report }) {
    const { turns, gaps } = facts.turns;
    // Turns of a variation with an unreadable address can still follow.
    const unreadable = gaps.filter((node) => !isStrayError(tree, node));
    let passed = 0;
    turns.forEach((turn, i) => {
      const { number, moveCount, line } = turn;
      if (moveCount === 0) report(diagnostics.report('no-moves', addressSpan(tree, turn), { number }));
      if (moveCount !== 1 || !beginsWithPlay(tree, turn) || hasBadAddress(tree, turn)) return;
      const next = turns[i + 1];
      while ((unreadable[passed] ?? Number.POSITIVE_INFINITY) < turn.node) passed++;
      const gap = unreadable[passed];
      const gapFollows = gap !== undefined && gap < (next?.node ?? Number.POSITIVE_INFINITY);
      const variationFollows = next !== undefined && isVariation(next.line) && next.line !== line;
      if (line.turns.at(-1) === turn || gapFollows || variationFollows) return;
      report(diagnostics.report('missing-move', addressSpan(tree, turn), { number }));
    });
  },
};

/** Whether the number of a turn is unreadable. A move may be a part of it, as in `2.,c1-b1 b3-b5`. */
const hasBadAddress = (tree: Tree, { node }: TurnInTree): boolean =>
  isTurn(tree, node) && isAddressError(tree, turnAddress(tree, node));

/** Whether the first move of a turn is readable and moves a piece. */
export function beginsWithPlay(tree: Tree, { node }: TurnInTree): boolean {
  const [move] = movesAt(tree, node);
  return move !== undefined && isPlay(tree, move);
}

/** Returns the number of moves of a turn that `.....` can replace: the moves before the first move of a variation. */
export const skippableInTurn = (turn: TurnInTree): number =>
  isVariation(turn.line) && turn.line.turns[0] === turn ? skippableMoves(turn.line.step) : 0;

/**
 * Checks that `.....` is only at the start of a variation on a later move of a turn (section 4). Reports
 * `otn/stray-skip`.
 */
const skipsOnlyAtStart: GameCheck = {
  level: 'structure',
  on: Kind.GameRecord,
  run(_, { tree, facts, report }) {
    for (const turn of facts.turns.withSkips) {
      const moves = movesAt(tree, turn.node);
      const firstPlay = moves.findIndex((move) => !isSkip(tree, move));
      const allowed = Math.min(skippableInTurn(turn), firstPlay === -1 ? moves.length : firstPlay);
      moves.forEach((move, i) => {
        if (i >= allowed && isSkip(tree, move)) report(diagnostics.report('stray-skip', spanAt(tree, move)));
      });
    }
  },
};

/** Whether the number or a move of a turn is unreadable. Two moves without a blank between them count as one. */
const hasUnreadablePart = (tree: Tree, turn: TurnInTree): boolean =>
  hasBadAddress(tree, turn) || movesAt(tree, turn.node).some((move) => isMoveError(tree, move));

/** Checks that a turn has no more comments than moves (section 4). Reports `otn/surplus-commentary`. */
const noSurplusComments: GameCheck = {
  level: 'structure',
  on: Kind.GameRecord,
  run(_, { tree, facts, report }) {
    for (const turn of facts.turns.turns) {
      const { node, moveCount: moves } = turn;
      const comment = commentAt(tree, node);
      if (comment === 0) continue;
      const remarks = elementsOf(tree, comment, commentRemarks);
      const parts = 1 + remarks.findLastIndex((remark) => startOf(tree, remark) < endOf(tree, remark));
      const first = remarks[moves];
      if (first === undefined || parts <= moves || hasUnreadablePart(tree, turn)) continue;
      report(diagnostics.report('surplus-commentary', spanAt(tree, first), { parts, moves }));
    }
  },
};

/** The checks of all turns. */
export const TURN_CHECKS: readonly GameCheck[] = [consecutiveTurns, enoughMoves, skipsOnlyAtStart, noSurplusComments];
