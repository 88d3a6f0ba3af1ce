import * as nodes from '../../../generated/5dfen/nodes.js';
import type { Node } from '../../cst/index.js';
import type { Diagnostic } from '../../diagnostics/index.js';
import { fiveDCatalogue as catalogue } from './catalogue.js';
import { blackBegins } from './lower-moves.js';
import { letterOfName, PIECE_NAMES } from './pieces.js';

/** What level `structure` asks of moves: turns in order, marks in their place, no sign said twice. */
export function* checkMoves(root: nodes.GameRecord): Iterable<Diagnostic> {
  const lines: (nodes.GameRecord | nodes.Variation)[] = [root];
  for (const line of lines) {
    yield* checkNumbers(line.turns);
    yield* checkElements(line.turns.flatMap(elementsOf), lines);
  }
}

type Turn = nodes.Turn | nodes.UnnumberedTurn;
type Element = nodes.Action['elements'][number];

const actionsOf = (turn: Turn): nodes.Action[] =>
  [turn.action, ...turn.replies.map((reply) => reply.action)].filter((action) => action !== undefined);

/** The elements of a turn; a mark that begins an action follows no move. */
const elementsOf = (turn: Turn): (Element | undefined)[] =>
  actionsOf(turn).flatMap((action) => [undefined, ...action.elements]);

/** `5dfen/turn-number`, `5dfen/unnumbered-turn`. Halves of turns are counted: white's is even, black's odd. */
function* checkNumbers(turns: readonly Turn[]): Iterable<Diagnostic> {
  let next: number | undefined;
  for (const turn of turns) {
    if (!(turn instanceof nodes.Turn)) {
      if (!followsStray(turn)) yield catalogue.report('unnumbered-turn', { start: turn.start, end: turn.start + 1 });
      continue;
    }
    const number = Number.parseInt(turn.number.text);
    const first = number * 2 + (blackBegins(turn) ? 1 : 0);
    if (next !== undefined && first !== next) {
      yield catalogue.report('turn-number', turn.number, { found: halfName(first), wanted: halfName(next) });
    }
    next = first + 1 + (turn.replies.length > 0 ? 1 : 0);
  }
}

/** Whether a parenthesis that closes nothing parts these moves from their turn. */
const followsStray = ({ start, tree: { text } }: Turn): boolean => text.slice(0, start).trimEnd().endsWith(')');

const halfName = (half: number): string => `${Math.floor(half / 2)}${half % 2 === 0 ? '' : 'b'}`;

/** Looks at what stands in a line, one element after the other, and adds its variations to `lines`. */
function* checkElements(
  elements: readonly (Element | undefined)[],
  lines: (nodes.GameRecord | nodes.Variation)[],
): Iterable<Diagnostic> {
  let marksSeen: Set<number> | undefined;
  let result: string | undefined;
  for (const element of elements) {
    if (element instanceof nodes.Variation) lines.push(element);
    else if (element instanceof nodes.TimelineMark || element instanceof nodes.PresentMark) {
      yield* checkMark(element, marksSeen);
    } else if (element === undefined || element instanceof nodes.Result) {
      marksSeen = undefined;
      result ??= element?.text;
    } else if (element instanceof nodes.Ply) {
      marksSeen = new Set();
      if (result !== undefined) yield catalogue.report('moves-after-result', element, { result });
      yield* checkPly(element);
      // One word on it is enough.
      result = undefined;
    }
  }
}

/** `5dfen/stray-mark`, `5dfen/repeated-mark`, `5dfen/plus-mark` */
function* checkMark(mark: nodes.TimelineMark | nodes.PresentMark, seen: Set<number> | undefined): Iterable<Diagnostic> {
  if (seen === undefined) yield catalogue.report('stray-mark', mark);
  else if (seen.has(mark.kind)) yield catalogue.report('repeated-mark', mark);
  seen?.add(mark.kind);
  if (mark.text.startsWith('(+')) {
    const fixes = [{ title: 'write >', edits: [{ start: mark.start + 1, end: mark.start + 2, text: '>' }] }];
    yield catalogue.report('plus-mark', mark, { wanted: mark.text.replace('+', '>') }, { fixes });
  }
}

/** `5dfen/castling-digits`, `5dfen/unknown-piece`, `5dfen/repeated-sign` */
function* checkPly({ move, signs }: nodes.Ply): Iterable<Diagnostic> {
  if (move instanceof nodes.Castling && move.text.startsWith('0')) {
    const wanted = move.text.replaceAll('0', 'O');
    const fixes = [{ title: `write ${wanted}`, edits: [{ start: move.start, end: move.end, text: wanted }] }];
    yield catalogue.report('castling-digits', move, { wanted }, { fixes });
  }
  if (move instanceof nodes.Move) {
    const unknown = [move.piece, move.promotion].filter((name) => name && !(letterOfName(name.text) in PIECE_NAMES));
    yield* unknown.map((name) => catalogue.report('unknown-piece', name!, { letter: name!.text }));
  }
  const seen = new Set<string>();
  for (const sign of signs) {
    const group = groupOf(sign);
    if (seen.has(group)) yield catalogue.report('repeated-sign', sign, { sign: sign.text });
    seen.add(group);
  }
}

/** Signs of one group exclude each other. */
const groupOf = ({ text }: Node): string => (text === '~' ? 'present' : /^[?!]/.test(text) ? 'assessment' : 'check');
