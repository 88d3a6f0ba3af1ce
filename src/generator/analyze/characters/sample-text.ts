import { charSet, contains, isSubset } from '../../char-set.js';
import { type Expression, type Grammar, isErrorRule, isTriviaRule, lookUp, somePart } from '../../ir.js';

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
      if (isTriviaRule(e.name)) return ofTrivia(e, grammar);
      if (isErrorRule(e.name)) return '';
      return samples.get(e.name) ?? sampleOfRule(e.name, grammar, samples);
    default:
      return '';
  }
}

/** Returns a sample of which the rest is left out if it is long. */
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

/** Returns white space that a trivia rule matches: a space, or a line feed if it matches no space. */
function ofTrivia(trivia: Expression, grammar: Grammar): string {
  const matches = (code: number): boolean =>
    somePart(trivia, grammar, (part) => {
      if (part.op === 'and' || part.op === 'not') return false;
      if (part.op === 'set') return contains(part.set, code) && isSubset(part.set, WHITE);
      if (part.op !== 'literal') return undefined;
      return part.text.trim() === '' && part.text.includes(String.fromCharCode(code));
    });
  return !matches(32) && matches(10) ? '\n' : ' ';
}
