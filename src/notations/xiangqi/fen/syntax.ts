import type { Fen, Kind } from '../../../../generated/xiangqi/nodes.js';
import type { Node } from '../../../cst/index.js';
import type { Diagnostic } from '../../../diagnostics/index.js';
import type { ErrorKindOf, SyntaxRules } from '../../../notation/index.js';
import { rowNumberOf } from '../../../notation/row-numbers.js';
import { aroundIfEmpty, firstLineOf } from '../../../notation/spans.js';
import type { PlacementContext } from '../setup/checks.js';
import { fenDiagnostics as diagnostics } from './codes.js';

/**
 * The diagnostics for each kind of error node of the grammar. A plain FEN has no version, and nothing after its state.
 */
export const FEN_SYNTAX: SyntaxRules<ErrorKindOf<typeof Kind>, PlacementContext<Fen>> = {
  EmptyRowError: ({ node }, { tree }) =>
    diagnostics.report('empty-row', aroundIfEmpty(node), { row: rowNumberOf(tree, node.index) }),
  AnnotationError: ({ node }) => diagnostics.report('no-annotations', node, { found: 'annotations' }),
  AtomError: ({ node }) => unknownCharacter(node),
  StrayBracketError: ({ node }) => unknownCharacter(node),
  VersionError: ({ node }) => extraLine(node),
  TrailingError: ({ node }) => extraLine(node),
  ExtraLineError: ({ node }) => extraLine(node),
  UnparsedError: ({ node }) => extraLine(node),
  TooDeepError: ({ node }) => extraLine(node),
};

const unknownCharacter = (node: Node): Diagnostic =>
  diagnostics.report('unknown-character', node, { found: JSON.stringify(node.text) });

const extraLine = (node: Node): Diagnostic => diagnostics.report('extra-line', firstLineOf(node));
