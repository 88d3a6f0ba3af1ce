import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import peggy from 'peggy';
import { describe, expect, test, vi } from 'vitest';
import { generate, GrammarMemory, type GrammarProblem, inspectGrammar } from '../../../src/generator/index.js';
import { parseGrammar } from '../../../src/generator/read/parse-grammar.js';
import { GRAMMAR_NAMES, grammarFile } from '../../support/grammars.js';
import { Random, SEED } from '../../support/random.js';
import { rounds, sized } from '../../support/rounds.js';
import { ROOT } from '../../support/shared.js';

const read = (path: string): string => readFileSync(path, 'utf8');

/** The syntax tree of a grammar with all locations, and the problems that were found while it was read. */
function readingOf(text: string, memory?: GrammarMemory): string {
  const problems: GrammarProblem[] = [];
  const tree = parseGrammar(text, 'a.peggy', { add: (problem) => problems.push(problem) }, memory);
  return JSON.stringify({ tree, problems });
}

/** Texts that change where a rule, a string, a comment, code or a list ends. */
const INSERTED = [
  '\n',
  '"',
  "'",
  '[',
  ']',
  '{',
  '}',
  '(',
  ')',
  '<',
  '>',
  '/*',
  '*/',
  '//',
  '#',
  '\\',
  '\r',
  '\u2028',
  ';',
];
const WORDS = [
  ' = ',
  '=',
  '^=',
  ' "x"',
  '"i',
  ' / ',
  'New = "x"\n',
  '\nNew "new" = a:[a-z]\n',
  '\n  New = .',
  ':',
  '|',
  ' ',
];

function edited(text: string, random: Random): string {
  const at = random.int(text.length + 1);
  switch (random.int(4)) {
    case 0:
      return text.slice(0, at) + text.slice(at + 1 + random.int(4));
    case 1: {
      const from = random.int(text.length + 1);
      return text.slice(0, at) + text.slice(from, from + random.int(60)) + text.slice(at);
    }
    default:
      return text.slice(0, at) + random.pick([...INSERTED, ...WORDS]) + text.slice(at);
  }
}

describe('a grammar is read as without a memory', () => {
  test.each([...GRAMMAR_NAMES, 'libraries/abnf'])('%s, after random edits', (name) => {
    const file = join(ROOT, grammarFile(name));
    const text = read(file);
    const random = new Random(SEED);
    const memory = new GrammarMemory();
    for (let round = 0; round < rounds(1); round++) {
      let changed = text;
      for (let edits = sized(1, 1 + random.int(3)); edits > 0; edits--) {
        changed = edited(changed, random);
        expect(readingOf(changed, memory) === readingOf(changed), changed).toBe(true);
      }
    }
  });

  test.each([
    ['', 'no text'],
    ['{ code }\nA = "x"\n', 'code'],
    ['import {A} from "a.peggy"\n', 'no rule'],
    ['A = B; B "b" = "x"\r  C = . // C = .\u2028D = .', 'rules on one line, and other ends of lines'],
    ['A = "x" /*\n*/\nB = "y"\n', "a comment that isn't the end of a rule"],
    ['A = "x"\n/* B = "y"\nB = */ B = "y"\nC = B', 'heads of rules in a comment'],
    ['A = &{\nB = 1\n} "x"\nB = "y"', 'a head of a rule in code'],
    ['A = "x" {\nB = "y"', 'code without an end'],
    ['A = q:"x"\nB\n=q\nB = "y"\n', 'a back reference at the beginning of a line'],
    ['A = L<B>\nL<X> = X\nB = "b"\n\n', 'rules with parameters'],
  ])('%j: %s', (text) => {
    const memory = new GrammarMemory();
    expect(readingOf(text, memory)).toBe(readingOf(text));
    expect(readingOf(`${text}\nNew = .`, memory)).toBe(readingOf(`${text}\nNew = .`));
  });

  test('even after its rules were generated', () => {
    const file = join(ROOT, grammarFile('5dfen'));
    const memory = new GrammarMemory();
    const generated = [undefined, memory, memory].map((one) =>
      generate(read(file), { file, read, ...(one === undefined ? {} : { memory: one }) }),
    );
    const [alone, first, second] = generated.map(({ files }) => files);
    expect(first).toEqual(alone);
    expect(second).toEqual(alone);
  });

  test('and its problems name the file, although another has the same rules', () => {
    const memory = new GrammarMemory();
    const [first, second] = ['a.peggy', 'b.peggy'].map((file) => inspectGrammar('A = B\n', { file, memory }).problems);
    expect(first!.map(({ location }) => location!.file)).toEqual(['a.peggy']);
    expect(second!.map(({ location }) => location!.file)).toEqual(['b.peggy']);
  });
});

test('only changed rules are read again', () => {
  const rules = Array.from({ length: 40 }, (_, i) => `Rule${i} = a:Rule${i + 1} List<"x", "${i}">\n`);
  const text = `${rules.join('')}Rule40 = "x"\nList<A, B> = A B\n`;
  const memory = new GrammarMemory();
  inspectGrammar(text, { file: 'a.peggy', memory });
  const parse = vi.spyOn(peggy.parser, 'parse');
  inspectGrammar(text.replace('a:Rule20', 'a:"y" b:Rule20'), { file: 'a.peggy', memory });
  const texts = parse.mock.calls.map(([one]) => one);
  parse.mockRestore();
  expect(texts.join('')).toContain('b:Rule20');
  expect(texts.join('').length).toBeLessThan(100);
});

test('grammars that were not read for long are forgotten', () => {
  const memory = new GrammarMemory();
  const texts = Array.from({ length: 4 }, (_, i) => `A = "${String(i).repeat(250_000)}"`);
  const tree = peggy.parser.parse('A = "a"');
  let reads = 0;
  const readTree = () => {
    reads++;
    return tree;
  };
  for (const text of [...texts, texts[3]!]) memory.treeOf('a.peggy', text, readTree);
  expect(reads).toBe(4);
  memory.treeOf('a.peggy', texts[0]!, readTree);
  expect(reads).toBe(5);
});
