import { castlingSide, normalizeMove, type Position } from 'chessops/chess';
import { makeFen } from 'chessops/fen';
import { parseVariant, startingPosition } from 'chessops/pgn';
import { makeSan, parseSan } from 'chessops/san';
import type { Move, Role, Square } from 'chessops/types';
import { kingCastlesTo, makeSquare, opposite, parseSquare, parseUci, roleToChar } from 'chessops/util';
import { failure, type Result } from 'ludogram';
import { type PgnGame, tagOf } from './model.js';
import { isCoordinates } from './spelling.js';

// The rules of chess and its variants are those of chessops; nothing here knows how a piece moves.

/** Whether the rules of the variant that a tag names are known. */
export const isKnownVariant = (variant: string | undefined): boolean => parseVariant(variant) !== undefined;

/** The first position of a game: that of its tag FEN under the rules of its tag Variant, or the usual one. */
export function startOf(game: Pick<PgnGame, 'tags'>): Result<{ readonly position: Position }> {
  const headers = new Map<string, string>();
  for (const name of ['FEN', 'Variant']) {
    const value = tagOf(game, name);
    if (value !== undefined) headers.set(name, value);
  }
  const index = game.tags.findIndex(({ name }) => name === 'FEN');
  const result = startingPosition(headers);
  if (result.isOk) return { ok: true, position: result.value };
  return failure(['tags', Math.max(0, index), 'value'], WHY[result.error.message] ?? "the FEN can't be read");
}

const WHY: { readonly [error: string]: string } = {
  ERR_EMPTY: 'the board is empty',
  ERR_OPPOSITE_CHECK: 'the side to move could capture the king',
  ERR_PAWNS_ON_BACKRANK: 'a pawn is on the first or the last rank',
  ERR_KINGS: 'expected one king of each side',
  ERR_VARIANT: 'unknown variant',
  ERR_BOARD: 'its board is wrong: expected eight rows of eight squares',
  ERR_TURN: 'the side to move is wrong: expected w or b',
  ERR_CASTLING: 'the castling rights are wrong: expected - or letters of KQkq',
  ERR_EP_SQUARE: 'the en passant square is wrong: expected - or a square',
  ERR_HALFMOVES: 'the number of half moves is wrong: expected a number',
  ERR_FULLMOVES: 'the number of the move is wrong: expected a number',
  ERR_FEN: 'it has too many parts: expected six',
};

/** A move that was played. */
export interface PlayedMove {
  /** For castling, from the king to its rook; `undefined` for a null move. */
  readonly move: Move | undefined;
  /** Where the king goes if he castles. */
  readonly kingTo?: Square;
}

/** Plays a move; a null move changes the side to move alone. Nothing happens if it is illegal. */
export function playSan(position: Position, san: string): PlayedMove | undefined {
  if (san === '--') {
    if (position.isCheck()) return undefined;
    if (position.turn === 'black') position.fullmoves++;
    position.halfmoves++;
    position.turn = opposite(position.turn);
    position.epSquare = undefined;
    return { move: undefined };
  }
  const move = legalMove(position, san);
  if (move === undefined) return undefined;
  const side = castlingSide(position, move);
  const kingTo = side === undefined ? {} : { kingTo: kingCastlesTo(position.turn, side) };
  position.play(move);
  return { move, ...kingTo };
}

/** The legal move that a text stands for: short algebraic notation, or two squares. */
function legalMove(position: Position, san: string): Move | undefined {
  if (!isCoordinates(san)) return parseSan(position, san);
  const written = parseUci(san.replace(/[+#]$/, ''));
  const move = written === undefined ? undefined : normalizeMove(position, written);
  return move !== undefined && position.isLegal(move) ? move : undefined;
}

/** The sign that the last move of a position gets: `#`, `+` or none. */
export function markOf(position: Position): '' | '+' | '#' {
  if (position.rules !== 'chess') return position.outcome()?.winner !== undefined ? '#' : position.isCheck() ? '+' : '';
  if (!position.isCheck()) return '';
  return position.isCheckmate() ? '#' : '+';
}

/** The reason why a move is illegal. */
export function whyIllegal(position: Position, san: string): string {
  if (san === '--') return "who is in check and can't pass";
  if (isCoordinates(san)) {
    const role = position.board.get(parseSquare(san.slice(0, 2))!)?.role;
    return role === undefined ? `and ${san.slice(0, 2)} is empty` : `and the ${role} can't go there`;
  }
  const [, letter, file, rank, to] = /^([NBRQK])?([a-h])?([1-8])?x?([a-h][1-8])/.exec(san) ?? [];
  if (to === undefined) return san.startsWith('O') ? "who can't castle on that side" : "who can't make this move";
  const role = letter === undefined ? 'pawn' : ROLES[letter]!;
  const context = position.ctx();
  const from = [...position.board.pieces(position.turn, role)].filter((square) =>
    position.dests(square, context).has(parseSquare(to)!),
  );
  const fitting = from
    .map(makeSquare)
    .filter((name) => (file === undefined || name[0] === file) && (rank === undefined || name[1] === rank));
  if (fitting.length > 1) return `and the ${role}s on ${fitting.join(' and ')} can go there`;
  if (fitting.length === 1)
    return role === 'pawn' ? 'and a pawn there is promoted: add = and a piece' : "who can't make this move";
  if (from.length > 0) return `but only the ${role} on ${from.map(makeSquare).join(' or ')} can go there`;
  return `and no ${role} can go to ${to}`;
}

const ROLES: { readonly [letter: string]: Role } = { N: 'knight', B: 'bishop', R: 'rook', Q: 'queen', K: 'king' };

/**
 * The move as the universal chess interface writes it, such as `e7e8q`. Castling is the move of the king, `e1g1`; in
 * Chess960, it is the king to its rook, `e1h1`.
 */
export function uciOf({ move, kingTo }: PlayedMove, isChess960: boolean): string | undefined {
  if (move === undefined) return undefined;
  if ('role' in move) return `${roleToChar(move.role).toUpperCase()}@${makeSquare(move.to)}`;
  const to = isChess960 ? move.to : (kingTo ?? move.to);
  return makeSquare(move.from) + makeSquare(to) + (move.promotion === undefined ? '' : roleToChar(move.promotion));
}

/** Whether a game is one of Chess960, by its tag Variant. */
export const isChess960 = (game: Pick<PgnGame, 'tags'>): boolean =>
  /960|fischerr?andom|fischer random/i.test(tagOf(game, 'Variant') ?? '');

/** The position as FEN, with all half moves since the last capture or pawn move: chessops counts up to 150. */
export const fenOf = (position: Position): string => makeFen({ ...position.toSetup(), halfmoves: position.halfmoves });

/** The spelling of a legal move by the standard. */
export const standardSan = (position: Position, san: string): string => {
  const move = legalMove(position, san);
  return move === undefined ? san : makeSan(position, move);
};
