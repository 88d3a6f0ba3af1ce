import { isAtLineStart } from 'ludogram';
import { endOf, type NodeIndex, startOf, type Tree } from 'ludogram/cst';
import { type Game, Kind } from '../../generated/pgn/nodes.js';
import { eachItem, isMoveKind } from '../tokens/lines.js';

/** How the movetext of a game is laid out. */
export interface Habits {
  /** Whether most moves follow their numbers without a space: `1.e4`. */
  readonly isTight: boolean;
  /** Whether each number of the main line, except the first, begins a line. */
  readonly isByLine: boolean;
}

/** Finds out how the movetext of a game is laid out, from its main line. */
export function habitsOf(tree: Tree, game: NodeIndex<Game>): Habits {
  let [tight, wide, numbers, lines] = [0, 0, 0, 0];
  let numberEnd: number | undefined;
  eachItem(tree, game, (node, kind) => {
    const start = startOf(tree, node);
    if (isMoveKind(kind) && numberEnd !== undefined) {
      if (start === numberEnd) tight++;
      else wide++;
    }
    if (kind === Kind.Number) {
      numbers++;
      if (numbers > 1 && isAtLineStart(tree.text, start)) lines++;
    }
    const isNumber = kind === Kind.Number || (kind === Kind.Periods && numberEnd !== undefined);
    numberEnd = isNumber ? endOf(tree, node) : undefined;
  });
  return { isTight: tight > wide, isByLine: lines > 0 && lines === numbers - 1 };
}

/** Returns a written move or variation, without the space after its first number if the game has none there. */
export const spacedLike = (written: string, { isTight }: Habits): string =>
  isTight ? written.replace(/^(\(?\d+\.+) /, '$1') : written;
