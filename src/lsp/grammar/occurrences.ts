import type { Span } from '../../diagnostics/index.js';
import type { GrammarName } from '../../generator/read/grammar-names.js';
import type { ReadGrammar } from './read-grammar.js';
import { referencesTo } from './references.js';

/**
 * Returns the uses of a name in its file, itself included: the uses of a label in its rule, and everywhere the uses of
 * a rule, a library or a flag.
 */
export function highlightsOf(grammar: ReadGrammar, name: GrammarName): readonly Span[] {
  if (name.role === 'label') return labelsLike(grammar, name);
  const here = referencesTo(grammar, name).filter(({ file }) => file === undefined);
  return here.map(({ start, end }) => ({ start, end })).sort((a, b) => a.start - b.start);
}

/**
 * Returns the uses of a name that an editor may change together while one is typed: the uses of a label or a parameter,
 * which are all in one rule. Other names are also used elsewhere, so they are renamed instead.
 */
export function linkedTo(grammar: ReadGrammar, name: GrammarName): readonly Span[] {
  return /^(?:label|parameter)/.test(name.role) ? highlightsOf(grammar, name) : [];
}

const labelsLike = ({ names }: ReadGrammar, { name, rule }: GrammarName): readonly Span[] =>
  names
    .filter((one) => one.role === 'label' && one.name === name && one.rule === rule)
    .map(({ start, end }) => ({ start, end }));
