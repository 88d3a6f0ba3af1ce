import { gamePaths } from '../../board/board-notation.js';
import { BoardState } from '../../board/state/board-state.js';
import { defined } from '../../defined.js';
import type { Span } from '../../diagnostics/index.js';
import { countWritten } from '../../notation/assist/written-parts.js';
import type { RenderOptions } from '../../notation/index.js';
import { locationNear, type ReadDocument } from './document.js';

/** The board at a location of a text. */
export interface BoardPreview {
  /** An SVG document. */
  readonly svg: string;
  /** Number of plies so far; absent if the notation has no moves. */
  readonly ply?: number;
  /** Number of plies of the whole line. */
  readonly plies?: number;
  /** The last move in the text; absent before the first one, or if it is unknown. */
  readonly span?: Span;
}

/**
 * Returns the board after the move at an offset, or after the last move before it. In a variation, the moves that lead
 * to it are played first. Returns nothing if the notation draws no boards, or the text describes none.
 *
 * @param asked the number of a ply of the main line to draw instead
 */
export function boardAt(
  document: ReadDocument,
  offset: number,
  options: RenderOptions = {},
  asked?: number,
): BoardPreview | undefined {
  const { notation, support, reading } = document;
  const { model } = reading;
  if (notation.view === undefined || model === undefined) return undefined;
  const line = asked === undefined ? support.lineTo?.(locationNear(reading, offset)) : undefined;
  if (line !== undefined) return boardAfter(notation, line, options);
  const state = support.plies === undefined ? new BoardState(reading, notation, gameAt(document, offset)) : undefined;
  if (state?.game !== undefined) {
    if (asked === undefined) state.goToOffset(offset);
    else state.goTo(state.moves[Math.min(asked, state.moves.length) - 1]?.location ?? '');
    return boardOfState(document, state, options);
  }
  return boardOfPlies(document, offset, options, asked);
}

/** Returns the board of a game that is played along its text. */
function boardOfState({ notation, reading }: ReadDocument, state: BoardState, options: RenderOptions) {
  const { ply, moves, span, shown } = state;
  const caption = { ply, plies: Math.max(ply, moves.length), span };
  return drawn(notation, reading.model, { ...options, ...shown }, caption);
}

/** Returns the board after a ply of a notation that lists them, or of a notation without moves. */
function boardOfPlies(
  document: ReadDocument,
  offset: number,
  options: RenderOptions,
  asked: number | undefined,
): BoardPreview | undefined {
  const { notation, support, reading } = document;
  const { model } = reading;
  const count = plyAt(document, offset);
  if (count === undefined) return drawn(notation, model, options);
  const { plies } = count;
  const ply = Math.min(Math.max(0, asked ?? count.ply), plies);
  const path = support.plies?.(model)[ply - 1];
  return drawn(notation, model, { ...options, ply }, { ply, plies, span: path && reading.spanOf(path) });
}

/** Returns the board after all moves of a game. */
function boardAfter(
  notation: ReadDocument['notation'],
  game: unknown,
  options: RenderOptions,
): BoardPreview | undefined {
  const replay = notation.play?.replay(game);
  const plies = replay?.ok === true ? replay.plies.length : undefined;
  return drawn(notation, game, options, { ply: plies, plies });
}

/** The numbers and the span that are shown beside a board. */
interface Caption {
  readonly ply?: number | undefined;
  readonly plies?: number | undefined;
  readonly span?: Span | undefined;
}

/** Draws a board of a model; `undefined` if the model describes none. */
function drawn(
  { view }: ReadDocument['notation'],
  model: unknown,
  options: RenderOptions,
  caption: Caption = {},
): BoardPreview | undefined {
  if (view === undefined) return undefined;
  const found = view.at(model, options);
  return found.ok ? { svg: view.svg(found.view), ...defined(caption) } : undefined;
}

/** Returns the index of the last game that begins at or before an offset; 0 if the text has no games. */
const gameAt = ({ notation, reading }: ReadDocument, offset: number): number =>
  Math.max(0, countWritten(reading, gamePaths(notation, reading.model), offset) - 1);

/**
 * Returns the number of the main line's ply at an offset, from 1; 0 before the first ply. Returns nothing if the
 * notation has no moves.
 */
function plyAt(
  { support, reading }: Pick<ReadDocument, 'support' | 'reading'>,
  offset: number,
): { readonly ply: number; readonly plies: number } | undefined {
  const paths = support.plies?.(reading.model);
  return paths === undefined ? undefined : { ply: countWritten(reading, paths, offset), plies: paths.length };
}
