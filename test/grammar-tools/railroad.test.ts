import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import {
  type RailroadDiagram,
  railroadDiagrams,
  type RailroadOptions,
  railroadPage,
  railroadSheet,
} from '../../src/library/generator.js';
import { GRAMMAR_NAMES } from '../support/grammars.js';
import { ROOT } from '../support/shared.js';

const LIST = 'List = items:Item|.., ","|\nItem "item" = [a-z]+\n';

describe('railroadDiagrams', () => {
  test('draws each rule, with links to others', () => {
    const [list, item] = drawn(LIST);
    expect([list!.rule, item!.rule, item!.display, item!.source]).toEqual([
      'List',
      'Item',
      'item',
      'Item "item" = [a-z]+',
    ]);
    expect(textsOf(list!.svg)).toEqual(['Syntax of List', 'items:', 'Item', '","']);
    expect(list!.svg).toContain('<a class="rule" href="#rule-Item">');
    expect(drawn(LIST, { href: (rule) => `${rule}.svg` })[0]!.svg).toContain('href="Item.svg"');
    expect(drawn(LIST, { href: () => undefined })[0]!.svg).not.toContain('<a ');
  });

  test.each([
    ['"a"i "\\n"', ['"a"i', '"\\n"']],
    ['[^a-z]i .', ['[^a-z]i', 'any character']],
    ['B / ""', ['B']],
    ['B? B* B+', ['B', 'B', 'B']],
    ['B|3| B|2..|', ['B', '3 times', 'B', 'at least 2 times']],
    ['B|..4| B|2..4, ","|', ['B', 'at most 4 times', 'B', '","', '2 to 4 times']],
    ['B|1| B|2, "-"|', ['B', 'B', '"-"', '2 times']],
    ['&B !B !.', ['followed by', 'B', 'not followed by', 'B', 'end of text']],
    ['$(B "-" B)', ['B', '"-"', 'B']],
    ['x:(B / "x")', ['x:', 'B', '"x"']],
    ['BError / B', ['BError', 'B']],
  ])('draws %s', (expression, texts) => {
    const [diagram] = drawn(`A = ${expression}\nB = "b"\nBError = "x"\n`);
    expect(textsOf(diagram!.svg).slice(1)).toEqual(texts);
  });

  test('marks rules, error productions, literals and classes', () => {
    const { svg } = drawn('A = B / BError / "a" / [c]\nB = "b"\nBError = "x"\n')[0]!;
    for (const what of ['rule', 'rule error', 'literal', 'class']) expect(svg).toContain(`class="${what}"`);
  });

  test('breaks sequences into rows at the width that is given', () => {
    const grammar = `A = ${'"four" '.repeat(12)}`;
    const [normal, narrow] = [drawn(grammar)[0]!, drawn(grammar, { rowWidth: 300 })[0]!];
    expect(normal.width).toBeGreaterThan(800);
    expect(narrow.width).toBeLessThan(400);
    expect(narrow.height).toBeGreaterThan(normal.height);
    expect(textsOf(narrow.svg)).toEqual(textsOf(normal.svg));
  });

  test('breaks long sequences into rows', () => {
    const [diagram] = drawn(`A = ${'B '.repeat(80)}\nB = "b"\n`);
    expect(diagram!.width).toBeLessThan(1000);
    expect(diagram!.height).toBeGreaterThan(150);
  });

  test('cuts long texts, and makes room for wide characters', () => {
    const { svg, width } = drawn(`A = "${'x'.repeat(100)}"\n`)[0]!;
    expect([svg.includes(`<title>"${'x'.repeat(100)}"</title>`.replaceAll('"', '&quot;')), width < 600]).toEqual([
      true,
      true,
    ]);
    expect(drawn('A = "車馬"\n')[0]!.width).toBeGreaterThan(drawn('A = "ab"\n')[0]!.width);
  });

  test('escapes what a grammar contains', () => {
    const grammar = 'A = "<&\u202e\uffff"\nB = "]]>"\n';
    const svgs = drawn(grammar, { headings: true }).map(({ svg }) => svg);
    expect(textsOf(svgs[0]!)).toContain('"<&<U+202E>\ufffd"');
    expect(svgs.join('')).not.toContain('\u202e');
  });

  test('returns problems of the grammar, and draws what it can', () => {
    const unknown = railroadDiagrams('A = B\n', { file: 'a.peggy' });
    expect([unknown.ok, unknown.problems.map(({ message }) => message)]).toEqual([true, ['unknown rule "B"']]);
    const broken = railroadDiagrams('A = (\n');
    expect([broken.ok, broken.problems.length]).toEqual([false, 1]);
    const deep = railroadDiagrams(`A = ${'('.repeat(20_000)}"a"${')'.repeat(20_000)}\n`);
    expect(deep.problems.map(({ message }) => message)).toEqual([
      'groups are nested more than 100 levels deep: define a rule for the inner ones',
    ]);
  });

  test.each(GRAMMAR_NAMES)('%s: pictures are well-formed, everything is inside, and links lead to rules', (name) => {
    const file = join(ROOT, 'grammars', `${name}.peggy`);
    const options = { file, read: (path: string) => readFileSync(path, 'utf8') };
    const diagrams = drawn(readFileSync(file, 'utf8'), options);
    const rules = new Set(diagrams.map(({ rule }) => rule));
    expect(rules.size).toBeGreaterThan(5);
    const wrong: object[] = [];
    for (const { svg, width, height } of diagrams) {
      for (const { name: tag, attributes } of elementsOf(svg)) {
        const leadsTo = attributes.href?.slice('#rule-'.length) ?? '';
        if (tag === 'a' && !rules.has(decodeURIComponent(leadsTo))) wrong.push(attributes);
        if (tag !== 'rect') continue;
        const [x, y, w, h] = [attributes.x, attributes.y, attributes.width, attributes.height].map(Number);
        const isInside = x! >= 0 && y! >= 0 && x! + w! <= width && y! + h! <= height;
        if (!isInside) wrong.push(attributes);
      }
    }
    expect(wrong).toEqual([]);
  });
});

test('a page has each diagram under its heading, and the rule as text', () => {
  const page = railroadPage(drawn(LIST, { style: false }), 'list <1>');
  expect(page).toContain('<title>list &lt;1&gt;</title>');
  expect(page).toContain('<h2 id="rule-Item">Item <small>item</small></h2>');
  expect(page).toContain('<pre>Item &quot;item&quot; = [a-z]+</pre>');
  expect(page.match(/prefers-color-scheme/g)).toHaveLength(1);
});

test('a sheet has all diagrams below each other', () => {
  const diagrams = drawn(LIST, { style: false, headings: true });
  const pictures = elementsOf(railroadSheet(diagrams, 'list')).filter(({ name }) => name === 'svg');
  expect(pictures.map(({ attributes }) => attributes.id)).toEqual([undefined, 'rule-List', 'rule-Item']);
  expect(Number(pictures[2]!.attributes.y)).toBeGreaterThanOrEqual(diagrams[0]!.height);
});

function drawn(grammar: string, options?: RailroadOptions): readonly RailroadDiagram[] {
  const result = railroadDiagrams(grammar, options);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.diagrams;
}

interface Found {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The elements of a document; throws if it is not well-formed. */
function elementsOf(svg: string): Found[] {
  const found: Found[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => found.push({ name, attributes: attributes as Found['attributes'] }));
  parser.write(svg).close();
  return found;
}

/** The texts of a picture, in the order in which they are drawn. */
function textsOf(svg: string): string[] {
  const found: string[] = [];
  const parser = new SaxesParser();
  let isStyle = false;
  parser.on('opentag', ({ name }) => (isStyle = name === 'style'));
  parser.on('text', (text) => {
    if (!isStyle && text.trim() !== '') found.push(text);
  });
  parser.write(svg).close();
  return found;
}
