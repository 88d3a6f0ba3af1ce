import { startOf, type Tree } from '../../cst/index.js';
import type { Diagnostic, Span } from '../../diagnostics/index.js';
import { columnOf, type PlayerBoard, type Tile, TILE_NAMES, tilesText } from '../../games/azul/index.js';
import { spanAt } from '../../notation/spans.js';
import { azulDiagnostics as catalogue } from './codes.js';
import type { LoweredAzul } from './lower.js';
import { type MoveLine, PLAYER_LETTERS } from './model.js';
import { type AzulFault, moveOf, replayRead } from './play.js';

/** Everything that level `rules` asks of a record: each draw and each move is possible. Nothing behind a line that can't be read is judged. */
export function checkRules(tree: Tree, { game, places, firstFault }: LoweredAzul): Diagnostic[] {
  const end = places.findIndex((at) => startOf(tree, at) > firstFault);
  const replay = replayRead(game, end === -1 ? {} : { lines: end });
  if (replay === undefined) return [];
  const factories = replay.table.factories.length;
  return replay.faults.flatMap((fault) => {
    const line = game.lines[fault.line]!;
    const place = spanAt(tree, places[fault.line]!);
    return line.type === 'move' ? describeMove(fault, line, place, factories) : describeDraw(fault, place);
  });
}

function describeDraw({ violation }: AzulFault, place: Span): Diagnostic[] {
  switch (violation.problem) {
    case 'game-is-over':
      return [catalogue.report('draw-after-end', place)];
    case 'round-not-over':
      return [
        catalogue.report('draw-during-round', place, {
          left: tilesText((violation as { left: readonly number[] }).left),
        }),
      ];
    case 'wrong-number-of-tiles':
      return [catalogue.report('draw-count', place, violation)];
    case 'tiles-not-left':
      return [catalogue.report('tiles-run-out', place, { ...violation, tile: TILE_NAMES[violation.tile] })];
    case 'bag-not-empty':
      return [catalogue.report('bag-not-empty', place, { tile: TILE_NAMES[violation.tile] })];
    default:
      // Factories that do not exist are told at level structure.
      return [];
  }
}

function describeMove({ violation, board }: AzulFault, line: MoveLine, place: Span, factories: number): Diagnostic[] {
  const move = moveOf(line)!;
  const tile = TILE_NAMES[move.tile];
  const origin = move.origin === 0 ? 'the centre' : `factory ${move.origin}`;
  const number = move.line ?? 0;
  switch (violation.problem) {
    case 'game-is-over':
      return [catalogue.report('move-after-end', place)];
    case 'no-draw':
      return [catalogue.report('no-tiles-drawn', place)];
    case 'no-such-factory':
      return [catalogue.report('no-such-factory', place, { number: move.origin, count: factories })];
    case 'out-of-turn':
      return [catalogue.report('out-of-turn', place, { player: line.player, turn: PLAYER_LETTERS[violation.turnOf]! })];
    case 'tiles-not-there': {
      const count = move.count === 1 ? 'is no' : `are no ${COUNTS[move.count] ?? move.count}`;
      return [
        catalogue.report('tiles-not-there', place, {
          origin,
          there: tilesText(violation.there),
          count,
          tile: move.tile,
        }),
      ];
    }
    case 'not-all-tiles':
      return [
        catalogue.report('not-all-tiles', place, {
          origin,
          tile: move.tile,
          there: violation.there,
          count: move.count,
        }),
      ];
    case 'line-has-other-tile': {
      const other = TILE_NAMES[violation.other];
      return [
        catalogue.report('line-has-other-tile', place, { line: number, other, open: openFor(board!, move.tile) }),
      ];
    }
    case 'wall-has-tile':
      return [catalogue.report('wall-has-tile', place, { line: number, tile, open: openFor(board!, move.tile) })];
    case 'too-many-for-line':
    case 'room-left-in-line':
      return [catalogue.report(violation.problem, place, { line: number, room: violation.room })];
    default:
      // Players that do not exist are told at level structure.
      return [];
  }
}

const COUNTS: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four' };

/** Where a player could put a tile: `red can go to line 2 or 4, or to the floor`. */
function openFor({ lines, wall }: PlayerBoard, tile: Tile): string {
  const open = lines.flatMap((line, row) => {
    const fits = line.count <= row && (line.tile === undefined || line.tile === tile);
    return fits && !wall[row]![columnOf(row, tile)] ? [row + 1] : [];
  });
  const where = open.length === 0 ? 'only to the floor' : `to line ${open.join(' or ')}, or to the floor`;
  return `${TILE_NAMES[tile]} can go ${where}`;
}
