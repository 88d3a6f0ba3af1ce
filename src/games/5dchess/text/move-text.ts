import { defined } from '../../../defined.js';
import { type FromText, textProblem } from '../../../diagnostics/diagnostic.js';
import type { TurnMove } from '../fived-rules.js';
import { codeAt, enPassantVictim, isPawn, lastRank, type Target } from '../moves/movement.js';
import { type Square, squareOf, targetAt } from '../moves/moves.js';
import { castlingByKing } from '../moves/play.js';
import { type Board, layerOfLine, lineOfLayer, type Multiverse, timeOf } from '../multiverse.js';
import { type Colour, colourOf, letterOf, pieceOf } from '../piece.js';
import { type BoardName, boardNamed, type Description, resolve } from './resolve.js';

/** Writes a move with everything it can name: `(0T1)Ng1f3`, `(0T5)Qb3>>x(0T1)f7`, `(0T1)0000` for a pass, `end`. */
export function turnMoveText(multiverse: Multiverse, move: TurnMove): string {
  if ('end' in move) return 'end';
  const nameOf = ({ line, half }: Pick<Board, 'line' | 'half'>): string =>
    `(${layerOfLine(line, multiverse.hasHalves)}T${timeOf(half)})`;
  if ('pass' in move) return `${nameOf(move.pass)}0000`;
  const from = targetAt(multiverse, move.from);
  const to = targetAt(multiverse, move.to);
  if (from === undefined || to === undefined) {
    return `${nameOf(move.from)}${squareName(move.from)}${squareName(move.to)}`;
  }
  if (castlingByKing(multiverse, from, to) !== undefined) {
    return `${nameOf(from.board)}${to.x > from.x ? 'O-O' : 'O-O-O'}`;
  }
  const code = codeAt(multiverse, from);
  const letter = letterOf(code);
  const isCapture = codeAt(multiverse, to) !== 0 || enPassantVictim(multiverse, from, to) !== undefined;
  return [
    nameOf(from.board),
    code === 0 || letter === 'P' ? '' : letter,
    squareName(from),
    from.board === to.board ? '' : multiverse.isLast(to.board) ? '>' : '>>',
    isCapture ? 'x' : '',
    from.board === to.board ? '' : nameOf(to.board),
    squareName(to),
    code !== 0 && promotes(multiverse, from, to) ? `=${move.promotion ?? 'Q'}` : '',
  ].join('');
}

const squareName = ({ x, y }: Pick<Square, 'x' | 'y'>): string => `${String.fromCharCode(97 + x)}${y + 1}`;

/** Whether a pawn moves to its last rank. */
function promotes(multiverse: Multiverse, from: Target, to: Target): boolean {
  const code = codeAt(multiverse, from);
  return isPawn(letterOf(code)) && to.y === lastRank(multiverse, colourOf(code));
}

const MOVE =
  /^(?<piece>RQ|PR|BR|[A-Z])?(?<file>[a-z](?=.*[a-z]))?(?<rank>\d{1,2}(?=.*[a-z]))?(?<jump>>{0,2})x?(?<target>\([^)]*\))?(?<toFile>[a-z])(?<toRank>\d{1,2})(?:=(?<promotion>[A-Z]{1,2}))?$/;

const BOARD = /^\((?:L?(?<layer>[+-]?\d{1,15}))\s*(?:T(?<time>-?\d{1,15}))?\)/;

/** The letters of pieces with names of two letters. */
const LETTERS: Readonly<Record<string, string>> = { RQ: 'Y', PR: 'S', BR: 'W' };

const EXPECTED = 'expected a move such as (0T1)Nf3, (0T1)O-O, (0T5)Qb3>>(0T1)f7 or end';

/** Reads a move, from which parts may be left out if only one piece and one board fit. */
export function turnMoveFromText(
  multiverse: Multiverse,
  mover: Colour,
  text: string,
): FromText<{ readonly move: TurnMove }> {
  const written = text.trim().replace(/(?<![+#*~!?])[+#*~!?]+$/, '');
  if (written.toLowerCase() === 'end') return { ok: true, move: { end: true } };
  const found = BOARD.exec(written);
  const name = found === null ? undefined : boardNameIn(found[0], multiverse.hasHalves);
  const rest = written.slice(found?.[0].length ?? 0).trim();
  if (/^(?:O-O(?:-O)?|0-0(?:-0)?|0000)$/.test(rest)) return wholeBoardMove(multiverse, mover, name, rest);
  const parts = MOVE.exec(rest)?.groups;
  if (parts === undefined) return textProblem(0, EXPECTED);
  const { target, promotion } = parts;
  const goal = target === undefined ? undefined : boardNameIn(target, multiverse.hasHalves);
  if (target !== undefined && goal === undefined) {
    return textProblem(text.indexOf(target), 'expected a board such as (0T1)');
  }
  const resolved = resolve(multiverse, mover, { ...described(parts), ...defined({ board: name, target: goal }) });
  if ('why' in resolved) return textProblem(0, `"${text}" ${PROBLEMS[resolved.why]}`);
  const { from, to } = resolved;
  const letter = promotion === undefined ? undefined : (LETTERS[promotion] ?? promotion);
  // A queen is what a pawn becomes anyway, so the move is the one that the rules list.
  const named = letter === undefined || (letter === 'Q' && promotes(multiverse, from, to)) ? {} : { promotion: letter };
  return { ok: true, move: { from: squareOf(from), to: squareOf(to), ...named } };
}

const JUMPS: Readonly<Record<string, Description['jump']>> = { '>': 'jump', '>>': 'branch' };

/** Returns what the parts of a match of {@link MOVE} say about a move, without its boards. */
function described({ piece = 'P', file, rank, jump = '', toFile = '', toRank }: Parts): Description {
  return {
    letter: LETTERS[piece] ?? piece,
    toFile: fileIndex(toFile),
    toRank: Number(toRank) - 1,
    ...defined({
      fromFile: file === undefined ? undefined : fileIndex(file),
      fromRank: rank === undefined ? undefined : Number(rank) - 1,
      jump: JUMPS[jump],
    }),
  };
}

type Parts = Readonly<Record<string, string | undefined>>;

const fileIndex = (letter: string): number => letter.charCodeAt(0) - 97;

const PROBLEMS: Readonly<Record<string, string>> = {
  'no-such-board': 'names a board that does not exist',
  'board-not-playable': 'is on a board where this side is not to move',
  'no-target-board': 'goes to a board that does not exist',
  'off-board': 'leaves the board',
  'no-such-piece': 'moves a piece that is not there',
  'none-reaches': 'fits no piece',
  ambiguous: 'fits several moves: name the board and the square that it begins on',
};

function boardNameIn(text: string, hasHalves: boolean): BoardName | undefined {
  const { layer, time } = BOARD.exec(text)?.groups ?? {};
  if (layer === undefined) return undefined;
  return { line: lineOfLayer(Number(layer), hasHalves) + 0, ...(time === undefined ? {} : { time: Number(time) }) };
}

/** Reads castling, or a pass. */
function wholeBoardMove(
  multiverse: Multiverse,
  mover: Colour,
  name: BoardName | undefined,
  text: string,
): FromText<{ readonly move: TurnMove }> {
  const playable = [...multiverse.playable(mover)];
  const board = name === undefined && playable.length === 1 ? playable[0] : name && boardNamed(multiverse, name, mover);
  if (board === undefined) return textProblem(0, `"${text}" needs the board that it is on, such as (0T1)`);
  if (text === '0000') return { ok: true, move: { pass: { line: board.line, half: board.half } } };
  const side = text.length === 3 ? 2 : -2;
  for (const [i, code] of board.squares.entries()) {
    const piece = pieceOf(code);
    const from = { board, x: i % multiverse.width, y: Math.floor(i / multiverse.width) };
    const to = { ...from, x: from.x + side };
    if (piece?.letter !== 'K' || piece.colour !== mover || castlingByKing(multiverse, from, to) === undefined) continue;
    return { ok: true, move: { from: squareOf(from), to: squareOf(to) } };
  }
  return textProblem(0, `"${text}" is not possible on this board`);
}
