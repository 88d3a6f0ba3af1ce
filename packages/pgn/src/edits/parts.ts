import type { Path } from 'ludogram';
import { elementsOf, type NodeIndex, type Tree } from 'ludogram/cst';
import { readTag } from '../../generated/pgn/lower.js';
import { type Game, Kind, type PgnFile, type Tag, type Variation } from '../../generated/pgn/nodes.js';
import { gameNotes, gameTrailing, isGame, isTag, pgnFileGames } from '../../generated/pgn/readers.js';
import { byRoster } from '../model/leaves.js';
import type { PgnTag } from '../model/model.js';
import { eachItem, isMoveKind, type LineNodeIndex } from '../tokens/lines.js';
import { tagNodes } from '../tokens/tag-nodes.js';

/** A move of the model, and the nodes of its glyphs, comments and variations. */
export interface MoveAt {
  readonly node: NodeIndex;
  /** The number directly before it. */
  readonly number: NodeIndex | undefined;
  readonly nags: NodeIndex[];
  readonly comments: NodeIndex[];
  readonly variations: NodeIndex<Variation>[];
  /** The node of the move, or the last of these. */
  last: NodeIndex;
}

/** The nodes of the parts of a game or a variation. */
export interface LineAt {
  readonly line: LineNodeIndex;
  readonly comments: NodeIndex[];
  readonly moves: MoveAt[];
}

/** Returns the nodes of the parts of a line, as the lowering of the tree reads them. */
function readLine(tree: Tree, line: LineNodeIndex): LineAt {
  const comments: NodeIndex[] = [];
  const moves: MoveAt[] = [];
  const extend = (node: NodeIndex) => {
    const move = moves.at(-1);
    if (move !== undefined) move.last = node;
  };
  const addComment = (node: NodeIndex) => {
    (moves.at(-1)?.comments ?? comments).push(node);
    extend(node);
  };
  if (isGame(tree, line)) elementsOf(tree, line, gameNotes).forEach(addComment);
  let hasEnded = false;
  let number: NodeIndex | undefined;
  eachItem(tree, line, (node, kind) => {
    if (kind === Kind.TokenError) hasEnded = true;
    else if (isMoveKind(kind)) moves.push({ node, number, nags: [], comments: [], variations: [], last: node });
    else if (kind === Kind.Comment || kind === Kind.LineComment || kind === Kind.UnclosedCommentError) addComment(node);
    else if (kind === Kind.Variation) {
      moves.at(-1)?.variations.push(node as NodeIndex<Variation>);
      extend(node);
    } else if (kind === Kind.Nag || kind === Kind.Suffix || kind === Kind.Symbol) {
      moves.at(-1)?.nags.push(node);
      extend(node);
    }
    number = kind === Kind.Number ? node : kind === Kind.Periods ? number : undefined;
    return !hasEnded;
  });
  if (isGame(tree, line) && !hasEnded) {
    // After the result: a comment on the last move, but no part of its text.
    for (const node of elementsOf(tree, line, gameTrailing)) (moves.at(-1)?.comments ?? comments).push(node);
  }
  return { line, comments, moves };
}

/** The nodes of the games of a file, and of their lines, each of which is read once. */
export class FileNodes {
  readonly #tree: Tree;
  readonly games: readonly NodeIndex<Game>[];
  readonly #lines = new Map<number, LineAt>();

  constructor(tree: Tree<PgnFile>) {
    this.#tree = tree;
    this.games = elementsOf(tree, tree.root.index, pgnFileGames);
  }

  #partsOf(line: LineNodeIndex): LineAt {
    let parts = this.#lines.get(line);
    if (parts === undefined) this.#lines.set(line, (parts = readLine(this.#tree, line)));
    return parts;
  }

  /**
   * Returns the line that the beginning of a path leads to, the number of plies from its game's first move, and
   * the number of parts of the path that lead to it.
   */
  lineOf(path: Path): { readonly parts: LineAt; readonly plies: number; readonly length: number } | undefined {
    const game = this.games[Number(path[1])];
    if (path[0] !== 'games' || game === undefined) return undefined;
    let parts = this.#partsOf(game);
    let [plies, length] = [0, 2];
    while (path[length] === 'moves' && path[length + 2] === 'variations' && path.length > length + 3) {
      const variation = parts.moves[Number(path[length + 1])]?.variations[Number(path[length + 3])];
      if (variation === undefined) return undefined;
      plies += Number(path[length + 1]);
      parts = this.#partsOf(variation);
      length += 4;
    }
    return { parts, plies, length };
  }
}

/** Returns the tags of a game that could be read, in the order of the model, with their nodes. */
export function tagsOf(tree: Tree, game: NodeIndex<Game>): { readonly at: NodeIndex<Tag>; readonly tag: PgnTag }[] {
  return elementsOf(tree, game, tagNodes)
    .filter((node) => isTag(tree, node))
    .map((at) => ({ at, tag: readTag(tree, at) }))
    .sort((a, b) => byRoster(a.tag, b.tag));
}
