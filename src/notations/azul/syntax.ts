import * as nodes from '../../../generated/azul/nodes.js';
import { describeExpected, explain, type Node, type SyntaxFailure, type Tree } from '../../cst/index.js';
import { type Diagnostic, replacement } from '../../diagnostics/index.js';
import { azulDiagnostics as catalogue } from './codes.js';

/** Everything that level `syntax` asks: one diagnostic for each line, tile or destination that can't be read. */
export function syntaxDiagnostics(tree: Tree<nodes.AzulGame | undefined>): Diagnostic[] {
  const failures = explain(tree);
  const out: Diagnostic[] = [];
  for (let i = 0; i < failures.length;) {
    // One word on a line is enough, but its fix mends all wrong letters.
    let end = i + 1;
    while (end < failures.length && areOnOneLine(failures[end - 1]!.node, failures[end]!.node)) end++;
    out.push(describe(failures[i]!, failures.slice(i, end)));
    i = end;
  }
  return out;
}

const areOnOneLine = (a: Node, b: Node): boolean => !/[\r\n]/.test(a.tree.text.slice(a.start, b.start));

function describe(failure: SyntaxFailure, ofLine: readonly SyntaxFailure[]): Diagnostic {
  const node = failure.node as nodes.AnyNode;
  switch (node.kind) {
    case nodes.Kind.SignatureError:
      return describeSignature(node);
    case nodes.Kind.TileError:
      return describeTile(node, ofLine);
    case nodes.Kind.DestinationError:
      return catalogue.report('unknown-destination', node, { found: node.text });
    case nodes.Kind.DateError:
      return catalogue.report('bad-date', dateSpan(node), { found: node.text.trim() });
    default:
      return describeLine(failure);
  }
}

/** What another language’s letters stand for: blue, yellow, white. */
const MISTAKEN: Readonly<Record<string, string>> = { b: 'l', y: 'o', w: 'u' };

function describeTile(node: Node, ofLine: readonly SyntaxFailure[]): Diagnostic {
  const wanted = MISTAKEN[node.text];
  if (wanted === undefined) {
    return catalogue.report('unknown-tile', node, { found: node.text, hint: '; tiles are l o r k u' });
  }
  const edits = ofLine.flatMap(({ node: { start, end, text } }) => {
    const tile = MISTAKEN[text];
    return tile === undefined ? [] : [{ start, end, text: tile }];
  });
  const fixes = [{ title: 'write {wanted}' as const, values: { wanted }, edits }];
  return catalogue.report('unknown-tile', node, { found: node.text, hint: `; perhaps ${wanted} is meant` }, { fixes });
}

function describeSignature(node: Node): Diagnostic {
  if (node.text.trim().toUpperCase() !== 'AZULGAME') return catalogue.report('no-signature', node);
  const fixes = [replacement('write {text}', node, 'AZULGAME')];
  return catalogue.report('no-signature', node, undefined, { fixes });
}

/** A missing date is shown at its colon. */
function dateSpan({ start, end, tree: { text } }: Node) {
  return end > start ? { start, end } : { start: text.lastIndexOf(':', start), end: start };
}

function describeLine({ node, at, expected }: SyntaxFailure): Diagnostic {
  const text = node.text.trimEnd();
  const span = { start: node.start, end: node.start + text.length };
  const compact = text.replace(/[ \t]/g, '');
  if (/^\d+$/.test(compact)) return catalogue.report('bad-player-count', span, { found: shown(text) });
  const before = text.slice(0, Math.max(0, at - node.start)).trim();
  const behind = before === '' ? '' : ` behind ${shown(before)}`;
  const why = compact.startsWith('0')
    ? 'factories are numbered from 1; 0 is the centre'
    : `${describeExpected(inWords(expected))} should stand${behind}`;
  if (/^[A-D]/.test(text)) return catalogue.report('bad-move', span, { why });
  if (/^\d/.test(text)) return catalogue.report('bad-draw', span, { why });
  return catalogue.report('bad-line', span, { found: shown(text), hint: hintFor(text) });
}

/** What can stand in a line; blanks always can, and its end has more than one form. */
function inWords(expected: SyntaxFailure['expected']): SyntaxFailure['expected'] {
  const words = expected.filter(({ type }) => type === 'name');
  const mayEnd = expected.some(({ type }) => type === 'end');
  return mayEnd ? [...words, { type: 'name', text: 'the end of the line' }] : words;
}

function hintFor(text: string): string {
  if (/^[a-d]/.test(text)) return '; players are capital letters';
  if (/^[#:]/.test(text)) return `; ${text[0]} has a meaning only in the first column`;
  return /^[A-Z]/.test(text) ? '; players are A to D' : '';
}

const shown = (text: string): string => `“${text.length > 24 ? `${text.slice(0, 24)}…` : text}”`;
