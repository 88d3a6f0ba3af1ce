import { describe, expect, test } from 'vitest';
import { type Alphabet, encode } from '../../src/cst/index.js';
import { Random, SEED } from '../support/random.js';
import { rounds } from '../support/rounds.js';

/** Each class is a range of its own, so that every mistake about a character shows. */
const ALPHABET: Alphabet = {
  zero: 150,
  starts: [
    0x80, 0xe9, 0xea, 0x800, 0xd800, 0xd83d, 0xd83e, 0xdc00, 0xde00, 0xde01, 0xe000, 0xfffd, 0xfffe, 0x10000, 0x1f600,
    0x1f601,
  ],
  classes: [128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143],
};

/** The bytes of a text, unit by unit. */
function expected(text: string): number[] {
  return Array.from({ length: text.length }, (_, i) => {
    const unit = text.charCodeAt(i);
    if (unit === 0) return ALPHABET.zero;
    if (unit < 128) return unit;
    const isHigh = unit >= 0xd800 && unit < 0xdc00;
    const character = isHigh ? text.codePointAt(i)! : unit;
    return ALPHABET.classes[ALPHABET.starts.findLastIndex((start) => start <= character)]!;
  });
}

/** Checks the bytes of a text; of long ones, arrays would take long to compare. */
function check(text: string): void {
  expect(encoded(text).join(' ')).toBe([...expected(text), 0].join(' '));
}

const encoded = (text: string): number[] => [...encode(text, new Uint8Array(1), ALPHABET).subarray(0, text.length + 1)];

describe('the bytes of a text', () => {
  test.each([
    '',
    'plain',
    'é',
    'aé\u{1f600}b',
    '\ud83d',
    '\ude00',
    '\ude00\ud83d',
    'x\ud83dx',
    '\ufffd\0\ud800',
    '\u{10ffff}',
  ])('are those of its characters: %j', (text) => {
    expect(encoded(text)).toEqual([...expected(text), 0]);
  });

  test('are right for pairs and halves of pairs around the ends of chunks', () => {
    for (let before = 8188; before < 8195; before++) {
      for (const middle of ['\u{1f600}', '\ud83d', '\ude00', '\ud83d\ud83d\ude00', 'é\u{1f600}']) {
        const text = 'x'.repeat(before) + middle + 'y'.repeat(8192);
        check(text);
      }
    }
  });

  test(`are right for random texts (seed ${SEED})`, () => {
    const random = new Random(SEED);
    const characters = [
      'a',
      '\0',
      '\x7f',
      'é',
      'ê',
      '\u07ff',
      '\u0800',
      '\uffff',
      '\ufffd',
      '\u{1f600}',
      '\ud83d',
      '\ude00',
      '\udfff',
      '\ud800',
    ];
    for (let i = 0; i < rounds(300); i++) {
      const rare = 1 + random.int(2000);
      const length = random.int(random.once(10) ? 30_000 : 200);
      const text = Array.from({ length }, () => (random.once(rare) ? random.pick(characters) : 'z')).join('');
      check(text);
    }
  });

  test('a buffer is used again where it is large enough', () => {
    const first = encode('é'.repeat(100), new Uint8Array(1), ALPHABET);
    expect(encode('abc', first, ALPHABET)).toBe(first);
    expect([...first.subarray(0, 4)]).toEqual([97, 98, 99, 0]);
    expect(encode('a'.repeat(100_000), first, ALPHABET)).not.toBe(first);
  });
});
