import { describe, expect, test } from 'vitest';
import { grammarCodes } from '../../src/generator/codes/codes.js';
import { explainedGrammar } from '../../src/generator/codes/explanations.js';
import { declaredSafety } from '../../src/generator/codes/grammar-problem.js';
import { inspectGrammar } from '../../src/generator/index.js';

const WORDS = 'Word = [a-z]+\n';
const read = (file: string): string => {
  if (file.endsWith('words.peggy')) return WORDS;
  throw new Error('missing');
};

/** Codes of commands and of grammars that are too long for an example. */
const ELSEWHERE =
  /deep-expressions|deep-groups|deep-code|unread-rules|too-many-(?:copies|labels|node-rules|characters)|unknown-flag|start-rule|left-recursion|taken-name|optional-root|no-model|lost-node|lost-order|ebnf|dialect|production$/;

describe('each code of a grammar', () => {
  const shown = explainedGrammar.codes.filter(({ code }) => !ELSEWHERE.test(code));

  test('is shown by its example if a grammar can have it', () => {
    expect(shown.length).toBeGreaterThan(45);
  });

  test.each(shown)('is reported for its example: $code', ({ code, severity, example }) => {
    const { problems } = inspectGrammar(example, { file: 'grammar.peggy', read });
    expect(problems.map((problem) => `${problem.severity} ${problem.code}`)).toContain(`${severity} ${code}`);
  });
});

test('the safety of a fix is that of the declared title with the longest fixed text', () => {
  const declared = { 'write {text}': 'unsafe', 'write =': 'safe', 'move {a} before {b}': 'unsafe' } as const;
  expect(
    ['write =', 'write a =', 'move x before y before z', 'drop x'].map((title) => declaredSafety(title, declared)),
  ).toEqual(['safe', 'unsafe', 'unsafe', undefined]);
});

test('only errors and warnings are declared, with fixes that keep the meaning safe', () => {
  const safe = explainedGrammar.codes.flatMap(({ code, fixes }) =>
    fixes.filter((fix) => fix.safe).map(({ title }) => `${code}: ${title}`),
  );
  expect(safe).toEqual([
    'grammar/hash-comment: write //',
    'grammar/definition-sign: write =',
    'grammar/reversed-range: write {range}',
    'grammar/brace-in-code: write \\x7d',
    'grammar/unclosed-list: write =',
    'grammar/repeated-rule: drop this definition of {name}',
    'grammar/literal-case: write {text}',
    'grammar/reversed-bounds: write {bounds}',
    'grammar/hidden-alternative: drop alternative {index}',
  ]);
  expect(new Set(Object.values(grammarCodes.rows).map(({ severity }) => severity))).toEqual(
    new Set(['error', 'warning']),
  );
});
