import type { Comment as CommentNode, Variation as VariationNode } from '../../../../generated/5dfen/nodes.js';
import {
  isComment,
  isPly,
  isPresentMark,
  isReply,
  isResult,
  isTimelineMark,
  isTurn,
  isUnnumberedTurn,
  isVariation,
  presentMarkTime,
  timelineMarkLayer,
  variationClose,
} from '../../../../generated/5dfen/readers.js';
import { endOf, type NodeIndex, startOf, textOf, type Tree } from '../../../cst/index.js';
import { defined } from '../../../defined.js';
import { frozen } from '../../../notation/read/shared-values.js';
import { NestedValues } from '../../../notation/shape/runtime/nested-values.js';
import type { Mutable } from '../../../objects.js';
import { lowerLayer, lowerTime } from '../boards/coordinates.js';
import type { Action, Comment, GameResult, Line, Turn, Variation } from '../model/model.js';
import { ActionBuilder } from './action-builder.js';
import { lowerPly } from './lower-ply.js';
import {
  blackBegins,
  childrenOf,
  isClosedComment,
  type LineNodeIndex,
  tooDeepAt,
  type TurnIndex,
  turnNumberAt,
  turnParts,
} from './turns.js';

/** Records the node of each part of a model: headers, boards, turns, moves, comments, variations. */
export interface PartNodes {
  /** Adds a part. A list of comments is added once for each comment. */
  add(part: object, node: NodeIndex): void;
  /** Returns the node of a part. */
  of(part: object): NodeIndex | undefined;
}

/** How to read a line. */
interface LineOptions {
  /** Records the node of each part. */
  readonly nodes: PartNodes | undefined;
  /** The number of comments at the start to leave out. */
  readonly skipped?: number;
  /** The number of turns after which the line may end; unlimited by default. */
  readonly maxTurns?: number;
}

/** Returns the line of a record or variation, with its moves in document order. */
export function lowerLine(
  tree: Tree,
  line: LineNodeIndex,
  { nodes, skipped = 0, maxTurns = Number.POSITIVE_INFINITY }: LineOptions,
): Line {
  const builder = new LineBuilder(tree, nodes, skipped);
  for (let node = childrenOf.first(tree, line); node !== 0; node = childrenOf.next(tree, line, node)) {
    if (builder.turns.length >= maxTurns) break;
    if (isComment(tree, node)) builder.addComment(node);
    else if (isTurn(tree, node) || isUnnumberedTurn(tree, node)) builder.addTurn(node);
  }
  return builder.close();
}

/** A line under construction. */
class LineBuilder {
  readonly turns: Turn[] = [];
  readonly #tree: Tree;
  readonly #nodes: PartNodes | undefined;
  readonly #comments: string[] = [];
  /** The number of the next comments to leave out. */
  #toSkip: number;
  /** The current turn. Parts without a turn number are added to it. */
  #turn: TurnBuilder | undefined;
  #result: GameResult | undefined;

  constructor(tree: Tree, nodes: PartNodes | undefined, toSkip: number) {
    this.#tree = tree;
    this.#nodes = nodes;
    this.#toSkip = toSkip;
  }

  addComment(node: NodeIndex<CommentNode>): void {
    if (this.#turn !== undefined) this.#turn.current.items.push(lowerComment(this.#tree, node, this.#nodes));
    else if (this.#toSkip > 0) this.#toSkip--;
    else {
      this.#comments.push(readComment(this.#tree, node));
      this.#nodes?.add(this.#comments, node);
    }
  }

  addTurn(node: TurnIndex): void {
    const number = isTurn(this.#tree, node) ? turnNumberAt(this.#tree, node) : undefined;
    if (this.#turn === undefined || number !== undefined) {
      this.#closeTurn();
      this.#turn = new TurnBuilder(this.#tree, node, number);
    }
    this.#result = this.#turn.read(node, this.#nodes) ?? this.#result;
  }

  close(): Line {
    this.#closeTurn();
    return { comments: this.#comments, turns: this.turns, ...defined({ result: this.#result }) };
  }

  #closeTurn(): void {
    if (this.#turn === undefined) return;
    const { leading, turn } = this.#turn.close();
    for (const comment of leading) {
      this.#comments.push(comment.text);
      const node = this.#nodes?.of(comment);
      if (node !== undefined) this.#nodes?.add(this.#comments, node);
    }
    if (turn === undefined) return;
    this.turns.push(turn);
    this.#nodes?.add(turn, this.#turn.at);
  }
}

const NO_COMMENTS: readonly Comment[] = frozen([]);

/** A turn under construction. */
class TurnBuilder {
  readonly at: TurnIndex;
  /** The last action. */
  current: ActionBuilder;
  readonly #tree: Tree;
  /** The number of the turn; `undefined` if not written or too large. */
  readonly #number: number | undefined;
  readonly #first = new ActionBuilder();
  #second: ActionBuilder | undefined;

  constructor(tree: Tree, node: TurnIndex, number: number | undefined) {
    this.#tree = tree;
    this.at = node;
    this.#number = number;
    this.current = this.#first;
  }

  /** Adds the parts of a turn of the tree. @returns the last result in it */
  read(node: TurnIndex, nodes: PartNodes | undefined): GameResult | undefined {
    const tree = this.#tree;
    let result: GameResult | undefined;
    for (let part = turnParts.first(tree, node); part !== 0; part = turnParts.next(tree, node, part)) {
      if (isReply(tree, part)) this.current = this.#second ??= new ActionBuilder();
      else if (isResult(tree, part)) result = textOf(tree, part);
      else addElement(tree, part, this.current, nodes);
    }
    return result;
  }

  /**
   * Returns the turn; `undefined` if it has only marks, comments or a result. `leading` has the comments before the
   * first move of a turn without a number, which belong before the turn.
   */
  close(): { readonly leading: readonly Comment[]; readonly turn: Turn | undefined } {
    const isNumbered = this.#number !== undefined;
    const first = this.#first;
    const second = this.#second;
    const leading = isNumbered ? NO_COMMENTS : first.takeLeadingComments();
    // If white has no action, its comments belong before black's moves.
    if (second !== undefined && first.hasOnlyComments) second.prepend(first.takeLeadingComments());
    if (isNumbered && isTurn(this.#tree, this.at) && blackBegins(this.#tree, this.at)) {
      // White has no action in `1b. (1b. d5) / e5` either.
      second?.prepend(first.items);
      return { leading, turn: turnOf(this.#number, undefined, (second ?? first).action) };
    }
    const isOfWhite = first.items.length > 0 || (isNumbered && second === undefined);
    return { leading, turn: turnOf(this.#number, isOfWhite ? first.action : undefined, second?.action) };
  }
}

/** Adds a part to an action, if it is readable. */
function addElement(tree: Tree, node: NodeIndex, action: ActionBuilder, nodes: PartNodes | undefined): void {
  if (isPly(tree, node)) {
    const move = lowerPly(tree, node);
    if (move !== undefined) nodes?.add(move, node);
    action.addMove(move);
  } else if (isComment(tree, node)) action.items.push(lowerComment(tree, node, nodes));
  else if (isVariation(tree, node)) {
    const variation = lowerVariation(tree, node, nodes);
    if (variation.turns.length > 0 || !isCutOff(tree, node)) action.items.push(variation);
  } else if (isTimelineMark(tree, node)) action.addMark({ makes: lowerLayer(tree, timelineMarkLayer(tree, node)) });
  else if (isPresentMark(tree, node)) action.addMark({ present: lowerTime(tree, presentMarkTime(tree, node)) });
}

/** Makes a turn without its absent members; `undefined` if all are absent. */
function turnOf(number: number | undefined, white: Action | undefined, black: Action | undefined): Turn | undefined {
  if (number === undefined && white === undefined && black === undefined) return undefined;
  const turn: Mutable<Turn> = {};
  if (number !== undefined) turn.number = number;
  if (white !== undefined) turn.white = white;
  if (black !== undefined) turn.black = black;
  return turn;
}

function lowerComment(tree: Tree, node: NodeIndex<CommentNode>, nodes: PartNodes | undefined): Comment {
  const comment: Comment = { type: 'comment', text: readComment(tree, node) };
  nodes?.add(comment, node);
  return comment;
}

/** Returns the text between the braces of a comment of a tree. The closing brace may be missing. */
export function readComment(tree: Tree, node: NodeIndex<CommentNode>): string {
  const end = endOf(tree, node);
  return tree.text.slice(startOf(tree, node) + 1, isClosedComment(tree, node) ? end - 1 : end);
}

const variations = /* @__PURE__ */ new NestedValues<NodeIndex<VariationNode>, Variation>(isVariation);

const lowerVariation = (tree: Tree, node: NodeIndex<VariationNode>, nodes: PartNodes | undefined): Variation =>
  variations.read(tree, node, (_, inner) => {
    const variation: Variation = { type: 'variation', ...lowerLine(tree, inner, { nodes }) };
    nodes?.add(variation, inner);
    return variation;
  });

/** Whether a variation without turns was cut off because it is nested too deeply. */
const isCutOff = (tree: Tree, node: NodeIndex<VariationNode>): boolean =>
  variationClose(tree, node) === 0 && endOf(tree, node) === tooDeepAt(tree);
