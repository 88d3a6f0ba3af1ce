import type { SyntaxFailure } from '../../src/cst/index.js';
import { defineDiagnostics } from '../../src/diagnostics/index.js';
import { compileGrammar } from '../../src/library/generator.js';
import {
  type CheckContext,
  defineNotation,
  defineReader,
  explainCodes,
  list,
  type Notation,
  record,
  text,
  type Tree,
} from '../../src/library/index.js';

const compiled = compileGrammar(`
Words = _ ((Word / WordError) _)*
Word = [a-z]+
WordError = [^ \\n%]+
Comment = "%" [^\\n]*
_ = ([ \\n] / Comment)*
`);
if (!compiled.ok) throw new Error('the grammar has problems');
const { grammar } = compiled;

/** The codes of {@link faultyNotation}. */
export const faultyCodes = defineDiagnostics('faulty', {
  wrong: { severity: 'error', message: 'this is wrong' },
  odd: { severity: 'warning', message: 'this is odd' },
});

/** The model of a {@link faultyNotation}: the words that can be read. */
interface Words {
  readonly words: readonly string[];
}

/** Parts of a declaration that a test replaces, with functions that the compiler would not accept. */
export interface Mistakes {
  readonly lower?: (tree: Tree) => unknown;
  readonly syntax?: { readonly WordError: () => unknown };
  readonly check?: (at: number, context: CheckContext) => unknown;
  readonly write?: (model: Words) => unknown;
  readonly play?: object;
  readonly view?: object;
}

const wordsOf = (tree: Tree): Words => ({
  words: tree.root!.children.filter(({ kindName }) => kindName === 'Word').map((word) => word.text),
});

/** Returns a notation of words, some functions of which are wrong. Its model has no comments. */
export const faultyNotation = ({ lower, syntax, check, write, ...others }: Mistakes): Notation =>
  defineNotation({
    read: defineReader({
      info: { id: 'faulty', title: 'words' },
      parse: (source: string) => grammar.parse(source),
      diagnostics: [faultyCodes],
      syntax: syntax ?? { WordError: ({ node }: SyntaxFailure) => faultyCodes.report('wrong', node) },
      checks: check === undefined ? [] : [{ level: 'structure', run: check }],
      lower: (lower ?? wordsOf) as typeof wordsOf,
    } as never),
    codes: explainCodes(faultyCodes, () => ({
      wrong: { explanation: 'A word has small letters.', example: '?' },
      odd: { explanation: 'A word has small letters.', example: '?' },
    })),
    codec: record({ words: list(text('word', { pattern: /^[a-z]+$/ })) }),
    print: { write: (write ?? (({ words }: Words) => `${words.join(' ')}\n`)) as never },
    ...(others as object),
  }) as never;
