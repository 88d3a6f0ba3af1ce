import * as nodes from '../../../../generated/xiangqi/nodes.js';
import { parse } from '../../../../generated/xiangqi/parser.js';
import { fenRows } from '../../../../generated/xiangqi/readers.js';
import { explain, type Tree } from '../../../cst/index.js';
import { type Diagnostic, hasErrors } from '../../../diagnostics/index.js';
import type { ReadOptions } from '../../../notation/format.js';
import { checkedDialect } from '../../../notation/dialect.js';
import { orOtherNotation } from '../../../notation/other-notation.js';
import { rowNumbers } from '../../../notation/row-numbers.js';
import { aroundIfEmpty, firstLineOf } from '../../../notation/spans.js';
import { fenDiagnostics as catalogue } from './codes.js';
import { placementOf } from '../setup/lower.js';
import type { SetupReading } from '../setup/setup-reading.js';
import { checkShape } from '../setup/shape.js';

/** Side to move, castling, passing, plies without capture, turn: as programs write them; all but the first may be absent. */
const STATE = /^[wrb](?:[ \t]+-){0,2}(?:[ \t]+\d+){0,2}$/;

/** Reads and judges a plain FEN of xiangqi; never throws. There are no rules: level `rules` asks what `structure` does. */
export function parseXiangqiFen(text: string, { level = 'rules', dialect }: ReadOptions<never> = {}): SetupReading {
  checkedDialect('xiangqi-fen', [], dialect);
  const tree = parse(text, { start: 'Fen' });
  const placement = placementOf(tree, tree.root?.index, fenRows);
  const rowOf = rowNumbers(tree, nodes.Field.rows);
  const syntax = [...explain(tree).map(({ node }) => describe(node as nodes.AnyNode, rowOf)), ...noAnnotations(tree)];
  const structure = level === 'syntax' ? [] : [...checkShape(tree, placement, catalogue), ...checkState(tree.root)];
  // Blanks of other alphabets are no state.
  const state = tree.root?.state?.text.trim() || undefined;
  return {
    tree,
    model: {
      fields: placement.fields,
      ...(state === undefined ? {} : { state }),
      comments: tree.comments().map((comment) => comment.text.slice(1)),
    },
    diagnostics: orOtherNotation(text, 'xiangqi-fen', [...syntax, ...structure], catalogue),
    isWellFormed: !hasErrors(syntax),
  };
}

function describe(node: nodes.AnyNode, rowOf: ReturnType<typeof rowNumbers>): Diagnostic {
  switch (node.kind) {
    case nodes.Kind.EmptyRowError:
      return catalogue.report('empty-row', aroundIfEmpty(node), { row: rowOf(node) });
    case nodes.Kind.AtomError:
    case nodes.Kind.StrayBracketError:
      return catalogue.report('unknown-character', node, { found: JSON.stringify(node.text) });
    case nodes.Kind.AnnotationError:
      return catalogue.report('no-annotations', node, { found: 'annotations' });
    default:
      return catalogue.report('extra-line', firstLineOf(node));
  }
}

function* noAnnotations(tree: Tree): Iterable<Diagnostic> {
  const cursor = tree.cursor();
  let inGroup = 0;
  while (cursor.next()) {
    if (cursor.start < inGroup) continue;
    if (cursor.kind === nodes.Kind.Group) {
      inGroup = cursor.end;
      yield catalogue.report('no-annotations', cursor.node, { found: 'groups' });
    } else if (cursor.kind === nodes.Kind.Annotation) {
      yield catalogue.report('no-annotations', cursor.node, { found: 'annotations' });
    }
  }
}

function checkState(root: nodes.Fen | undefined): Diagnostic[] {
  const state = root?.state;
  if (state === undefined || STATE.test(state.text.trim())) return [];
  return [catalogue.report('bad-state', state, { found: state.text.trim() })];
}
