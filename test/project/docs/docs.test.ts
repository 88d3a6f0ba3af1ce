import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codesPage } from '../../../scripts/sync/pages/codes-page.js';
import { explainedGrammar } from '../../../src/generator/codes/explanations.js';
import { generate } from '../../../src/generator/index.js';
import { ludogram } from '../../cli/support.js';
import { generatedFiles, runInBrowser } from '../../support/browser/browser.js';
import { codeBlocks, outputPattern, pages, readersExample } from '../../support/docs/docs.js';
import { ENTRY_POINTS } from '../../support/docs/entry-points.js';
import { TUTORIALS } from '../../support/docs/tutorial.js';
import { ROOT } from '../../support/shared.js';

test.each(ENTRY_POINTS)('the reference calls the module $name by that name', ({ name, source }) => {
  expect(/@module (.*)$/m.exec(readFileSync(source, 'utf8'))?.[1]).toBe(name);
});

test.each(ENTRY_POINTS)('the tour of $name names what the module exports', async ({ source }) => {
  const [comment, code] = readFileSync(source, 'utf8').split('@module') as [string, string];
  const items = [...comment.matchAll(/^ \* (?:- | {2})(.*)$/gm)].map(([, item]) => item!).join(' ');
  const names = [...items.matchAll(/`([A-Za-z]\w*)`/g)].map(([, name]) => name!);
  const exported = new Set(Object.keys((await import(source)) as object));
  const members = ['root'];
  const missing = names.filter((name) => !exported.has(name) && !new RegExp(`\\b${name}\\b`).test(code));
  expect(missing.filter((name) => !members.includes(name))).toEqual([]);
});

test('every link of the documentation leads to a file, and to a heading of it', () => {
  const all = pages();
  for (const [page, text] of all) {
    // Text that looks like a link in a block of code isn't one.
    const prose = text.replace(/^( *)```[^]*?^\1```$/gm, '');
    for (const [, link] of prose.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)) {
      const [path, heading] = link!.split('#') as [string, string?];
      const target = path === '' ? page : normalize(join(dirname(page), path)).replaceAll('\\', '/');
      expect(existsSync(join(ROOT, target)), `${page}: ${link}`).toBe(true);
      if (heading === undefined || !all.has(target)) continue;
      expect(anchorsOf(all.get(target)!), `${page}: ${link}`).toContain(heading);
    }
  }
});

test('a page of codes shows each line of an example as it is', () => {
  const page = codesPage('Grammars', explainedGrammar);
  expect(page).toContain('| `# my grammar`<br>`Start = "a"` |\n');
  expect(page).toContain('| `Start = "a"\\|3..2\\|` |\n');
  const examples = explainedGrammar.codes.map(({ example }) => example);
  const shown = page
    .split('\n')
    .filter((line) => line.startsWith('| `grammar/'))
    .map(exampleIn);
  expect(shown).toEqual(examples);
});

/** Returns the example in a row of a page of codes. */
const exampleIn = (row: string): string =>
  row
    .replaceAll('\\|', '\0')
    .split(' | ')
    .at(-1)!
    .replace(/ \|$/, '')
    .split('<br>')
    .map((line) => line.replace(/^`([^`]*)`$/, '$1'))
    .join('\n')
    .replaceAll('\0', '|');

const ABOUT_FILES = [
  'docs/architecture.md',
  'docs/architecture-layers.md',
  'docs/testing.md',
  'docs/variations.md',
  'packages/pgn/README.md',
  'packages/sgf/README.md',
];

test.each(ABOUT_FILES)('%s names files and folders that exist', (page) => {
  const folders = [dirname(page), '.'].map((folder) => join(ROOT, folder));
  const named = [
    ...pages()
      .get(page)!
      .matchAll(/`((?:src|test|scripts|docs|packages|generated)\/[\w/.-]*)`/g),
  ];
  const paths = named.map(([, path]) => path!);
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !folders.some((folder) => existsSync(join(folder, path))))).toEqual([]);
});

const GRAMMARS = codeBlocks('peggy').filter(
  ({ page, code }) => !TUTORIALS.includes(page) && !code.startsWith('import'),
);

test.each(GRAMMARS)('$page:$line: the grammar has no problems', ({ code }) => {
  expect(generate(code, { file: 'page.peggy' }).warnings).toEqual([]);
});

describe('the readers of the reference', () => {
  const { grammar, program } = readersExample();

  test('visit the moves, as the comment says', async () => {
    const { files } = generate(grammar, { file: 'game.peggy', runtime: 'ludogram/cst' });
    const printed = program.replace('console.log(', 'printed.push([').replace(/(\w+)\); \/\//, '$1].join(" ")); //');
    const { printed: lines } = await runInBrowser(`export const printed: string[] = [];\n${printed}`, {
      plugins: [generatedFiles('game', files)],
    });
    expect(lines).toEqual(['a2 -', 'b4 x']);
    for (const line of lines as string[]) expect(program).toContain(`"${line}"`);
  });
});

/** The anchors that headings get where Markdown is shown. */
function anchorsOf(text: string): string[] {
  return [...text.replace(/^```[^]*?^```/gm, '').matchAll(/^#+ (.*)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
}

// The commands of the tutorial are run in a folder with its files, by tutorial.deep.test.ts.
const SHOWN = codeBlocks('console')
  .filter(({ page }) => !TUTORIALS.includes(page))
  .map((block) => [`${block.page}:${block.line}`, block.code] as const);

test('some commands are shown with their output', () => {
  expect(SHOWN.length).toBeGreaterThan(0);
});

test.each(SHOWN)('%s: the commands print what is shown', async (_, code) => {
  const [before, ...commands] = code.split(/^\$ (.*)\n/m);
  expect([before, commands.length > 0]).toEqual(['', true]);
  for (let i = 0; i < commands.length; i += 2) {
    const [, args] = /^(?:npx |npm run -s )?ludogram (?:-- )?(.*)$/.exec(commands[i]!) ?? [];
    expect(args, `${commands[i]} is a command of ludogram`).toBeDefined();
    const { stdout, stderr } = await ludogram(args!.split(' '));
    expect(`${stdout}${stderr}`).toMatch(outputPattern(commands[i + 1]!));
  }
});
