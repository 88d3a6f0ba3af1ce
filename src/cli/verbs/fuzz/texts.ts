import type { readLinkedGrammar } from '../../../generator/stages.js';
import { RandomSentences } from '../../../grammar-tools/sentences/random.js';
import type { Random } from './random.js';

/** The sources of test texts. */
export interface TextSources {
  /** The grammar, as `readLinkedGrammar` returns it. */
  readonly grammar: ReturnType<typeof readLinkedGrammar>;
  /** The rule to generate sentences of. */
  readonly startRule: string;
  /** Texts to change: cases, and other files. */
  readonly files: readonly string[];
}

/** Test texts for a notation: sentences of its grammar, and changed texts. */
export class Texts {
  readonly #startRule: string;
  readonly #sentences: RandomSentences;
  readonly #files: readonly string[];

  constructor({ grammar, startRule, files }: TextSources) {
    this.#startRule = startRule;
    this.#sentences = new RandomSentences(grammar);
    this.#files = files.length === 0 ? [''] : files;
  }

  next(random: Random): string {
    switch (random.int(5)) {
      case 0:
        return this.#sentence(random);
      case 1:
        return this.#sentence(random, { errors: true });
      case 2:
        return mutated(this.#sentence(random), random);
      case 3:
        return spliced(random.pick(this.#files), random.pick(this.#files), random);
      default:
        return mutated(random.pick(this.#files), random);
    }
  }

  #sentence(random: Random, { errors }: { readonly errors: boolean } = { errors: false }): string {
    const size = 5 + random.int(200);
    return this.#sentences.draw({ start: this.#startRule, size, errors }, (below) => random.int(below));
  }
}

/** Changes, leaves out, doubles or moves a few bytes of a text. Bytes that are no longer UTF-8 are replaced. */
function mutated(text: string, random: Random): string {
  let bytes: Buffer = Buffer.from(text);
  for (let i = random.int(4); i >= 0; i--) bytes = change(bytes, random);
  return bytes.toString('utf8');
}

function change(bytes: Buffer, random: Random): Buffer {
  const at = random.int(bytes.length + 1);
  const length = random.int(random.once(4) ? 40 : 3);
  const before = bytes.subarray(0, at);
  const piece = bytes.subarray(at, at + length);
  const after = bytes.subarray(at + length);
  switch (random.int(5)) {
    case 0:
      return Buffer.concat([before, after]);
    case 1:
      return Buffer.concat([before, piece, piece, after]);
    case 2:
      return Buffer.concat([before, after, piece]);
    case 3:
      return Buffer.concat([before, Buffer.from([random.int(256)]), after]);
    default:
      return Buffer.concat([before, Buffer.from(random.pick(SIGNS)), piece, after]);
  }
}

/** Characters that have a meaning in some notation. */
const SIGNS = [...'()[]{}<>/|:;.,#"\\=+-*~!?x0129aKZ \t\n\r', '\r\n', '\uFEFF', '中', '😀', '\0', '\u2028'];

/** Returns the beginning of one text and the end of another. */
const spliced = (first: string, second: string, random: Random): string =>
  first.slice(0, random.int(first.length + 1)) + second.slice(random.int(second.length + 1));
