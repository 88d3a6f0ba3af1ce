import {
  type CheckContext,
  type ErrorKindOf,
  insertionAt,
  quote,
  type ReadOptions,
  type Span,
  type SyntaxRules,
} from 'ludogram';
import { parentOf, startOf } from 'ludogram/cst';
import { replacement } from 'ludogram/diagnostics';
import type { Kind, PgnFile } from '../generated/pgn/nodes.js';
import { pgnDiagnostics as diagnostics } from './codes.js';

/** The context of a check of PGN texts. */
export type PgnContext = CheckContext<PgnFile, ReadOptions>;

/**
 * Returns a span without the white space at its end, and at least one character wide: an empty one takes the character
 * before it.
 */
function visible({ start, end }: Span, text: string): Span {
  const last = start + text.slice(start, end).trimEnd().length;
  return last > start ? { start, end: last } : { start: Math.max(0, start - 1), end: start };
}

/** Returns the result that follows a move without a space, as in `Qg20-1`; `undefined` if a text isn't that. */
const gluedResult = (text: string): string | undefined =>
  /^(?:O-O(?:-O)?|[NBRQK]?[a-h]?[1-8]?x?[a-h][1-8](?:=[QRBNK])?)[+#]?(1-0|0-1|1\/2-1\/2|\*)$/.exec(text)?.[1];

const WANTED: { readonly [command: string]: string } = {
  clk: 'hours:minutes:seconds',
  emt: 'hours:minutes:seconds',
  egt: 'hours:minutes:seconds',
  mct: 'hours:minutes:seconds',
  eval: 'a number or # and moves to mate',
  csl: 'squares such as Ga4',
  cal: 'arrows such as Ga1b2',
};

/** The diagnostics of each kind of error node. */
export const pgnSyntax: SyntaxRules<ErrorKindOf<typeof Kind>, PgnContext> = {
  TagError: ({ node }) =>
    diagnostics.report('bad-tag', visible(node, node.tree.text), { found: quote(node.text.trimEnd()) }),
  UnclosedTagError: ({ node: { start, tree } }) =>
    diagnostics.report('unclosed-tag', visible({ start, end: start }, tree.text), undefined, {
      fixes: [{ title: 'add "]"', edits: insertionAt(start, ']') }],
    }),
  UnquotedValueError: ({ node }) => {
    const span = visible(node, node.tree.text);
    const value = node.tree.text.slice(span.start, span.end);
    const edits = [{ ...span, text: `"${value.replace(/\\/g, '\\\\')}"` }];
    return diagnostics.report(
      'unquoted-value',
      span,
      { found: quote(value) },
      { fixes: [{ title: 'quote the value', edits }] },
    );
  },
  UnclosedValueError: ({ node }) => {
    const span = visible(node, node.tree.text);
    return diagnostics.report('unclosed-value', span, undefined, {
      fixes: [{ title: "add '\"'", edits: insertionAt(span.end, '"') }],
    });
  },
  UnescapedQuoteError: ({ node: { start, end, text } }) => {
    const edits = [{ start: start + 1, end: end - 1, text: text.slice(1, -1).replace(/\\?"/g, String.raw`\"`) }];
    return diagnostics.report('unescaped-quote', { start, end }, undefined, {
      fixes: [{ title: 'escape the quotation marks', edits }],
    });
  },

  TokenError: ({ node: { start, end, text } }) => {
    const result = gluedResult(text);
    const edits = insertionAt(end - (result?.length ?? 0), ' ');
    const fixes =
      result === undefined ? [] : [{ title: 'write a space before {result}' as const, values: { result }, edits }];
    return diagnostics.report('bad-token', { start, end }, { found: quote(text) }, { fixes });
  },
  StrayParenthesisError: ({ node: { start, end } }) =>
    diagnostics.report('stray-parenthesis', { start, end }, undefined, {
      fixes: [replacement('drop the parenthesis', { start, end }, '')],
    }),
  UnclosedVariationError: ({ node: { tree, index, start } }) => {
    const open = startOf(tree, parentOf(tree, index));
    return diagnostics.report('unclosed-variation', { start: open, end: open + 1 }, undefined, {
      fixes: [{ title: 'close the variation', edits: insertionAt(start, ')') }],
    });
  },
  UnclosedCommentError: ({ node }) => {
    const end = visible(
      { start: node.start, end: node.start + /^[^\r\n]*/.exec(node.text)![0].length },
      node.tree.text,
    );
    return diagnostics.report('unclosed-comment', { start: node.start, end: node.start + 1 }, undefined, {
      fixes: [{ title: 'end the comment here', edits: insertionAt(end.end, '}') }],
    });
  },
  CommandError: ({ node }) => {
    const [, name = ''] = /^\[%(\w*)/.exec(node.text)!;
    return diagnostics.report('bad-command', node, {
      found: quote(node.text),
      wanted: Object.hasOwn(WANTED, name) ? WANTED[name]! : 'a name, a value and "]"',
    });
  },

  UnparsedError: ({ node }) =>
    diagnostics.report('bad-token', visible(node, node.tree.text), { found: quote(node.text) }),
  TooDeepError: ({ node: { start } }) => diagnostics.report('too-deep', { start, end: start + 1 }),
};
