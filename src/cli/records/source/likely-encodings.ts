import { getOrInsert } from '../../../maps.js';
import { decoderOf } from '../../../notation/encoding/names.js';

/** A usual encoding of texts in Chinese, Japanese or Korean that isn't Unicode. */
interface AsianEncoding {
  readonly name: string;
  /** The ranges of the first bytes of its usual letters. Those of é and the like are outside. */
  readonly leads: readonly (readonly [first: number, last: number])[];
}

const ASIAN_ENCODINGS: readonly AsianEncoding[] = [
  { name: 'gb18030', leads: [[0xb0, 0xd7]] },
  { name: 'big5', leads: [[0xa4, 0xc6]] },
  // prettier-ignore
  { name: 'shift_jis', leads: [[0x82, 0x83], [0x88, 0x97]] },
  { name: 'euc-kr', leads: [[0xb0, 0xc8]] },
];

/** The letters and punctuation of these texts, without the narrow ones that wrong encodings show. */
const LETTERS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}、-〿！-～ー・]+$/u;
const NARROW = /[\uff61-\uffdc]/;

/** The bytes at the beginning of a text that are enough to tell. */
const SAMPLE_SIZE = 65_536;
/** The part of the letters that are usual ones in the right encoding. */
const USUAL_PART = 0.7;

/** Returns the encodings of Chinese, Japanese and Korean in which a text has only letters, most of them usual ones. */
export function likelyEncodings(bytes: Uint8Array): readonly string[] {
  const sample = bytes.subarray(0, SAMPLE_SIZE);
  return ASIAN_ENCODINGS.filter((encoding) => isLikely(sample, encoding)).map(({ name }) => name);
}

function isLikely(bytes: Uint8Array, encoding: AsianEncoding): boolean {
  const letters = lettersIn(bytes, encoding);
  if (letters === undefined || !LETTERS.test(letters) || NARROW.test(letters)) return false;
  const usual = getOrInsert(lettersByEncoding, encoding, () => usualLetters(encoding));
  const all = [...letters];
  return all.filter((letter) => usual.has(letter)).length >= USUAL_PART * all.length;
}

/** Returns the letters of a text above ASCII; `undefined` if its bytes aren't valid in the encoding. */
function lettersIn(bytes: Uint8Array, { name }: AsianEncoding): string | undefined {
  try {
    // The sample may end within a letter.
    return decoderOf(name, { fatal: true })
      .decode(bytes, { stream: true })
      .replace(/[\0-\x7f]+/g, '');
  } catch {
    return undefined;
  }
}

/** The usual letters of each encoding that a text was tried in. */
const lettersByEncoding = new Map<AsianEncoding, ReadonlySet<string>>();

/** Returns the letters with two bytes whose first one is in the ranges of an encoding. */
function usualLetters({ name, leads }: AsianEncoding): ReadonlySet<string> {
  const decoder = decoderOf(name);
  const letters = new Set<string>();
  for (const [first, last] of leads) {
    for (let lead = first; lead <= last; lead++) {
      for (let trail = 0x40; trail < 0xff; trail++) letters.add(decoder.decode(new Uint8Array([lead, trail])));
    }
  }
  return letters;
}
