import fc from 'fast-check';

// Values of the right type that no careful program would make: what printers have to refuse, or to write faithfully.

/** Numbers that are not a count, index or size. */
export const oddNumber = fc.constantFrom(
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  -0,
  0,
  0.5,
  1.5,
  99,
  100,
  1e9,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  1e21,
);

/** Characters and short texts that mean something in one of the notations, or that text seldom has. */
const PIECES = [
  ...'[]{}()<>|#:;/"\\\'.,-+*=^~?!_ \t\r\n0123456789azAZ',
  '\r\n',
  '\v',
  '\f',
  '\u0000',
  '\u0085',
  '\u00a0',
  '\u2028',
  '\u202e',
  '\ufeff',
  '\ud800',
  '\udc00',
  '😀',
  'ß',
  'İ',
  '\n1. a1-a2 b1-b2',
  '\n[x:y]',
  '\nBXLUT',
  '\nA 1 ll 2',
  ' 60 30/3 ',
  '60 3i ',
  '(Hint: a1-a2)',
  '1-0',
  'O-O',
  'default',
];

/** Any character of Unicode; `unit: 'binary'` of `fc.string` would take a second to set up. */
const character = fc
  .integer({ min: 0, max: 0x10_f7_ff })
  .map((index) => String.fromCodePoint(index < 0xd800 ? index : index + 0x800));

/** Texts that are hard to write. */
export const oddText = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 6 }).map((parts) => parts.join('')),
  fc.array(character, { maxLength: 4 }).map((characters) => characters.join('')),
);

/** Values of one kind, now and then one of another. */
export const mostly = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>, weight = 30): fc.Arbitrary<T> =>
  fc.oneof({ arbitrary: usual, weight }, { arbitrary: odd, weight: 1 });

/** Whole numbers of a range, now and then another number. */
export const number = (min: number, max: number): fc.Arbitrary<number> => mostly(fc.integer({ min, max }), oddNumber);

/** Plain texts, now and then one that is hard to write. */
export const text = (usual: fc.Arbitrary<string> = plainText): fc.Arbitrary<string> => mostly(usual, oddText, 8);

/** A few words. */
export const plainText = fc
  .array(fc.constantFrom('ab', 'a quiet move', 'é', '7', 'x1'), { maxLength: 3 })
  .map((words) => words.join(' '));

/** A list that is seldom long, or empty. */
export const list = <T>(item: fc.Arbitrary<T>, maxLength = 4): fc.Arbitrary<T[]> => fc.array(item, { maxLength });

/** A letter of some. */
export const letter = (letters: string): fc.Arbitrary<string> => mostly(fc.constantFrom(...letters), oddText, 60);

/** A string type, although the text may be none of its members. */
export const as = <T>(arbitrary: fc.Arbitrary<string>): fc.Arbitrary<T> => arbitrary as unknown as fc.Arbitrary<T>;

/** A list without anything in it. */
export const none = <T>(): fc.Arbitrary<T[]> => fc.constant<T[]>([]);
