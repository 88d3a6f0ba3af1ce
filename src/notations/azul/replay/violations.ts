import type { Diagnostic, Span } from '../../../diagnostics/index.js';
import { hasTile, type PlayerBoard, type Tile, TILE_NAMES, tilesText } from '../../../games/azul/index.js';
import { azulDiagnostics } from '../codes.js';
import { playerLetter } from '../model/model.js';
import type { MoveLine } from '../model/shape.js';
import { legalityDiagnostics as diagnostics } from './codes.js';
import { type AzulFault, moveOf } from './play.js';

/** Returns the diagnostic of a draw that breaks the rules; `undefined` for what is reported at level `structure`. */
export function drawError({ violation }: AzulFault, span: Span): Diagnostic | undefined {
  switch (violation.why) {
    case 'game-is-over':
      return diagnostics.report('draw-after-end', span);
    case 'round-not-over':
      return diagnostics.report('draw-during-round', span, {
        left: tilesText((violation as { left: readonly number[] }).left),
      });
    case 'wrong-number-of-tiles':
      return diagnostics.report('draw-count', span, violation);
    case 'tiles-not-left':
      return diagnostics.report('tiles-run-out', span, { ...violation, tile: TILE_NAMES[violation.tile] });
    case 'bag-not-empty':
      return diagnostics.report('bag-not-empty', span, { tile: TILE_NAMES[violation.tile] });
    default:
      // Factories that do not exist are reported at level structure.
      return undefined;
  }
}

/**
 * Returns the diagnostic of a move that breaks the rules; `undefined` for what is reported at level `structure`.
 *
 * @param factories the number of factories
 */
export function moveError(
  { violation, board }: AzulFault,
  line: MoveLine,
  span: Span,
  factories: number,
): Diagnostic | undefined {
  const move = moveOf(line)!;
  const tile = TILE_NAMES[move.tile];
  const origin = move.origin === 0 ? 'the center' : `factory ${move.origin}`;
  const number = move.line ?? 0;
  switch (violation.why) {
    case 'game-is-over':
      return diagnostics.report('move-after-end', span);
    case 'no-draw':
      return diagnostics.report('no-tiles-drawn', span);
    case 'no-such-factory':
      return azulDiagnostics.report('no-such-factory', span, { number: move.origin, count: factories });
    case 'out-of-turn':
      return diagnostics.report('out-of-turn', span, { player: line.player, turn: playerLetter(violation.turnOf) });
    case 'tiles-not-there':
      return diagnostics.report('tiles-not-there', span, {
        origin,
        there: tilesText(violation.there),
        count: move.count,
        tile: move.tile,
      });
    case 'not-all-tiles':
      return diagnostics.report('not-all-tiles', span, {
        origin,
        tile: move.tile,
        there: violation.there,
        count: move.count,
      });
    case 'line-has-other-tile': {
      const other = TILE_NAMES[violation.other];
      return diagnostics.report('line-has-other-tile', span, { line: number, other, open: openFor(board!, move.tile) });
    }
    case 'wall-has-tile':
      return diagnostics.report('wall-has-tile', span, { line: number, tile, open: openFor(board!, move.tile) });
    case 'too-many-for-line':
    case 'room-left-in-line':
      return diagnostics.report(violation.why, span, { line: number, room: violation.room });
    default:
      // Players that do not exist are reported at level structure.
      return undefined;
  }
}

/** Describes where a player can put a tile: `red can go to line 2, 3 or 4, or to the floor`. */
function openFor(board: PlayerBoard, tile: Tile): string {
  const open = board.lines.flatMap((line, row) => {
    const fits = line.count <= row && (line.tile === undefined || line.tile === tile);
    return fits && !hasTile(board, row, tile) ? [row + 1] : [];
  });
  const where =
    open.length === 0
      ? 'only to the floor'
      : `to line ${open.join(', ').replace(/, (\d)$/, ' or $1')}, or to the floor`;
  return `${TILE_NAMES[tile]} can go ${where}`;
}
