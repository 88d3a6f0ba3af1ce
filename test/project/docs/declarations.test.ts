import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, onTestFinished, test } from 'vitest';
import { exampleProblems } from '../../../src/conformance/index.js';
import type { Notation } from '../../../src/notation/index.js';
import * as notation from '../../../src/notation/index.js';
import * as shape from '../../../src/notation/shape/index.js';
import { codeBlocks, pages } from '../../support/docs/docs.js';
import { ENTRY_POINTS } from '../../support/docs/entry-points.js';
import { ROOT } from '../../support/shared.js';

const PAGE = 'docs/declarations.md';
const page = readFileSync(join(ROOT, PAGE), 'utf8');

/** The parts of a notation, and the files that declare them. */
const DECLARED = {
  NotationInfo: 'info.ts',
  ReaderDeclaration: 'read/reader-declaration.ts',
  NotationDeclaration: 'notation.ts',
  EditingDeclaration: 'edit/editable-reader.ts',
  Play: 'notation.ts',
  View: 'notation.ts',
  Conversion: 'notation.ts',
  Tables: 'replay/tables.ts',
  Editor: 'edit/edit.ts',
  RoundTrip: 'print/round-trip.ts',
  GameNotationDeclaration: '../library/game-notation.ts',
};

/** The names in the first column of the tables of the page. */
const rows = new Set(
  [...page.matchAll(/^\| (`.*?)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  ),
);

test.each(Object.entries(DECLARED))('%s: the page says what each member gives', (name, file) => {
  const members = membersOf(name, file);
  expect(members.length).toBeGreaterThan(1);
  expect(members.filter((member) => !rows.has(member))).toEqual([]);
});

test('the page names no other members', () => {
  const all = new Set(Object.entries(DECLARED).flatMap(([name, file]) => membersOf(name, file)));
  expect([...rows].filter((name) => !all.has(name!))).toEqual([]);
});

/** Functions that need no lesson, with the reason. */
const UNTAUGHT: Readonly<Record<string, string>> = {
  NotationReading: 'the result of read',
  Reading: 'the result of a reader',
  branchesFrom: 'for notations that cut lines in their own way',
  branchesTo: 'for notations with addresses of their own',
  encodeEdited: 'the command line writes changed files with it',
  explainOtherNotation: 'the code other-notation is explained by default',
};

/** Functions of `ludogram/shape` that only generated code calls. */
const GENERATED = new Set([
  ...['findByKind', 'findComment', 'findElement', 'findElementOrWhole', 'findField', 'findIfRead', 'findInGroups'],
  ...['findLeading', 'findMember', 'findNode', 'findNodeOr', 'findOnly', 'findSpan', 'flatLocatorOf', 'locatorOf'],
  ...['partOf', 'sorted'],
  ...[
    'CharacterLists',
    'NO_ELEMENTS',
    'OpenElements',
    'SharedTexts',
    'SharedValues',
    'leaveOut',
    'textWithoutComments',
  ],
  ...['withUnit'],
]);

/** Members of declarations that no example has, with the reason. */
const WITHOUT_EXAMPLE: Readonly<Record<string, string>> = {
  outputs: 'for forms of one notation that are only written',
  hasManyGames: 'for texts of several games, which `defineGameNotation` reads',
  playable: 'games are continued in texts with the rules of a game, which are too long for an example',
  gameCount: 'how many games a text has, which notations of several games count in their models',
  eachPly: 'pictures of all plies, which save time after `at`',
  listener: 'plies while the rules are checked, which save time in tables',
};

describe('functions that make a notation', () => {
  const folders = ['game', 'list', 'moves'].map((name) => join(ROOT, 'templates', name, 'src'));
  const templates = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
  const examples = ['ts', 'diff'].flatMap((language) => codeBlocks(language).map(({ code }) => code));
  const prose = [...pages().values()].join('\n');
  const code = [...examples, ...templates].join('\n');
  const isTaught = (name: string): boolean =>
    new RegExp(`\\b${name}\\b`).test(code) || new RegExp(`\`${name}[\`(]`).test(prose);

  test('are each taught by an example or a page', () => {
    const names = Object.keys(notation);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !isTaught(name) && !(name in UNTAUGHT))).toEqual([]);
  });

  test('of shapes are each taught, or only generated code calls them', () => {
    const shapes = codeBlocks('text').map((block) => block.code);
    const isUsed = (name: string): boolean => isTaught(name) || shapes.join('\n').includes(`${name}(`);
    expect(Object.keys(shape).filter((name) => !isUsed(name) && !GENERATED.has(name))).toEqual([]);
    expect([...GENERATED].filter((name) => !(name in shape))).toEqual([]);
  });

  test('take declarations with members that are each in an example', () => {
    const members = new Set(Object.entries(DECLARED).flatMap(([name, file]) => membersOf(name, file)));
    const isDeclared = (name: string): boolean => new RegExp(`\\b${name}(?: ?[(:,}]|\\?\\.)`).test(code);
    expect([...members].filter((name) => !isDeclared(name))).toEqual(Object.keys(WITHOUT_EXAMPLE));
  });

  test('lack a lesson only if they exist', () => {
    expect(Object.keys(UNTAUGHT).filter((name) => !(name in notation))).toEqual([]);
  });
});

/** The examples of this page and of the one about lines, each with the blocks that it continues. */
const examples: { readonly name: string; readonly code: string }[] = [];
for (const { page: path, line, info, code } of codeBlocks('ts')) {
  if (path !== PAGE && path !== 'docs/variations.md') continue;
  const before = info === 'continued' ? examples.pop()!.code : '';
  examples.push({ name: `${path}:${line}`, code: `${before}\n${code}` });
}

/** A statement, and its value in a comment. */
const VALUE = /^(\S.*); \/\/ (.*)$/gm;

test.each(examples.filter(({ code }) => code.search(VALUE) >= 0))(
  '$name gives the values in its comments',
  async ({ code }) => {
    const folder = mkdtempSync(join(tmpdir(), 'ludogram-declarations-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const program = code
      .replace(/ from '(ludogram[\w/]*)'/g, (_, name: string) => ` from ${JSON.stringify(sourceOf(name))}`)
      .replace(VALUE, 'values.push([$1, $2]);');
    const file = join(folder, 'example.ts');
    const notations = [...code.matchAll(/^const (\w+) = defineNotation\(/gm)].map(([, name]) => name).join(', ');
    writeFileSync(file, `export const values: unknown[][] = [];\n${program}\nexport const notations = [${notations}];`);
    const example = (await import(file)) as {
      readonly values: readonly (readonly [unknown, unknown])[];
      readonly notations: readonly Notation[];
    };
    const { values } = example;
    expect(example.notations.flatMap(exampleProblems)).toEqual([]);
    expect(values.length).toBeGreaterThan(0);
    for (const [found, wanted] of values) expect(found).toEqual(wanted);
  },
);

const sourceOf = (name: string): string => ENTRY_POINTS.find((entryPoint) => entryPoint.name === name)!.source;

/** The names of the members of an interface. */
function membersOf(name: string, file: string): string[] {
  const path = join(ROOT, 'src/notation', file);
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true);
  const found = source.statements.filter(ts.isInterfaceDeclaration).find((one) => one.name.text === name);
  return (found?.members ?? []).flatMap((member) => member.name?.getText() ?? []);
}
