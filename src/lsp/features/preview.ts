import { countWritten } from '../../notation/describe/editor-location.js';
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
}

/**
 * Returns the board after the move at an offset, or after the last move before it. In a variation, the moves that lead
 * to it are played first. Returns nothing if the notation draws no boards, or the text describes none.
 */
export function boardAt(document: ReadDocument, offset: number, options: RenderOptions = {}): BoardPreview | undefined {
  const { notation, support, reading } = document;
  const { view } = notation;
  if (view === undefined || reading.model === undefined) return undefined;
  const line = support.lineTo?.(locationNear(reading, offset));
  if (line !== undefined) {
    const drawn = view.at(line, options);
    const replay = notation.play?.replay(line);
    const count = replay?.ok === true ? { ply: replay.plies.length, plies: replay.plies.length } : {};
    return drawn.ok ? { svg: view.svg(drawn.view), ...count } : undefined;
  }
  const ply = plyAt(document, offset);
  const drawn = view.at(reading.model, ply === undefined ? options : { ...options, ply: ply.ply });
  return drawn.ok ? { svg: view.svg(drawn.view), ...ply } : undefined;
}

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
