import {
  type CheckContext,
  type Diagnostic,
  type ErrorKindOf,
  insertionAt,
  quote,
  type ReadOptions,
  type Span,
  type SyntaxRules,
} from 'ludogram';
import { kindOf, type Node, type NodeIndex, parentOf, startOf, type Tree } from 'ludogram/cst';
import { replacement } from 'ludogram/diagnostics';
import { Kind, type PgnFile, type Variation } from '../generated/pgn/nodes.js';
import { pgnDiagnostics as diagnostics } from './codes.js';
import { lineBreakIn } from './tokens/line-break.js';
import { lastTokenOf } from './tokens/lines.js';
import { escapedValue } from './tokens/written-text.js';

/** The context of a check of PGN texts. */
export type PgnContext = CheckContext<PgnFile, ReadOptions>;

/** The diagnostics of each kind of error node. */
export const pgnSyntax: SyntaxRules<ErrorKindOf<typeof Kind>, PgnContext> = {
  TagError: ({ node }) =>
    diagnostics.report('bad-tag', visibleSpan(node, node.tree.text), { found: quote(node.text.trimEnd()) }),
  UnclosedTagError: ({ node }) => unclosedTag(node),
  UnquotedValueError: ({ node }) => unquotedValue(node),
  UnclosedValueError: ({ node }) => unclosedValue(node),
  UnescapedQuoteError: ({ node }) => unescapedQuote(node),

  TokenError: ({ node }) => badToken(node),
  StrayParenthesisError: ({ node: { start, end } }) =>
    diagnostics.report('stray-parenthesis', { start, end }, undefined, {
      fixes: [replacement('drop the parenthesis', { start, end }, '')],
    }),
  UnclosedVariationError: ({ node }) => unclosedVariation(node),
  UnclosedCommentError: ({ node }) => unclosedComment(node),
  CommandError: ({ node }) => badCommand(node),

  UnparsedError: ({ node }) =>
    diagnostics.report('bad-token', visibleSpan(node, node.tree.text), { found: quote(node.text) }),
  TooDeepError: ({ node: { start } }) => diagnostics.report('too-deep', { start, end: start + 1 }),
};

function unclosedTag({ start, tree }: Node): Diagnostic {
  const fixes = [{ title: 'add "]"' as const, edits: insertionAt(start, ']') }];
  return diagnostics.report('unclosed-tag', visibleSpan({ start, end: start }, tree.text), undefined, { fixes });
}

function unquotedValue(node: Node): Diagnostic {
  const span = visibleSpan(node, node.tree.text);
  const value = node.tree.text.slice(span.start, span.end);
  const edits = [{ ...span, text: `"${value.replace(/\\/g, '\\\\')}"` }];
  const fixes = [{ title: 'quote the value' as const, edits }];
  return diagnostics.report('unquoted-value', span, { found: quote(value) }, { fixes });
}

function unclosedValue(node: Node): Diagnostic {
  const span = visibleSpan(node, node.tree.text);
  const inside = node.tree.text.slice(span.start + 1, span.end);
  const escaped = escapedValue(inside);
  const edits =
    escaped === inside ? insertionAt(span.end, '"') : [{ start: span.start + 1, end: span.end, text: `${escaped}"` }];
  return diagnostics.report('unclosed-value', span, undefined, { fixes: [{ title: "add '\"'", edits }] });
}

function unescapedQuote({ start, end, text }: Node): Diagnostic {
  const edits = [{ start: start + 1, end: end - 1, text: escapedValue(text.slice(1, -1)) }];
  const fixes = [{ title: 'escape the quotation marks' as const, edits }];
  return diagnostics.report('unescaped-quote', { start, end }, undefined, { fixes });
}

function badToken({ start, end, text, tree, index }: Node): Diagnostic {
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

function unclosedVariation({ tree, index, start }: Node): Diagnostic {
  const variation = parentOf(tree, index) as NodeIndex<Variation>;
  const open = startOf(tree, variation);
  const last = lastTokenOf(tree, variation, start);
  // A parenthesis that is added inside a comment would end nothing.
  const isInLine = last !== 0 && kindOf(tree, last) === Kind.LineComment;
  const edits = insertionAt(start, isInLine ? `${lineBreakIn(tree)})` : ')');
  const fixes = last !== 0 && mayContainEnd(tree, last) ? [] : [{ title: 'close the variation' as const, edits }];
  return diagnostics.report('unclosed-variation', { start: open, end: open + 1 }, undefined, { fixes });
}

/** Whether the last token of a variation may contain its parenthesis, because the token lacks its own end. */
function mayContainEnd(tree: Tree, token: NodeIndex): boolean {
  const kind = kindOf(tree, token);
  return kind === Kind.UnclosedCommentError || (kind === Kind.TokenError && tree.text[startOf(tree, token)] === '[');
}

function unclosedComment({ start, text, tree }: Node): Diagnostic {
  const line = { start, end: start + /^[^\r\n]*/.exec(text)![0].length };
  const edits = insertionAt(visibleSpan(line, tree.text).end, '}');
  const fixes = [{ title: 'end the comment here' as const, edits }];
  return diagnostics.report('unclosed-comment', { start, end: start + 1 }, undefined, { fixes });
}

/** The forms of the values of commands, for messages. */
const COMMAND_VALUES: { readonly [command: string]: string } = {
  clk: 'hours:minutes:seconds',
  emt: 'hours:minutes:seconds',
  egt: 'hours:minutes:seconds',
  mct: 'hours:minutes:seconds',
  eval: 'a number or # and moves to mate',
  csl: 'squares such as Ga4',
  cal: 'arrows such as Ga1b2',
};

function badCommand(node: Node): Diagnostic {
  const [, name = ''] = /^\[%(\w*)/.exec(node.text)!;
  const wanted = Object.hasOwn(COMMAND_VALUES, name) ? COMMAND_VALUES[name]! : 'a name, a value and "]"';
  return diagnostics.report('bad-command', node, { found: quote(node.text), wanted });
}

/**
 * Returns a span without the white space at its end, and at least one character wide: an empty one takes the character
 * before it.
 */
function visibleSpan({ start, end }: Span, text: string): Span {
  const last = start + text.slice(start, end).trimEnd().length;
  return last > start ? { start, end: last } : { start: Math.max(0, start - 1), end: start };
}
