import { expect, test } from 'vitest';
import { notationFeatures } from '../../../src/lsp/features/features.js';
import { selectable } from '../../../src/lsp/features/selections.js';
import { NOTATIONS } from '../../../src/notations/registry.js';
import { AZUL, FIVED } from '../feature-table.js';

/** The texts of the selections around the first character of a part of a text, the smallest first. */
async function selectionsIn(id: string, text: string, before: string): Promise<string[]> {
  const entry = NOTATIONS.find((notation) => notation.id === id)!;
  const { selections } = await notationFeatures(entry, text, 'syntax');
  return selections(text.indexOf(before)).map(({ start, end }) => text.slice(start, end));
}

/** The part of the text from some words to the end of its variation. */
function fiveDUpToVariation(from: string): string {
  return FIVED.slice(FIVED.indexOf(from), FIVED.indexOf(')') + 1);
}

test.each([
  ['azul', AZUL, 'llll 1---', ['l', 'A 1 llll 1---', AZUL.slice(AZUL.indexOf('1llll')).trimEnd(), AZUL]],
  ['azul', AZUL, 'Ann', ['Ann', ':A Ann', AZUL]],
  [
    '5dfen',
    FIVED,
    'd5)',
    [
      'd5',
      '1b. d5',
      '(1b. d5)',
      fiveDUpToVariation('Nf6'),
      fiveDUpToVariation('/'),
      fiveDUpToVariation('1. e3'),
      FIVED,
    ],
  ],
])(
  '%s: selections step from a word through the parts of the record to the file',
  async (id, text, before, expected) => {
    expect(await selectionsIn(id, text, before)).toEqual(expected);
  },
);

test('spans that overlap others, are empty or are there twice are left out', () => {
  const spans = [
    { start: 0, end: 9 },
    { start: 3, end: 3 },
    { start: 2, end: 5 },
    { start: 4, end: 8 },
    { start: 2, end: 5 },
  ];
  expect(selectable(spans)).toEqual([
    { start: 2, end: 5 },
    { start: 0, end: 9 },
  ]);
});
