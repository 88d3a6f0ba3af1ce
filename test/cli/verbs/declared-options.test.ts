import { expect, test } from 'vitest';
import { defineDiagnostics, explainCodes } from '../../../src/diagnostics/index.js';
import { compileGrammar } from '../../../src/library/generator.js';
import {
  defineNotation,
  type NotationInfo,
  type OptionValues,
  type PrintOptions,
  Reading,
  type ReadOptions,
  type RenderOptions,
} from '../../../src/notation/index.js';
import { NOTATIONS } from '../../../src/notations/registry.js';
import { Folder, ludogram } from '../support.js';

const options = {
  read: { keepCase: { type: 'boolean', help: 'keep capital letters', default: true } },
  print: {
    separator: { type: 'string', help: 'between words', choices: ['comma', 'slash'], default: 'comma' },
    full: { type: 'boolean', help: 'repeat each word' },
  },
  render: {
    size: { type: 'number', help: 'width of a word' },
    latin: { type: 'string', help: 'the alphabet' },
  },
} as const;

const info: NotationInfo = { id: 'lists', title: 'lists of words', extensions: ['.lists'], options };
const codes = explainCodes(defineDiagnostics('lists', {}), () => ({}));

type Words = readonly string[];

const compiled = compileGrammar('Words = .*\n');
if (!compiled.ok) throw new Error('the grammar has problems');
const { grammar } = compiled;

/** A notation of a stranger: each use of its texts has options of its own. */
const lists = defineNotation({
  codes,
  read: Object.assign(
    (text: string, { keepCase }: ReadOptions & OptionValues<typeof options.read> = {}) =>
      new Reading<Words>({
        tree: grammar.parse(text),
        diagnostics: [],
        isWellFormed: true,
        source: {
          model: (keepCase === false ? text.toLowerCase() : text).trim().split(/[ ,/]/),
          spanOf: () => undefined,
          nodeOf: () => undefined,
        },
      }),
    { info },
  ),
  codec: {
    encode: (words) => words,
    decode: (json) => json.list().map((word) => word.leaf('word')),
    schema: () => ({}),
  },
  print: { write: (words) => words.join(' ') },
  format: ({ model }, { separator }: PrintOptions & OptionValues<typeof options.print>) => ({
    text: `${model.join(separator === 'slash' ? '/' : ',')}\n`,
    droppedComments: 0,
  }),
  view: {
    at: (words: Words, { size = 1, latin = '-' }: RenderOptions & OptionValues<typeof options.render> = {}) => ({
      ok: true,
      view: words.map((word) => word.padEnd(size, latin)),
    }),
    text: (words) => `${words.join(' ')}\n`,
    svg: () => '<svg/>',
  },
});

const notations = [...NOTATIONS, lists];
const world = { notations };

test('each option that a notation declares is a flag of the verbs that use it', async () => {
  const file = new Folder({ 'a.lists': 'Ab cd\n' }).at('a.lists');
  const out = async (...args: string[]) => (await ludogram([...args, file], world)).stdout;
  expect(await out('format')).toBe('Ab,cd\n');
  expect(await out('format', '--separator', 'slash')).toBe('Ab/cd\n');
  expect(await out('format', '--no-keep-case')).toBe('ab,cd\n');
  expect(await out('render', '--text', '--size', '4')).toBe('Ab-- cd--\n');
  expect((await ludogram(['format', '--separator', 'dot', file], world)).stderr).toMatch(/expected comma or slash/);
  expect((await ludogram(['render', '--size', 'wide', file], world)).stderr).toMatch(/a number/);
});

test('the help names the notations that have an option', async () => {
  const { stdout } = await ludogram(['render', '--help'], world);
  expect(stdout.replace(/\s+/g, ' ')).toContain(
    '--latin draw Latin letters for pieces that have symbols of their own (5dfen, annofen, xay, xiangqi-fen)',
  );
  expect(stdout).toMatch(/--size <number> +width of a word \(lists\)/);
});

test('the help says what is done by default', async () => {
  const { stdout } = await ludogram(['format', '--help'], world);
  const help = stdout.replace(/\s+/g, ' ');
  expect(help).toContain("--no-keep-case don't keep capital letters (lists)");
  expect(help).toContain('--separator <string> between words, comma by default (lists) (choices: "comma", "slash")');
});

test('a flag that is taken gets the id of its notation before its name', async () => {
  const file = new Folder({ 'a.lists': 'a b\n' }).at('a.lists');
  expect((await ludogram(['format', '--help'], world)).stdout).toMatch(/--lists-full +repeat each word \(lists\)/);
  const rendered = await ludogram(['render', '--text', '--size', '2', '--lists-latin', 'x', file], world);
  expect(rendered).toEqual({ code: 0, stdout: 'ax bx\n', stderr: '' });
});

test('an option of another notation is a usage error that names the notations that have it', async () => {
  const folder = new Folder({ 'a.lists': 'a b\n', 'a.oni': 'BXLUT\n' });
  const wrong = async (...args: string[]) => await ludogram(args, world);
  expect(await wrong('render', '--latin', folder.at('a.oni'))).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining('oni has no option --latin: only 5dfen, annofen, xay, xiangqi-fen have it'),
  });
  expect(await wrong('format', '--no-keep-case', folder.at('a.oni'), folder.at('a.lists'))).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('oni has no option --no-keep-case: only lists has it'),
  });
  expect((await wrong('format', folder.at('a.oni'))).code).toBe(0);
  const json = new Folder({ 'a.json': '{}' }).at('a.json');
  expect(await wrong('convert', json, '--from', 'json', '--to', 'oni', '--inverted')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('oni has no option --inverted'),
  });
});
