import {
  type CheckContext,
  type ErrorKindOf,
  insertionAt,
  lineBreakOf,
  quote,
  type ReadOptions,
  type Span,
  type SyntaxRules,
} from 'ludogram';
import { kindOf, type NodeIndex, parentOf, startOf, type Tree } from 'ludogram/cst';
import { replacement } from 'ludogram/diagnostics';
import { Kind, type PgnFile, type Variation } from '../generated/pgn/nodes.js';
import { pgnDiagnostics as diagnostics } from './codes.js';
import { lastTokenOf } from './tokens/lines.js';
import { escapedValue } from './tokens/written-text.js';

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

/** Whether nothing but white space is between an offset and the next closing parenthesis. */
function isBeforeParenthesis(text: string, offset: number): boolean {
  const parenthesis = /\s*\)/y;
  parenthesis.lastIndex = offset;
  return parenthesis.test(text);
}

/** Whether the last token of a variation may contain its parenthesis, because the token lacks its own end. */
function mayContainEnd(tree: Tree, token: NodeIndex): boolean {
  const kind = kindOf(tree, token);
  return kind === Kind.UnclosedCommentError || (kind === Kind.TokenError && tree.text[startOf(tree, token)] === '[');
}

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
    const inside = node.tree.text.slice(span.start + 1, span.end);
    const escaped = escapedValue(inside);
    const edits =
      escaped === inside ? insertionAt(span.end, '"') : [{ start: span.start + 1, end: span.end, text: `${escaped}"` }];
    return diagnostics.report('unclosed-value', span, undefined, { fixes: [{ title: "add '\"'", edits }] });
  },
  UnescapedQuoteError: ({ node: { start, end, text } }) => {
    const edits = [{ start: start + 1, end: end - 1, text: escapedValue(text.slice(1, -1)) }];
    return diagnostics.report('unescaped-quote', { start, end }, undefined, {
      fixes: [{ title: 'escape the quotation marks', edits }],
    });
  },

  TokenError({ node: { start, end, text, tree, index } }) {
    const span = { start, end };
    const values = { found: quote(text) };
    const result = gluedResult(text);
    const isInVariation = kindOf(tree, parentOf(tree, index)) === Kind.Variation;
    if (result === undefined || (isInVariation && !isBeforeParenthesis(tree.text, end))) {
      return diagnostics.report('bad-token', span, values);
    }
    const edits = insertionAt(end - result.length, ' ');
    const fixes = [{ title: 'write a space before {result}' as const, values: { result }, edits }];
    return diagnostics.report('bad-token', span, values, { fixes });
  },
  StrayParenthesisError: ({ node: { start, end } }) =>
    diagnostics.report('stray-parenthesis', { start, end }, undefined, {
      fixes: [replacement('drop the parenthesis', { start, end }, '')],
    }),
  UnclosedVariationError: ({ node: { tree, index, start } }) => {
    const variation = parentOf(tree, index) as NodeIndex<Variation>;
    const open = startOf(tree, variation);
    const last = lastTokenOf(tree, variation, start);
    // A parenthesis that is added inside a comment would end nothing.
    const isInLine = last !== 0 && kindOf(tree, last) === Kind.LineComment;
    const edits = insertionAt(start, isInLine ? `${lineBreakOf(tree.text)})` : ')');
    const fixes = last !== 0 && mayContainEnd(tree, last) ? [] : [{ title: 'close the variation' as const, edits }];
    return diagnostics.report('unclosed-variation', { start: open, end: open + 1 }, undefined, { fixes });
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
