import { Kind } from '../../../../generated/otn/nodes.js';
import {
  commentRemarks,
  isPlay,
  isSkip,
  isStrayError,
  isTurn,
  turnAddress,
  unnumberedTurnErrorMoves,
} from '../../../../generated/otn/readers.js';
import { elementsOf, endOf, startOf, type Tree } from '../../../cst/index.js';
import type { Span } from '../../../diagnostics/index.js';
import { spanAt } from '../../../notation/spans.js';
import { otnDiagnostics as diagnostics } from './codes.js';
import { findGaps } from './gaps.js';
import { isVariation, type Line } from './line-builder.js';
import type { GameCheck } from '../options.js';
import { letterIndex } from './steps.js';
import { commentAt, movesAt, type TurnInTree } from './turns.js';

// Turns and moves that are missing only because a part of the text could not be read are not reported.

/** The number of a turn in the text; its first move, where it has none. */
export function addressSpan(tree: Tree, { at }: TurnInTree): Span {
  if (isTurn(tree, at)) return spanAt(tree, turnAddress(tree, at));
  const firstMove = unnumberedTurnErrorMoves.first(tree, at);
  return spanAt(tree, firstMove === 0 ? at : firstMove);
}

/**
 * Turns run 1, 2, 3… on each line. Reports `otn/turn-order`. The main line is in the order of the text, a variation is
 * sorted.
 */
const turnOrder: GameCheck = {
  level: 'structure',
  on: Kind.GameRecord,
  run(_, { tree, facts, report }) {
    const { turns, inVariations, gaps } = facts.turns;
    const check = (turn: TurnInTree, expected: number, mayMiss: boolean): void => {
      const { number } = turn;
      if (number === expected || turn.isGuessed || (mayMiss && number > expected)) return;
      report(diagnostics.report('turn-order', addressSpan(tree, turn), { number, expected }));
    };
    const found = gaps.length === 0 ? [] : findGaps(tree, facts.turns);
    const onMainLine = found.filter(({ line }) => line !== undefined && !isVariation(line));
    let expected = 1;
    let gap = 0;
    for (const turn of turns) {
      if (isVariation(turn.line)) continue;
      const passed = gap;
      while ((onMainLine[gap]?.at ?? Number.POSITIVE_INFINITY) < turn.at) gap++;
      check(turn, expected, gap > passed);
      expected = turn.number + 1;
    }
    for (const line of linesOf(inVariations)) {
      line.turns.forEach((turn, i) => check(turn, (line.turns[i - 1]?.number ?? 0) + 1, found.length > 0));
    }
  },
};

/** The lines of turns, in the order of the text. */
const linesOf = (turns: readonly TurnInTree[]): Set<Line<TurnInTree>> => new Set(turns.map(({ line }) => line));

/** Only the last turn of a line has fewer moves than others. Reports `otn/no-moves`, `otn/missing-move`. */
const enoughMoves: GameCheck = {
  level: 'structure',
  on: Kind.GameRecord,
  run(_, { tree, facts, report }) {
    const { turns, gaps } = facts.turns;
    // A line of a variation whose address can't be read still follows.
    const unreadable = gaps.filter((at) => !isStrayError(tree, at));
    let passed = 0;
    turns.forEach((turn, i) => {
      const { number, moveCount, line } = turn;
      if (moveCount === 0) report(diagnostics.report('no-moves', addressSpan(tree, turn), { number }));
      if (moveCount !== 1 || !isPlayed(tree, turn)) return;
      const next = turns[i + 1];
      while ((unreadable[passed] ?? Number.POSITIVE_INFINITY) < turn.at) passed++;
      const gap = unreadable[passed];
      const gapFollows = gap !== undefined && gap < (next?.at ?? Number.POSITIVE_INFINITY);
      const variationFollows = next !== undefined && isVariation(next.line) && next.line !== line;
      if (line.turns.at(-1) === turn || gapFollows || variationFollows) return;
      report(diagnostics.report('missing-move', addressSpan(tree, turn), { number }));
    });
  },
};

/** Whether the first move of a turn could be read and moves a piece. */
export function isPlayed(tree: Tree, { at }: TurnInTree): boolean {
  const [move] = movesAt(tree, at);
  return move !== undefined && isPlay(tree, move);
}

/** Number of moves that `.....` can replace in a turn: those before the one that a variation begins with. */
export const skippable = (turn: TurnInTree): number =>
  isVariation(turn.line) && turn.line.turns[0] === turn ? letterIndex(turn.line.step.letter) : 0;

/** `.....` begins a variation on a later move, and is nowhere else. Reports `otn/stray-skip`. */
const straySkips: GameCheck = {
  level: 'structure',
  on: Kind.GameRecord,
  run(_, { tree, facts, report }) {
    for (const turn of facts.turns.turns) {
      if (!turn.hasSkip) continue;
      const moves = movesAt(tree, turn.at);
      const firstPlay = moves.findIndex((move) => !isSkip(tree, move));
      const allowed = Math.min(skippable(turn), firstPlay === -1 ? moves.length : firstPlay);
      moves.forEach((move, i) => {
        if (i >= allowed && isSkip(tree, move)) report(diagnostics.report('stray-skip', spanAt(tree, move)));
      });
    }
  },
};

/** A turn has no more parts of commentary than moves. Reports `otn/surplus-commentary`. */
const commentary: GameCheck = {
  level: 'structure',
  on: Kind.GameRecord,
  run(_, { tree, facts, report }) {
    for (const { at, moveCount: moves } of facts.turns.turns) {
      const comment = commentAt(tree, at);
      if (comment === 0) continue;
      const remarks = elementsOf(tree, comment, commentRemarks);
      const parts = 1 + remarks.findLastIndex((remark) => startOf(tree, remark) < endOf(tree, remark));
      const first = remarks[moves];
      if (first === undefined || parts <= moves) continue;
      report(diagnostics.report('surplus-commentary', spanAt(tree, first), { parts, moves }));
    }
  },
};

/** The checks of all turns. */
export const TURN_CHECKS: readonly GameCheck[] = [turnOrder, enoughMoves, straySkips, commentary];
