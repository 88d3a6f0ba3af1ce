/**
 * The syntax tree that generated parsers build, and the functions that read it. The tree is flat and keeps every
 * character of the text. Generated parsers import nothing but this module.
 *
 * ```ts
 * import { parseOniTree } from 'ludogram/oni';
 *
 * const tree = parseOniTree('BXLUT Byt');
 * tree.source();           // 'BXLUT Byt'
 * tree.root.moves[0]?.text; // 'Byt'
 * console.log(tree.dump());
 * ```
 *
 * The module imports nothing outside its folder, so `ludogram generate --standalone` can copy it next to a parser.
 *
 * - `Tree` is the result of a parser, with `root`, `comments()`, `errors()`, `nodeAt(offset)` and `source()`. `Node` is
 *   the base class of all views; `TreeCursor` walks a tree without views.
 * - `explain` returns what was expected at each error node; `describeExpected` and `describeFound` put it into words.
 * - `expectedAt` returns what can come at an offset, for completion.
 * - `textOf`, `startOf`, `endOf`, `spanAt`, `kindOf` and the generated readers take the index of a node and create no
 *   views.
 * - `valueOfNode` makes the plain object of a node, for `values.ts` of a parser.
 * - `createArena` makes a buffer that parsers reuse, so that repeated parsing allocates less memory.
 *
 * @module ludogram/cst
 */

/** For parsers with `--recover auto`. @hidden */
export * as recoveryRuntime from './recover/index.js';
export { ancestorsOf, coveringNode, nodeIndexAt, parentOf } from './tree/ancestors.js';
export { type Alphabet, encode } from './text/alphabet.js';
export { ContextTracer, type CapturedText } from './explain/context-tracer.js';
export { TestTracer } from './explain/test-tracer.js';
export { TreeCursor } from './tree/cursor.js';
export { expectedAt, expectedTexts } from './explain/expected.js';
export { explain, explainEach } from './explain/explain.js';
export { describeExpected, describeFound, type SyntaxFailure } from './explain/failure.js';
export type { Expected } from './explain/failure-tracer.js';
export { BUILTIN_KINDS, BuiltinKind, type Language, type ViewConstructor } from './tree/language.js';
export { LineIndex, type Position } from './text/line-index.js';
export { countElements, elementsOf, findElement, type NodeList } from './tree/node-list.js';
export type { NodeIndex, ViewOf } from './tree/node.js';
export { Document, Node, Token, TooDeepError, UnparsedError } from './tree/node.js';
export { type Arena, createArena, DEFAULT_DEPTH_LIMIT, STACK_DEPTH, type ParseOptions } from './text/parse-options.js';
export { type Predicate, type Predicates, predicatesOf } from './text/predicates.js';
export type { PlainNode } from './tree/plain.js';
export {
  endOf,
  fieldOf,
  firstNode,
  firstUnitOf,
  kindOf,
  leadingNumberOf,
  nextNode,
  nextNodeOutside,
  spanAt,
  startOf,
  textOf,
  variantOf,
} from './tree/read.js';
export { acquireTreeData, commitTreeData, enlargeTreeData } from './text/tree-data.js';
export { Tree } from './tree/tree.js';
export { type ValueForm, type ValueForms, valueOfNode } from './tree/value.js';
export { visibleJson, visibleLine, visibleRecord, visibleText } from './text/visible.js';
