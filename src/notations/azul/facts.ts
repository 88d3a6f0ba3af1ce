import type { AzulGame as Root, PlayerCount } from '../../../generated/azul/nodes.js';
import {
  azulGameLines,
  gameDateDate,
  isDraw,
  isGameDate,
  isIsoDate,
  isLineError,
  isMove,
  isPlayerCount,
  isPlayerName,
  playerNamePlayer,
  playerText,
} from '../../../generated/azul/readers.js';
import type { NodeIndex, Tree } from '../../cst/index.js';
import type { Check, CheckContext, ReadOptions } from '../../notation/index.js';
import { digitAt, type LineIndex } from './lower.js';

/** What several checks of a record need to know. */
export interface AzulFacts {
  /** How many play; `undefined` where no line says it. */
  readonly players: number | undefined;
  /** The first line that is no metadata, whether it can be read or not. */
  readonly firstData: LineIndex | undefined;
  /** The data lines that can be the number of players. */
  readonly counts: readonly NodeIndex<PlayerCount>[];
  /** The first name of each player, by the player's letter, and the first date, as `date`. */
  readonly first: ReadonlyMap<string, LineIndex>;
}

/** How an Azul record is read. */
export type AzulOptions = ReadOptions<never>;

/** What a check of an Azul record gets. */
export type AzulContext = CheckContext<Root, AzulOptions, AzulFacts>;

/** A check of an Azul record. */
export type AzulCheck = Check<AzulContext>;

/** Finds the number of players and the metadata that counts, in one pass over the lines. */
export function factsOf(tree: Tree<Root>): AzulFacts {
  const file = tree.root.index;
  const counts: NodeIndex<PlayerCount>[] = [];
  const first = new Map<string, LineIndex>();
  let firstData: LineIndex | undefined;
  for (let at = azulGameLines.first(tree, file); at !== 0; at = azulGameLines.next(tree, file, at)) {
    if (isMove(tree, at) || isDraw(tree, at) || isLineError(tree, at)) firstData ??= at;
    else if (isPlayerCount(tree, at)) {
      firstData ??= at;
      counts.push(at);
    } else if (isPlayerName(tree, at)) {
      const player = playerText(tree, playerNamePlayer(tree, at));
      if (!first.has(player)) first.set(player, at);
    } else if (isGameDate(tree, at) && isIsoDate(tree, gameDateDate(tree, at)) && !first.has('date')) {
      first.set('date', at);
    }
  }
  const [count] = counts;
  return { players: count === undefined ? undefined : digitAt(tree, count), firstData, counts, first };
}
