import type { Node, Semantics } from 'ohm-js';
import type { EbnfExpression, EbnfProduction } from '../ast.js';
import { combined, literal, production, productionsOf, reference, spanOf } from './semantics.js';

/** Adds the operations that build productions of BNF. */
export function addBnf(semantics: Semantics): void {
  semantics.addOperation<EbnfProduction | EbnfProduction[]>('productions', {
    Grammar: (_remarks, productions) => productionsOf(productions),
    Production: (name, _sign, body) => production(name, body, nameOf(name)),
  });
  semantics.addOperation<EbnfExpression>('expression', {
    Choice: (list) => combined('choice', list.asIteration().children, list),
    Sequence: (items) => combined('sequence', items.children, items),
    Primary_reference: (name) => reference(name, nameOf(name)),
    literal_single: (_open, text, _close) => literal(text),
    literal_double: (_open, text, _close) => literal(text),
    empty(_sign) {
      return { type: 'empty', ...spanOf(this) };
    },
    bare(_characters) {
      return { type: 'literal', text: this.sourceString, isBare: true, ...spanOf(this) };
    },
  });
}

/** Returns a name without its angle brackets. */
const nameOf = ({ sourceString }: Node): string => sourceString.slice(1, -1).trim().replace(/\s+/g, ' ');
