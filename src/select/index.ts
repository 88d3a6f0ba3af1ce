/**
 * Finds nodes of a tree by selectors, as CSS finds elements of a page.
 *
 * ```ts
 * import { parseOniTree } from 'ludogram/oni';
 * import { select } from 'ludogram/select';
 *
 * const tree = parseOniTree('BXLUT Byt Lbh');
 * select(tree, 'Move > .to').map(({ text }) => text); // ['t', 'h']
 * ```
 *
 * - `select` returns the nodes that match, with the type of their kind if the selector ends with one.
 * - `selectorProblem` returns why a text is not a selector.
 *
 * @module ludogram/select
 */
export { type LastKind, select, type Selected, selectorProblem } from './select.js';
