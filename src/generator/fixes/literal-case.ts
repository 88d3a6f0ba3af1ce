import type { ast } from 'peggy';
import { caseProblem } from '../characters.js';
import { type GrammarFix, replaceFix } from '../problem.js';
import { locationOf } from '../read/peggy-ast.js';

/**
 * Returns the fix that spells out a literal whose case can't be ignored character by character: the characters that it
 * concerns become choices, and the others stay literals with `i`.
 */
export function literalCaseFix(node: ast.Literal): GrammarFix {
  const parts: string[] = [];
  let plain = '';
  const flush = (): void => {
    if (plain !== '') parts.push(`${JSON.stringify(plain)}i`);
    plain = '';
  };
  for (const character of node.value) {
    if (caseProblem({ ...node, value: character }) === undefined) {
      plain += character;
      continue;
    }
    flush();
    parts.push(choiceOf(variantsOf(character)));
  }
  flush();
  const text = parts.length === 1 ? (parts[0] ?? '""') : `(${parts.join(' ')})`;
  return replaceFix(`write ${text}`, locationOf(node.location), text);
}

const choiceOf = (texts: readonly string[]): string => {
  const literals = texts.map((text) => JSON.stringify(text));
  return literals.length === 1 ? (literals[0] ?? '""') : `(${literals.join(' / ')})`;
};

/** Characters with the same upper-case form, the given one first. */
const SIGMAS = ['σ', 'ς', 'Σ'];

/** Returns a character and the characters that differ from it in case only. */
function variantsOf(character: string): string[] {
  if (SIGMAS.includes(character)) return SIGMAS;
  const others = [character.toLowerCase(), character.toUpperCase()].filter(
    (changed) => changed.length === character.length,
  );
  return [...new Set([character, ...others])];
}
