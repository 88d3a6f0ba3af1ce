import type { AnnoFen, Kind } from '../../../../generated/xiangqi/nodes.js';
import { groupClose, isGroup, isVersionError } from '../../../../generated/xiangqi/readers.js';
import type { Node, SyntaxFailure } from '../../../cst/index.js';
import { type Diagnostic, quote, replacement } from '../../../diagnostics/index.js';
import { rowNumberOf } from '../../../notation/check/row-numbers.js';
import type { ErrorKindOf, SyntaxRules } from '../../../notation/index.js';
import { aroundIfEmpty, firstLineOf, trimmed } from '../../../notation/read/spans.js';
import { foundIn, isInOpenGroup, type PlacementContext, splitPosition } from '../setup/checks.js';
import { ROWS } from '../setup/model/model.js';
import { annoFenDiagnostics as diagnostics } from './codes.js';

/** The diagnostics for each kind of error node of the grammar. */
export const ANNOFEN_SYNTAX: SyntaxRules<ErrorKindOf<typeof Kind>, PlacementContext<AnnoFen>> = {
  StrayLineError: ({ node }, _, fault) => strayLine(node, fault),
  VersionError: ({ node }, { tree }) => versionError(node, tree.root),
  EmptyRowError({ node }, { tree, facts }) {
    const { root } = tree;
    // The row is after the white space.
    const split = node.index === facts.lastRow ? facts.split : undefined;
    if (split !== undefined) return splitPosition(diagnostics, split);
    const row = rowNumberOf(tree, node.index);
    // A wrong version may include the first row.
    return row === 1 && isVersionError(tree, root.version.index)
      ? undefined
      : diagnostics.report('empty-row', aroundIfEmpty(node), { row });
  },
  AnnotationError: ({ node }) =>
    isInOpenGroup(node) ? undefined : diagnostics.report('bad-annotation', node, { found: quote(node.text) }),
  AtomError({ node }, _, fault) {
    if (node.text === '[') return diagnostics.report('nested-group', node);
    if (isInOpenGroup(node)) return undefined;
    const { span, found } = foundIn(fault);
    return diagnostics.report('unknown-character', span, { found });
  },
  StrayBracketError: ({ node }) => diagnostics.report('stray-bracket', node),
  TrailingError({ node }, { tree, facts }) {
    const { split } = facts;
    if (split !== undefined) return splitPosition(diagnostics, split);
    // White space in a group cuts the group in two.
    const last = facts.oddFields.at(-1)?.node;
    if (last !== undefined && isGroup(tree, last) && groupClose(tree, last) === 0 && /^[^[\]]*\]/.test(node.text)) {
      return undefined;
    }
    const fixes = [replacement('drop it', node, '')];
    return diagnostics.report('trailing-state', trimmed(node), { found: quote(node.text) }, { fixes });
  },
  ExtraLineError: ({ node }) => extraLine(node),
  UnparsedError: ({ node }) => extraLine(node),
  TooDeepError: ({ node }) => extraLine(node),
};

const extraLine = (node: Node): Diagnostic => diagnostics.report('extra-line', firstLineOf(node));

/** Reports lines before the position, with a fix that makes each of them a comment. */
function strayLine(node: Node, lines: readonly SyntaxFailure[]): Diagnostic {
  const edits = lines.map(({ node: { start } }) => ({ start, end: start, text: '# ' }));
  return diagnostics.report('stray-line', trimmed(node), undefined, { fixes: [{ title: 'add "#"', edits }] });
}

function versionError(node: Node, root: AnnoFen): Diagnostic {
  if (node.text !== '') return diagnostics.report('unknown-version', node, { found: quote(node.text) });
  // A text with other rows, or with other errors, need not be a position.
  const [, otherError] = node.tree.eachError();
  const isPlacement = otherError === undefined && root.rows.length === ROWS;
  const fixes = isPlacement ? [replacement('write "v1"', node, 'v1 ')] : [];
  return diagnostics.report('no-version', aroundIfEmpty(node), undefined, { fixes });
}
