import peggy from 'peggy';
import { expect } from 'vitest';
import { compileGrammar, migrateGrammar } from '../../../src/generator/index.js';
import { type Random, SEED } from '../../support/random.js';

/** A grammar with code, and what its author passes for the predicates that remain external. */
export interface WithCode {
  readonly source: string;
  readonly predicates?: Readonly<Record<string, (text: string) => boolean>>;
}

/** Tells of texts whether stock peggy reads them with the code of a grammar, after the grammar without code agreed. */
export function comparedWithPeggy({ source, predicates = {} }: WithCode): (text: string) => boolean {
  const stock = peggy.generate(source, { cache: true });
  const migrated = migrateGrammar(source, 'with-code.pegjs');
  expect(migrated.code.filter(({ outcome }) => outcome === 'changed')).toEqual([]);
  expect([...migrated.externals.keys()]).toEqual(Object.keys(predicates));
  const compiled = compileGrammar(migrated.text, { nodes: 'auto' });
  if (!compiled.ok) throw new Error(`${JSON.stringify(compiled.problems)}\n${migrated.text}`);
  return (text) => {
    const isAccepted = accepts(() => stock.parse(text));
    const tree = compiled.grammar.parse(text, { predicates });
    if (tree.hasErrors === isAccepted) {
      throw new Error(
        `seed ${SEED}, peggy ${isAccepted ? 'accepts' : 'rejects'} ${JSON.stringify(text)}\n${source}\n${migrated.text}`,
      );
    }
    return isAccepted;
  };
}

/** Whether a parser of peggy reads a text. */
export function accepts(parse: () => unknown): boolean {
  try {
    parse();
    return true;
  } catch {
    return false;
  }
}

/** A text with one place changed: something dropped, doubled, put into another case, or taken from another text. */
export function mutated(text: string, others: readonly string[], random: Random): string {
  const at = random.int(text.length + 1);
  const length = 1 + random.int(6);
  const other = random.pick(others);
  const from = random.int(other.length + 1);
  const cut = text.slice(at, at + length);
  const put = random.pick(['', cut.repeat(2), cut.toUpperCase(), cut.toLowerCase(), other.slice(from, from + length)]);
  return text.slice(0, at) + put + text.slice(at + random.pick([0, length]));
}
