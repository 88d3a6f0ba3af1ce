import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RunOutput } from '../../../../src/cli/generate/output.js';
import type { Tree } from '../../../../src/cst/index.js';
import type { Codec } from '../../../../src/notation/codec/index.js';
import type { Locator, Path } from '../../../../src/notation/shape/index.js';
import { generateImported, IMPORTED_FILES, writeImported } from '../../../support/generation/imported-shapes.js';
import { withoutRootWarnings } from '../../../support/generation/root-warnings.js';
import { ROOT } from '../../../support/shared.js';

let folder: string;
let problems: string[];
const output: RunOutput = {
  info: () => undefined,
  problem: (line) => {
    if (withoutRootWarnings(line) !== '') problems.push(line.replaceAll(`${folder}/`, ''));
  },
};
const importModule = (file: string) => import(file) as Promise<Record<string, unknown>>;

beforeEach(() => {
  problems = [];
  folder = mkdtempSync(join(tmpdir(), 'ludogram-imported-'));
  writeImported(folder, output);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Reads a text: its model, that after it was written as JSON and read again, and the texts of parts. */
async function read(id: string, text: string) {
  const upper = id.charAt(0).toUpperCase() + id.slice(1);
  const [parser, lower, locate, shape] = await Promise.all(
    [`out/${id}/parser.ts`, `out/${id}/lower.ts`, `out/${id}/locate.ts`, `${id}.shape.ts`].map((name) =>
      importModule(join(folder, name)),
    ),
  );
  const tree = (parser?.parse as (text: string) => Tree)(text);
  const node = tree.root?.index ?? 0;
  const model = (lower?.[`read${upper}`] as (tree: Tree, at: number) => unknown)(tree, node);
  const find = (locate?.[`locate${upper}`] as (tree: Tree, at: number) => Locator)(tree, node);
  const json = (shape?.[`${id}Codec`] as Codec<unknown>).encode(model);
  const textAt = (...path: Path) => {
    const span = find(path);
    return span && text.slice(span.start, span.end);
  };
  return { model, json, textAt };
}

test('two notations read the rules of a library with one shape', async () => {
  await Promise.all(['moves', 'setup'].map((id) => generateImported(folder, id, output)));
  expect(problems).toEqual([]);

  const moves = await read('moves', 'a1-b2 pass c3-h8');
  expect(moves.model).toEqual({
    moves: [
      { type: 'move', from: { type: 'square', file: 0, rank: '1' }, to: { type: 'square', file: 1, rank: '2' } },
      { type: 'pass', text: 'pass' },
      { type: 'move', from: { type: 'square', file: 2, rank: '3' }, to: { type: 'square', file: 7, rank: '8' } },
    ],
  });
  expect([moves.textAt('moves', 2, 'to'), moves.textAt('moves', 2, 'to', 'file')]).toEqual(['h8', 'h']);
  expect(JSON.stringify(moves.json)).toContain(
    '{"file":{"type":"file","value":"h"},"rank":{"type":"rank","value":"8"}}',
  );

  const setup = await read('setup', '=x ba1;wb2[c3 [d4]]');
  expect(setup.model).toEqual({
    title: '=x ',
    count: 2,
    stones: [
      { color: 'black', on: { type: 'square', file: 0, rank: '1' } },
      {
        color: 'white',
        on: { type: 'square', file: 1, rank: '2' },
        marked: {
          type: 'block',
          areas: [
            { type: 'square', file: 2, rank: '3' },
            { type: 'block', areas: [{ type: 'square', file: 3, rank: '4' }] },
          ],
        },
      },
    ],
  });
  expect(JSON.stringify(setup.json)).toContain(
    '"count":{"type":"count","value":"2"},"stones":[{"color":{"type":"color","value":"b"}',
  );
  expect(setup.textAt('stones', 1, 'marked', 'areas', 1, 'areas', 0, 'rank')).toBe('4');
});

test.each([
  [
    'moves',
    { 'moves.shape.ts': [/imported\(readers\.isSquare/, 'imported(readers.isPass'] },
    'an imported shape reads Square, but its guards are those of Pass',
  ],
  [
    'moves',
    {
      'moves.shape.ts': [/square as boardSquare/, 'block as boardSquare'],
    },
    "isBlock of board reads a rule that this grammar doesn't import",
  ],
  [
    'setup',
    { 'board.shape.ts': [/leaf\('rank', \{/, "leaf('rank', { span: spanOf,"] },
    'the leaf rank is imported: use "parse", which takes a text, to read it',
  ],
] as const)('%s: an imported shape that does not fit is a problem: %o', async (id, changes, problem) => {
  for (const [name, [before, after]] of Object.entries(changes)) {
    const text = IMPORTED_FILES[name as keyof typeof IMPORTED_FILES].replace(before, after);
    writeFileSync(join(folder, name), `${text}\nexport function spanOf() {}\n`);
  }
  await generateImported(folder, id, output);
  expect(problems).toEqual([`error: ${id}.shape.ts: ${problem}`]);
});

test('shapes of another grammar are a problem', async () => {
  await generateImported(folder, 'moves', output);
  writeFileSync(join(folder, 'setup.shape.ts'), IMPORTED_FILES['moves.shape.ts']);
  await generateImported(folder, 'setup', output);
  expect(problems).toEqual([
    'error: setup.shape.ts: these shapes belong to the grammar moves: name another file for this grammar with --shape',
  ]);
});

test('a note says that the code of an earlier shape stays if a shape has an error', async () => {
  const text = IMPORTED_FILES['moves.shape.ts'].replace('imported(readers.isSquare', 'imported(readers.isPass');
  writeFileSync(join(folder, 'moves.shape.ts'), text);
  mkdirSync(join(folder, 'out/moves'), { recursive: true });
  writeFileSync(join(folder, 'out/moves/lower.ts'), '// earlier');
  await generateImported(folder, 'moves', output);
  expect(problems).toEqual([
    expect.stringMatching(/^error: moves\.shape\.ts: /),
    'note: out/moves/lower.ts is from an earlier run, and may not fit the new parser until this is fixed',
  ]);
  expect(readFileSync(join(folder, 'out/moves/lower.ts'), 'utf8')).toBe('// earlier');
});

test('the shapes of the page are a part of these files', () => {
  const page = readFileSync(join(ROOT, 'docs/declarations.md'), 'utf8');
  const examples = [...page.matchAll(/^```text\n([^]*?)\n```$/gm)].map(([, code]) => code!);
  expect(examples).toHaveLength(4);
  const lines = Object.values(IMPORTED_FILES).join('\n').split('\n');
  expect(
    examples
      .join('\n')
      .split('\n')
      .filter((line) => !lines.includes(line)),
  ).toEqual([]);
});
