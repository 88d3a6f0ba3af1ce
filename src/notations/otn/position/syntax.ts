import { Field, type Kind } from '../../../../generated/otn/nodes.js';
import { rowNumberOf } from '../../../notation/row-numbers.js';
import type { ErrorKindOf, SyntaxRules } from '../../../notation/index.js';
import { quote } from '../quote.js';
import type { OtnContext } from '../options.js';
import { positionDiagnostics as catalogue } from './codes.js';

/** What the error nodes of positions are reported as, alone or in a record. */
export const POSITION_SYNTAX = {
  MissingPositionError: ({ node }) => catalogue.report('missing-position', node),
  EmptyRowError: ({ node }) => catalogue.report('empty-row', node, { row: rowNumberOf(node, Field.rows) }),
  CellError({ node }) {
    const isNumber = /^\d/.test(node.text);
    return catalogue.report(isNumber ? 'bad-count' : 'unknown-piece', node, { found: quote(node.text) });
  },
} satisfies Partial<SyntaxRules<ErrorKindOf<typeof Kind>, OtnContext>>;
