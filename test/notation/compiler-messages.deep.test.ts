import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compilerProblems } from '../support/compile.js';
import { ROOT } from '../support/shared.js';

// Misspelled on purpose. cspell:ignore bord

// The compiler is the first to say what a declaration lacks. One line of its message says so, without the types of the
// rest.

const folder = mkdtempSync(join(ROOT, 'test/notation/.messages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const START = `
import { parse } from '../made-up/generated/frogs/parser.js';
import { check, defineGameNotation, defineNotation, defineReader, defineRules, list, record, text } from '../../../src/library/index.js';
import { frogCodes as codes, frogDiagnostics } from '../made-up/codes.js';

export const used = [check, defineGameNotation, defineNotation, record, text];
const info = { id: 'frogs', title: 'games' };
const diagnostics = [frogDiagnostics];
const BoardError = () => undefined;
const syntax = { BoardError, MoveError: BoardError };
const read = defineReader({ info, parse, diagnostics, syntax, lower: ({ root }) => ({ board: root.board.text }) });
const codec = record({ board: text('board') });
const print = { write: ({ board }: { board: string }) => board };
const notation = defineNotation({ codes, read, codec, print });
const game = record({ moves: list(record({ cell: text('cell') })), result: text('result') });
const games = {
  ...{ info, codes, parse, syntax },
  diagnostics: { ...frogDiagnostics, report: frogDiagnostics.report as never },
  codec: record({ games: list(game) }),
  lower: () => ({ games: [] }),
  locate: () => () => undefined,
  start: () => 0,
  move: 'cell' as const,
  print: { move: () => '' },
};
const readGames = (): { games: { moves: { cell: string }[]; result: string }[] } => ({ games: [] });
const rules = defineRules<number, string, object, 'a' | 'b'>({
  ...{ start: () => 0, toMove: () => 'a', legalMoves: () => [], whyIllegal: () => undefined },
  ...{ play: (position) => position, result: () => undefined, key: String, moveToText: (_, move) => move },
});
export const more = [readGames, rules, notation];
`;

/** Faults by the code that has one: the line of the message that names it. */
const FAULTS = new Map([
  [
    'defineReader({ info, parse, diagnostics, lower: () => 0, syntax: { BoardError } });',
    /^Property 'MoveError' is missing/,
  ],
  ["defineReader({ info: { title: '' }, parse, diagnostics, syntax, lower: () => 0 });", /^Property 'id' is missing/],
  [
    'defineReader({ info, parse, diagnostics, lower: () => 0, syntax: { ...syntax, BordError: BoardError } });',
    /'BordError' does not exist .* Did you mean to write 'BoardError'\?$/,
  ],
  [
    "defineReader({ info, parse, diagnostics, syntax, lower: () => 0, checks: [{ level: 'syntax' }] });",
    /^Property 'run' is missing/,
  ],
  ["check(parse, { on: 'Bord', run: () => undefined });", /Did you mean '"Board"'\?$/],
  ["check(parse, { on: 'Board' });", /^ *Property 'run' is missing/],
  ["check(parse, { on: 'Board', run: ({ cells }) => cells });", /^Property 'cells' does not exist on type 'Board'/],
  ["defineNotation({ codes, read, print, codec: record({ bord: text('board') }) });", /^ *Property 'board' is missing/],
  [
    "defineNotation({ codes, read, codec, print, view: { at: () => ({ ok: true as const, view: 1 }), text: () => '' } });",
    /^Property 'svg' is missing/,
  ],
  ["frogDiagnostics.report('bad-board', { start: 0, end: 1 }, { fond: '' });", /Did you mean to write 'found'\?$/],
  [
    "notation.read('').edit({ replace: ['bord'], value: '' });",
    /^ *Type '\["bord"\]' is not assignable to type '"the model has no such part"'/,
  ],
  [
    "notation.read('').edit([{ remove: ['board', 'bord'] }]);",
    /^ *Type '\["board", "bord"\]' is not assignable to type '"the model has no such part"'/,
  ],
  [
    "notation.read('').edit({ replace: ['board'], value: 3 });",
    /^ *Type 'number' is not assignable to type 'ExpectedValue<string>'/,
  ],
  [
    "notation.read('').spanOf(['bord']);",
    /^ *Type '\["bord"\]' is not assignable to type '"the model has no such part"'/,
  ],
]);

/** The required members of the declarations, as a notation writes them. */
const MEMBERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  defineReader: {
    info: 'info',
    parse: 'parse',
    diagnostics: 'diagnostics',
    syntax:
      "syntax: { BoardError: ({ node }) => frogDiagnostics.report('bad-board', node, { found: node.text }), MoveError: BoardError }",
    lower: 'lower: () => 0',
  },
  defineNotation: { codes: 'codes', read: 'read', codec: 'codec', print: 'print: { write: ({ board }) => board }' },
  defineGameNotation: {
    info: 'info',
    codes: 'codes',
    diagnostics: 'diagnostics: games.diagnostics',
    parse: 'parse',
    lower: 'lower: readGames',
    locate: 'locate: games.locate',
    codec: 'codec: games.codec',
    syntax: 'syntax: { BoardError: ({ node }) => void node, MoveError: BoardError }',
    rules: 'rules',
    start: 'start: () => 0',
    move: "move: 'cell'",
    result: "result: (position) => (position === 0 ? '*' : '1-0')",
    print: 'print: { move: ({ cell }) => cell }',
  },
};

/** Declarations that lack one member, each in one line. */
const OMISSIONS = Object.entries(MEMBERS).flatMap(([define, members]) =>
  Object.keys(members).map((omitted) => {
    const others = Object.entries(members).flatMap(([name, code]) => (name === omitted ? [] : [code]));
    return [`${define}({ ${others.join(', ')} });`, new RegExp(`^ *Property '${omitted}' is missing`)] as const;
  }),
);
const CASES = [...FAULTS, ...OMISSIONS];

const line = START.split('\n').length;

const sound = join(folder, 'sound.ts');
const files = CASES.map(([code], i) => {
  const file = join(folder, `fault-${i}.ts`);
  writeFileSync(file, `${START}${code}\n`);
  return file;
});

writeFileSync(
  sound,
  `${START}
const found: string = defineNotation({ codes, read, codec, print }).read('').model.board;
const checks = [check(parse, { on: ['Board', 'BoardError'], run: ({ text }, { report, tree }) => report(frogDiagnostics.report('bad-board', tree.root.board, { found: text })) })];
defineReader({ info, parse, diagnostics, syntax, checks, lower: () => found });
${Object.entries(MEMBERS)
  .map(([define, members]) => `${define}({ ${Object.values(members).join(', ')} });`)
  .join('\n')}
// With type arguments, as before they were inferred.
defineReader<{ board: string }, import('../made-up/generated/frogs/nodes.js').FrogFile, typeof import('../made-up/generated/frogs/nodes.js').Kind>({ info, parse, diagnostics, syntax, lower: () => ({ board: '' }) });
`,
);

// One program: compiling the library takes longer than everything else.
const PROBLEMS = compilerProblems([...files, sound], { lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'] });
const problemsOf = (file: string): readonly string[] =>
  PROBLEMS.filter((problem) => problem.startsWith(`${relative(ROOT, file)}:`));

test('a declaration without a fault compiles, and its types are inferred', () => {
  expect(problemsOf(sound)).toEqual([]);
});

test.each(CASES.map(([code, named], i) => [code, named, i] as const))('%s', (_, named, i) => {
  const problems = problemsOf(files[i]!);
  expect(problems).toHaveLength(1);
  const [, at = '', message = ''] = /^\S+:(\d+) ([^]*)$/.exec(problems[0]!) ?? [];
  expect(Number(at)).toBe(line);
  expect(message.split('\n').filter((one) => named.test(one))).toHaveLength(1);
});
