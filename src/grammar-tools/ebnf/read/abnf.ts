import type { Node, Semantics } from 'ohm-js';
import { type EbnfExpression, type EbnfProduction, LAST_CODE } from '../ast.js';
import { combined, expressionOf, productionsOf, reference, spanOf } from './semantics.js';

/** A production that may add alternatives to an earlier one: `=/`. */
export interface AbnfProduction extends EbnfProduction {
  readonly isMore: boolean;
}

/** Adds the operations that build productions of ABNF. */
export function addAbnf(semantics: Semantics): void {
  semantics.addOperation<AbnfProduction | EbnfProduction[]>('productions', {
    Grammar: (productions) => productionsOf(productions),
    Production: (name, operator, body): AbnfProduction => ({
      name: name.sourceString,
      nameSpan: spanOf(name),
      body: expressionOf(body),
      isMore: operator.sourceString === '=/',
      start: name.source.startIdx,
      end: body.source.endIdx,
    }),
  });
  semantics.addOperation<EbnfExpression>('expression', {
    Choice: (list) => combined('choice', list.asIteration().children, list),
    Sequence: (items) => combined('sequence', items.children, items),
    Repetition_counted(repeat, inner) {
      return { type: 'times', ...boundsOf(repeat.sourceString), inner: expressionOf(inner), ...spanOf(this) };
    },
    Primary_reference: (name) => reference(name),
    Primary_group(_open, inner, _close) {
      return { type: 'group', inner: expressionOf(inner), ...spanOf(this) };
    },
    Primary_optional(_open, inner, _close) {
      return { type: 'optional', inner: expressionOf(inner), ...spanOf(this) };
    },
    string(mode, _open, text, _close) {
      const { sourceString } = text;
      if (sourceString === '') return { type: 'empty', ...spanOf(this) };
      const isFolded = !/s/i.test(mode.sourceString);
      return { type: 'literal', text: sourceString, isFolded, ...spanOf(this) };
    },
    number_range(_percent, base, first, _dash, last) {
      return { type: 'set', ranges: [[codeOf(base, first), codeOf(base, last)]], isInverted: false, ...spanOf(this) };
    },
    number_text(_percent, base, first, _dots, others) {
      const codes = [first, ...others.children].map((digits) => codeOf(base, digits));
      if (codes.every((code) => code <= LAST_CODE)) {
        return { type: 'literal', text: codes.map((code) => String.fromCodePoint(code)).join(''), ...spanOf(this) };
      }
      return { type: 'set', ranges: codes.map((code) => [code, code]), isInverted: false, ...spanOf(this) };
    },
    prose(_open, text, _close) {
      return { type: 'special', text: text.sourceString.trim(), ...spanOf(this) };
    },
  });
}

const BASES: Readonly<Record<string, number>> = { x: 16, d: 10, b: 2 };

/** Returns the number that digits stand for; NaN if one of them is not a digit of the base. */
function codeOf(base: Node, { sourceString: digits }: Node): number {
  const radix = BASES[base.sourceString.toLowerCase()]!;
  const isOfBase = [...digits].every((digit) => Number.parseInt(digit, 16) < radix);
  return isOfBase ? Number.parseInt(digits, radix) : Number.NaN;
}

/** Parses `3`, `1*`, `*4` or `1*4`. */
function boundsOf(repeat: string): { readonly min: number; readonly max: number } {
  const [min = '', max] = repeat.split('*');
  if (max === undefined) return { min: Number(min), max: Number(min) };
  return { min: Number(min), max: max === '' ? Infinity : Number(max) };
}
