import type { AzulGame as Root, PlayerCount } from '../../../generated/azul/nodes.js';
import {
  azulGameLines,
  azulGameSignature,
  isDraw,
  isLineError,
  isMove,
  isPlayerCount,
  isSignatureError,
} from '../../../generated/azul/readers.js';
import { type NodeIndex, textOf, type Tree } from '../../cst/index.js';
import { digitAt, playerCountOf } from './model/leaves.js';

/** The index of a line. */
type LineNodeIndex = NodeIndex<Root['lines'][number]>;

/** Facts about a record that several checks need. */
export interface AzulFacts {
  /** The number of players; `undefined` if no line gives it. */
  readonly players: number | undefined;
  /** The first line that gives the number of players. */
  readonly count: NodeIndex<PlayerCount> | 0;
  /** The first line that isn't metadata, readable or not. */
  readonly firstData: LineNodeIndex | 0;
  /**
   * Whether the first line isn't the signature alone, so that it may have been, or may include, the number of players.
   */
  readonly isUnsigned: boolean;
  /** The letters of players whose names were checked, and `date` after a date was checked. */
  readonly seen: Set<string>;
}

/** Reads the beginning of a record, up to the number of players. */
export function factsOf(tree: Tree<Root>): AzulFacts {
  const file = tree.root.index;
  const signature = azulGameSignature(tree, file);
  const count = playerCountOf(tree, file);
  let firstData = azulGameLines.first(tree, file);
  while (firstData !== 0 && !isData(tree, firstData)) firstData = azulGameLines.next(tree, file, firstData);
  return {
    players: count === 0 ? undefined : digitAt(tree, count),
    count,
    firstData,
    isUnsigned: isSignatureError(tree, signature) && !/AZULGAME\s*$/i.test(textOf(tree, signature)),
    seen: new Set(),
  };
}

/** Whether a line isn't metadata. */
const isData = (tree: Tree, node: LineNodeIndex): boolean =>
  isMove(tree, node) || isDraw(tree, node) || isPlayerCount(tree, node) || isLineError(tree, node);
