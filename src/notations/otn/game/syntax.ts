import type { Kind, StrayError, UnnumberedTurnError } from '../../../../generated/otn/nodes.js';
import { type Node, parentOf } from '../../../cst/index.js';
import { type Diagnostic, quote, type Span } from '../../../diagnostics/index.js';
import type { ErrorKindOf, SyntaxRules } from '../../../notation/index.js';
import { trimmed } from '../../../notation/read/spans.js';
import type { OtnContext } from '../options.js';
import { otnDiagnostics } from './codes.js';
import { tagDiagnostics } from './tags/codes.js';
import { expectedTagValue } from './tags/tag-names.js';
import { turnDiagnostics } from './turns/codes.js';

/** The diagnostics for the error nodes of tags, turns and commentary. */
export const GAME_SYNTAX = {
  TagValueError: ({ node }) => tagValueError(node),
  TagError: ({ node }) => tagDiagnostics.report('bad-tag', trimmed(node), { found: quote(node.text) }),
  UnclosedError: ({ node }) => unclosedError(node),
  AddressError: ({ node }) => turnDiagnostics.report('bad-turn-number', node, { found: quote(node.text) }),
  UnnumberedTurnError({ node }) {
    const [first = node] = (node as UnnumberedTurnError).moves;
    return turnDiagnostics.report('missing-turn-number', first, { found: quote(first.text) });
  },
  StrayError: ({ node }) =>
    node.text.startsWith('[')
      ? turnDiagnostics.report('stray-commentary', node)
      : turnDiagnostics.report('stray-text', strayText(node as StrayError), { found: quote(node.text) }),
} satisfies Partial<SyntaxRules<ErrorKindOf<typeof Kind>, OtnContext>>;

function tagValueError(node: Node): Diagnostic {
  const [, name = '', value = ''] = /^\[([^:]*):([^\]]*)/.exec(node.text) ?? [];
  const start = node.start + name.length + 2;
  const span = value.trim() === '' ? node : trimmed({ start, end: start + value.length, tree: node.tree });
  const found = value.trim() === '' ? 'an empty value' : quote(value);
  return tagDiagnostics.report('bad-tag-value', span, { name, takes: expectedTagValue(name), found });
}

function unclosedError(node: Node): Diagnostic {
  const { tree } = node;
  const opening = tree.node(parentOf(tree, node.index)).start;
  const open = withoutTrailingWhiteSpace(tree.text.slice(opening, node.start));
  const name = /^\[([\w-]+):/.exec(open)?.[1];
  const what = name === undefined ? 'the commentary' : `the tag "${name}"`;
  const end = opening + open.length;
  const add = hasSeveralEnds(open)
    ? { title: 'add the "]" at the end of line {line}' as const, values: { line: `${tree.lines.position(end).line}` } }
    : { title: 'add the "]"' as const };
  return otnDiagnostics.report(
    'unclosed',
    node,
    { what },
    { fixes: [{ ...add, edits: [{ start: end, end, text: ']' }] }] },
  );
}

/** Removes spaces, tabs and line breaks from the end of a text. Other white space is part of a value. */
function withoutTrailingWhiteSpace(text: string): string {
  let end = text.length;
  while (end > 0 && ' \t\r\n'.includes(text[end - 1]!)) end--;
  return text.slice(0, end);
}

/** Whether an unclosed tag or commentary could end elsewhere: before a line break, bracket or turn inside it. */
const hasSeveralEnds = (open: string): boolean => /[\r\n]|\[|(?<![a-z\d.])[a-z.]*\d[a-z\d.]*\.\s/.test(open.slice(1));

/** Returns the span of stray text without the commentary after it. */
function strayText({ start, end, comment, tree }: StrayError): Span {
  return trimmed({ start, end: comment?.start ?? end, tree });
}
