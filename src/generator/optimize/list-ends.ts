import { defined } from '../../defined.js';
import type { ByteSet } from '../analyze/characters/byte-set.js';
import { FirstSets } from '../analyze/characters/first.js';
import { FollowSets } from '../analyze/characters/follow-sets.js';
import { LastSets } from '../analyze/characters/last-sets.js';
import { Projection } from '../analyze/characters/projection.js';
import type { Facts } from '../analyze/facts.js';
import type { Expression, Grammar, Hook, Repeat, Rule } from '../ir.js';

const ASCII_BLANKS = ' \t\n\v\f\r';

/** Finds the characters around the elements of lists, at which recovery ends a list or an element. */
export class ListEnds {
  readonly #follow: FollowSets;
  readonly #last: LastSets;
  readonly #first: FirstSets;

  constructor(grammar: Grammar, facts: Facts) {
    const projection = new Projection(grammar);
    this.#first = new FirstSets(grammar, facts, projection);
    this.#follow = new FollowSets(grammar, facts, this.#first);
    this.#last = new LastSets(grammar, projection);
  }

  /** Returns the ASCII white space that an expression can begin with. */
  blanksOf(e: Expression): string {
    const first = this.#first.startsOf(e);
    return [...ASCII_BLANKS].filter((blank) => first.has(blank.charCodeAt(0))).join('');
  }

  /**
   * Returns the characters that can come after a list, and the characters that its elements end with, if these are few.
   */
  of(list: Repeat): Pick<Hook, 'stops' | 'ends'> {
    return this.#between(this.#follow.after(list), list.element, list.separator);
  }

  /** Returns the characters after a list that a rule makes by calling itself at its end, and after its elements. */
  ofRounds({ name }: Rule, element: Expression, separator?: Expression): Pick<Hook, 'stops' | 'ends'> {
    return this.#between(this.#follow.afterRule(name), element, separator);
  }

  #between(after: ByteSet, element: Expression, separator?: Expression): Pick<Hook, 'stops' | 'ends'> {
    const stops = textOf(after.without(this.#first.startsOf(separator ?? element)));
    const last = this.#last.of(element);
    const ends = last === undefined || separator !== undefined ? undefined : fewCharacters(last);
    return { stops, ...defined({ ends }) };
  }
}

/** Returns the ASCII characters in a set that are neither letters, digits nor white space. */
function textOf(bytes: ByteSet): string {
  const codes = Array.from({ length: 127 }, (_, code) => code).filter((code) => bytes.has(code));
  return codes
    .map((code) => String.fromCharCode(code))
    .join('')
    .replace(/[\w\s\0]/g, '');
}

/** A larger set of characters does not mark an end. */
const MAX_END_CHARACTERS = 8;

/** Returns the characters of a small set, if none of them is part of a word. */
function fewCharacters(bytes: ByteSet): string | undefined {
  const codes = Array.from({ length: 256 }, (_, code) => code).filter((code) => bytes.has(code));
  if (codes.length === 0 || codes.length > MAX_END_CHARACTERS || codes.some((code) => code > 126)) return undefined;
  const text = codes.map((code) => String.fromCharCode(code)).join('');
  return /\w/.test(text) ? undefined : text;
}
