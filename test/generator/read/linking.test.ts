import { describe, expect, test } from 'vitest';
import { describeExpected, explain } from '../../../src/cst/index.js';
import { generate, GrammarProblems, inspectGrammar } from '../../../src/generator/index.js';
import { loadGenerated } from '../../differential/load-generated.js';

const LIBRARY = 'Square "square" = file rank\nfile = [a-z]\nrank = digit+\ndigit "digit" = [0-9]\nUnused = "u"\n';
const read = (file: string): string => {
  if (file.endsWith('board.peggy')) return LIBRARY;
  if (file.endsWith('broken.peggy')) return 'Square = "a" )\n';
  if (file.endsWith('coded.peggy')) return '\nSquare = "a" { return 1; }\n';
  throw new Error('no such file');
};

const problemOf = (grammar: string) => {
  try {
    generate(grammar, { file: '/g/main.peggy', read });
  } catch (error) {
    if (error instanceof GrammarProblems) return error.problems[0]!;
  }
  throw new Error('the grammar was accepted');
};

test('imported rules become rules of the grammar, with what they need and nothing else', () => {
  const { generated, parse } = loadGenerated(
    'import {Square} from "./lib/board.peggy"\nMove = from:Square "-" to:Square\n',
    { read },
  );
  const about = JSON.parse(generated.files.get('grammar.json')!) as { kinds: string[]; rules: { name: string }[] };
  expect(about.kinds.slice(4)).toEqual(['Move', 'Square']);
  expect(about.rules.map(({ name }) => name)).toEqual(['Move', 'Square', 'board$file', 'board$rank', 'board$digit']);
  expect(parse('a1-b22').dump()).toContain('to: Square 3..6 "b22"');
});

test('rules can be imported under another name, or by their library', () => {
  const renamed = loadGenerated('import {Square as Place} from "./lib/board.peggy"\nMove = Place "-" Place\n', {
    read,
  });
  expect(renamed.parse('a1-b2').dump()).toContain('Place 0..2');
  const spaced = loadGenerated('import * as board from "./lib/board.peggy"\nMove = board.Square "-" board.Square\n', {
    read,
  });
  expect(spaced.parse('a1-b2').dump()).toContain('Square 3..5');
});

test('the explaining pass knows imported rules', () => {
  const { parse } = loadGenerated('import {Square} from "./lib/board.peggy"\nMove = Square "-" Square\n', { read });
  const [failure] = explain(parse('a1-'));
  expect(failure).toMatchObject({ kind: 'UnparsedError', at: 3, found: '' });
  expect(describeExpected(failure!.expected)).toBe('square');
});

test('problems of a library point into its file', () => {
  expect(problemOf('import {Square} from "./broken.peggy"\nA = Square\n').location).toMatchObject({
    file: '/g/broken.peggy',
    line: 1,
  });
  expect(problemOf('import {Square} from "./coded.peggy"\nA = Square\n').location).toMatchObject({
    file: '/g/coded.peggy',
    line: 2,
  });
});

test('an import that fails is reported at its location', () => {
  expect(problemOf('import {None} from "./lib/board.peggy"\nA = None\n')).toMatchObject({
    message: './lib/board.peggy has no rule "None"',
    location: { file: '/g/main.peggy', line: 1, column: 9 },
  });
  expect(problemOf('import * as board from "./lib/board.peggy"\nA = board.None\n')).toMatchObject({
    message: './lib/board.peggy has no rule "None"',
    location: { file: '/g/main.peggy', line: 2, column: 5 },
  });
  expect(problemOf('A = board.Square\n').message).toMatch(/nothing is imported as "board"/);
  expect(problemOf('import {Square} from "./lib/board.peggy"\nA = Square\nSquare = "s"\n').message).toMatch(
    /already defined/,
  );
});

test('libraries import libraries, and two may have files of one name', () => {
  const files: Record<string, string> = {
    '/g/lib/move.peggy':
      'import {Square, file as column} from "./deep/board.peggy"\nimport * as b from "../board.peggy"\n' +
      'Move = from:Square "-" to:Square b.sign? column?\n',
    '/g/lib/deep/board.peggy': 'Square = file rank\nfile = [a-z]\nrank = [0-9]\n',
    '/g/board.peggy': 'import {Move} from "./lib/move.peggy"\nsign = [+#] rank\nrank = [!?]?\n',
  };
  const { parse, generated } = loadGenerated('import {Move} from "./lib/move.peggy"\nGame = Move|.., " "|\n', {
    file: '/g/main.peggy',
    read: (path) => files[path]!,
  });
  expect(parse('a1-b2+! c1-d2#e').dump()).toContain('to: Square 11..13');
  expect(parse('a1-b2+! c1-d2#e').hasErrors).toBe(false);
  const { rules } = JSON.parse(generated.files.get('grammar.json')!) as { rules: { name: string }[] };
  expect(rules.map(({ name }) => name).sort()).toEqual(
    ['Game', 'Move', 'Square', 'board$rank', 'board$sign', 'board2$file', 'board2$rank'].sort(),
  );
});

test('a library can not import the grammar that imports it', () => {
  const files: Record<string, string> = {
    '/g/lib.peggy': 'import {Main} from "./main.peggy"\nA = Main\n',
  };
  const make = () =>
    generate('import {A} from "./lib.peggy"\nMain = A\n', { file: '/g/main.peggy', read: (path) => files[path]! });
  expect(make).toThrow(/lib.peggy:1:1: error grammar\/self-import: a grammar can't import itself/);
});

describe('built-in libraries', () => {
  const problemsOf = (text: string) => inspectGrammar(text, { file: '/g/main.peggy' }).problems;

  test('need no file', () => {
    const { parse } = loadGenerated(
      'import {tag, Number, comment, _} from "ludogram:games"\nGame = _ ((tag / Number / comment) _)*\n',
      {
        file: '/g/main.peggy',
      },
    );
    const tree = parse('[White "Ada"]\n1. {a comment} [Black');
    expect(tree.dump()).toContain('Tag 0..13');
    expect(tree.dump()).toContain('TagError 29..35');
  });

  test('can be imported as a whole', () => {
    const text = 'import * as abnf from "ludogram:abnf"\nColor = "#" abnf.hexdig|6|\n';
    expect(loadGenerated(text, { file: '/g/main.peggy' }).parse('#00ffAA').hasErrors).toBe(false);
  });

  test('are suggested for a name that none of them has', () => {
    expect(problemsOf('import {tag} from "ludogram:game"\nGame = tag\n')).toMatchObject([
      {
        code: 'grammar/unreadable-file',
        message: "can't read the grammar ludogram:game",
        location: { line: 1 },
        fix: { title: 'write "ludogram:games"' },
      },
    ]);
    expect(problemsOf('import {tag} from "ludogram:nothing-like-it"\nGame = tag\n')[0]?.fix).toBeUndefined();
  });

  test('are not changed by a fix', () => {
    const [unknown] = problemsOf('import {remark} from "ludogram:games"\nGame = remark\n');
    expect(unknown).toMatchObject({ code: 'grammar/unknown-imported-rule' });
    expect(unknown?.fix).toBeUndefined();
    const [near] = problemsOf('import {coment} from "ludogram:games"\nGame = coment\n');
    expect(near?.fix?.edits).toMatchObject([{ file: '/g/main.peggy' }]);
  });
});
