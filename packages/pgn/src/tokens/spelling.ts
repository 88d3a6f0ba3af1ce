import type { PgnResult } from '../model/model.js';

// The forms outside the standard that the grammar reads, and their meanings.

const FIGURINES = '♔♕♖♗♘♙♚♛♜♝♞♟';
/** A null move. A check sign after it has no meaning. */
const NULL_MOVE = /^(?:--|Z0|@@@@)/;
/** A move in any of these forms: piece, square of departure, symbol, target, promotion, and sign of check or mate. */
const ODD_MOVE =
  /^([NBRQKPnrqk♔-♟]?)([a-h]?[1-8]?)([-x:×–]?)([a-h][1-8])[=/(]?([QRBNKqrbnk]?)\)?(\+\+|\+|#|†|‡|ch|mate)?$/u;
const MARKS: { readonly [mark: string]: string } = {
  '++': '+',
  '+': '+',
  '#': '#',
  '†': '+',
  '‡': '#',
  ch: '+',
  mate: '#',
};

/** A move of a piece in the standard spelling: its letter, file and rank if they are named, target and promotion. */
export const PIECE_MOVE = /^([NBRQK])?([a-h])?([1-8])?x?([a-h][1-8])(?:=([NBRQ]))?[+#]?$/;

/** Castling in the standard spelling, with a group for the second part of castling to the side of the queen. */
export const CASTLING = /^O-O(-O)?[+#]?$/;

/**
 * Whether a move is written as its two squares alone, such as `g1f3` or `e7e8q`. Only the position shows which piece
 * that is, so the model keeps this form.
 */
export const isCoordinates = (san: string): boolean => /^[a-h][1-8][a-h][1-8][nbrqk]?[+#]?$/.test(san);

/** Whether a move of the model is one of chess, or a drop of one of its pieces. */
export const isChessMove = (san: string): boolean =>
  /^(?:--|(?:O-O(?:-O)?|[NBRQK](?:[a-h]?[1-8]?x?)[a-h][1-8]|(?:[a-h]x?)?[a-h]?[1-8](?:=[QRBNK])?|[NBRQP]?@[a-h][1-8]|[a-h][1-8][a-h][1-8][nbrqk]?)[+#]?)$/.test(
    san,
  );

/**
 * Returns the short algebraic notation of a move that is written in another form, as far as the text alone shows it;
 * its two squares, if the text doesn't show the piece.
 */
export function sanOf(odd: string): string {
  if (NULL_MOVE.test(odd)) return '--';
  if (/^[O0o]-/.test(odd)) return castlingOf(odd);
  const parts = ODD_MOVE.exec(odd);
  // Not a move of chess: kept as it is for the variant.
  if (parts === null) return odd;
  const [, sign = '', from = '', middle = '', to = '', promotion = '', mark = ''] = parts;
  const piece = pieceOf(sign);
  const check = MARKS[mark] ?? '';
  // A pawn of the b-file captures on the a- or the c-file, and its other moves don't name the file.
  if (piece === '' && from === 'b' && !/[ac]/.test(to)) return `B${to}${check}`;
  if (piece === '' && from.length === 2 && (middle === '' || !isPawnMove(from, to))) {
    return from + to + promotion.toLowerCase() + check;
  }
  const isCapture = middle !== '' && 'x:×'.includes(middle);
  const isPawn = piece === '' || piece === 'P';
  const move = isPawn ? pawnMove(from, to, isCapture) : piece + from + (isCapture ? 'x' : '') + to;
  return move + (promotion === '' ? '' : `=${promotion.toUpperCase()}`) + check;
}

/** Returns castling as the standard writes it; with a slash, it isn't castling in chess, and stays as it is. */
function castlingOf(odd: string): string {
  if (odd.includes('/')) return odd;
  const [castling = ''] = /^[O0o](?:-[O0o])+/.exec(odd)!;
  return (castling.length > 3 ? 'O-O-O' : 'O-O') + (MARKS[odd.slice(castling.length)] ?? '');
}

/** Returns the letter of a piece from its letter or its figurine; empty if there is none. */
function pieceOf(sign: string): string {
  const figurine = sign === '' ? -1 : FIGURINES.indexOf(sign);
  return figurine < 0 ? sign.toUpperCase() : 'KQRBNP'[figurine % 6]!;
}

/** Returns a move of a pawn, without its promotion. It captures on another file even if no symbol says so. */
function pawnMove(from: string, to: string, isCapture: boolean): string {
  const file = /^[a-h]/.exec(from)?.[0] ?? '';
  return isCapture || (file !== '' && file !== to[0]) ? `${file}x${to}` : to;
}

/** Whether a pawn could go from one square to another on some board. */
function isPawnMove(from: string, to: string): boolean {
  const [files, ranks] = [0, 1].map((i) => Math.abs(to.charCodeAt(i) - from.charCodeAt(i))) as [number, number];
  if (/[18]/.test(from)) return false;
  return ranks === 1 ? files <= 1 : files === 0 && /^(?:24|75)$/.test(from[1]! + to[1]!);
}

const ODD_RESULTS: { readonly [text: string]: PgnResult } = { '1:0': '1-0', '1–0': '1-0', '0:1': '0-1', '0–1': '0-1' };

/** Returns the result that a text outside the standard means: all others that the grammar has are draws. */
export const standardResult = (odd: string): PgnResult => ODD_RESULTS[odd] ?? '1/2-1/2';

const SYMBOLS: { readonly [text: string]: number } = {
  '=': 10,
  '∞': 13,
  '+=': 14,
  '+/=': 14,
  '⩲': 14,
  '=+': 15,
  '=/+': 15,
  '⩱': 15,
  '+/-': 16,
  '±': 16,
  '-/+': 17,
  '∓': 17,
  '+-': 18,
  '-+': 19,
  '□': 7,
};

/** Returns the numeric annotation glyph of a symbol such as `+-`. */
export const nagOfSymbol = (symbol: string): number => SYMBOLS[symbol]!;

const SUFFIXES = ['!', '?', '!!', '??', '!?', '?!'];

/** Returns the numeric annotation glyph of a suffix such as `!?` (section "SAN move suffix annotations"). */
export const nagOfSuffix = (suffix: string): number => SUFFIXES.indexOf(suffix) + 1;
