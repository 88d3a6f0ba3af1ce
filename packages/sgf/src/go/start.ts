import { failure, type Result } from 'ludogram';
import { type SgfTree, textOfProperty } from '../model/model.js';
import { boardSize, isGoGame } from '../properties.js';
import { type GoPosition, goRules } from './rules.js';

/** Whether a game tree is a game of Go. */
export const isGo = ({ nodes: [root] }: SgfTree): boolean => isGoGame(textOfProperty(root, 'GM'));

/** Returns the problem that a game tree of a file, by its index, is another game than Go. */
export const otherGame = (index: number): Result<never> => failure(['trees', index], 'only games of Go can be played');

/** Returns the position before the first node of a game of Go: an empty board. With a handicap, white moves first. */
export function emptyBoardOf({ nodes: [root] }: SgfTree): GoPosition {
  const [columns, rows] = boardSize(textOfProperty(root, 'SZ'));
  const toMove = Number(textOfProperty(root, 'HA') ?? '0') > 1 ? 'white' : 'black';
  return goRules.start({ columns, rows, toMove });
}
