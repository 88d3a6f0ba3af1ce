import { describe, expect, test } from 'vitest';
import { parseOni } from '../../../src/notations/oni/index.js';
import fc from '../../support/properties.js';
import { rounds } from '../../support/rounds.js';

/** A game: the cards, then moves. */
const WORDS = 'UTHDC Tvl Haf Uxt Dfm Cyx Tmh Dli Uei Hwv Dil Uxy Hbg'.split(' ');

/** A fault in one word: the wrong word, and the span of the fault in it. */
type Fault = (word: string, at: number, character: string) => readonly [word: string, from: number, to: number];

const replaced: Fault = (word, at, character) => [word.slice(0, at) + character + word.slice(at + 1), at, at + 1];
const inserted: Fault = (word, at, character) => [word.slice(0, at) + character + word.slice(at), at, at + 1];
const missing: Fault = (word, at) => [word.slice(0, at) + word.slice(at + 1), 0, word.length - 1];

const LAYOUTS: Record<string, (words: readonly string[]) => string[]> = {
  'one move a line': (words) => words.map((word) => `${word}\n`),
  'with comments and CRLF': (words) => words.map((word) => `${word}  # 3 Bxy .\r\n`),
  'separated by spaces': (words) => words.map((word) => `${word} `),
  'without spaces': (words) => [...words],
};

const foreign = fc.constantFrom('!', '-', '7', 'é', '😀', '0', '.');
const fault = fc.oneof(
  fc.record({ make: fc.constant(replaced), character: foreign, at: fc.nat(2) }),
  fc.record({ make: fc.constant(replaced), character: fc.constantFrom('z', 'Z'), at: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ make: fc.constant(replaced), character: fc.constantFrom(...'AIJNPSVWYZ'), at: fc.constant(0) }),
  fc.record({ make: fc.constant(inserted), character: foreign, at: fc.nat(3) }),
  fc.record({ make: fc.constant(missing), character: fc.constant(''), at: fc.nat(2) }),
);
/** Faults by word; no two in neighboring words, and no more than two characters missing. */
const faults = fc
  .dictionary(fc.constantFrom('2', '4', '6', '8', '10', '12'), fault, { minKeys: 1 })
  .filter((planted) => Object.values(planted).filter(({ make }) => make === missing).length < 3);

describe.each(Object.entries(LAYOUTS))('k faults in moves %s', (_, lay) => {
  test('give k diagnostics, each where its fault is', () => {
    fc.assert(
      fc.property(faults, (planted) => {
        const ranges: { readonly from: number; readonly to: number }[] = [];
        const words = [...WORDS];
        for (const [index, { make, at, character }] of Object.entries(planted)) {
          const i = Number(index);
          const [word, from, to] = make(words[i]!, at, character);
          const before = lay(words).slice(0, i).join('').length;
          ranges.push({ from: before + from, to: before + to });
          words[i] = word;
        }
        const text = lay(words).join('');
        const { diagnostics, tree } = parseOni(text, { level: 'syntax' });
        expect(tree.source()).toBe(text);
        const shown = diagnostics.map(({ code, span }) => `${code} ${span.start}`).join(', ');
        expect(diagnostics.length, `${JSON.stringify(text)}: ${shown}`).toBe(ranges.length);
        diagnostics.forEach(({ span }, i) => {
          const { from, to } = ranges[i]!;
          expect(span.start <= to && span.end >= from, `${JSON.stringify(text)}: ${shown}`).toBe(true);
        });
      }),
      { numRuns: rounds(80) },
    );
  });
});

/** The diagnostics of a text: each code with the text that it points at. */
const found = (text: string) =>
  parseOni(text).diagnostics.map(({ code, span }) => `${code.slice(4)} ${text.slice(span.start, span.end)}`);

test.each(['3', '..3..', '..3..\n..0..\n.....\n....\n..2', '1 # 0 1'])(
  'a board without anything after it lacks its cards, with a line end or without: %j',
  (text) => {
    const codes = (given: string) => parseOni(given).diagnostics.map(({ code }) => code);
    expect(codes(text)).toEqual(['oni/board-size', 'oni/missing-cards']);
    expect(codes(`${text}\n`)).toEqual(['oni/board-size', 'oni/missing-cards']);
  },
);

describe('a text that is well formed is never reread', () => {
  test.each(['U T H D C T w m D b h', 'UTHD\nCTw\nmDb\nh', 'uth DCt\nWM # Dbh\ndB h', 'UTHDC T wm'])('%j', (text) => {
    expect(parseOni(text, { level: 'syntax' }).diagnostics).toEqual([]);
  });
});

describe('the diagnostics of a broken board', () => {
  const rows = (...changed: [number, string][]) => {
    const board = ['11311', '.....', '.....', '.....', '00200'];
    for (const [i, row] of changed) board[i] = row;
    return `${board.join('\n')}\nUTHDC\nTwm\n`;
  };
  test.each([
    [rows([1, '....']), ['board-size ....']],
    [rows([1, '....'], [3, '.......']), ['board-size ....', 'board-size .......']],
    [rows([0, '11x11'], [4, '0020']), ['board-character x', 'board-size 0020']],
    [rows([4, '0020x']), ['board-character x']],
    [rows([0, 'x1311']), ['board-character x']],
    [rows().replaceAll('\n', '').replace('3', ''), ['board-size 1111...............00200']],
    [rows().replaceAll('\n', '').replace('002', '0x02'), ['board-size 11311...............0x0200']],
    [rows().replaceAll('\n', '').replace('00200', '0020x'), ['board-character x']],
    ['0THDC Twm', ['misplaced-board-character 0']],
    ['UTHDC 000.. Twm', ['misplaced-board-character 000..']],
    ['UTHDC 0 Twm', ['misplaced-board-character 0']],
  ])('%j', (text, expected) => expect(found(text)).toEqual(expected));

  test('a row of another length is named', () => {
    const [diagnostic] = parseOni(rows([3, '......']).replace('\n', ' # the top row\n')).diagnostics;
    expect(diagnostic!.message).toBe('row 4 has 6 squares: expected 5');
  });
});

describe('the diagnostics of broken cards', () => {
  test.each([
    ['UTHD\nTwm\nDbh', ['missing-cards UTHD']],
    ['UTHDTwmDbh', ['missing-cards UTHD']],
    ['Twm\nDbh\n', ['missing-cards ']],
    ['uthd\ntwm\ndbh', ['missing-cards uthd']],
    ['UTH!DC\nTwm\n', ['stray-character !']],
    ['UT!DCTwmDbh', ['unknown-character !']],
    ['UTHDCX\nTwm\nDbh', ['incomplete-move X']],
    ['UTUDA', ['repeated-card U', 'unknown-card A']],
  ])('%j', (text, expected) => expect(found(text)).toEqual(expected));
});

describe('a missing character', () => {
  test('is found in its line', () => expect(found('UTHDC\nTwm\nHd\nUuq\n')).toEqual(['incomplete-move Hd']));
  test('is found before the next capital', () => expect(found('UTHDCTwmHdUuq')).toEqual(['incomplete-move Hd']));
  test('does not put the moves before it out of step, as far as the text shows', () => {
    expect(found('uthdctvlhauxtdfmcyx')).toEqual(['incomplete-move yx']);
  });
  test('hides no fault that has nothing to do with it', () => {
    expect(found('UTHDC\nTwl\nHdi\nT')).toEqual(['not-on-card l', 'incomplete-move T']);
    expect(found('UTHDCTwlT')).toEqual(['not-on-card l', 'incomplete-move T']);
  });
});
