import { describe, expect, test } from 'vitest';
import { featuresOf } from '../../../src/lsp/features/features.js';
import { NOTATIONS } from '../../../src/notations/registry.js';
import { casesOf } from '../../support/cases.js';

describe.each(NOTATIONS.filter(({ editor }) => editor !== undefined))('the editor support of $id', (entry) => {
  test('names kinds and fields that its grammar has', async () => {
    const [notation, { tokens = {}, outline = {} }] = await Promise.all([entry.load(), entry.editor!()]);
    const { kinds, fields } = notation.read('').tree.language;
    expect(Object.keys(tokens).filter((name) => !kinds.includes(name) && !fields.includes(name))).toEqual([]);
    expect(Object.keys(outline).filter((name) => !kinds.includes(name))).toEqual([]);
  });

  test('works on every text of its suite: tokens are apart, entries are nested, folds on lines of their own', async () => {
    const [notation, support] = await Promise.all([entry.load(), entry.editor!()]);
    const texts = casesOf(entry.id).flatMap(({ text }, i) => (i % 12 === 0 && text.length < 2000 ? [text] : []));
    expect(texts.length).toBeGreaterThan(1);
    for (const text of texts) {
      const features = featuresOf({ notation, support, reading: notation.read(text) });
      const tokens = features.tokens();
      expect(tokens.every(({ start, end }, i) => start < end && start >= (tokens[i - 1]?.end ?? 0))).toBe(true);
      for (const { span, selection, children } of features.outline()) {
        expect(span.start <= selection.start && selection.end <= span.end).toBe(true);
        for (const child of children) expect(span.start <= child.span.start && child.span.end <= span.end).toBe(true);
      }
      const starts = features.folds().map(({ start }) => notation.read(text).tree.lines.position(start).line);
      expect(new Set(starts).size).toBe(starts.length);
      const middle = Math.floor(text.length / 2);
      const sizes = features.selections(middle).map(({ start, end }) => end - start);
      expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
      // An empty text has nothing to select.
      expect(sizes.at(-1) ?? 0).toBe(text.length);
      for (const offset of [0, middle, text.length]) {
        features.hover(offset);
        features.definition(offset);
        features.board(offset);
        features.hints({ start: 0, end: text.length });
      }
    }
  });
});

describe('the outline of XAY', () => {
  const featuresFor = async (text: string) => {
    const entry = NOTATIONS.find(({ id }) => id === 'xay')!;
    const [notation, support] = await Promise.all([entry.load(), entry.editor!()]);
    return featuresOf({ notation, support, reading: notation.read(text) });
  };

  test('has rows and pieces of lists in block style, and rows fold', async () => {
    const text = "version: '1'\nsetup:\n  - - [r, pm]\n    - []\n  - - []\n    - [K]\n";
    const features = await featuresFor(text);
    const [setup] = features.outline();
    const rows = setup!.children.map(({ name, detail, children }) => [name, detail, children.length]);
    expect(rows).toEqual([
      ['row 1', 'r, pm', 1],
      ['row 2', 'K', 1],
    ]);
    const lines = features.folds().map(({ start, end }) => text.slice(start, end).split('\n').length);
    expect(lines.length).toBeGreaterThan(1);
  });

  test.each(['', 'setup', "version: '1'\n", 'setup: [', "version: '1'\nsetup: [[[x]], a, [[k]]]\n"])(
    'of the broken text %j does not throw',
    async (text) => {
      const entries = (await featuresFor(text)).outline();
      expect(entries.length).toBeLessThanOrEqual(1);
    },
  );
});
