import { type GrammarToken, tokensOf } from '../../generator/read/tokens/tokens.js';
import type { FileSpan, Signature } from '../features/features.js';
import { GrammarFiles } from './grammar-files.js';
import type { ReadGrammar } from './read-grammar.js';
import { definitionOf } from './references.js';

/** Returns the parameters of the rule whose arguments are around an offset; `undefined` outside of arguments. */
export function signatureAt(grammar: ReadGrammar, offset: number): Signature | undefined {
  const { names, text } = grammar;
  const call = openCall(tokensOf(text.slice(0, offset)));
  const name = call && names.find(({ start, role }) => start === call.name.start && role !== 'definition');
  if (call === undefined || name === undefined) return undefined;
  const parameters = parametersOf(grammar, definitionOf(grammar, name));
  if (parameters.length === 0) return undefined;
  return { label: `${name.name}<${parameters.join(', ')}>`, parameters, active: call.active };
}

/** Finds the innermost `Name<` that is still open after some tokens, and counts the arguments before their end. */
function openCall(
  tokens: readonly GrammarToken[],
): { readonly name: GrammarToken; readonly active: number } | undefined {
  let depth = 0;
  let active = 0;
  for (let i = tokens.length - 1; i > 0; i--) {
    const token = tokens[i];
    if (token?.what !== 'other') continue;
    const { text } = token;
    // A definition begins here, and arguments don't reach over rules.
    if (text === '=' && tokens[i - 1]?.what === 'name' && depth === 0) return undefined;
    if (text === '<' && depth === 0) {
      const name = tokens[i - 1];
      return name?.what === 'name' ? { name, active } : undefined;
    }
    if (text === '>' || text === ')') depth++;
    else if (text === '<' || text === '(') depth = Math.max(0, depth - 1);
    else if (text === ',' && depth === 0) active++;
  }
  return undefined;
}

/** Returns the parameters of the rule whose name is at a span of this or another file. */
function parametersOf(grammar: ReadGrammar, defined: FileSpan | undefined): string[] {
  if (defined === undefined) return [];
  const files = new GrammarFiles(grammar);
  const { names } = (defined.file === undefined ? undefined : files.at(defined.file)) ?? files.own;
  const definition = names.find(({ start }) => start === defined.start);
  return names.filter(({ role, rule }) => role === 'parameter' && rule === definition?.name).map(({ name }) => name);
}
