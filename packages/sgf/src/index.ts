/**
 * Game trees in Smart Game Format (SGF, FF[4]) as a notation for ludogram.
 *
 * @module
 */
export { mergeTrees, splitTrees } from './split-and-merge.js';
export { type GoMove, type GoPosition, goRules, type GoSetup, type GoSide } from './go/rules.js';
export * from './model/model.js';
export { sgfPlayable } from './replay/playable.js';
export { type SgfStep } from './replay/steps.js';
export { parseSgf, sgfNotation } from './notation.js';
export { readSgf } from './read.js';
export { sgfGames } from './games.js';
export {
  mainLine,
  type PlayedSgfGame,
  type PlayedSgfVariation,
  replaySgf,
  type SgfPly,
  type SgfReplay,
} from './replay/play.js';
export { OBSOLETE, PROPERTIES, type PropertyKind, type ValueType } from './properties.js';
export { sgfView, type SgfBoardView } from './view/index.js';
