import { describe, expect, test } from 'vitest';
import { EditedText } from '../../../src/lsp/open-files/edited-text.js';
import { type LspRange, OpenFile, type PositionEncoding } from '../../../src/lsp/open-files/open-file.js';
import { Random } from '../../support/random.js';

const range = (line: number, from: number, to: number, endLine = line): LspRange => ({
  start: { line, character: from },
  end: { line: endLine, character: to },
});

describe.each(['utf-8', 'utf-16', 'utf-32'] as const)('changes with columns in %s', (encoding: PositionEncoding) => {
  test('have the same effect one by one and together', () => {
    const random = new Random(7);
    const parts = ['a', 'é', '\u{1f600}', '中', '\n', '\r\n', '\r', 'xyz', ''];
    const piece = () => Array.from({ length: random.int(5) }, () => random.pick(parts)).join('');
    for (let round = 0; round < 300; round++) {
      const text = piece() + piece() + piece() + piece();
      const edited = new EditedText(text, encoding);
      let expected = text;
      for (let i = 0; i < 6; i++) {
        const [line, character] = [random.int(5), random.int(6)];
        const at = range(line, character, random.int(6), line + random.int(2));
        const inserted = piece();
        const { start, end } = new OpenFile({ uri: '', languageId: '', version: 1, text: expected }, encoding).spanOf(
          at,
        );
        expected = expected.slice(0, start) + inserted + expected.slice(end);
        edited.replace(at, inserted);
        if (random.int(3) === 0) expect(edited.text).toBe(expected);
      }
      expect(edited.text).toBe(expected);
    }
  });
});
