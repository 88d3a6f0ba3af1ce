import { type Castling, Kind, type PieceName, type Ply } from '../../../../generated/5dfen/nodes.js';
import {
  castlingText,
  isAction,
  isGameRecord,
  isPly,
  isPresentMark,
  isResult,
  isTimelineMark,
  plySigns,
} from '../../../../generated/5dfen/readers.js';
import { type NodeIndex, spanAt, startOf, textOf } from '../../../cst/index.js';
import { replacement } from '../../../diagnostics/index.js';
import { PIECE_NAMES } from '../../../games/5dchess/index.js';
import { boardDiagnostics } from '../boards/codes.js';
import { letterOfName } from '../boards/pieces.js';
import { headerAt } from '../facts.js';
import { headerDiagnostics } from '../headers/codes.js';
import type { FiveDCheck, FiveDContext } from '../options.js';
import { turnDiagnostics as diagnostics } from './codes.js';
import { type LineNodeIndex, turnParts, turnsOf } from './turns.js';

/**
 * Checks the items after a move or a result in its line. Reports `5dfen/moves-after-result`, `5dfen/repeated-result`
 * and `5dfen/result-mismatch`, and the codes that {@link checkMark} reports.
 */
const validMarksAndResults: FiveDCheck = {
  level: 'structure',
  on: [Kind.GameRecord, Kind.Variation],
  run(node, context) {
    const { tree } = context;
    const line = node as LineNodeIndex;
    const items = new LineItems(context);
    for (let turn = turnsOf.first(tree, line); turn !== 0; turn = turnsOf.next(tree, line, turn)) {
      for (let part = turnParts.first(tree, turn); part !== 0; part = turnParts.next(tree, turn, part)) items.add(part);
    }
    const { result } = items;
    if (result !== undefined && isGameRecord(tree, line)) checkResultHeader(result, context);
  },
};

/** The items of a line, which are checked in order. */
class LineItems {
  readonly #context: FiveDContext;
  /** The kinds of marks after the last move, one bit each; `undefined` if there was no move. */
  #marks: number | undefined;
  /** The last result, up to the first move after it. */
  #resultBefore: string | undefined;
  /** The last result of the line so far. */
  result: string | undefined;

  constructor(context: FiveDContext) {
    this.#context = context;
  }

  add(part: NodeIndex): void {
    const { tree } = this.#context;
    // A mark at the start of an action follows no move.
    if (isAction(tree, part)) this.#marks = undefined;
    else if (isTimelineMark(tree, part)) this.#marks = checkMark(part, 1, this.#marks, this.#context);
    else if (isPresentMark(tree, part)) this.#marks = checkMark(part, 2, this.#marks, this.#context);
    else if (isPly(tree, part)) {
      this.#afterResult('moves-after-result', part);
      this.#marks = 0;
      this.#resultBefore = undefined;
    } else if (isResult(tree, part)) {
      this.#afterResult('repeated-result', part);
      this.#marks = undefined;
      this.#resultBefore = textOf(tree, part);
      this.result = this.#resultBefore;
    }
  }

  #afterResult(code: 'moves-after-result' | 'repeated-result', part: NodeIndex): void {
    const { tree, report } = this.#context;
    if (this.#resultBefore === undefined) return;
    report(diagnostics.report(code, spanAt(tree, part), { result: this.#resultBefore }));
  }
}

/**
 * Reports `5dfen/stray-mark`, `5dfen/repeated-mark`, `5dfen/plus-mark`. Returns the marks of the move, this one
 * included.
 */
function checkMark(
  node: NodeIndex,
  bit: number,
  marks: number | undefined,
  { tree, report }: FiveDContext,
): number | undefined {
  const span = spanAt(tree, node);
  if (marks === undefined) report(diagnostics.report('stray-mark', span));
  else if ((marks & bit) !== 0) report(diagnostics.report('repeated-mark', span));
  const text = textOf(tree, node);
  if (text.startsWith('(+')) {
    const fixes = [replacement('write "{text}"', { start: span.start + 1, end: span.start + 2 }, '>')];
    report(diagnostics.report('plus-mark', span, { wanted: text.replace('+', '>') }, { fixes }));
  }
  return marks === undefined ? undefined : marks | bit;
}

/** Checks that the header `Result` matches the result after the moves. Reports `5dfen/result-mismatch`. */
function checkResultHeader(result: string, { tree, facts, report }: FiveDContext): void {
  const header = headerAt(facts.preamble, 'result');
  if (header === undefined || !/^(1-0|0-1|1\/2-1\/2|\*)$/.test(header.value) || header.value === result) return;
  report(headerDiagnostics.report('result-mismatch', spanAt(tree, header.at), { header: header.value, result }));
}

/** Checks that castling is written with the letter O. Reports `5dfen/castling-digits`. */
const castlingInLetters: FiveDCheck = {
  level: 'structure',
  on: Kind.Castling,
  run(node, { tree, report }) {
    const written = castlingText(tree, node as NodeIndex<Castling>);
    if (!written.startsWith('0')) return;
    const span = spanAt(tree, node as NodeIndex);
    const wanted = written.replaceAll('0', 'O');
    const fixes = [replacement('write "{text}"', span, wanted)];
    report(diagnostics.report('castling-digits', span, { wanted }, { fixes }));
  },
};

/** Checks that moves name known pieces. Reports `5dfen/unknown-piece`. */
const knownPieceNames: FiveDCheck = {
  level: 'structure',
  on: Kind.PieceName,
  run(node, { tree, report }) {
    const letter = textOf(tree, node as NodeIndex<PieceName>);
    if (letterOfName(letter) in PIECE_NAMES) return;
    report(boardDiagnostics.report('unknown-piece', spanAt(tree, node as NodeIndex), { letter }));
  },
};

/** Checks that a move has at most one sign of each group. Reports `5dfen/repeated-sign`. */
const signsOfDifferentGroups: FiveDCheck = {
  level: 'structure',
  on: Kind.Ply,
  run(node, { tree, report }) {
    const ply = node as NodeIndex<Ply>;
    /** The groups of signs found so far, one bit each. */
    let groups = 0;
    for (let i = plySigns.first(tree, ply); i !== 0; i = plySigns.next(tree, ply, i)) {
      const group = groupOf(tree.text.charAt(startOf(tree, i)));
      if ((groups & group) !== 0) {
        report(diagnostics.report('repeated-sign', spanAt(tree, i), { sign: textOf(tree, i) }));
      }
      groups |= group;
    }
  },
};

/** Returns the group of a sign from its first character. Signs of one group can't be used together. */
function groupOf(sign: string): number {
  if (sign === '~') return 1;
  return sign === '?' || sign === '!' ? 2 : 4;
}

/** The checks of moves, and of the signs, marks and results after them. */
export const MOVE_CHECKS: readonly FiveDCheck[] = [
  validMarksAndResults,
  castlingInLetters,
  knownPieceNames,
  signsOfDifferentGroups,
];
