import { describe, expect, test } from 'vitest';
import { cardSet, parseOni, STANDARD_CARDS } from '../../../src/notations/oni/index.js';

/** Each diagnostic: code without its notation, the text that it is about, the message, and what it points back to. */
function check(text: string): string[] {
  const range = ({ start, end }: { readonly start: number; readonly end: number }) => `${start}-${end}`;
  return parseOni(text, { level: 'structure' }).diagnostics.map(({ code, span, message, related = [] }) =>
    [code.slice(4), range(span), message, ...related.map((one) => `${one.message} ${range(one.span)}`)].join(': '),
  );
}

const board = (rows: string) => `${rows} BXLUT`;

test.each([
  ['BXLUT', []],
  ['BXBUT', ['repeated-card: 2-3: Boar is dealt twice: the five cards must be different: dealt here first 0-1']],
  ['BxlXT', ['repeated-card: 3-4: Monkey is dealt twice: the five cards must be different: dealt here first 1-2']],
  [board('..2.. ..... ..3.. ..... .....'), []],
  [
    board('..2.. ..... ..... ..... .....'),
    ['no-sensei: 0-29: blue has no sensei, so the game is over before it starts'],
  ],
  [
    board('..3.. ..... ..... ..... .....'),
    ['no-sensei: 0-29: red has no sensei, so the game is over before it starts'],
  ],
  [board('..2.. ..... ..3.. ..3.3 .....'), ['too-many-senseis: 20-21: blue has 3 senseis: expected one']],
  [board('2.2.. ..... ..3.. ..... .....'), ['too-many-senseis: 2-3: red has 2 senseis: expected one']],
  [board('..2.. ..... ..3.. 1111. .0000'), []],
  [board('..2.. ..... ..3.. 11111 1....'), ['too-many-disciples: 22-23: blue has 6 disciples: expected at most four']],
  [board('..2.. ..... ..3.. 0.0.0 0...0'), ['too-many-disciples: 28-29: red has 5 disciples: expected at most four']],
])('the diagnostics of the start of a game: %s', (text, expected) => expect(check(text)).toEqual(expected));

test('a card that only the caller knows is named', () => {
  const cards = cardSet([...STANDARD_CARDS.values(), { letter: 'V', name: 'Viper', steps: [[-1, 1]] }]);
  const repeated = (text: string) =>
    parseOni(text, { level: 'structure', cards }).diagnostics.map(({ code, message }) => `${code}: ${message}`);
  expect(repeated('VXLUV')).toEqual(['oni/repeated-card: Viper is dealt twice: the five cards must be different']);
});

describe('the readable parts are in the model', () => {
  const model = (text: string) => parseOni(text).model;

  test('an unknown card leaves no cards, and neither do too few or too many', () => {
    expect(model('BXLUT').cards).toEqual(['B', 'X', 'L', 'U', 'T']);
    expect(model('BXLAT').cards).toEqual([]);
    expect(model('BXLU').cards).toEqual([]);
    expect(model('Bx7UT').cards).toEqual([]);
  });

  test('a board with an error is left out, and no move is checked by the rules', () => {
    const broken = parseOni('11311 ..... ..... ..... 0020? BXLUT Bya');
    expect(broken.model.board).toBeUndefined();
    expect(broken.diagnostics.map(({ code }) => code)).toEqual(['oni/board-character']);
    expect(model('11311 ..... ..... 00200 BXLUT').board).toBeUndefined();
    expect(model('11311 ..... ..... ..... 00200 BXLUT').board?.join('')).toBe('11311...............00200');
    expect(parseOni('BXLUT Bya').diagnostics.map(({ code }) => code)).toEqual(['oni/not-on-card']);
  });

  test('a text with neither board nor cards has neither in the model', () => {
    expect(model('')).toEqual({ cards: [], moves: [], comments: [] });
    expect(model('# only\n#two')).toEqual({ cards: [], moves: [], comments: ['# only', '#two'] });
  });

  test("moves end with the first that can't be read", () => {
    expect(model('BXLUT Byt Lzh Twm').moves).toEqual([{ card: 'B', from: 24, to: 19 }]);
    expect(model('BXLUT Byt Lb Twm').moves).toEqual([{ card: 'B', from: 24, to: 19 }]);
    expect(model('BXLUT byT LBh').moves).toEqual([
      { card: 'B', from: 24, to: 19 },
      { card: 'L', from: 1, to: 7 },
    ]);
  });
});
