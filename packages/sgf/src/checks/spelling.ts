import { type Check, quote } from 'ludogram';
import { type NodeIndex, spanAt, textOf } from 'ludogram/cst';
import { replacement } from 'ludogram/diagnostics';
import { Kind } from '../../generated/sgf/nodes.js';
import { sgfDiagnostics as diagnostics } from '../codes.js';
import type { SgfContext } from '../syntax.js';

type SgfCheck = Check<SgfContext>;

/** Checks that nothing but white space is around the game trees. Reports `sgf/outside-text`. */
const noOutsideText: SgfCheck = {
  level: 'syntax',
  on: Kind.OutsideText,
  run: (node, { tree, report }) => {
    const { start } = spanAt(tree, node as NodeIndex);
    const end = start + textOf(tree, node as NodeIndex).trimEnd().length;
    report(diagnostics.report('outside-text', { start, end }));
  },
};

/** Checks that names have no small letters. Reports `sgf/old-name`, or `sgf/stray-text` for a word without capitals. */
const namesInCapitals: SgfCheck = {
  level: 'syntax',
  on: Kind.OddIdent,
  run(node, { tree, report }) {
    const span = spanAt(tree, node as NodeIndex);
    const text = textOf(tree, node as NodeIndex);
    const id = text.replace(/[a-z]/g, '');
    if (id === '') return report(diagnostics.report('stray-text', span, { found: quote(text) }));
    const fixes = [replacement('write {text}', span, id)];
    report(diagnostics.report('old-name', span, { found: quote(text), id }, { fixes }));
  },
};

/** The checks of names, and of text around the game trees. */
export const SPELLING_CHECKS: readonly SgfCheck[] = [noOutsideText, namesInCapitals];
