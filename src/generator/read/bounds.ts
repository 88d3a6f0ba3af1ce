import type { ast } from 'peggy';
import type { PeggyExpression, Repeated, Suffixed } from './peggy-ast.js';

/** The least and the greatest number of repetitions of an expression, and the delimiter between them. */
export interface Bounds {
  readonly min: number;
  /** Infinity if there is no bound. */
  readonly max: number;
  readonly delimiter: PeggyExpression | undefined;
}

/** The texts that labels have matched. */
export type LabelTexts = Pick<ReadonlyMap<string, string>, 'get'>;

const NO_TEXTS: LabelTexts = new Map();

/**
 * Returns the bounds of an optional or repeated part.
 *
 * @param labels the texts that labels have matched before it, for bounds that are labels; if one is absent or isn't a
 * number, the repetition never matches: `min` is greater than `max`
 */
export function boundsOf(e: Suffixed | Repeated, labels: LabelTexts = NO_TEXTS): Bounds {
  switch (e.type) {
    case 'optional':
      return { min: 0, max: 1, delimiter: undefined };
    case 'zero_or_more':
      return { min: 0, max: Number.POSITIVE_INFINITY, delimiter: undefined };
    case 'one_or_more':
      return { min: 1, max: Number.POSITIVE_INFINITY, delimiter: undefined };
    default: {
      const { min, max } = numbersOf(e, labels);
      return { min, max, delimiter: e.delimiter ?? undefined };
    }
  }
}

function numbersOf(e: Repeated, labels: LabelTexts): Pick<Bounds, 'min' | 'max'> {
  // Bounds in code are ignored.
  if (e.max.type === 'function' || e.min?.type === 'function') return { min: 0, max: Number.POSITIVE_INFINITY };
  const number = ({ type, value }: ast.Repeated['max']): number =>
    type === 'variable' ? countOf(labels.get(value)) : ((value as number | null) ?? Number.POSITIVE_INFINITY);
  const max = number(e.max);
  const min = e.min === null ? max : number(e.min);
  return Number.isNaN(min) || Number.isNaN(max) ? { min: 1, max: 0 } : { min, max };
}

/** Returns the number that a text writes in decimal digits; NaN if it writes none. */
const countOf = (text: string | undefined): number => (/^\d+$/.test(text ?? '') ? Number(text) : Number.NaN);
