import type { Kind } from '../../../generated/azul/nodes.js';
import { describeExpected, type Node, type SyntaxFailure } from '../../cst/index.js';
import { type Diagnostic, quote, quotedUnlessEmpty, replacement } from '../../diagnostics/index.js';
import type { ErrorKindOf, SyntaxRules } from '../../notation/index.js';
import { azulDiagnostics as diagnostics } from './codes.js';
import type { AzulContext } from './options.js';

/** The diagnostics for each kind of error node of the grammar. */
export const AZUL_SYNTAX: SyntaxRules<ErrorKindOf<typeof Kind>, AzulContext> = {
  SignatureError: ({ node }) => wrongSignature(node),
  TileError: ({ node }, _, ofLine) => unknownTile(node, ofLine),
  DestinationError: ({ node }) => diagnostics.report('unknown-destination', node, { found: quote(node.text) }),
  DateError: ({ node }) => diagnostics.report('bad-date', dateSpan(node), { found: quotedUnlessEmpty(node.text) }),
  LineError: wrongLine,
  UnparsedError: wrongLine,
  TooDeepError: wrongLine,
};

/** The probable meaning of wrong tile letters that come from other names of the colors: blue, yellow, white. */
const MISTAKEN: Readonly<Record<string, string>> = { b: 'l', y: 'o', w: 'u' };

function unknownTile(node: Node, ofLine: readonly SyntaxFailure[]): Diagnostic {
  const wanted = MISTAKEN[node.text];
  if (wanted === undefined) {
    return diagnostics.report('unknown-tile', node, { found: quote(node.text), hint: ': tiles are l o r k u' });
  }
  const edits = ofLine.flatMap(({ node: { start, end, text } }) => {
    const tile = MISTAKEN[text];
    return tile === undefined ? [] : [{ start, end, text: tile }];
  });
  const fixes = [{ title: 'write "{wanted}"' as const, values: { wanted }, edits }];
  return diagnostics.report(
    'unknown-tile',
    node,
    { found: quote(node.text), hint: `: did you mean "${wanted}"?` },
    { fixes },
  );
}

function wrongSignature(node: Node): Diagnostic {
  if (node.text.trim().toUpperCase() !== 'AZULGAME') return diagnostics.report('no-signature', node);
  const fixes = [replacement('write "{text}"', node, 'AZULGAME')];
  return diagnostics.report('no-signature', node, undefined, { fixes });
}

/** Returns the span of a date; for a missing date, the span of its colon. */
function dateSpan({ start, end, tree: { text } }: Node) {
  return end > start ? { start, end } : { start: text.lastIndexOf(':', start), end: start };
}

function wrongLine({ node, at: offset, expected }: SyntaxFailure): Diagnostic {
  const text = node.text.replace(/(?<![ \t])[ \t]+$/, '');
  const span = { start: node.start, end: node.start + text.length };
  const compact = text.replace(/[ \t]/g, '');
  if (/^\d+$/.test(compact)) return diagnostics.report('bad-player-count', span, { found: quote(text) });
  const before = text.slice(0, Math.max(0, offset - node.start)).trim();
  const after = before === '' ? '' : ` after ${quote(before)}`;
  const why = compact.startsWith('0')
    ? 'factories are numbered from 1; 0 is the center'
    : `expected ${describeExpected(namedParts(expected))}${after}`;
  if (/^[A-D]/.test(text)) return diagnostics.report('bad-move', span, { why });
  if (/^\d/.test(text)) return diagnostics.report('bad-draw', span, { why });
  return diagnostics.report('bad-line', span, { found: quote(text), hint: hintFor(text) });
}

/**
 * Returns the names of the expected parts of a line. Leaves out white space, which is always possible, and lists the
 * end of the line only once.
 */
function namedParts(expected: SyntaxFailure['expected']): SyntaxFailure['expected'] {
  const names = expected.filter(({ type }) => type === 'name');
  const mayEnd = expected.some(({ type }) => type === 'end');
  return mayEnd ? [...names, { type: 'name', text: 'the end of the line' }] : names;
}

function hintFor(text: string): string {
  if (/^[a-d]/.test(text)) return '; players are capital letters';
  if (/^[#:]/.test(text)) return `; ${text[0]} has a meaning only in the first column`;
  return /^[A-Z]/.test(text) ? '; players are A to D' : '';
}
