export { type Branch, branchesFrom, branchesTo, type GameTree, type LineInTree } from './game-tree.js';
export { followLines, type PlayedLine, type PlayedLines, type LinePlayer, playLines } from './play-lines.js';
export { type NumberedTurns, renumbered, type Renumbering, renumberingOf } from './renumber.js';
export { walkLines } from './walk-lines.js';
export { type MoveInTree, walkMoves } from './walk-moves.js';
