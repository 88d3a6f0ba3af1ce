import type { Node } from 'ohm-js';
import type { EbnfExpression, EbnfProduction, EbnfSpan } from '../ast.js';

/** Returns the expression that a node of Ohm was read as. */
export const expressionOf = (node: Node): EbnfExpression => node['expression']() as EbnfExpression;

/** Returns the productions below a node of Ohm. */
export const productionsOf = (node: Node): EbnfProduction[] =>
  node.children.map((production) => production['productions']() as EbnfProduction);

/** Returns the range of a node of Ohm. */
export const spanOf = ({ source: { startIdx: start, endIdx: end } }: Node): EbnfSpan => ({ start, end });

/** Returns the production of a name and a body. */
export const production = (name: Node, body: Node, text = name.sourceString): EbnfProduction => ({
  name: text,
  nameSpan: spanOf(name),
  body: expressionOf(body),
  start: name.source.startIdx,
  end: body.source.endIdx,
});

/** Returns a choice or a sequence of nodes. One of one element is that element, and an empty one the empty text. */
export function combined(type: 'choice' | 'sequence', nodes: readonly Node[], whole: Node): EbnfExpression {
  const parts = nodes.map(expressionOf);
  const [only, ...others] = parts;
  if (only === undefined) return { type: 'empty', ...spanOf(whole) };
  return others.length === 0 ? only : { type, parts, ...spanOf(whole) };
}

/** Returns a reference to the production of a name. */
export const reference = (node: Node, name = node.sourceString): EbnfExpression => ({
  type: 'reference',
  name,
  ...spanOf(node),
});

/** Returns a literal of the characters of a node; an empty one is the empty text. */
export const literal = (node: Node, text = node.sourceString): EbnfExpression =>
  text === '' ? { type: 'empty', ...spanOf(node) } : { type: 'literal', text, ...spanOf(node) };
