import { expect, test } from 'vitest';
import { readCases } from '../../src/conformance/index.js';
import { JUDGED, SUITES } from '../support/cases.js';

/**
 * Codes of warnings and errors that canonical text no longer has, by format. What each does to a text is said on the page
 * of its format in docs/formats. A code that is missing here is one that formatting drops without anybody having decided so.
 */
const SETTLED: Readonly<Record<string, readonly string[]>> = {
  otn: ['otn-move/plain-symbol', 'otn-rules/rules-word', 'otn/mixed-addresses'],
  'otn-rules': [
    'otn-position/missing-slash',
    'otn-rules/default-word',
    'otn-rules/limit-count',
    'otn-rules/off-board',
    'otn-rules/rules-word',
    'otn-rules/size-not-first',
    'otn-rules/start-not-last',
  ],
  'otn-position': ['otn-position/missing-slash'],
  'otn-move': ['otn-move/plain-symbol'],
  '5dfen': [
    '5dfen/castling-digits',
    '5dfen/header-after-board',
    '5dfen/marked-whole-turn',
    '5dfen/mixed-separators',
    '5dfen/moves-after-result',
    '5dfen/plus-mark',
    '5dfen/repeated-mark',
    '5dfen/repeated-result',
    '5dfen/repeated-sign',
    '5dfen/several-dialects',
    '5dfen/stray-mark',
    '5dfen/unnumbered-turn',
  ],
  annofen: ['annofen/adjacent-counts', 'annofen/row-count', 'annofen/row-width'],
  xay: ['xay/too-many-fields', 'xay/too-many-rows', 'xay/unknown-key'],
  'xiangqi-fen': [
    'xiangqi-fen/adjacent-counts',
    'xiangqi-fen/bad-state',
    'xiangqi-fen/row-count',
    'xiangqi-fen/row-width',
  ],
};

test.each(JUDGED.map((entry) => [entry.id, entry] as const))(
  'formatting %s drops what is decided',
  async (id, entry) => {
    const format = await entry.load();
    const dropped = new Set<string>();
    for (const { text } of readCases(SUITES, id)) {
      const reading = format.read(text);
      if (!reading.isWellFormed) continue;
      const after = new Set(format.read(format.format(reading).text).diagnostics.map(({ code }) => code));
      for (const { code, severity } of reading.diagnostics) {
        if (severity !== 'note' && !after.has(code)) dropped.add(code);
      }
    }
    expect([...dropped].toSorted()).toEqual(SETTLED[id] ?? []);
  },
);
