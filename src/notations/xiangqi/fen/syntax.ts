import type { Fen, Kind } from '../../../../generated/xiangqi/nodes.js';
import type { Node, SyntaxFailure } from '../../../cst/index.js';
import type { Diagnostic } from '../../../diagnostics/index.js';
import { rowNumberOf } from '../../../notation/check/row-numbers.js';
import type { ErrorKindOf, SyntaxRules } from '../../../notation/index.js';
import { aroundIfEmpty, firstLineOf } from '../../../notation/read/spans.js';
import { foundIn, isInOpenGroup, type PlacementContext, splitPosition } from '../setup/checks.js';
import { fenDiagnostics as diagnostics } from './codes.js';

/**
 * The diagnostics for each kind of error node of the grammar. A plain FEN has no version, and nothing after its state.
 */
export const FEN_SYNTAX: SyntaxRules<ErrorKindOf<typeof Kind>, PlacementContext<Fen>> = {
  EmptyRowError({ node }, { tree, facts }) {
    // The row is after the white space.
    const split = node.index === facts.lastRow ? facts.split : undefined;
    if (split !== undefined) return splitPosition(diagnostics, split);
    return diagnostics.report('empty-row', aroundIfEmpty(node), { row: rowNumberOf(tree, node.index) });
  },
  AnnotationError: ({ node }) => diagnostics.report('no-annotations', node, { what: 'annotations' }),
  AtomError: unknownCharacter,
  StrayBracketError: unknownCharacter,
  StrayLineError: ({ node }) => extraLine(node),
  VersionError: ({ node }) => extraLine(node),
  TrailingError: ({ node }) => extraLine(node),
  ExtraLineError: ({ node }) => extraLine(node),
  UnparsedError: ({ node }) => extraLine(node),
  TooDeepError: ({ node }) => extraLine(node),
};

function unknownCharacter(
  { node }: SyntaxFailure,
  _: unknown,
  fault: readonly SyntaxFailure[],
): Diagnostic | undefined {
  if (isInOpenGroup(node)) return undefined;
  const { span, found } = foundIn(fault);
  return diagnostics.report('unknown-character', span, { found });
}

const extraLine = (node: Node): Diagnostic => diagnostics.report('extra-line', firstLineOf(node));
