import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { NOTATIONS } from '../../src/notations/registry.js';
import { ROOT } from '../../test/support/shared.js';
import { slug } from '../.vitepress/slug.js';
import { copyOf, rewriteLinks } from '../prepare/links/links.js';
import { PLACEHOLDER, relocatedPage, relocatedScript } from '../prepare/links/relative-base.js';
import { fence, html, prose } from '../prepare/markup.js';
import { sidebar } from '../prepare/navigation.js';
import { type ColoredNotation, coloredText } from '../prepare/notation/colored-text.js';
import { ruleHtml, rulesFrom } from '../prepare/notation/grammar-text.js';
import { introduction } from '../prepare/notation/notation-page.js';
import { referenceIndex } from '../prepare/reference-index.js';
import { EXAMPLES, examplesOf } from '../shared/examples.js';
import { PACKAGE_ALIASES } from '../shared/package-aliases.js';
import { grammarOfPackage, guideOfPackage, PACKAGES } from '../shared/packages.js';

test.each(NOTATIONS.map(({ id }) => id))('%s has examples, and the first one is valid', async (id) => {
  const [first] = examplesOf(id);
  const notation = await NOTATIONS.find((row) => row.id === id)!.load();
  const { dialect } = first!;
  const reading = notation.read(
    readFileSync(join(ROOT, first!.file), 'utf8'),
    dialect === undefined ? {} : { dialect },
  );
  expect(reading.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('the site finds each part of ludogram that the packages import', () => {
  const sources = PACKAGES.flatMap(({ id }) => {
    const folder = join(ROOT, 'packages', id, 'src');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(folder, name), 'utf8'));
  });
  const imported = new Set(sources.join('').match(/(?<=from ')ludogram(?:\/[a-z]+)*(?=')/g));
  expect(imported.size).toBeGreaterThan(2);
  const paths = readFileSync(join(ROOT, 'site/packages.tsconfig.json'), 'utf8');
  for (const name of imported) {
    expect(
      PACKAGE_ALIASES.filter(({ find }) => find.test(name)),
      name,
    ).toHaveLength(1);
    expect(paths).toContain(`"${name}": [`);
  }
});

test('examples have different names and exist', () => {
  expect(new Set(EXAMPLES.map(({ name }) => name)).size).toBe(EXAMPLES.length);
  expect(EXAMPLES.filter(({ file }) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test('the list of entry points says what each contains', () => {
  const pages: Record<string, string> = {
    'ludogram/oni.md': '# ludogram/oni\n\nOnitama records (`.oni`) and\nmore. Use it.\n\n```ts\n```\n',
    'ludogram.md': '# ludogram\n\nUse this, e. g. to read:\n\n```ts\n```\n',
  };
  const list = '# ludogram\n\n## Modules\n\n- [ludogram](ludogram.md)\n- [ludogram/oni](ludogram/oni.md)\n';
  const index = referenceIndex(list, (link) => pages[link]!);
  expect(index).toContain('# API reference');
  expect(index).toContain('| [`ludogram`](ludogram.md) | Use this, e. g. to read. |');
  expect(index).toContain('| [`ludogram/oni`](ludogram/oni.md) | Onitama records (`.oni`) and more. |');
  expect(() => referenceIndex('', () => '')).toThrow('no list');
});

const links = (text: string, from = 'docs/library.md') =>
  rewriteLinks(text, from, {
    examples: new Map([['examples/broken.oni', 'onitama-errors']]),
    grammars: new Map([['grammars/oni.peggy', 'oni']]),
    linkFile: (path) => path.includes('.'),
  });

test.each([
  ['[a page](testing.md#the-suites)', '[a page](/testing.md#the-suites)'],
  ['[the readme](../README.md)', '[the readme](/index.md)'],
  ['[`oni`](formats/oni.md) and [`otn`](formats/otn.md)', '[`oni`](/formats/oni.md) and [`otn`](/formats/otn.md)'],
  ['[codes](codes/oni.md)', '[codes](/notations/oni.md#diagnostics)'],
  ['[codes](codes/text.md)', '[codes](/codes/text.md)'],
  ['[a game](../examples/broken.oni)', '[a game](/play.md#example=onitama-errors)'],
  ['[the grammar](../grammars/oni.peggy)', '[the grammar](/notations/oni.md#grammar)'],
  ['[source](../src/index.ts)', '[source](/files/src/index.ts.txt)'],
  ['[a folder](../src)', 'a folder'],
  ['[a package](../packages/pgn)', '[a package](/chess.md)'],
  ['[a package](../packages/sgf/README.md#speed)', '[a package](/go.md#speed)'],
  ['[outside](https://example.org/a.md) [here](#below)', '[outside](https://example.org/a.md) [here](#below)'],
  ['`[code](testing.md)`', '`[code](testing.md)`'],
  ['```md\n[code](testing.md)\n```', '```md\n[code](testing.md)\n```'],
])('the links of %s lead to pages of the site', (text, expected) => {
  expect(links(text)).toBe(expected);
});

test('a copy keeps the name of a picture, and any other file is shown as text', () => {
  expect(copyOf('docs/a.svg')).toBe('files/docs/a.svg');
  expect(copyOf('grammars/ebnf.ohm')).toBe('files/grammars/ebnf.ohm.txt');
});

test('the rules of a notation are those that its start rule reaches', () => {
  const names = rulesFrom(join(ROOT, 'grammars/otn.peggy'), 'MoveRecord').map(({ name }) => name);
  expect(names).toContain('MoveRecord');
  expect(names).not.toContain('GameRecord');
});

test('names of other rules are links, and literals, labels and comments are not', () => {
  const rule = { name: 'A', text: 'A = x:B "B" /* B */ C', uses: new Set(['B']) };
  expect(ruleHtml(rule, new Set(['A', 'B']))).toBe(
    '<b>A</b> = <span class="g-label">x</span>:<a href="#rule-B">B</a> <span class="g-string">&quot;B&quot;</span> ' +
      '<span class="g-comment">/&#42; B &#42;/</span> C',
  );
});

test('text becomes HTML that neither Markdown nor Vue reads', () => {
  expect(html('<b> {{ x }} *a*\n')).toBe('&lt;b&gt; &#123;&#123; x }} &#42;a&#42;&#10;');
  expect(prose('write `a < b`')).toBe('write <code>a &lt; b</code>');
  expect(fence('text', 'a ``` b')).toBe('````text\na ``` b\n````\n');
});

test('a page that no group of the side bar names is among the guides', () => {
  const titles = new Map([
    ['library', 'Using the library'],
    ['new-page', 'New page'],
    ['games/tafl', 'Tafl'],
  ]);
  const [guides] = sidebar(titles);
  expect(guides!.items!.map(({ link }) => link)).toEqual(['/library', '/new-page']);
});

test('the notations of packages are listed beside the built-in ones, with a page each', () => {
  const [, notations] = sidebar(new Map([['chess', 'Chess']]));
  const pages = notations!.items!.map(({ link }) => link);
  for (const { id } of [...NOTATIONS, ...PACKAGES]) expect(pages).toContain(`/notations/${id}`);
});

test.each(PACKAGES)('the page of $id names its specification, its first rule and its examples', (facts) => {
  const { id, startRule, specification } = facts;
  expect(readFileSync(join(ROOT, guideOfPackage(id)), 'utf8')).toContain(specification.url);
  expect(rulesFrom(join(ROOT, grammarOfPackage(id)), startRule)[0]!.name).toBe(startRule);
  expect(examplesOf(id).length).toBeGreaterThan(1);
});

test('anchors are those of code hosts', () => {
  expect(slug('Targets that are not met, and why')).toBe('targets-that-are-not-met-and-why');
  expect(slug('`.oni`: Onitama games')).toBe('oni-onitama-games');
});

test('a page finds its files from its own address, and keeps links to parts of itself', () => {
  const page = `<head><link href="${PLACEHOLDER}assets/a.css"></head><body><a href="${PLACEHOLDER}library.html#x">a</a>
<a href="#b">b</a><script>data=JSON.parse("{\\"base\\":\\"${PLACEHOLDER}\\"}")</script><script type="module" src="${PLACEHOLDER}assets/a.js"></script></body>`;
  const relocated = relocatedPage(page, 1);
  expect(relocated).not.toContain(PLACEHOLDER);
  expect(relocated).toContain('<link href="../assets/a.css">');
  expect(relocated).toContain('<a href="../library.html#x">');
  expect(relocated).toContain('<a href="#b">');
  expect(relocated).toContain('src="../assets/a.js"');
  expect(relocated).toContain('JSON.parse("{\\"base\\":\\""+siteBase+"\\"}")');
  expect(relocatedPage(page, 0)).toContain('href="./library.html#x"');
});

test('a script finds its files from its own address', () => {
  const base = 'new URL("../../",import.meta.url).pathname';
  const replaced = `.replaceAll("${PLACEHOLDER}",${base})`;
  const of = (code: string) => relocatedScript(code, 2);
  expect(of(`f("${PLACEHOLDER}a.js",'b')`)).toBe(`f("${PLACEHOLDER}a.js"${replaced},'b')`);
  expect(of(`x=\`<a href="${PLACEHOLDER}">\${y}</a>\``)).toBe(`x=\`<a href="${PLACEHOLDER}">\${y}</a>\`${replaced}`);
  expect(of(`x={"${PLACEHOLDER}a":1}`)).toBe(`x={["${PLACEHOLDER}a"${replaced}]:1}`);
  expect(of('import a from "./a.js"')).toBe('import a from "./a.js"');
});

test.each([
  ['# Title\n\nOne [link](a.md). Two.\n\nMore', 'One link. Two.'],
  ['# Title\n\nFour kinds of records.\nEach is a rule of `grammars/otn.peggy`:\n\n- one', 'Four kinds of records.'],
])('the introduction to a notation is the first paragraph of its guide: %j', (guide, expected) => {
  expect(introduction(guide)).toBe(expected);
});

describe('a sample text of a notation', () => {
  const colored = async (): Promise<ColoredNotation> => {
    const row = NOTATIONS.find(({ id }) => id === 'oni')!;
    return { notation: await row.load(), support: (await row.editor!()) ?? {} };
  };

  test('has the colors of its own grammar, and its error marked', async () => {
    const it = await colored();
    const reading = it.notation.read('BXLUT # <b>\nByz');
    const { span } = reading.diagnostics[0]!;
    const shown = coloredText(it, reading, span);
    expect(shown).toContain('<span class="tok-type">B</span><span class="tok-type">X</span>');
    expect(shown).toContain('<span class="tok-comment"># &lt;b&gt;</span>&#10;');
    expect(shown).toContain('<span class="wrong">z</span>');
    expect(shown.split('\n')).toHaveLength(2);
  });

  test('is shown whole, whatever it is', async () => {
    const it = await colored();
    for (const text of ['', ' ', 'x{{ y }}\n\n', '\u0000', '# é 😀\nBXLUT']) {
      const shown = coloredText(it, it.notation.read(text))
        .replace(/<[^>]*>/g, '')
        .replace(/\n$/, '');
      const { document } = parseHTML(`<html><body>${shown}</body></html>`);
      expect(document.body.textContent).toBe(text);
    }
  });
});
