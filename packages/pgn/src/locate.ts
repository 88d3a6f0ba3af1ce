import type { Locator, Path, Span } from 'ludogram';
import { kindOf, type NodeIndex, type Tree } from 'ludogram/cst';
import { type Game, Kind, type PgnFile, type Variation } from '../generated/pgn/nodes.js';
import {
  gameNotes,
  gameResult,
  gameTrailing,
  isGame,
  pgnFileGames,
  tagName,
  tagValue,
} from '../generated/pgn/readers.js';

import { eachItem, isMoveKind, type LineIndex, spanAt } from './lines.js';
import { tagsOf } from './lower-tags.js';

/** A move of the model, and the nodes of what is said about it. */
export interface MoveAt {
  readonly at: NodeIndex;
  readonly nags: NodeIndex[];
  readonly comments: NodeIndex[];
  readonly variations: NodeIndex<Variation>[];
  /** The node of the move, or the last of these. */
  last: NodeIndex;
}

/** The nodes of the parts of a game or a variation. */
export interface LineAt {
  readonly line: LineIndex;
  readonly comments: NodeIndex[];
  readonly moves: MoveAt[];
}

/** The nodes of a line: what the lowering of the tree takes from where. */
export function partsOf(tree: Tree, line: LineIndex): LineAt {
  const comments: NodeIndex[] = [];
  const moves: MoveAt[] = [];
  const addComment = (at: NodeIndex) => void ((moves.at(-1)?.comments ?? comments).push(at), extend(at));
  const extend = (at: NodeIndex) => {
    const move = moves.at(-1);
    if (move !== undefined) move.last = at;
  };
  if (isGame(tree, line)) {
    for (let at = gameNotes.first(tree, line); at !== 0; at = gameNotes.next(tree, line, at)) addComment(at);
  }
  let hasEnded = false;
  eachItem(tree, line, (at, kind) => {
    if (kind === Kind.TokenError) hasEnded = true;
    else if (isMoveKind(kind)) moves.push({ at, nags: [], comments: [], variations: [], last: at });
    else if (kind === Kind.Comment || kind === Kind.LineComment || kind === Kind.UnclosedCommentError) addComment(at);
    else if (kind === Kind.Variation) {
      moves.at(-1)?.variations.push(at as NodeIndex<Variation>);
      extend(at);
    } else if (kind === Kind.Nag || kind === Kind.Suffix || kind === Kind.Symbol) {
      moves.at(-1)?.nags.push(at);
      extend(at);
    }
    return !hasEnded;
  });
  if (isGame(tree, line) && !hasEnded) {
    // After the result: a comment on the last move, but no part of its text.
    for (let at = gameTrailing.first(tree, line); at !== 0; at = gameTrailing.next(tree, line, at))
      (moves.at(-1)?.comments ?? comments).push(at);
  }
  return { line, comments, moves };
}

/** The games of a file as nodes, each line read once. */
export class PgnIndex {
  readonly #tree: Tree;
  readonly games: readonly NodeIndex<Game>[];
  readonly #lines = new Map<number, LineAt>();

  constructor(tree: Tree<PgnFile>) {
    this.#tree = tree;
    const games: NodeIndex<Game>[] = [];
    const file = tree.root.index;
    for (let at = pgnFileGames.first(tree, file); at !== 0; at = pgnFileGames.next(tree, file, at)) games.push(at);
    this.games = games;
  }

  partsOf(line: LineIndex): LineAt {
    let parts = this.#lines.get(line);
    if (parts === undefined) this.#lines.set(line, (parts = partsOf(this.#tree, line)));
    return parts;
  }

  /**
   * The line that the beginning of a path leads to, the number of half moves from its game's first move, and the rest
   * of the path.
   */
  lineOf(path: Path): { readonly parts: LineAt; readonly plies: number; readonly length: number } | undefined {
    const game = this.games[Number(path[1])];
    if (path[0] !== 'games' || game === undefined) return undefined;
    let parts = this.partsOf(game);
    let [plies, length] = [0, 2];
    while (path[length] === 'moves' && path[length + 2] === 'variations' && path.length > length + 3) {
      const variation = parts.moves[Number(path[length + 1])]?.variations[Number(path[length + 3])];
      if (variation === undefined) return undefined;
      plies += Number(path[length + 1]);
      parts = this.partsOf(variation);
      length += 4;
    }
    return { parts, plies, length };
  }
}

/**
 * Spans of the parts of games, such as `['games', 0, 'tags', 2, 'value']` or
 * `['games', 0, 'moves', 4, 'variations', 0, 'moves', 1, 'san']`. A move reaches to the last annotation, comment or
 * variation of it; its `san` is the move alone.
 */
export function locatePgn(tree: Tree<PgnFile>): Locator {
  const index = new PgnIndex(tree);
  const span = (at: NodeIndex | 0 | undefined): Span | undefined =>
    at === undefined || at === 0 ? undefined : spanAt(tree, at);
  return (path) => {
    const found = index.lineOf(path);
    if (found === undefined) return undefined;
    const { parts, length } = found;
    const [key, i, member, k] = path.slice(length);
    if (key === undefined) return span(parts.line);
    if (key === 'comments') return span(parts.comments[Number(i)]);
    if (key === 'moves') {
      const move = parts.moves[Number(i)];
      if (move === undefined) return undefined;
      if (member === undefined) return { start: spanAt(tree, move.at).start, end: spanAt(tree, move.last).end };
      if (member === 'san') return span(move.at);
      return member === 'nags' || member === 'comments' || member === 'variations'
        ? span(move[member][Number(k)])
        : undefined;
    }
    const game = parts.line as NodeIndex<Game>;
    if (kindOf(tree, game) !== Kind.Game) return undefined;
    if (key === 'result') return span(gameResult(tree, game));
    const tag = key === 'tags' ? tagsOf(tree, game)[Number(i)]?.at : undefined;
    if (tag === undefined || member === undefined) return span(tag);
    return span(member === 'name' ? tagName(tree, tag) : member === 'value' ? tagValue(tree, tag) : undefined);
  };
}
