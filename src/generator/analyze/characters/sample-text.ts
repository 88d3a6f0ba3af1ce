import { charSet, contains, isSubset } from '../../char-set.js';
import { type Expression, type Grammar, isErrorName, isTriviaName, lookUp, NOTHING, type Repeat } from '../../ir.js';

/** Longest sample: the rest of a longer one is left out. */
const MAX_SAMPLE_LENGTH = 100;

/**
 * Returns a short text that an expression matches: the first of several alternatives, the fewest repetitions, a space
 * for trivia. It is what a printer writes where a model has nothing.
 *
 * @param samples the samples of rules, which are written once; empty for a rule that is being written
 */
export function sampleText(e: Expression, grammar: Grammar, samples = new Map<string, string>()): string {
  const sample = (inner: Expression): string => sampleText(inner, grammar, samples);
  switch (e.op) {
    case 'literal':
      return e.text;
    case 'set':
      return contains(e.set, 32) ? ' ' : String.fromCodePoint(e.set.ranges[0]?.[0] ?? 32);
    case 'sequence':
      return shortened(e.parts.map(sample).join(''));
    case 'choice':
      return ofAlternatives(e.alternatives, sample);
    case 'repeat': {
      // White space that may be there separates what is beside it.
      if (e.min === 0 && e.element.op === 'set' && isSubset(e.element.set, WHITE)) return sample(e.element);
      const separator = e.separator === undefined ? '' : sample(e.separator);
      return Array.from({ length: e.min }, () => sample(e.element)).join(separator);
    }
    case 'text':
    case 'field':
    case 'capture':
      return sample(e.inner);
    case 'rule':
      if (isTriviaName(e.name)) return ofTrivia(e, grammar, samples);
      if (isErrorName(e.name)) return '';
      return samples.get(e.name) ?? sampleOfRule(e.name, grammar, samples);
    default:
      return '';
  }
}

/** Returns the beginning of a sample that is long. */
export const shortened = (sample: string): string => sample.slice(0, MAX_SAMPLE_LENGTH);

function sampleOfRule(name: string, grammar: Grammar, samples: Map<string, string>): string {
  samples.set(name, '');
  const sample = sampleText(lookUp(grammar.rules, name).body, grammar, samples);
  samples.set(name, sample);
  return sample;
}

const WHITE = charSet([
  [9, 13],
  [32, 32],
  [0xa0, 0xa0],
  [0xfeff, 0xfeff],
]);

/** Returns the sample of the first alternative; of several line breaks, a line feed. */
function ofAlternatives([first, ...others]: readonly Expression[], sample: (e: Expression) => string): string {
  const text = first === undefined ? '' : sample(first);
  return /^\r\n?$/.test(text) && others.some((other) => sample(other) === '\n') ? '\n' : text;
}

/**
 * Returns white space that a trivia rule matches: a space, else a line feed, else nothing. A rule that matches none of
 * them is written as any other.
 */
function ofTrivia(
  { name }: Extract<Expression, { op: 'rule' }>,
  grammar: Grammar,
  samples: Map<string, string>,
): string {
  const found = [' ', '\n', ''].find((text) => matchesWhole(name, text, grammar));
  return found ?? samples.get(name) ?? sampleOfRule(name, grammar, samples);
}

/** Whether a rule matches a text of at most one character, without regard to what is around it. */
export const matchesWhole = (name: string, text: string, grammar: Grammar): boolean =>
  new WholeMatch(text, grammar).ofRule(name);

/** Finds whether rules match a text of at most one character, without regard to what is around it. */
class WholeMatch {
  readonly #text: string;
  readonly #grammar: Grammar;
  /** Whether the rules match the text, and whether they match nothing; `false` for one that is being looked at. */
  readonly #rules: ReadonlyMap<string, Map<string, boolean>>;

  constructor(text: string, grammar: Grammar) {
    this.#text = text;
    this.#grammar = grammar;
    this.#rules = new Map([text, ''].map((matched) => [matched, new Map<string, boolean>()]));
  }

  ofRule(name: string): boolean {
    return this.#rule(name, this.#text);
  }

  #rule(name: string, text: string): boolean {
    const known = lookUp(this.#rules, text);
    const found = known.get(name);
    if (found !== undefined) return found;
    known.set(name, false);
    const matches = this.#matches(lookUp(this.#grammar.rules, name).body, text);
    known.set(name, matches);
    return matches;
  }

  #matches(e: Expression, text: string): boolean {
    switch (e.op) {
      case 'literal':
        return e.text === text;
      case 'set':
        return text !== '' && contains(e.set, text.charCodeAt(0));
      case 'sequence':
        return this.#inSequence(e.parts, text);
      case 'choice':
        return e.alternatives.some((alternative) => this.#matches(alternative, text));
      case 'repeat':
        return this.#inRepetition(e, text);
      case 'text':
      case 'field':
      case 'capture':
        return this.#matches(e.inner, text);
      case 'rule':
        return this.#rule(e.name, text);
      default:
        return text === '';
    }
  }

  #inSequence(parts: readonly Expression[], text: string): boolean {
    const rest = parts.filter((part) => !this.#matches(part, ''));
    if (text === '' || rest.length > 1) return rest.length === 0;
    return (rest.length === 0 ? parts : rest).some((part) => this.#matches(part, text));
  }

  #inRepetition({ element, separator, min }: Repeat, text: string): boolean {
    if (min === 0 && text === '') return true;
    // More elements match what two match.
    const others = min > 1 ? [separator ?? NOTHING, element] : [];
    return this.#inSequence([element, ...others], text);
  }
}
