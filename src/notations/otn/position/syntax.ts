import type { Kind } from '../../../../generated/otn/nodes.js';
import { quote } from '../../../diagnostics/index.js';
import { rowNumberOf } from '../../../notation/check/row-numbers.js';
import type { ErrorKindOf, SyntaxRules } from '../../../notation/index.js';
import { spanOfFault } from '../faults/span-of-fault.js';
import type { OtnContext } from '../options.js';
import { positionDiagnostics } from './codes.js';

/** The diagnostics for the error nodes of positions, on their own or in a record. */
export const POSITION_SYNTAX = {
  MissingPositionError: ({ node }) => positionDiagnostics.report('missing-position', node),
  EmptyRowError: ({ node }) =>
    positionDiagnostics.report('empty-row', node, { row: rowNumberOf(node.tree, node.index) }),
  CellError({ node }, _, parts) {
    // The rest of the position may be an error of another kind.
    const span = spanOfFault(parts.filter(({ kind }) => kind === 'CellError'));
    const isNumber = /^\d/.test(node.text);
    return positionDiagnostics.report(isNumber ? 'bad-count' : 'unknown-piece', span, {
      found: quote(node.tree.text.slice(span.start, span.end)),
    });
  },
} satisfies Partial<SyntaxRules<ErrorKindOf<typeof Kind>, OtnContext>>;
