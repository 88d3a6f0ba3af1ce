import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { compileGrammar } from '../../../src/generator/index.js';
import { ROOT } from '../../../test/support/shared.js';
import { BUILT_IN_GRAMMARS } from '../../shared/grammars.js';
import { DIST, MISSING } from '../browser.js';
import { test as base } from './playground.js';

const unzip = (data: Uint8Array): Record<string, Uint8Array> => {
  const { unzipSync } = createRequire(join(ROOT, 'site/package.json'))('fflate') as typeof import('fflate');
  return unzipSync(data);
};
const TSX = pathToFileURL(createRequire(join(ROOT, 'package.json')).resolve('tsx')).href;

const test = base.extend<{
  /** The texts that the grammar is tried with. */
  readonly samples: () => Locator;
}>({
  samples: async ({ page }, use) => use(() => page.getByRole('group', { name: 'Texts to try the grammar with' })),
});

if (MISSING !== undefined) test.skip(`grammars in a browser: ${MISSING}`, () => undefined);

describe.runIf(MISSING === undefined)('a grammar in the playground', () => {
  test('an edit of a grammar changes the tree, the errors and the coverage', async ({
    page,
    tab,
    panel,
    openGrammar,
    writeGrammar,
  }) => {
    await openGrammar();
    await page.getByRole('treeitem', { name: /MoveError/ }).waitFor();
    await writeGrammar('List = items:Item|.., _|\nItem = [^ \\n]+\n_ = [ \\n]+\n');
    await page
      .getByRole('treeitem', { name: /items: Item/ })
      .first()
      .waitFor();
    await tab('Coverage');
    await expect.poll(() => panel().innerText()).toContain('Item');
    await tab('Diagrams');
    await expect.poll(() => panel().locator('svg').count()).toBe(3);
    await writeGrammar('List = items:Itm\nItem = "a"\n');
    await page.locator('.cm-lintRange-error').waitFor();
    await tab('Grammar problems');
    await expect.poll(() => panel().innerText()).toContain('error');
    await tab('Text errors');
    await expect.poll(() => panel().innerText()).toContain('The grammar has errors, so the text is not read.');
  });

  test('an applied fix is announced, and the changed grammar is there after a reload', async ({
    page,
    tab,
    panel,
    grammarEditor,
    openGrammar,
    writeGrammar,
  }) => {
    await openGrammar();
    await writeGrammar('List = items:Itm*\nItem = "a"\n');
    await tab('Grammar problems');
    await panel().locator('.fix').first().click();
    await expect.poll(() => page.getByRole('status').first().innerText()).toContain('Applied: ');
    await expect.poll(() => grammarEditor().innerText()).toContain('items:Item*');
    await page.reload();
    await expect.poll(() => grammarEditor().innerText()).toContain('items:Item*');
  });

  test('a slider goes through the steps of reading, and marks the text and the rule', async ({
    page,
    tab,
    panel,
    openGrammar,
    writeGrammar,
  }) => {
    await openGrammar();
    await writeGrammar('List = items:Item|.., ","|\nItem = [a-z]+\n');
    await page.getByRole('textbox', { name: 'Text to read' }).click();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText('ab,cd,1');
    await tab('Trace');
    await panel().getByText('List matches 5 of 7 characters').waitFor();
    await panel().getByText('List is tried at line 1, column 1').waitFor();
    for (const _ of [1, 2]) await panel().getByRole('button', { name: 'Next' }).click();
    await panel().getByText('Item matches "ab"').waitFor();
    await expect.poll(() => page.locator('.marked').allInnerTexts()).toEqual(['Item', 'ab']);
    await panel().getByRole('slider', { name: 'Step' }).press('ArrowRight');
    await panel().getByText('Item is tried at line 1, column 4').waitFor();
    await panel().getByRole('button', { name: 'Farthest failure' }).click();
    await expect.poll(() => page.locator('.marked').allInnerTexts()).toEqual(['Item', '1']);
    expect(await panel().getByRole('row', { name: /^Item/ }).innerText()).toMatch(/^Item\s+3\s+1\s/);
    await tab('Tree');
    await expect.poll(() => page.locator('.marked').count()).toBe(0);
  });

  test('each text that a grammar is tried with passes or fails, even after a reload and in a link', async ({
    browser,
    page,
    openGrammar,
    samples,
  }) => {
    await openGrammar();
    await expect.poll(() => samples().innerText()).toContain('all 3 texts pass');
    await samples().getByRole('button', { name: 'Text 2' }).click();
    await expect.poll(() => page.getByRole('textbox', { name: 'Text to read' }).innerText()).toContain('and a comment');
    await samples().getByLabel('This text').selectOption('must have an error');
    await expect.poll(() => samples().innerText()).toContain('2 of 3 texts pass');
    expect(await samples().getByRole('button', { name: 'Text 2' }).innerText()).toContain('fails');
    await samples().getByRole('button', { name: 'Add a text' }).click();
    await page.getByRole('textbox', { name: 'Text to read' }).click();
    await page.keyboard.insertText('4. a1-a2');
    await expect.poll(() => samples().innerText()).toContain('3 of 4 texts pass');
    await page.waitForTimeout(200);
    await page.reload();
    await expect.poll(() => samples().innerText()).toContain('3 of 4 texts pass');
    await page.getByRole('button', { name: 'Share' }).click();
    await expect.poll(() => page.url()).toContain('samples=');
    const other = await (await browser.newContext()).newPage();
    await other.goto(page.url());
    await expect.poll(() => other.locator('.samples').innerText()).toContain('3 of 4 texts pass');
    await other.context().close();
    await samples().getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => samples().innerText()).toContain('2 of 3 texts pass');
  });

  test('the changes in a grammar are shown, and taken back', async ({
    page,
    tab,
    panel,
    grammarEditor,
    openGrammar,
  }) => {
    await openGrammar();
    await tab('Changes');
    await grammarEditor().press('Control+End');
    await page.keyboard.insertText('More = "more"\n');
    await expect.poll(() => panel().locator('.added').innerText()).toContain('More = "more"');
    await panel().getByRole('button', { name: 'Bring back the grammar as it was opened' }).click();
    await expect.poll(() => panel().innerText()).toContain('Nothing has changed');
  });

  test('the user can start from an empty grammar, and a reload keeps grammar and text', async ({
    page,
    grammarEditor,
    openGrammar,
    writeGrammar,
  }) => {
    await openGrammar();
    await page.locator('.controls select').first().selectOption('empty');
    await expect.poll(() => page.locator('.summary').innerText()).toContain('is read completely');
    await writeGrammar('Kept = "k"*\n');
    await page.getByRole('treeitem', { name: /Kept/ }).waitFor();
    await page.reload();
    await expect.poll(() => grammarEditor().innerText()).toContain('Kept = "k"*');
  });

  test('a grammar with several start rules can be read from each', async ({ page, openGrammar, writeGrammar }) => {
    await openGrammar();
    await writeGrammar('A = "x"*\nB = letters:[a-z]*\n');
    await page.getByLabel('Start rule').selectOption('B');
    await page.getByRole('treeitem', { name: /^.?\s*B/ }).waitFor();
  });

  test('EBNF that is pasted becomes a grammar, and errors in it are reported', async ({
    page,
    grammarEditor,
    openGrammar,
  }) => {
    await openGrammar();
    await page.getByRole('button', { name: 'Paste EBNF…' }).click();
    const area = page.getByRole('textbox', { name: 'ISO 14977' });
    await area.fill('list = item , { "," , item ');
    await page.getByRole('button', { name: 'Make a grammar' }).click();
    await page.locator('dialog [role=alert]').waitFor();
    await area.fill('list = item , { "," , item } ; item = "a" | "b" ;');
    await page.getByRole('button', { name: 'Make a grammar' }).click();
    await expect.poll(() => grammarEditor().innerText()).toContain('list = item ("," item)*');
  });

  test('a text that is nested too deeply does not blame the grammar', async ({
    page,
    tab,
    panel,
    openGrammar,
    writeGrammar,
  }) => {
    await openGrammar();
    await writeGrammar('A = "(" A? ")"\n');
    for (const depth of [300, 20_000]) {
      await page.getByRole('textbox', { name: 'Text to read' }).click();
      await page.keyboard.press('Control+A');
      await page.keyboard.insertText('('.repeat(depth) + ')'.repeat(depth));
      const expected = depth < 500 ? 'is read completely' : '1 error in the text';
      await expect.poll(() => page.locator('.summary').innerText()).toContain(expected);
      await tab('Coverage');
      await panel().getByText('nested too deeply').waitFor();
      await tab('Text errors');
      if (depth > 500) await expect.poll(() => panel().innerText()).toContain('the text is nested too deeply');
    }
  });

  test("a link keeps the visitor's own grammar", async ({ server, page, grammarEditor, openGrammar, writeGrammar }) => {
    await openGrammar();
    await writeGrammar('Mine = "m"*\n');
    await page.goto(`${server.url}play.html#grammar=oni`);
    await expect.poll(() => grammarEditor().innerText()).toContain('OniFile');
    await page.getByRole('button', { name: 'Restore it' }).click();
    await expect.poll(() => grammarEditor().innerText()).toContain('Mine = "m"*');
  });

  test('every built-in grammar reads its example', async ({ page, openGrammar }) => {
    await openGrammar();
    for (const { id, title, file } of BUILT_IN_GRAMMARS) {
      await page.locator('.controls select').first().selectOption({ label: title });
      const compiled = compileGrammar(readFileSync(join(DIST, file), 'utf8'));
      const start = compiled.ok ? compiled.grammar.startRules[0]! : 'a grammar without problems';
      const root = page.locator('[role=treeitem][aria-level="2"] .kind').first();
      await expect.poll(() => root.innerText(), { message: id }).toBe(start);
      await expect.poll(() => page.locator('.summary').innerText(), { message: id }).toContain('is read completely');
    }
  });

  test('a grammar that takes too long is stopped, and the page continues', async ({
    page,
    openGrammar,
    writeGrammar,
  }) => {
    await openGrammar();
    // For each character, the rest is read, and for each character of that again.
    await writeGrammar('S = (!(("a" !("a"* "b"))* "b") "a")*\n');
    await page.getByRole('textbox', { name: 'Text to read' }).click();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText('a'.repeat(8000));
    await expect.poll(() => page.locator('.summary').innerText()).toContain('Stopped after 5 seconds');
    await writeGrammar('S = "a"*\n');
    await expect.poll(() => page.locator('.summary').innerText()).toContain('is read completely');
  });

  test.for(['TypeScript', 'JavaScript'])(
    'the parser is saved as %s, with all that it imports',
    async (language, { page, openGrammar }) => {
      await openGrammar();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: `Download ${language}` }).click(),
      ]);
      const files = unzip(readFileSync(await download.path()));
      const extension = language === 'TypeScript' ? 'ts' : 'js';
      expect(Object.keys(files)).toEqual(
        expect.arrayContaining([`grammar/parser.${extension}`, `cst/index.${extension}`, 'grammar.peggy']),
      );
      const folder = mkdtempSync(join(tmpdir(), 'parser-'));
      try {
        writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
        for (const [name, content] of Object.entries(files)) {
          mkdirSync(dirname(join(folder, name)), { recursive: true });
          writeFileSync(join(folder, name), content);
        }
        const program = `import { parse } from './grammar/parser.${extension}'; console.log(parse('1. e2-e4').dump())`;
        writeFileSync(join(folder, `main.${extension}`), program);
        const { stdout, stderr } = spawnSync(process.execPath, ['--import', TSX, join(folder, `main.${extension}`)], {
          encoding: 'utf8',
        });
        expect(stderr).toBe('');
        expect(stdout).toContain('Move');
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  );
});
