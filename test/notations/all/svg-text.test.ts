import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { svgDocument, text } from '../../../src/notation/view/svg.js';
import { azulNotation } from '../../../src/notations/azul/notation.js';
import { NOTATIONS } from '../../../src/notations/registry.js';
import { made } from '../../support/readings.js';
import { ROOT } from '../../support/shared.js';

/**
 * The character data of an XML document, only of elements that may have some or of all; throws where it is not well
 * formed.
 */
function textOf(xml: string, isCounted: (element: string) => boolean = () => true): string {
  let found = '';
  const open: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => open.push(name));
  parser.on('closetag', () => open.pop());
  parser.on('text', (part) => {
    if (isCounted(open.at(-1)!)) found += part;
  });
  parser.write(Buffer.from(xml, 'utf8').toString('utf8')).close();
  return found.trim();
}

const ODD = Array.from({ length: 0x300 }, (_, i) => String.fromCharCode(i)).concat(
  [0x61c, 0x200e, 0x202e, 0x2028, 0x2066, 0x2069, 0xd800, 0xdfff, 0xfeff, 0xfffe, 0xffff].map((code) =>
    String.fromCharCode(code),
  ),
);

const samples = readdirSync(join(ROOT, 'examples')).flatMap((name) => {
  const notation = NOTATIONS.find(({ extensions = [] }) => extensions.some((extension) => name.endsWith(extension)));
  return notation === undefined ? [] : [{ name, notation }];
});

test.each(samples)('the picture of $name has text in text elements only', async ({ name, notation }) => {
  const { read, view } = await notation.load();
  const shown = view!.at(read(readFileSync(join(ROOT, 'examples', name), 'utf8')).model!, { ply: 0 });
  if (!shown.ok) return expect(name).toMatch(/^broken/);
  const svg = view!.svg(shown.view);
  expect(textOf(svg, (element) => !['text', 'tspan', 'title'].includes(element))).toBe('');
  expect(svg).not.toMatch(/\n\n/);
});

test.each(ODD)('a name with %j is well-formed XML without hidden characters', (character) => {
  const name = `a${character}<&">b`;
  const svg = svgDocument(10, 10, name, text(0, 0, name, { title: name }));
  expect(svg).not.toMatch(/(?!\n)[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/u);
  expect(textOf(svg)).toContain('<&">b');
});

test('a record with an unpaired surrogate and an override in a name is drawn as well-formed XML', () => {
  const record = 'AZULGAME\n:A Al\ud800ice\u202e\u001b[31m\n:B Bob\n2\n1rrrr2llll3oooo4kkkk5uuuu\n';
  const svg = azulNotation.view!.svg(made(azulNotation.view!.at(azulNotation.read(record).model)).view);
  expect(textOf(svg)).toContain('Al<U+D800>ice<U+202E><U+001B>[31m');
});
