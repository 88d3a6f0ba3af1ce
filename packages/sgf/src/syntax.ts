import { type CheckContext, type ErrorKindOf, insertionAt, quote, type ReadOptions, type SyntaxRules } from 'ludogram';
import { parentOf, startOf } from 'ludogram/cst';
import { replacement } from 'ludogram/diagnostics';
import type { Kind, SgfFile } from '../generated/sgf/nodes.js';
import { sgfDiagnostics as diagnostics } from './codes.js';
import { endsInBackslash, endsInValue, isWholeNode } from './faults/loose-text.js';

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
    // A parenthesis that is added inside a value would end nothing.
    const isInValue = endsInValue(node.tree.nodeAt(node.start - 1).text);
    const fixes = isInValue ? [] : [{ title: 'close the tree' as const, edits }];
    return diagnostics.report('unclosed-tree', { start: open, end: open + 1 }, undefined, { fixes });
  },
  LooseNodeError({ node: { start, text } }) {
    const edits = insertionAt(start, ';');
    const fixes = isWholeNode(text) ? [{ title: 'add ";"' as const, edits }] : [];
    return diagnostics.report('missing-semicolon', { start, end: start + text.trimEnd().length }, undefined, { fixes });
  },
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
    const value = /^[^\r\n]*/.exec(text)![0].replace(/(?<![)\s])[)\s]+$/, '');
    // A backslash at the end would escape the bracket.
    const added = endsInBackslash(value) ? '\\]' : ']';
    return diagnostics.report('unclosed-value', { start, end: start + 1 }, undefined, {
      fixes: [{ title: 'add "]" at the end of the line', edits: insertionAt(start + value.length, added) }],
    });
  },
  UnparsedError: stray,
  TooDeepError: ({ node: { start } }) => diagnostics.report('too-deep', { start, end: start + 1 }),
};
