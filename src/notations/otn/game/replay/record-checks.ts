import { type Diagnostic, replacement, type Span } from '../../../../diagnostics/index.js';
import {
  capturesText,
  EMPTY,
  KING,
  type Piece,
  type Ply,
  type Side,
  sideOf,
  squareName,
  threatens,
} from '../../../../games/tafl/index.js';
import { type InfoSymbol, moveTypeOf } from '../../move/model/leaves.js';
import type { OtnPlay } from '../../move/model/shape.js';
import { pieceName, symbolOf } from '../../position/model/model.js';
import { type Space, squareOn } from '../../space.js';
import type { MoveSpans } from '../turns/turn-finder.js';
import { legalityDiagnostics as diagnostics } from './codes.js';
import type { OtnPly } from './play.js';

/** Finds the spans of a move. Most moves are right, so they are looked for only when a diagnostic needs them. */
type FindSpans = () => MoveSpans;

/** The diagnostics of a part that is right. One list for all: making a list for each move takes time. */
const NONE: readonly Diagnostic[] = [];

/**
 * Compares the record of a legal move with its effect on the board: symbols, type, captures and info symbol.
 *
 * @param findSpans finds the spans of the move
 */
export function checkRecorded(ply: OtnPly, findSpans: FindSpans): readonly Diagnostic[] {
  const { written, played } = ply;
  if (written.kind !== 'play' || played === undefined) return NONE;
  const symbols = checkSymbols(ply, written, findSpans);
  const type = checkType(ply, written, played, findSpans);
  const captures = checkCaptures(ply, written, played, findSpans);
  const info = checkInfo(ply, written, played, findSpans);
  const isRight = symbols.length + type.length + captures.length + info.length === 0;
  return isRight ? NONE : [...symbols, ...type, ...captures, ...info];
}

/** Checks that symbols match the pieces that move and are captured. Reports `otn/wrong-symbol`. */
function checkSymbols({ before }: OtnPly, written: OtnPlay, findSpans: FindSpans): readonly Diagnostic[] {
  const { size } = before.rules;
  const check = (symbol: string | undefined, space: Space, spanOf: () => Span): readonly Diagnostic[] => {
    if (symbol === undefined) return NONE;
    const piece = before.board[squareOn(space, size) ?? -1] ?? EMPTY;
    if (piece === EMPTY || symbolOf(piece) === symbol) return NONE;
    const { start } = spanOf();
    const args = { written: symbol, space, piece: pieceName(piece) };
    return [diagnostics.report('wrong-symbol', { start, end: start + 1 }, args)];
  };
  const ofMover = check(written.piece, written.from, () => {
    const { move, play } = findSpans();
    return play ?? move;
  });
  if (written.captures.length === 0) return ofMover;
  let captured: readonly Span[] | undefined;
  const ofCaptured = written.captures.flatMap(({ piece, space }, i) =>
    check(piece, space, () => {
      const { move, play } = findSpans();
      return (captured ??= play?.captures ?? [])[i] ?? move;
    }),
  );
  return [...ofMover, ...ofCaptured];
}

/** Describes each type of move, for messages. */
const TYPES = {
  '-': 'a plain move',
  '^': 'a jump',
  '=': 'a further move of a berserk piece',
  '^=': 'a jump of a berserk piece',
};

/** Checks that the type of a move is that of the rules. Reports `otn/wrong-move-type`. */
function checkType({ before }: OtnPly, written: OtnPlay, { jumped }: Ply, findSpans: FindSpans): readonly Diagnostic[] {
  const right = moveTypeOf(before, jumped);
  if (written.type === right) return NONE;
  const { move, play } = findSpans();
  const span = play === undefined ? move : { start: play.from.end, end: play.to.start };
  const fixes = [replacement('write "{text}"', span, right)];
  return [diagnostics.report('wrong-move-type', span, { written: written.type, right, what: TYPES[right] }, { fixes })];
}

/**
 * Checks that the recorded captures are those of the rules, each once. Reports `otn/false-capture` and
 * `otn/missing-capture`.
 */
function checkCaptures(
  { before }: OtnPly,
  written: OtnPlay,
  { captures }: Ply,
  findSpans: FindSpans,
): readonly Diagnostic[] {
  if (captures.length === 0 && written.captures.length === 0) return NONE;
  const { size } = before.rules;
  const unrecorded = new Set(captures);
  // A repeated capture is a false one.
  const surplus = written.captures.flatMap(({ space }, i) =>
    unrecorded.delete(squareOn(space, size) ?? -1) ? [] : [{ space, i }],
  );
  const missing = [...unrecorded].filter((square) => !isRecordedBy(before.board[square] ?? EMPTY, written));
  if (surplus.length === 0 && missing.length === 0) return NONE;
  const { move, play } = findSpans();
  const captured = play?.captures ?? [];
  const span = { start: play?.to.end ?? move.end, end: captured.at(-1)?.end ?? play?.to.end ?? move.end };
  const listing = capturesText(captures, before.board, size);
  const falseCaptures = surplus.map(({ space, i }) => {
    const fixes = [replacement(listing === '' ? 'drop the captures' : 'write "{text}"', span, listing)];
    return diagnostics.report('false-capture', captured[i] ?? move, { space }, { fixes });
  });
  const [first] = missing;
  if (first === undefined) return falseCaptures;
  const piece = missing.length > 1 ? 'pieces' : `the ${pieceName(before.board[first] ?? EMPTY)}`;
  const spaces = missing.map((square) => squareName(square, size)).join(', ');
  const fixes = [replacement('write "{text}"', span, listing)];
  return [...falseCaptures, diagnostics.report('missing-capture', move, { spaces, piece }, { fixes })];
}

/** Whether `++` already records the capture of the king. */
const isRecordedBy = (piece: Piece, { info }: OtnPlay): boolean => piece === KING && info === '++';

const MEANINGS: Record<InfoSymbol, string> = {
  '+': 'the king can be captured, or the mover can win, on the next move',
  '-': 'the king can escape on the next move',
  '++': 'the king is captured, or the mover has won',
  '--': 'the king has escaped',
};

/**
 * Checks that the info symbol is true. Reports `otn/wrong-info`. `+` and `++` may have their meaning in this notation
 * or in the algebraic notation that it includes.
 */
function checkInfo(ply: OtnPly, { info }: OtnPlay, { piece }: Ply, findSpans: FindSpans): readonly Diagnostic[] {
  if (info === undefined || isTrue(info, ply, sideOf(piece))) return NONE;
  const { move } = findSpans();
  const span = { start: move.end - info.length, end: move.end };
  return [diagnostics.report('wrong-info', span, { symbol: info, means: MEANINGS[info] })];
}

function isTrue(info: InfoSymbol, { after, result }: OtnPly, mover: Side): boolean {
  const winner = result?.winners[0];
  switch (info) {
    case '++':
      return winner === mover || result?.reason === 'king-captured';
    case '--':
      return result?.reason === 'king-escaped' || result?.reason === 'edge-fort';
    case '+':
      return threatens(after, 'attackers', 'king-captured') || threatens(after, mover);
    case '-':
      return threatens(after, 'defenders', 'king-escaped');
  }
}
