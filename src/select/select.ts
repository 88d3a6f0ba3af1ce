import esquery from 'esquery';
import { type Node, Tree } from '../cst/index.js';
import { checkText } from '../diagnostics/check-text.js';
import type { FromText } from '../diagnostics/diagnostic.js';
import { type Candidate, candidatesOf } from './candidates.js';
import type { MatchOptions, ParsedSelector } from './esquery-package.js';
import { Matcher } from './matcher.js';
import { NodeTable } from './node-table.js';

/**
 * The last kind that a selector names, if all nodes that it finds are of this kind: `Square` of
 * `Move > Square:first-child`. `never` for a selector that ends otherwise, or that has alternatives.
 */
export type LastKind<Selector extends string> = Selector extends `${string}${',' | '!'}${string}`
  ? never
  : Selector extends `${string} ${infer Rest}`
    ? LastKind<Rest>
    : Selector extends `${infer Name}${':' | '.' | '['}${string}`
      ? LastKind<Name>
      : Selector;

/** The view of the nodes that a selector finds; `Kinds` has the view of each kind, as `NodesByKind` of a parser. */
export type Selected<Selector extends string, Kinds> = LastKind<Selector> & keyof Kinds extends infer Kind extends
  keyof Kinds
  ? [Kind] extends [never]
    ? unknown extends Kinds
      ? Node
      : Kinds[keyof Kinds]
    : Kinds[Kind]
  : Node;

/**
 * Returns the nodes of a tree that a selector matches, in document order. Selectors are written as in CSS: kinds are
 * the names of elements, labels are classes.
 *
 * | selector | matches |
 * | --- | --- |
 * | `Move` | nodes of a kind; upper and lower case are the same |
 * | `*` | every node, the document and tokens included |
 * | `.from` | nodes with a label |
 * | `Move > Square`, `Game Square` | nodes directly in others, or anywhere in them |
 * | `Move + Move`, `Move ~ Comment` | nodes after others |
 * | `Square:not(.to)`, `Move:has(Check)` | nodes that do not match, or with a match inside |
 * | `:matches(Move, Comment)`, `Move, Comment` | alternatives |
 * | `[text="e4"]`, `[text=/^e/]`, `[start<10]` | nodes by their text or offsets |
 * | `Move[piece.text="Q"]` | nodes by what is under their labels |
 * | `:first-child`, `:last-child`, `:nth-child(2)` | nodes by their location in the node around |
 * | `:error`, `:comment` | error nodes, comments |
 *
 * `:has` looks inside a node, or, as `Move:has(+ Comment)`, at nodes after it. `!Game > Move` returns the games. A
 * selector takes time in proportion to the number of nodes, however deeply they are nested; only a pattern for the
 * `text` of nodes reads the text of each.
 *
 * In attributes, the labels `type`, `children`, `node`, `text`, `start` and `end` have `_` at their ends.
 *
 * @param from a tree, or a node; then only nodes inside this one, and itself, are found
 * @throws {RangeError} if the text is not a selector; {@link selectorProblem} reports this beforehand
 */
export function select<Kinds, const Selector extends string>(
  from: Tree<Node | undefined, Kinds>,
  selector: Selector,
): Selected<Selector, Kinds>[];
export function select(from: Node | Tree, selector: string): Node[];
export function select(from: Node | Tree, selector: string): Node[] {
  const parsed = parseSelector(selector);
  if (!parsed.ok) throw new RangeError(`${JSON.stringify(selector)} is not a selector: ${parsed.problem.message}`);
  const tree = from instanceof Tree ? from : from.tree;
  const { kinds } = tree.language;
  // Without these, kinds with names of ECMAScript's nodes would have the keys of those.
  const visitorKeys = Object.fromEntries([...kinds, 'Document'].map((kind) => [kind, ['children']]));
  const options: MatchOptions = { visitorKeys, matchClass: (name, node) => hasClass(name, node as Candidate) };
  const top = candidatesOf(tree).get(from instanceof Tree ? 0 : from.index);
  if (top === undefined) return [];
  const table = new NodeTable(top);
  const found = new Matcher(table, options).found(parsed.selector);
  return table.candidates.filter((_, index) => found[index] === 1).map(({ node }) => node);
}

/** Returns why a text is not a selector, and where; `undefined` if it is one. Throws only for what isn't a text. */
export function selectorProblem(selector: string): { readonly index: number; readonly message: string } | undefined {
  const parsed = parseSelector(selector);
  return parsed.ok ? undefined : parsed.problem;
}

/** An error of the parser of selectors. */
interface SelectorError extends Error {
  readonly location?: { readonly start: { readonly offset: number } };
}

function parseSelector(text: string): FromText<{ readonly selector: ParsedSelector }> {
  checkText(text);
  if (text.trim() === '') return { ok: false, problem: { index: 0, message: 'expected a selector' } };
  try {
    return { ok: true, selector: esquery.parse(text) };
  } catch (error) {
    const { message, location } = error as SelectorError;
    const index = location?.start.offset ?? 0;
    const found = index < text.length ? JSON.stringify(text.charAt(index)) : 'end of the selector';
    const problem = /but .* found/.test(message) ? `unexpected ${found}` : message;
    return { ok: false, problem: { index, message: `${problem} at ${index}` } };
  }
}

/** Whether a node has a class, which is `:error` or `:comment`. */
function hasClass(name: string, { node }: Candidate): boolean {
  const { errors, comments } = node.tree.language;
  if (name === 'error') return errors.includes(node.kind);
  return name === 'comment' && comments.includes(node.kind);
}
