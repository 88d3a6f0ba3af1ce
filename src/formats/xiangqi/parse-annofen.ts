import * as nodes from '../../../generated/xiangqi/nodes.js';
import { parse } from '../../../generated/xiangqi/parser.js';
import { explain, type Node, type Tree } from '../../cst/index.js';
import { fieldAt, START, WORDS } from '../../cst/layout.js';
import { type Diagnostic, hasErrors, type Span, sortDiagnostics } from '../../diagnostics/index.js';
import type { ReadOptions } from '../format.js';
import { rowNumbers } from '../row-numbers.js';
import { spanAt } from '../spans.js';
import { annoFenCatalogue as catalogue } from './catalogue-annofen.js';
import { checkCodes, checkFields } from './checks.js';
import type { XiangqiSetup } from './model.js';
import { placementOf, rowsOf } from './placement.js';
import { checkShape } from './shape.js';
import { isClosed, type WrittenField } from './written-field.js';

/** A text that was read as one of the xiangqi formats. */
export interface SetupReading {
  readonly tree: Tree;
  readonly model: XiangqiSetup;
  readonly diagnostics: readonly Diagnostic[];
  /** Whether the text has no syntax error, so that it can be written anew. */
  readonly isWellFormed: boolean;
}

/** Reads and judges an annoFEN text; never throws. There are no rules: level `rules` asks what `structure` does. */
export function parseAnnoFen(text: string, { level = 'rules' }: ReadOptions = {}): SetupReading {
  const tree = parse(text, { start: 'AnnoFen' });
  const rows = rowsOf(tree);
  const { fields, marked } = placementOf(tree, rows);
  const syntax = [...syntaxOf(tree, rows[0]), ...checkGroups(tree, marked), ...checkCodes(marked, catalogue)];
  const structure = level === 'syntax' ? [] : [...checkShape(tree, rows, catalogue), ...checkFields(marked, catalogue)];
  return {
    tree,
    model: { fields, comments: tree.comments().map((comment) => comment.text.slice(1)) },
    diagnostics: sortDiagnostics([...syntax, ...structure]),
    isWellFormed: !hasErrors(syntax),
  };
}

/** @param firstRow word index of the first row */
function syntaxOf(tree: Tree<nodes.AnnoFen | undefined>, firstRow: number | undefined): Diagnostic[] {
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
      const fixes = [{ title: 'drop it', edits: [{ start: node.start, end: node.end, text: '' }] }];
      const span = trimmed(node);
      return catalogue.report('trailing-state', span, { found: `“${text.trim()}”` }, { fixes });
    }
    case nodes.Kind.EmptyRowError:
      return catalogue.report('empty-row', besideNothing(node), { row: rowOf(node) });
    case nodes.Kind.AnnotationError:
      return catalogue.report('bad-annotation', node, { found: text });
    case nodes.Kind.StrayBracketError:
      return catalogue.report('stray-bracket', node);
    case nodes.Kind.AtomError:
      return text === '['
        ? catalogue.report('nested-group', node)
        : catalogue.report('unknown-character', node, { found: JSON.stringify(text) });
    default:
      return catalogue.report('extra-line', firstLine(node));
  }
}

function describeVersion(node: Node): Diagnostic {
  if (node.text !== '') return catalogue.report('unknown-version', node, { found: node.text });
  const fixes = [{ title: 'write v1', edits: [{ start: node.start, end: node.start, text: 'v1 ' }] }];
  return catalogue.report('no-version', besideNothing(node), undefined, { fixes });
}

function checkGroups(tree: Tree, marked: readonly WrittenField[]): Diagnostic[] {
  const out: Diagnostic[] = [];
  for (const field of marked) {
    if (!field.isGroup) continue;
    const { at } = field;
    if (!isClosed(tree, at)) {
      const start = tree.words[at + START]!;
      out.push(catalogue.report('unclosed-group', { start, end: start + 1 }));
    } else if (fieldAt(tree.words, at + WORDS) !== nodes.Field.atoms) {
      out.push(catalogue.report('empty-group', spanAt(tree, at)));
    }
  }
  return out;
}

/** What is missing is shown at the character behind its place, or in front of it at the end of a line. */
export function besideNothing({ start, tree: { text } }: Node): Span {
  const next = text[start];
  if (next !== undefined && !/[\r\n]/.test(next)) return { start, end: start + 1 };
  return { start: Math.max(0, start - 1), end: start };
}

/** Without blanks at its ends. */
export function trimmed({ start, text }: Node): Span {
  const from = start + text.length - text.trimStart().length;
  return { start: from, end: from + text.trim().length };
}

/** The first line of a node. */
export function firstLine({ start, text }: Node): Span {
  return { start, end: start + /^[^\r\n]*/.exec(text)![0].length };
}
