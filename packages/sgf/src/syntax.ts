import { type CheckContext, type ErrorKindOf, insertionAt, quote, type ReadOptions, type SyntaxRules } from 'ludogram';
import { parentOf, startOf } from 'ludogram/cst';
import { replacement } from 'ludogram/diagnostics';
import type { Kind, SgfFile } from '../generated/sgf/nodes.js';
import { sgfDiagnostics as diagnostics } from './codes.js';

/** The context of a check of SGF texts. */
export type SgfContext = CheckContext<SgfFile, ReadOptions>;

const stray: SyntaxRules<'Stray', SgfContext>['Stray'] = ({ node: { start, text } }) => {
  const found = text.trimEnd();
  return diagnostics.report('stray-text', { start, end: start + found.length }, { found: quote(found) });
};

/** The diagnostics of each kind of error node. */
export const sgfSyntax: SyntaxRules<ErrorKindOf<typeof Kind>, SgfContext> = {
  StrayParenthesisError: ({ node: { start, end } }) =>
    diagnostics.report('stray-parenthesis', { start, end }, undefined, {
      fixes: [replacement('drop the parenthesis', { start, end }, '')],
    }),
  // All trees that end at the same offset are one fault, reported at the innermost.
  UnclosedTreeError({ node }, _, fault) {
    const open = startOf(node.tree, parentOf(node.tree, node.index));
    const edits = insertionAt(node.start, ')'.repeat(fault.length));
    return diagnostics.report('unclosed-tree', { start: open, end: open + 1 }, undefined, {
      fixes: [{ title: 'close the tree', edits }],
    });
  },
  LooseNodeError: ({ node: { start, text } }) =>
    diagnostics.report('missing-semicolon', { start, end: start + text.trimEnd().length }, undefined, {
      fixes: [{ title: 'add ";"', edits: insertionAt(start, ';') }],
    }),
  LateNodeError: ({ node: { start, text } }) =>
    diagnostics.report('late-node', { start, end: start + text.trimEnd().length }),
  StrayInTreeError: stray,
  StrayInNodeError: stray,
  MissingValueError({ node: { tree, index } }) {
    const { start, end, text } = tree.node(parentOf(tree, index));
    return diagnostics.report('missing-value', { start, end }, { id: text.trimEnd() });
  },
  UnclosedValueError({ node: { start, text } }) {
    // Parentheses at the end of the first line probably close trees: the value ends before them. The lookbehind keeps
    // the search linear.
    const offset = start + /^[^\r\n]*/.exec(text)![0].replace(/(?<![)\s])[)\s]+$/, '').length;
    return diagnostics.report('unclosed-value', { start, end: start + 1 }, undefined, {
      fixes: [{ title: 'add "]" at the end of the line', edits: insertionAt(offset, ']') }],
    });
  },
  UnparsedError: stray,
  TooDeepError: ({ node: { start } }) => diagnostics.report('too-deep', { start, end: start + 1 }),
};
