import type { Tree } from 'ludogram/cst';
import type { PgnFile } from '../generated/pgn/nodes.js';
import { pgnFileGames } from '../generated/pgn/readers.js';
import { LineReader } from './lower-line.js';
import { lowerTags } from './lower-tags.js';
import { isResult, type PgnGame, type PgnGames, type PgnResult, type PgnTag, tagOf } from './model.js';

/** Tree → model. Each line goes up to its first move that can't be read. */
export function lowerPgn(tree: Tree<PgnFile>): PgnGames {
  const games: PgnGame[] = [];
  const lines = new LineReader(tree);
  const file = tree.root.index;
  for (let at = pgnFileGames.first(tree, file); at !== 0; at = pgnFileGames.next(tree, file, at)) {
    const tags = lowerTags(tree, at);
    games.push(lines.game(at, tags, resultByTag(tags)));
  }
  return { games };
}

function resultByTag(tags: readonly PgnTag[]): PgnResult {
  const value = tagOf({ tags }, 'Result');
  return value !== undefined && isResult(value) ? value : '*';
}
