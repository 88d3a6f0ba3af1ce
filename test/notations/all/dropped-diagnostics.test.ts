import { expect, test } from 'vitest';
import { casesOf, TESTED_NOTATIONS } from '../../support/cases.js';

/** Codes of errors that formatting fixes, by notation. Their rows say so with `fixedByFormatting`. */
const FIXED: Readonly<Record<string, readonly string[]>> = {
  'otn-rules': ['otn-rules/size-not-first', 'otn-rules/start-not-last'],
  '5dfen': ['5dfen/mixed-separators', '5dfen/moves-after-result'],
};

/** Codes of errors that canonical text would hide, by notation, so a text with one of them is not formatted. */
const HIDDEN: Readonly<Record<string, readonly string[]>> = {
  'otn-rules': ['otn-rules/limit-count', 'otn-rules/off-board'],
  '5dfen': ['5dfen/repeated-result'],
  annofen: ['annofen/row-count', 'annofen/row-width'],
  xay: ['xay/too-many-fields', 'xay/too-many-rows'],
  'xiangqi-fen': ['xiangqi-fen/row-count', 'xiangqi-fen/row-width'],
};

/**
 * Codes of warnings that canonical text no longer has, by notation. What each does to a text is on the page of its
 * notation in docs/formats. A code that is missing here is one that formatting drops without anybody having decided so.
 */
const DROPPED: Readonly<Record<string, readonly string[]>> = {
  otn: ['otn-move/plain-symbol', 'otn-rules/rules-word', 'otn/mixed-addresses'],
  'otn-rules': ['otn-position/missing-slash', 'otn-rules/default-word', 'otn-rules/rules-word'],
  'otn-position': ['otn-position/missing-slash'],
  'otn-move': ['otn-move/plain-symbol'],
  '5dfen': [
    '5dfen/castling-digits',
    '5dfen/header-after-board',
    '5dfen/marked-whole-turn',
    '5dfen/plus-mark',
    '5dfen/repeated-mark',
    '5dfen/repeated-sign',
    '5dfen/several-dialects',
    '5dfen/stray-mark',
    '5dfen/unnumbered-turn',
  ],
  annofen: ['annofen/adjacent-counts'],
  xay: ['xay/unknown-key'],
  'xiangqi-fen': ['xiangqi-fen/adjacent-counts'],
};

test.each(TESTED_NOTATIONS.map((entry) => [entry.id, entry] as const))(
  'formatting %s fixes, refuses and drops what is decided',
  async (id, entry) => {
    const notation = await entry.load();
    const gone = { fixed: new Set<string>(), hidden: new Set<string>(), dropped: new Set<string>() };
    for (const { text } of casesOf(id)) {
      const reading = notation.read(text, { level: 'structure' });
      if (!reading.isWellFormed) continue;
      const { text: canonical, diagnostics } = notation.format(reading);
      for (const { span } of diagnostics) {
        const error = reading.diagnostics.find(
          (diagnostic) => diagnostic.span.start === span.start && diagnostic.severity === 'error',
        );
        gone.hidden.add(error?.code ?? 'none');
      }
      if (canonical === undefined) continue;
      const after = new Set(notation.read(canonical, { level: 'structure' }).diagnostics.map(({ code }) => code));
      for (const { code, severity } of reading.diagnostics) {
        if (severity !== 'note' && !after.has(code)) gone[severity === 'error' ? 'fixed' : 'dropped'].add(code);
      }
    }
    expect([...gone.fixed].toSorted()).toEqual(FIXED[id] ?? []);
    expect([...gone.hidden].toSorted()).toEqual(HIDDEN[id] ?? []);
    expect([...gone.dropped].toSorted()).toEqual(DROPPED[id] ?? []);
  },
);
