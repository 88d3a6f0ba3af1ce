import { endOf, kindOf, type NodeIndex, startOf, textOf, type Tree } from 'ludogram/cst';
import { type Game, Kind, type PgnFile, type Tag, type Variation } from '../generated/pgn/nodes.js';
import {
  gameItems,
  gameNotes,
  gameResult,
  gameTags,
  gameTrailing,
  isTag,
  pgnFileGames,
  tagName,
  tagValue,
  variationItems,
} from '../generated/pgn/readers.js';
import {
  compareTags,
  isResult,
  type PgnGame,
  type PgnGames,
  type PgnLine,
  type PgnMove,
  type PgnResult,
  type PgnTag,
  tagOf,
} from './model.js';
import { nagOfSuffix, nagOfSymbol, resultOf, sanOf } from './spelling.js';
import { TextCache } from './text-cache.js';

/** Tree → model. Each line goes up to its first move that can't be read. */
export function lowerPgn(tree: Tree<PgnFile>): PgnGames {
  const games: PgnGame[] = [];
  const file = tree.root.index;
  for (let at = pgnFileGames.first(tree, file); at !== 0; at = pgnFileGames.next(tree, file, at)) {
    games.push(lowerGame(tree, at));
  }
  return { games };
}

function lowerGame(tree: Tree, game: NodeIndex<Game>): PgnGame {
  const tags = lowerTags(tree, game);
  const line = new LineBuilder(tree);
  for (let at = gameNotes.first(tree, game); at !== 0; at = gameNotes.next(tree, game, at)) line.add(at);
  for (let at = gameItems.first(tree, game); at !== 0; at = gameItems.next(tree, game, at)) line.add(at);
  for (let at = gameTrailing.first(tree, game); at !== 0; at = gameTrailing.next(tree, game, at)) line.add(at);
  const { comments, moves } = line;
  const result = resultAt(tree, gameResult(tree, game)) ?? resultByTag(tags);
  return comments === undefined ? { tags, moves, result } : { tags, comments, moves, result };
}

/** Returns the result in a result node; `undefined` without one. */
export function resultAt(tree: Tree, at: NodeIndex | 0): PgnResult | undefined {
  if (at === 0) return undefined;
  const text = textOf(tree, at);
  return isResult(text) ? text : resultOf(text);
}

function resultByTag(tags: readonly PgnTag[]): PgnResult {
  const value = tagOf({ tags }, 'Result');
  return value !== undefined && isResult(value) ? value : '*';
}

/** The tags of a game that could be read, in the order of the model. */
function lowerTags(tree: Tree, game: NodeIndex<Game>): PgnTag[] {
  const tags: PgnTag[] = [];
  let isSorted = true;
  for (let at = gameTags.first(tree, game); at !== 0; at = gameTags.next(tree, game, at)) {
    if (!isTag(tree, at)) continue;
    const tag = lowerTag(tree, at);
    if (isSorted && tags.length > 0 && compareTags(tags[tags.length - 1]!.name, tag.name) > 0) isSorted = false;
    tags.push(tag);
  }
  return isSorted ? tags : tags.sort((a, b) => compareTags(a.name, b.name));
}

function lowerTag(tree: Tree, at: NodeIndex<Tag>): PgnTag {
  const [name, value] = [tagName(tree, at), tagValue(tree, at)];
  return {
    name: names.get(tree.text, startOf(tree, name), endOf(tree, name)),
    value: values.get(tree.text, startOf(tree, value), endOf(tree, value)),
  };
}

/** The tags of a game that could be read, in the order of the model, with their nodes. */
export function tagsOf(tree: Tree, game: NodeIndex<Game>): { readonly at: NodeIndex<Tag>; readonly tag: PgnTag }[] {
  const tags: { readonly at: NodeIndex<Tag>; readonly tag: PgnTag }[] = [];
  for (let at = gameTags.first(tree, game); at !== 0; at = gameTags.next(tree, game, at)) {
    if (isTag(tree, at)) tags.push({ at, tag: lowerTag(tree, at) });
  }
  return tags.sort((a, b) => compareTags(a.tag.name, b.tag.name));
}

/** The value of a tag, from its text in the file. */
export function valueText(written: string): string {
  const inside = written.startsWith('"')
    ? written.slice(1, written.length > 1 && written.endsWith('"') ? -1 : undefined)
    : written.trimEnd();
  return inside.includes('\\') ? inside.replace(/\\(["\\])/g, '$1') : inside;
}

/** A comment of the model, from its text in the file. */
export function commentText(written: string): string {
  const inside = written.startsWith('{') ? written.slice(1, written.endsWith('}') ? -1 : undefined) : written.slice(1);
  return /[^\S ]| {2}/.test(inside) ? inside.trim().replace(/\s+/g, ' ') : inside.trim();
}

/** Moves without annotations. Equal ones are one object. */
const plainMoves = new TextCache<PgnMove>((san) => ({ san }));
const names = new TextCache<string>((name) => name);
const values = new TextCache<string>(valueText);

type Draft = {
  -readonly [Key in keyof PgnMove]: PgnMove[Key] extends infer T ? (T extends readonly (infer E)[] ? E[] : T) : never;
};

/** A line as it grows, item by item. */
class LineBuilder {
  readonly #tree: Tree;
  readonly moves: PgnMove[] = [];
  comments: string[] | undefined;
  /** The last move, once it has annotations of its own. */
  #draft: Draft | undefined;
  #hasEnded = false;

  constructor(tree: Tree) {
    this.#tree = tree;
  }

  add(at: NodeIndex): void {
    if (this.#hasEnded) return;
    const tree = this.#tree;
    switch (kindOf(tree, at)) {
      case Kind.Number:
        return;
      case Kind.Move:
        this.moves.push(plainMoves.get(tree.text, startOf(tree, at), endOf(tree, at)));
        this.#draft = undefined;
        return;
      case Kind.OddMove:
        this.moves.push({ san: sanOf(textOf(tree, at)) });
        this.#draft = undefined;
        return;
      case Kind.Comment:
      case Kind.LineComment:
      case Kind.UnclosedCommentError:
        return this.#addComment(commentText(textOf(tree, at)));
      case Kind.Nag:
        return this.#addNag(Number(textOf(tree, at).slice(1)));
      case Kind.Suffix:
        return this.#addNag(nagOfSuffix(textOf(tree, at)));
      case Kind.Symbol:
        return this.#addNag(nagOfSymbol(textOf(tree, at)));
      case Kind.Variation:
        return this.#addVariation(lowerVariation(tree, at as NodeIndex<Variation>));
      case Kind.TokenError:
        this.#hasEnded = true;
    }
  }

  #addComment(comment: string): void {
    if (this.moves.length === 0) (this.comments ??= []).push(comment);
    else (this.#own().comments ??= []).push(comment);
  }

  #addNag(nag: number): void {
    if (this.moves.length > 0) (this.#own().nags ??= []).push(nag);
  }

  #addVariation(line: PgnLine): void {
    if (this.moves.length > 0) (this.#own().variations ??= []).push(line);
  }

  /** The last move as an object that no other place shares. */
  #own(): Draft {
    if (this.#draft === undefined) {
      const last = this.moves.length - 1;
      this.#draft = { san: this.moves[last]!.san };
      this.moves[last] = this.#draft as PgnMove;
    }
    return this.#draft;
  }
}

function lowerVariation(tree: Tree, variation: NodeIndex<Variation>): PgnLine {
  const line = new LineBuilder(tree);
  for (let at = variationItems.first(tree, variation); at !== 0; at = variationItems.next(tree, variation, at))
    line.add(at);
  const { comments, moves } = line;
  return comments === undefined ? { moves } : { comments, moves };
}
