import * as nodes from '../../../../generated/xiangqi/nodes.js';
import { parse } from '../../../../generated/xiangqi/parser.js';
import { annoFenRows, groupAtoms, groupClose, isGroup } from '../../../../generated/xiangqi/readers.js';
import { explain, type Node, startOf, type Tree } from '../../../cst/index.js';
import { type Diagnostic, hasErrors, replacement } from '../../../diagnostics/index.js';
import type { ReadOptions } from '../../../notation/format.js';
import { checkedDialect } from '../../../notation/dialect.js';
import { orOtherNotation } from '../../../notation/other-notation.js';
import { rowNumbers } from '../../../notation/row-numbers.js';
import { aroundIfEmpty, firstLineOf, spanAt, trimmed } from '../../../notation/spans.js';
import { annoFenDiagnostics as catalogue } from './codes.js';
import { checkCodes, checkFields, doubtful } from '../setup/checks.js';
import { placementOf } from '../setup/lower.js';
import type { SetupReading } from '../setup/setup-reading.js';
import { checkShape } from '../setup/shape.js';
import type { WrittenField } from '../setup/written-field.js';

/** Reads and judges an annoFEN text; never throws. There are no rules: level `rules` asks what `structure` does. */
export function parseAnnoFen(text: string, { level = 'rules', dialect }: ReadOptions<never> = {}): SetupReading {
  checkedDialect('annofen', [], dialect);
  const tree = parse(text, { start: 'AnnoFen' });
  const placement = placementOf(tree, tree.root?.index, annoFenRows);
  const { fields, marked } = placement;
  const doubts = doubtful(marked);
  const syntax = [
    ...syntaxOf(tree, placement.firstRow),
    ...checkGroups(tree, marked),
    ...checkCodes(doubts, catalogue),
  ];
  const structure =
    level === 'syntax' ? [] : [...checkShape(tree, placement, catalogue), ...checkFields(doubts, catalogue)];
  return {
    tree,
    model: { fields, comments: tree.comments().map((comment) => comment.text.slice(1)) },
    diagnostics: orOtherNotation(text, 'annofen', [...syntax, ...structure], catalogue),
    isWellFormed: !hasErrors(syntax),
  };
}

/** @param firstRow the index of the first row; 0 if there is none */
function syntaxOf(tree: Tree<nodes.AnnoFen | undefined>, firstRow: number): Diagnostic[] {
  const failures = explain(tree);
  if (failures.length === 0) return [];
  const rowOf = rowNumbers(tree, nodes.Field.rows);
  // Where the version is wrong, it may have taken the first row with it.
  const isLost = (node: Node) => tree.root?.version instanceof nodes.VersionError && node.index === firstRow;
  return failures.flatMap(({ node }) => (isLost(node) ? [] : [describe(node as nodes.AnyNode, rowOf)]));
}

function describe(node: nodes.AnyNode, rowOf: ReturnType<typeof rowNumbers>): Diagnostic {
  const { text } = node;
  switch (node.kind) {
    case nodes.Kind.VersionError:
      return describeVersion(node);
    case nodes.Kind.TrailingError: {
      const fixes = [replacement('drop it', node, '')];
      const span = trimmed(node);
      return catalogue.report('trailing-state', span, { found: `“${text.trim()}”` }, { fixes });
    }
    case nodes.Kind.EmptyRowError:
      return catalogue.report('empty-row', aroundIfEmpty(node), { row: rowOf(node) });
    case nodes.Kind.AnnotationError:
      return catalogue.report('bad-annotation', node, { found: text });
    case nodes.Kind.StrayBracketError:
      return catalogue.report('stray-bracket', node);
    case nodes.Kind.AtomError:
      return text === '['
        ? catalogue.report('nested-group', node)
        : catalogue.report('unknown-character', node, { found: JSON.stringify(text) });
    default:
      return catalogue.report('extra-line', firstLineOf(node));
  }
}

function describeVersion(node: Node): Diagnostic {
  if (node.text !== '') return catalogue.report('unknown-version', node, { found: node.text });
  // One row, or a text with other errors, may be anything.
  const { rows } = node.tree.root as nodes.AnnoFen;
  const isPlacement = rows.length > 1 && node.tree.errors().length === 1;
  const fixes = isPlacement ? [replacement('write v1', node, 'v1 ')] : [];
  return catalogue.report('no-version', aroundIfEmpty(node), undefined, { fixes });
}

function checkGroups(tree: Tree, marked: readonly WrittenField[]): Diagnostic[] {
  const out: Diagnostic[] = [];
  for (const { at } of marked) {
    if (!isGroup(tree, at)) continue;
    if (groupClose(tree, at) === 0) {
      const start = startOf(tree, at);
      out.push(catalogue.report('unclosed-group', { start, end: start + 1 }));
    } else if (groupAtoms.first(tree, at) === 0) {
      out.push(catalogue.report('empty-group', spanAt(tree, at)));
    }
  }
  return out;
}
