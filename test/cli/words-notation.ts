// Misspelled on purpose. cspell:ignore wierd wyrd
import { type Language, Tree } from '../../src/cst/index.js';
import { defineDiagnostics, type Diagnostic, explainCodes, replacement } from '../../src/diagnostics/index.js';
import {
  defineNotation,
  type Notation,
  type NotationEntry,
  type NotationInfo,
  Reading,
  type ReadOptions,
} from '../../src/notation/index.js';

/** A notation for tests of what no real notation does yet: it has dialects, and no moves. Its records are words. */
const catalogue = defineDiagnostics('words', {
  unreadable: { severity: 'error', message: 'a ! is not a word' },
  misspelt: { severity: 'error', message: 'misspelt', fixes: { 'write "{text}"': 'safe' } },
  fickle: { severity: 'error', message: 'tik or tak?', fixes: { 'write "{text}"': 'unsafe' } },
  modern: { severity: 'warning', message: 'a new word' },
});

const explained = explainCodes(catalogue, () => ({
  unreadable: { explanation: 'Words are letters.', example: 'a !' },
  misspelt: { explanation: 'Spell it well.', example: 'wierd' },
  fickle: { explanation: 'Its fix never settles.', example: 'tik' },
  modern: { explanation: 'The old dialect lacks it.', example: 'selfie' },
}));

const language: Language = {
  id: 'words',
  kinds: ['Document'],
  fields: [''],
  views: [],
  comments: [],
  errors: [],
  table: '[]',
};

/** Each takes another round of `--fix`. */
const SPELLINGS: Record<string, string> = { wyrd: 'wierd', wierd: 'weird' };

type Words = readonly string[] | undefined;

function read(text: string, { level = 'rules', dialect = 'new' }: ReadOptions = {}): Reading<Words> {
  const diagnostics = [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => check(word, index, level, dialect));
  const isWellFormed = !text.includes('!');
  const model = isWellFormed ? text.split(/\s+/) : undefined;
  return new Reading<Words>({
    tree: new Tree(language, text, Int32Array.of(0, 0, text.length, 4), 4, 'Words'),
    diagnostics,
    isWellFormed,
    source: { model, spanOf: () => undefined, nodeOf: () => undefined },
  });
}

function check(word: string, start: number, level: string, dialect: string): Diagnostic[] {
  const span = { start, end: start + word.length };
  const fixTo = (text: string) => ({ fixes: [replacement('write "{text}"', span, text)] });
  if (word === '!') return [catalogue.report('unreadable', span)];
  if (level === 'syntax') return [];
  const spelling = SPELLINGS[word];
  if (spelling !== undefined) return [catalogue.report('misspelt', span, undefined, fixTo(spelling))];
  if (word === 'tik') return [catalogue.report('fickle', span, undefined, fixTo('tak'))];
  if (word === 'tak') return [catalogue.report('fickle', span, undefined, fixTo('tik'))];
  return word === 'selfie' && dialect === 'old' ? [catalogue.report('modern', span)] : [];
}

const info: NotationInfo = {
  id: 'words',
  title: 'lists of words',
  extensions: ['.words'],
  dialects: ['new', 'old'],
  detect: (text) => text.startsWith('words'),
};

const wordsNotation = defineNotation<Words, unknown>({
  codes: explained,
  read: Object.assign(read, { info }),
  codec: {
    encode: (words) => words ?? null,
    decode: (json) => json.list().map((word) => word.leaf('word')),
    schema: () => ({}),
  },
  print: { write: (words, { full } = {}) => (words ?? []).join(full ? '  ' : ' ') },
  describe: (words) => `There are ${words?.length} words.\n`,
});

/** Its row of the registry; how often it was loaded is counted. */
export function wordsEntry(): NotationEntry & { readonly loads: number } {
  let loads = 0;
  return {
    ...wordsNotation,
    load: async () => {
      loads++;
      return wordsNotation as Notation;
    },
    get loads() {
      return loads;
    },
  };
}
