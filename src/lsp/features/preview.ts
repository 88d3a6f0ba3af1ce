import { countWritten } from '../../notation/assist/editor-location.js';
import { gamePaths } from '../../board/board-notation.js';
import { BoardState } from '../../board/state/board-state.js';
import type { Span } from '../../diagnostics/index.js';
import type { RenderOptions } from '../../notation/index.js';
import { locationNear, type ReadDocument } from './document.js';

/** The board at a location of a text. */
export interface BoardPreview {
  /** An SVG document. */
  readonly svg: string;
  /** Number of moves made so far; absent if the notation has no moves. */
  readonly ply?: number;
  /** Number of moves of the whole line. */
  readonly plies?: number;
  /** The last move in the text; absent before the first one, or if it is unknown. */
  readonly span?: Span;
}

/**
 * Returns the board after the move at an offset, or after the last move before it. In a variation, the moves that lead
 * to it are played first. Returns nothing if the notation draws no boards, or the text
 * describes none.
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
  const { view } = notation;
  if (view === undefined || reading.model === undefined) return undefined;
  const line = asked === undefined ? support.lineTo?.(locationNear(reading, offset)) : undefined;
  if (line !== undefined) {
    const drawn = view.at(line, options);
    const replay = notation.play?.replay(line);
    const count = replay?.ok === true ? { ply: replay.plies.length, plies: replay.plies.length } : {};
    return drawn.ok ? { svg: view.svg(drawn.view), ...count } : undefined;
  }
  const state = support.plies === undefined ? new BoardState(reading, notation, gameAt(document, offset)) : undefined;
  if (state?.game !== undefined) {
    if (asked === undefined) state.goToOffset(offset);
    else state.goTo(state.moves[Math.min(asked, state.moves.length) - 1]?.location ?? '');
    const drawn = view.at(reading.model, { ...options, ...state.shown });
    const { ply, moves, span } = state;
    const plies = Math.max(ply, moves.length);
    return drawn.ok ? { svg: view.svg(drawn.view), ply, plies, ...(span && { span }) } : undefined;
  }
  const count = plyAt(document, offset);
  if (count === undefined) {
    const drawn = view.at(reading.model, options);
    return drawn.ok ? { svg: view.svg(drawn.view) } : undefined;
  }
  const ply = Math.min(Math.max(0, asked ?? count.ply), count.plies);
  const drawn = view.at(reading.model, { ...options, ply });
  const path = support.plies?.(reading.model)[ply - 1];
  const span = path && reading.spanOf(path);
  return drawn.ok ? { svg: view.svg(drawn.view), ply, plies: count.plies, ...(span && { span }) } : undefined;
}

/** Returns the index of the last game that begins at or before an offset; 0 if the text has no games. */
const gameAt = ({ notation, reading }: ReadDocument, offset: number): number =>
  Math.max(0, countWritten(reading, gamePaths(notation, reading.model), offset) - 1);

/**
 * Returns the number of the main line's ply at an offset, from 1; 0 before the first ply. Returns nothing if the
 * notation has no moves.
 */
export function plyAt(
  { support, reading }: Pick<ReadDocument, 'support' | 'reading'>,
  offset: number,
): { readonly ply: number; readonly plies: number } | undefined {
  const paths = support.plies?.(reading.model);
  return paths === undefined ? undefined : { ply: countWritten(reading, paths, offset), plies: paths.length };
}
