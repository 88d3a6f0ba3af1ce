import type { Semantics } from 'ohm-js';
import type { EbnfExpression, EbnfProduction } from '../ast.js';
import { combined, expressionOf, literal, production, productionsOf, reference, spanOf } from './semantics.js';

const CONTROLS: Readonly<Record<string, string>> = { '\\n': '\n', '\\r': '\r', '\\t': '\t' };

const withControls = (text: string): string => text.replace(/\\[nrt]/g, (escape) => CONTROLS[escape]!);

/** Adds the operations that build productions of ISO 14977. */
export function addIso(semantics: Semantics): void {
  semantics.addOperation<EbnfProduction | EbnfProduction[]>('productions', {
    Grammar: (productions) => productionsOf(productions),
    Production: (name, _equals, body, _end) => production(name, body),
  });
  semantics.addOperation<EbnfExpression>('expression', {
    Choice: (list) => combined('choice', list.asIteration().children, list),
    Sequence: (list) => combined('sequence', list.asIteration().children, list),
    Term_exception(inner, _minus, without) {
      const parts = { inner: expressionOf(inner), without: expressionOf(without) };
      // `{ … }-` excludes the empty text.
      if (parts.without.type === 'empty') return { type: 'not-empty', inner: parts.inner, ...spanOf(this) };
      return { type: 'exception', ...parts, ...spanOf(this) };
    },
    Factor_counted(count, _star, inner) {
      return { type: 'counted', count: Number(count.sourceString), inner: expressionOf(inner), ...spanOf(this) };
    },
    Primary_optional(_open, inner, _close) {
      return { type: 'optional', inner: expressionOf(inner), ...spanOf(this) };
    },
    Primary_repetition(_open, inner, _close) {
      return { type: 'repetition', inner: expressionOf(inner), ...spanOf(this) };
    },
    Primary_group(_open, inner, _close) {
      return { type: 'group', inner: expressionOf(inner), ...spanOf(this) };
    },
    Primary_empty(_nothing) {
      return { type: 'empty', ...spanOf(this) };
    },
    literal_single: (_open, text, _close) => literal(text, withControls(text.sourceString)),
    literal_double: (_open, text, _close) => literal(text, withControls(text.sourceString)),
    special(_open, text, _close) {
      return { type: 'special', text: text.sourceString.trim(), ...spanOf(this) };
    },
    name(_first, _blanks, _words) {
      return reference(this);
    },
  });
}
