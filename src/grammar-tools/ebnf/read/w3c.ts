import type { Node, Semantics } from 'ohm-js';
import type { CodeRange, EbnfExpression, EbnfProduction } from '../ast.js';
import { combined, expressionOf, literal, production, productionsOf, reference, spanOf } from './semantics.js';

/** Adds the operations that build productions of the EBNF of W3C. */
export function addW3c(semantics: Semantics): void {
  semantics.addOperation<EbnfProduction | EbnfProduction[]>('productions', {
    Grammar: (productions) => productionsOf(productions),
    Production: (_label, name, _sign, body) => production(name, body),
  });
  semantics.addOperation<number>('code', {
    character: (_sign, digits) => Number.parseInt(digits.sourceString, 16),
    setCharacter_itself: (character) => character.sourceString.codePointAt(0)!,
  });
  semantics.addOperation<CodeRange>('range', {
    setItem_range: (first, _dash, last) => [codeOf(first), codeOf(last)],
    setItem: (item) => (item.ctorName === 'setItem_range' ? rangeOf(item) : [codeOf(item), codeOf(item)]),
  });
  semantics.addOperation<EbnfExpression>('expression', {
    Choice: (list) => combined('choice', list.asIteration().children, list),
    Sequence: (items) => combined('sequence', items.children, items),
    Item_exception(inner, _minus, without) {
      return { type: 'exception', inner: expressionOf(inner), without: expressionOf(without), ...spanOf(this) };
    },
    Repeated_optional(inner, _sign) {
      return { type: 'optional', inner: expressionOf(inner), ...spanOf(this) };
    },
    Repeated_any(inner, _sign) {
      return { type: 'repetition', inner: expressionOf(inner), ...spanOf(this) };
    },
    Repeated_some(inner, _sign) {
      return { type: 'times', min: 1, max: Infinity, inner: expressionOf(inner), ...spanOf(this) };
    },
    Primary_group(_open, inner, _close) {
      return { type: 'group', inner: expressionOf(inner), ...spanOf(this) };
    },
    character(_sign, _digits) {
      const code = codeOf(this);
      return { type: 'set', ranges: [[code, code]], isInverted: false, ...spanOf(this) };
    },
    link(_open, _scheme, _secure, _slashes, _address, _close) {
      return { type: 'special', text: this.sourceString.slice(1, -1), ...spanOf(this) };
    },
    set(_open, inverted, items, _close) {
      return {
        type: 'set',
        ranges: items.children.map(rangeOf),
        isInverted: inverted.numChildren > 0,
        ...spanOf(this),
      };
    },
    literal_single: (_open, text, _close) => literal(text),
    literal_double: (_open, text, _close) => literal(text),
    name(_first, _rest) {
      return reference(this);
    },
  });
}

const codeOf = (node: Node): number => node['code']() as number;
const rangeOf = (node: Node): CodeRange => node['range']() as CodeRange;
