import { Field, type GameRecord, Kind } from '../../../generated/5dfen/nodes.js';
import type { Tree } from '../../cst/index.js';
import { END, fieldAt, kindAt, NEXT, START, WORDS } from '../../cst/layout.js';
import { type Diagnostic, replacement } from '../../diagnostics/index.js';
import { spanAt } from '../spans.js';
import { fiveDCatalogue as catalogue } from './catalogue.js';
import { letterOfName, PIECE_NAMES } from './pieces.js';
import { actionsAt, blackBegins, ownPartOf, playerAt, repliesAt, turnNumberAt } from './turns.js';

/** What level `structure` asks of moves: turns in order, marks in their place, no sign said twice. */
export function checkMoves(tree: Tree<GameRecord | undefined>): Diagnostic[] {
  const out: Diagnostic[] = [];
  /** Word indices of the record and of its variations; these are found while their lines are looked at. */
  const lines = tree.root === undefined ? [] : [tree.root.index];
  for (const line of lines) checkLine(tree, line, lines, out);
  return out;
}

function checkLine(tree: Tree, line: number, lines: number[], out: Diagnostic[]): void {
  const { words } = tree;
  const numbers = new NumberCheck(tree, out);
  const elements = new ElementCheck(tree, lines, out);
  const end = words[line + NEXT]!;
  for (let i = line + WORDS; i < end; i = words[i + NEXT]!) {
    if (fieldAt(words, i) !== Field.turns) continue;
    numbers.turn(i);
    elements.turn(i);
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

  turn(at: number): void {
    const tree = this.#tree;
    if (kindAt(tree.words, at) !== Kind.Turn) {
      const start = this.#isFirst ? ownPartOf(tree, at + WORDS, tree.words[at + NEXT]!) : undefined;
      if (start !== undefined) this.#out.push(catalogue.report('unnumbered-turn', { start, end: start + 1 }));
      // What follows in the line is the same turn, parted from it by something that is an error of its own.
      this.#isFirst &&= start === undefined;
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
      this.#out.push(catalogue.report('turn-number', spanAt(tree, at + WORDS), args));
    }
    this.#next = first + actionsAt(tree, at);
    this.#mark(at);
  }

  #mark(at: number): void {
    const tree = this.#tree;
    const player = playerAt(tree, at);
    const [reply, second] = player === '' ? NO_REPLIES : repliesAt(tree, at);
    if (reply === undefined) return;
    const number = spanAt(tree, at + WORDS);
    const slash = { start: tree.words[reply + START]!, end: tree.words[reply + START]! + 1 };
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

const NO_REPLIES: readonly number[] = [];

const halfName = (half: number): string => `${Math.floor(half / 2)}${half % 2 === 0 ? '' : 'b'}`;

/** Looks at what stands in a line, one element after the other, and adds its variations to `lines`. */
class ElementCheck {
  readonly #tree: Tree;
  readonly #lines: number[];
  readonly #out: Diagnostic[];
  /** Kinds of the marks behind the last move, one bit each; nothing where no move is in front of them. */
  #marks: number | undefined;
  #result: string | undefined;

  constructor(tree: Tree, lines: number[], out: Diagnostic[]) {
    this.#tree = tree;
    this.#lines = lines;
    this.#out = out;
  }

  turn(at: number): void {
    const { words } = this.#tree;
    const end = words[at + NEXT]!;
    for (let i = at + WORDS; i < end;) {
      const kind = kindAt(words, i);
      // A mark that begins an action follows no move.
      if (kind === Kind.Action) this.#marks = undefined;
      else this.#element(i, kind);
      i = kind === Kind.Action || kind === Kind.Reply ? i + WORDS : words[i + NEXT]!;
    }
  }

  #element(at: number, kind: number): void {
    switch (kind) {
      case Kind.Variation:
        this.#lines.push(at);
        break;
      case Kind.TimelineMark:
      case Kind.PresentMark:
        this.#mark(at, kind);
        break;
      case Kind.Result:
        this.#marks = undefined;
        this.#result ??= this.#textAt(at);
        break;
      case Kind.Ply:
        this.#marks = 0;
        if (this.#result !== undefined) {
          this.#out.push(catalogue.report('moves-after-result', spanAt(this.#tree, at), { result: this.#result }));
        }
        checkPly(this.#tree, at, this.#out);
        // One word on it is enough.
        this.#result = undefined;
        break;
    }
  }

  /** `5dfen/stray-mark`, `5dfen/repeated-mark`, `5dfen/plus-mark` */
  #mark(at: number, kind: number): void {
    const span = spanAt(this.#tree, at);
    const bit = kind === Kind.TimelineMark ? 1 : 2;
    if (this.#marks === undefined) this.#out.push(catalogue.report('stray-mark', span));
    else {
      if ((this.#marks & bit) !== 0) this.#out.push(catalogue.report('repeated-mark', span));
      this.#marks |= bit;
    }
    const text = this.#textAt(at);
    if (!text.startsWith('(+')) return;
    const fixes = [replacement('write {text}', { start: span.start + 1, end: span.start + 2 }, '>')];
    this.#out.push(catalogue.report('plus-mark', span, { wanted: text.replace('+', '>') }, { fixes }));
  }

  #textAt(at: number): string {
    const { start, end } = spanAt(this.#tree, at);
    return this.#tree.text.slice(start, end);
  }
}

/** `5dfen/castling-digits`, `5dfen/unknown-piece`, `5dfen/repeated-sign` */
function checkPly(tree: Tree, at: number, out: Diagnostic[]): void {
  const { text, words } = tree;
  /** Groups of signs that were there, one bit each. */
  let groups = 0;
  const end = words[at + NEXT]!;
  for (let i = at + WORDS; i < end; i = words[i + NEXT]!) {
    switch (kindAt(words, i)) {
      case Kind.Castling:
        if (text[words[i + START]!] === '0') out.push(castlingDigits(tree, i));
        break;
      case Kind.Move:
        checkPieces(tree, i, out);
        break;
      case Kind.Sign:
      case Kind.Assessment: {
        const { start, end: signEnd } = spanAt(tree, i);
        const group = groupOf(text[start]!);
        const sign = text.slice(start, signEnd);
        if ((groups & group) !== 0) out.push(catalogue.report('repeated-sign', { start, end: signEnd }, { sign }));
        groups |= group;
      }
    }
  }
}

function castlingDigits(tree: Tree, at: number): Diagnostic {
  const span = spanAt(tree, at);
  const wanted = tree.text.slice(span.start, span.end).replaceAll('0', 'O');
  const fixes = [replacement('write {text}', span, wanted)];
  return catalogue.report('castling-digits', span, { wanted }, { fixes });
}

function checkPieces({ text, words }: Tree, at: number, out: Diagnostic[]): void {
  const end = words[at + NEXT]!;
  for (let i = at + WORDS; i < end; i = words[i + NEXT]!) {
    if (kindAt(words, i) !== Kind.PieceName) continue;
    const span = { start: words[i + START]!, end: words[i + END]! };
    const letter = text.slice(span.start, span.end);
    if (!(letterOfName(letter) in PIECE_NAMES)) out.push(catalogue.report('unknown-piece', span, { letter }));
  }
}

/** The group of a sign by its first character; signs of one group exclude each other. */
function groupOf(sign: string): number {
  if (sign === '~') return 1;
  return sign === '?' || sign === '!' ? 2 : 4;
}
