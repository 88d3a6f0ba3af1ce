import { type AzulGame as Root, IsoDate, type PlayerCount } from '../../../generated/azul/nodes.js';
import {
  azulGameLines,
  isCommentary,
  isDraw,
  isGameDate,
  isLineError,
  isMetadata,
  isMove,
  isPlayerCount,
  isPlayerName,
} from '../../../generated/azul/readers.js';
import { type NodeIndex, startOf, textOf, type Tree } from '../../cst/index.js';
import { withoutBlanks, withoutTrailingBlanks } from './blanks.js';
import { lowerDraw, lowerMove } from './lower-play.js';
import type { AzulGame, AzulLine } from './model.js';

/** The index of a line. */
export type LineIndex = NodeIndex<Root['lines'][number]>;

/** A model, and where its lines were written. */
export interface LoweredAzul {
  readonly game: AzulGame;
  /** The node of each line of the model. */
  readonly places: readonly LineIndex[];
  /** The first line that is no metadata, whether it can be read or not. */
  readonly firstData: LineIndex | undefined;
  /** The data lines that can be the number of players. */
  readonly counts: readonly NodeIndex<PlayerCount>[];
  /** Start of the first draw or move that can't be read. */
  readonly firstFault: number;
}

/** Tree → model. A line that can't be read is left out. */
export function lowerAzul(tree: Tree<Root | undefined>): LoweredAzul {
  const lines: AzulLine[] = [];
  const places: LineIndex[] = [];
  const counts: NodeIndex<PlayerCount>[] = [];
  let firstFault = Number.POSITIVE_INFINITY;
  let firstData: LineIndex | undefined;
  const file = tree.root?.index;
  let at = file === undefined ? 0 : azulGameLines.first(tree, file);
  for (; file !== undefined && at !== 0; at = azulGameLines.next(tree, file, at)) {
    if (firstData === undefined && isData(tree, at)) firstData = at;
    if (isPlayerCount(tree, at)) {
      counts.push(at);
      continue;
    }
    const line = lowerLine(tree, at);
    if (line !== undefined) {
      lines.push(line);
      places.push(at);
    } else if (!isGameDate(tree, at)) firstFault = Math.min(firstFault, startOf(tree, at));
  }
  const [players] = counts;
  return {
    game: {
      ...(players === undefined ? {} : { players: Number(textOf(tree, players)) }),
      lines,
      comments: tree.comments().map((comment) => comment.text.slice(1)),
    },
    places,
    firstData,
    counts,
    firstFault,
  };
}

/** Whether a line is no metadata. */
const isData = (tree: Tree, at: LineIndex): boolean =>
  isMove(tree, at) || isDraw(tree, at) || isPlayerCount(tree, at) || isLineError(tree, at);

function lowerLine(tree: Tree, at: LineIndex): AzulLine | undefined {
  if (isMove(tree, at)) return lowerMove(tree, at);
  if (isDraw(tree, at)) return lowerDraw(tree, at);
  if (isPlayerName(tree, at)) {
    const { player, name } = tree.node(at);
    return { type: 'name', player: player.text, name: withoutBlanks(name.text) };
  }
  if (isCommentary(tree, at)) {
    return { type: 'commentary', text: withoutTrailingBlanks(tree.node(at).remark.text) };
  }
  if (isMetadata(tree, at)) {
    const { key, value } = tree.node(at);
    return { type: 'metadata', key: key.text, value: withoutBlanks(value.text) };
  }
  if (!isGameDate(tree, at)) return undefined;
  const { date } = tree.node(at);
  return date instanceof IsoDate ? { type: 'date', date: date.text } : undefined;
}
