/**
 * Azul game records. Use this entry point to parse, check, edit, print, replay and draw them.
 *
 * ```ts
 * import { parseAzul, replayAzul, roundsOf } from 'ludogram/azul';
 *
 * const { model, diagnostics } = parseAzul('AZULGAME\n2\n1llrr 2orku 3luuk 4krul 5rrok\nA 1 ll 2\n');
 * roundsOf(model).length; // 1
 * const replay = replayAzul(model);
 * if (replay.ok) replay.table.players[0]?.lines[1]; // { tile: 'l', count: 2 }
 * ```
 *
 * - `parseAzul` reads a text and returns its tree, model and diagnostics, and can edit it; `readAzul` only reads.
 * - `azulGames` opens and shows games without the rest of the notation.
 * - `formatAzul` writes a reading as canonical text; `printAzul` and `tryPrintAzul` write a model.
 * - `azulToJson` and `azulFromJson` convert a model to tagged JSON and back.
 * - `replayAzul` replays the moves according to the rules.
 * - `azulView` draws a position as SVG or text.
 * - `azulNotation` has all of these and edits in one object; `azulCodes` explains the codes of diagnostics.
 * - `parseAzulTree` builds only the tree, for bulk work; `nodes` has the types of its nodes.
 * - `azulPositionFromText` returns the table at the end of a record; `roundsOf` splits a game into rounds.
 *
 * @module ludogram/azul
 */
export * as nodes from '../../../generated/azul/nodes.js';
export { parse as parseAzulTree, type Roots } from '../../../generated/azul/parser.js';
export {
  type Draw,
  type Draws,
  type DrawViolation,
  type Move,
  type MoveViolation,
  type PatternLine,
  type Player,
  type PlayerBoard,
  type Shortage,
  type Supply,
  type Table,
  tileAt,
  type Tile,
  TILE_NAMES,
  type TileCounts,
  TILES,
} from '../../games/azul/index.js';
export { type CodeOf, ModelError, type ModelProblem } from '../../diagnostics/index.js';
export type * from '../../notation/contract.js';
export { type AzulCode, explainedAzul as azulCodes } from './codes.js';
export type { AzulOptions } from './options.js';
export { type AzulRound, nameOf, roundsOf } from './model/model.js';
export { azulFromJson, azulNotation, type AzulReading, azulToJson, parseAzul } from './notation.js';
export { azulPositionFromText } from './position-from-text.js';
export type { AzulPlayable, AzulPlyLine } from './replay/playable.js';
export { formatAzul, printAzul, tryPrintAzul } from './print.js';
export type {
  AzulGame,
  AzulLine,
  CommentaryLine,
  DateLine,
  DrawLine,
  MetadataLine,
  MoveLine,
  NameLine,
} from './model/shape.js';
export { type BoardView as AzulBoardView, azulView } from './view/index.js';
export { type AzulFault, type AzulMoveListener, type AzulReplay, type ScoredRound, replayAzul } from './replay/play.js';
export { azulGames } from './games.js';
export { readAzul } from './read.js';
