import type { Board as BoardNode, GameRecord } from '../../../generated/5dfen/nodes.js';
import {
  boardChildren,
  gameRecordTags,
  isBoard,
  isSeparator,
  isTagError,
  isVariation,
  separatorText,
  variationClose,
} from '../../../generated/5dfen/readers.js';
import { endOf, firstNode, nextNode, type NodeIndex, startOf, type Tree } from '../../cst/index.js';
import { defined } from '../../defined.js';
import { type BoardShape, boardShape } from './boards/boards.js';
import { NearErrors } from './faults/near-errors.js';
import { lowerHeader } from './headers/headers.js';
import type { Header } from './model/model.js';
import { tooDeepAt, turnsOf } from './turns/turns.js';

/** A header, and the node that it was read from. */
export interface HeaderAt extends Header {
  readonly at: NodeIndex;
}

/** The part of a record before its moves: headers and boards. */
export interface Preamble {
  readonly headers: readonly HeaderAt[];
  /** The readable boards. */
  readonly boards: readonly BoardShape[];
  /** The separator between the fields of the first board; absent if no board has one. */
  readonly separator?: ':' | ';';
  /** Whether the record has boards, or parts that may be boards. */
  readonly hasBoards: boolean;
  /** Whether every board is readable. */
  readonly boardsAreReadable: boolean;
  /** The offset of the first board; infinity if there is none. */
  readonly boardsStart: number;
  /** The offset of the last header or board; -1 if there is none. */
  readonly lastTagStart: number;
}

/** Facts about a whole record that several checks need. Each is computed on first use. */
export class RecordFacts {
  readonly #tree: Tree<GameRecord | undefined>;
  #preamble: Preamble | undefined;
  #errors: NearErrors | undefined;
  #movesStart: number | undefined;
  #firstOpenVariation: NodeIndex | 0 | undefined;
  #cutOff: { readonly at: number | undefined } | undefined;

  constructor(tree: Tree<GameRecord | undefined>) {
    this.#tree = tree;
  }

  /** The syntax errors. */
  get errors(): NearErrors {
    this.#errors ??= new NearErrors(this.#tree);
    return this.#errors;
  }

  /** The headers and boards. */
  get preamble(): Preamble {
    this.#preamble ??= preambleOf(this.#tree);
    return this.#preamble;
  }

  /** The offset of the moves; infinity if there are none. */
  get movesStart(): number {
    this.#movesStart ??= startOfMoves(this.#tree);
    return this.#movesStart;
  }

  /** The offset at which reading stops because variations are nested too deeply; `undefined` if it does not. */
  get cutOff(): number | undefined {
    this.#cutOff ??= { at: tooDeepAt(this.#tree) };
    return this.#cutOff.at;
  }

  /** The first variation without its closing parenthesis in document order; 0 if all are closed. */
  get firstOpenVariation(): NodeIndex | 0 {
    this.#firstOpenVariation ??= firstOpenVariation(this.#tree, this.cutOff);
    return this.#firstOpenVariation;
  }
}

/** Returns the first header with a key, ignoring case. `key` must be lower case. */
export const headerAt = ({ headers }: Preamble, key: string): HeaderAt | undefined =>
  headers.find((header) => header.key.toLowerCase() === key);

function startOfMoves(tree: Tree<GameRecord | undefined>): number {
  const first = tree.root === undefined ? 0 : turnsOf.first(tree, tree.root.index);
  return first === 0 ? Number.POSITIVE_INFINITY : startOf(tree, first);
}

function firstOpenVariation(tree: Tree, cutOff: number | undefined): NodeIndex | 0 {
  for (let node = firstNode(tree); node !== 0; node = nextNode(tree, node)) {
    if (isVariation(tree, node) && variationClose(tree, node) === 0 && endOf(tree, node) !== cutOff) return node;
  }
  return 0;
}

function preambleOf(tree: Tree<GameRecord | undefined>): Preamble {
  const headers: HeaderAt[] = [];
  const boards: BoardShape[] = [];
  const preamble = {
    hasBoards: false,
    boardsAreReadable: true,
    boardsStart: Number.POSITIVE_INFINITY,
    lastTagStart: -1,
  };
  let separator: Preamble['separator'];
  const record = tree.root?.index;
  if (record === undefined) return { headers, boards, ...preamble };
  for (let node = gameRecordTags.first(tree, record); node !== 0; node = gameRecordTags.next(tree, record, node)) {
    preamble.lastTagStart = startOf(tree, node);
    if (isBoard(tree, node)) {
      preamble.hasBoards = true;
      preamble.boardsStart = Math.min(preamble.boardsStart, startOf(tree, node));
      separator ??= separatorsOf(tree, node)[0];
      const shape = boardShape(tree, node);
      if (shape === undefined) preamble.boardsAreReadable = false;
      else boards.push(shape);
      continue;
    }
    const header = lowerHeader(tree, node);
    if (header !== undefined) headers.push({ ...header, at: node });
    else if (isTagError(tree, node)) preamble.hasBoards = true;
  }
  return { headers, boards, ...preamble, ...defined({ separator }) };
}

/** Returns the separators of the fields of a board. */
function separatorsOf(tree: Tree, board: NodeIndex<BoardNode>): (':' | ';')[] {
  const separators: (':' | ';')[] = [];
  for (let node = boardChildren.first(tree, board); node !== 0; node = boardChildren.next(tree, board, node)) {
    if (isSeparator(tree, node)) separators.push(separatorText(tree, node));
  }
  return separators;
}
