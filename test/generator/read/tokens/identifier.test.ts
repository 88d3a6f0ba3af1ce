import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../../../src/diagnostics/index.js';
import { declarationsOf } from '../../../../src/generator/javascript/declare.js';
import { eraseTypes } from '../../../../src/generator/javascript/erase.js';
import { hasName, isName, namesIn } from '../../../../src/generator/read/tokens/identifier.js';
import {
  compileGrammar,
  generate,
  grammarNames,
  GrammarProblems,
  railroadDiagrams,
  streamMode,
  textMateGrammar,
} from '../../../../src/library/generator.js';
import { grammarFeatures } from '../../../../src/lsp/grammar/features.js';
import { FRAGMENTS, NODES } from '../../../support/generation/unicode-names.js';

const grammarOf = (name: string): string =>
  `Start = 値:${name} É2:${name}2\n${name} = [0-9]+\n${name}2 "Zweite" = "x"\n`;

const FILE = 'größe.peggy';

describe.each([...NODES, ...FRAGMENTS])('a rule called %s', (name) => {
  const text = grammarOf(name);

  test('is a name', () => {
    expect(isName(name)).toBe(true);
    expect(namesIn(`{ ${name} as a, ${name}2 }`)).toEqual([
      { name, index: 2 },
      { name: 'as', index: name.length + 3 },
      { name: 'a', index: name.length + 6 },
      { name: `${name}2`, index: name.length + 9 },
    ]);
  });

  test('is compiled in memory', () => {
    const compiled = compileGrammar(text, { file: FILE });
    expect(compiled.problems).toEqual([]);
    if (!compiled.ok) return;
    expect(compiled.grammar.parse('42x').dump()).toMatch(/値: \S+ 0\.\.2 "42"\n +É2: \S+ 2\.\.3 "x"/);
  });

  test('is declared in JavaScript', () => {
    const nodes = generate(text, { file: FILE }).files.get('nodes.ts')!;
    expect(eraseTypes(nodes)).toContain('export class Start ');
    expect(declarationsOf(nodes)).toContain('export declare class Start ');
  });

  test('is renamed, found and completed', () => {
    const features = grammarFeatures({ text, file: FILE });
    const at = text.indexOf(name) + 1;
    const renamed = features.rename(at, 'Länge_日');
    if ('problem' in renamed) throw new Error(renamed.problem);
    expect(applyEdits(text, renamed.edits.get('')!)).toBe(
      text.replaceAll(new RegExp(`${name.replace('$', '\\$')}(?!2)`, 'gu'), 'Länge_日'),
    );
    expect(features.references(at, true)).toHaveLength(2);
    expect(features.hover(at)?.markdown).toContain(`**${name}**`);
    expect(features.completions(at).map((completion) => completion.text)).toEqual(['Start', name, `${name}2`]);
  });

  test('is drawn and highlighted', () => {
    const drawn = railroadDiagrams(text, { file: FILE });
    expect(drawn.ok && drawn.diagrams.map(({ rule }) => rule)).toEqual(['Start', name, `${name}2`]);
    expect(textMateGrammar(text, { file: FILE }).scopeName).toBe('source.größe');
    expect(streamMode(text, { file: FILE })).toContain('"größe"');
  });

  test('is imported, and gets another name where its own is taken', () => {
    const importing = `import { ${name} as Other, ${name}2 } from "lib.peggy"\nStart = Other ${name}2\n`;
    expect(grammarNames(importing).map((grammarName) => [grammarName.name, grammarName.role])).toEqual([
      [name, 'library-rule'],
      ['Other', 'import'],
      [`${name}2`, 'import'],
      ['Start', 'definition'],
      ['Other', 'reference'],
      [`${name}2`, 'reference'],
    ]);
    const clashing = `import { ${name} } from "lib.peggy"\nStart = ${name} ${name}2 ${name}23\n${name} = "a"\n${name}2 = "b"\n${name}23 = "c"\n`;
    const read = (file: string): string => (file === 'lib.peggy' ? text : clashing);
    const [problem] = problemsOf(clashing, read);
    expect(problem?.fix?.title).toBe(`import it as ${name}22`);
  });
});

/** The problems of a grammar that has errors. */
function problemsOf(text: string, read: (file: string) => string): GrammarProblems['problems'] {
  try {
    generate(text, { file: 'clash.peggy', read });
  } catch (error) {
    if (error instanceof GrammarProblems) return error.problems;
    throw error;
  }
  return [];
}

test.each(['', '2a', '$a', 'a b', 'a-b', 'a.b', '€', '\u200da'])('"%s" is not a name', (text) => {
  expect(isName(text)).toBe(false);
});

test('a name is not found inside a longer one', () => {
  for (const text of ['éToken', 'Tokené', '$Token', 'Token\u200d', 'Token日']) {
    expect(hasName(text, 'Token')).toBe(false);
  }
  for (const text of ['Token', '(Token)', 'a.Token;', '"Token"']) expect(hasName(text, 'Token')).toBe(true);
  expect([hasName('a$b', 'a$b'), hasName('aab', 'a$b')]).toEqual([true, false]);
});
