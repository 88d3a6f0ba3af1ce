import type {
  Castling,
  GameRecord,
  Move,
  Ply,
  PresentMark,
  TimelineMark,
  Turn,
} from '../../../generated/5dfen/nodes.js';
import {
  castlingText,
  gameRecordTurns,
  isAction,
  isCastling,
  isGameRecord,
  isMove,
  isPieceName,
  isPly,
  isPresentMark,
  isResult,
  isTimelineMark,
  isTurn,
  isVariation,
  moveChildren,
  plyMove,
  plySigns,
  turnNumber,
  variationTurns,
} from '../../../generated/5dfen/readers.js';
import { type NodeIndex, startOf, textOf, type Tree } from '../../cst/index.js';
import { type Diagnostic, replacement, type Span } from '../../diagnostics/index.js';
import { spanAt } from '../../notation/spans.js';
import { fiveDDiagnostics as catalogue } from './codes.js';
import { letterOfName, PIECE_NAMES } from './pieces.js';
import {
  actionsAt,
  blackBegins,
  type LineIndex,
  ownPartOf,
  playerAt,
  repliesAt,
  type TurnIndex,
  turnNumberAt,
  turnParts,
} from './turns.js';

/** What level `structure` asks of moves: turns in order, marks in their place, no sign said twice. */
export function checkMoves(tree: Tree<GameRecord | undefined>): Diagnostic[] {
  const out: Diagnostic[] = [];
  /** The record and its variations; these are found while their lines are looked at. */
  const lines: LineIndex[] = tree.root === undefined ? [] : [tree.root.index];
  for (const line of lines) checkLine(tree, line, lines, out);
  return out;
}

function checkLine(tree: Tree, line: LineIndex, lines: LineIndex[], out: Diagnostic[]): void {
  const numbers = new NumberCheck(tree, out);
  const elements = new ElementCheck(tree, lines, out);
  const visit = (turn: TurnIndex): void => {
    numbers.turn(turn);
    elements.turn(turn);
  };
  if (isGameRecord(tree, line)) {
    for (let i = gameRecordTurns.first(tree, line); i !== 0; i = gameRecordTurns.next(tree, line, i)) visit(i);
  } else {
    for (let i = variationTurns.first(tree, line); i !== 0; i = variationTurns.next(tree, line, i)) visit(i);
  }
}

/** `5dfen/turn-number`, `5dfen/unnumbered-turn`, `5dfen/marked-whole-turn`. Halves of turns are counted: white's is even, black's odd. */
class NumberCheck {
  readonly #tree: Tree;
  readonly #out: Diagnostic[];
  #next: number | undefined;
  /** Whether no turn of the line has been looked at. */
  #isFirst = true;

  constructor(tree: Tree, out: Diagnostic[]) {
    this.#tree = tree;
    this.#out = out;
  }

  turn(at: TurnIndex): void {
    const tree = this.#tree;
    if (!isTurn(tree, at)) {
      const own = this.#isFirst ? ownPartOf(tree, at) : 0;
      if (own !== 0) this.#out.push(catalogue.report('unnumbered-turn', firstUnit(tree, own)));
      // What follows in the line is the same turn, parted from it by something that is an error of its own.
      this.#isFirst &&= own === 0;
      return;
    }
    this.#isFirst = false;
    const number = turnNumberAt(tree, at);
    if (number === undefined) {
      this.#next = undefined;
      return;
    }
    const first = number * 2 + (blackBegins(tree, at) ? 1 : 0);
    const next = this.#next;
    if (next !== undefined && first !== next) {
      const args = { found: halfName(first), wanted: halfName(next) };
      this.#out.push(catalogue.report('turn-number', spanAt(tree, turnNumber(tree, at)), args));
    }
    this.#next = first + actionsAt(tree, at);
    this.#mark(at);
  }

  #mark(at: NodeIndex<Turn>): void {
    const tree = this.#tree;
    const player = playerAt(tree, at);
    const [reply, second] = player === '' ? NO_REPLIES : repliesAt(tree, at);
    if (reply === undefined) return;
    const number = spanAt(tree, turnNumber(tree, at));
    const slash = firstUnit(tree, reply);
    const fixes =
      actionsAt(tree, at) === 2
        ? [replacement('drop the letter', { start: number.end - 2, end: number.end - 1 }, '')]
        : second === undefined
          ? [replacement('drop the /', slash, '')]
          : [];
    const turn = tree.text.slice(number.start, number.end);
    const args = { turn, colour: player === 'w' ? 'white' : 'black' };
    this.#out.push(catalogue.report('marked-whole-turn', number, args, { fixes }));
  }
}

const NO_REPLIES: readonly NodeIndex[] = [];

/** The span of the first character of a node. */
function firstUnit(tree: Tree, at: NodeIndex): Span {
  const start = startOf(tree, at);
  return { start, end: start + 1 };
}

const halfName = (half: number): string => `${Math.floor(half / 2)}${half % 2 === 0 ? '' : 'b'}`;

/** Looks at what stands in a line, one element after the other, and adds its variations to `lines`. */
class ElementCheck {
  readonly #tree: Tree;
  readonly #lines: LineIndex[];
  readonly #out: Diagnostic[];
  /** Kinds of the marks behind the last move, one bit each; nothing where no move is in front of them. */
  #marks: number | undefined;
  #result: string | undefined;

  constructor(tree: Tree, lines: LineIndex[], out: Diagnostic[]) {
    this.#tree = tree;
    this.#lines = lines;
    this.#out = out;
  }

  turn(at: TurnIndex): void {
    const tree = this.#tree;
    for (let part = turnParts.first(tree, at); part !== 0; part = turnParts.next(tree, at, part)) this.#part(part);
  }

  #part(at: NodeIndex): void {
    const tree = this.#tree;
    // A mark that begins an action follows no move.
    if (isAction(tree, at)) this.#marks = undefined;
    else if (isPly(tree, at)) {
      this.#marks = 0;
      if (this.#result !== undefined) {
        this.#out.push(catalogue.report('moves-after-result', spanAt(tree, at), { result: this.#result }));
      }
      checkPly(tree, at, this.#out);
      // One word on it is enough.
      this.#result = undefined;
    } else if (isVariation(tree, at)) this.#lines.push(at);
    else if (isTimelineMark(tree, at) || isPresentMark(tree, at)) this.#mark(at);
    else if (isResult(tree, at)) {
      this.#marks = undefined;
      this.#result ??= textOf(tree, at);
    }
  }

  /** `5dfen/stray-mark`, `5dfen/repeated-mark`, `5dfen/plus-mark` */
  #mark(at: NodeIndex<TimelineMark> | NodeIndex<PresentMark>): void {
    const span = spanAt(this.#tree, at);
    const bit = isTimelineMark(this.#tree, at) ? 1 : 2;
    if (this.#marks === undefined) this.#out.push(catalogue.report('stray-mark', span));
    else {
      if ((this.#marks & bit) !== 0) this.#out.push(catalogue.report('repeated-mark', span));
      this.#marks |= bit;
    }
    const text = textOf(this.#tree, at);
    if (!text.startsWith('(+')) return;
    const fixes = [replacement('write {text}', { start: span.start + 1, end: span.start + 2 }, '>')];
    this.#out.push(catalogue.report('plus-mark', span, { wanted: text.replace('+', '>') }, { fixes }));
  }
}

/** `5dfen/castling-digits`, `5dfen/unknown-piece`, `5dfen/repeated-sign` */
function checkPly(tree: Tree, ply: NodeIndex<Ply>, out: Diagnostic[]): void {
  const move = plyMove(tree, ply);
  if (isMove(tree, move)) checkPieces(tree, move, out);
  else if (isCastling(tree, move) && castlingText(tree, move).startsWith('0')) out.push(castlingDigits(tree, move));
  /** Groups of signs that were there, one bit each. */
  let groups = 0;
  for (let i = plySigns.first(tree, ply); i !== 0; i = plySigns.next(tree, ply, i)) {
    const sign = textOf(tree, i);
    const group = groupOf(sign[0]!);
    if ((groups & group) !== 0) out.push(catalogue.report('repeated-sign', spanAt(tree, i), { sign }));
    groups |= group;
  }
}

function castlingDigits(tree: Tree, at: NodeIndex<Castling>): Diagnostic {
  const span = spanAt(tree, at);
  const wanted = castlingText(tree, at).replaceAll('0', 'O');
  const fixes = [replacement('write {text}', span, wanted)];
  return catalogue.report('castling-digits', span, { wanted }, { fixes });
}

function checkPieces(tree: Tree, move: NodeIndex<Move>, out: Diagnostic[]): void {
  for (let i = moveChildren.first(tree, move); i !== 0; i = moveChildren.next(tree, move, i)) {
    if (!isPieceName(tree, i)) continue;
    const letter = textOf(tree, i);
    if (!(letterOfName(letter) in PIECE_NAMES))
      out.push(catalogue.report('unknown-piece', spanAt(tree, i), { letter }));
  }
}

/** The group of a sign by its first character; signs of one group exclude each other. */
function groupOf(sign: string): number {
  if (sign === '~') return 1;
  return sign === '?' || sign === '!' ? 2 : 4;
}
