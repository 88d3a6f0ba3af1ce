import type { GrammarMemory } from './grammar-memory.js';
import type { NodeMode } from './resolve/nodes/kinds.js';

/** The options of a generation. */
export interface GenerateOptions {
  /** Path of the grammar file, for imports and for problems. */
  readonly file: string;
  /** Name of the grammar in generated files; the file's name without extension if absent. */
  readonly id?: string;
  /** Start rules; the first rule and every node rule that no other rule uses, if absent. */
  readonly start?: readonly string[];
  /** Flags of the grammar to set; they select among alternatives with `#flag` and `#!flag`. */
  readonly flags?: readonly string[];
  /** Which rules make nodes; `capitalized` if absent. */
  readonly nodes?: NodeMode;
  /**
   * Drop actions and initializers with a warning each; if absent, they are errors. The same texts match without them.
   */
  readonly ignoreCode?: boolean;
  /**
   * Drop predicates and counts in code with a warning each; if absent, they are errors. Other texts match without them.
   */
  readonly ignorePredicates?: boolean;
  /** `false` makes left recursion an error; if absent, left recursion is supported. */
  readonly leftRecursion?: boolean;
  /**
   * Which rules get a memo of their matches: those that would otherwise take exponential time for nested text
   * (`needed`, the default), only left-recursive ones, or all. The trees are the same.
   */
  readonly memo?: 'needed' | 'none' | 'all';
  /** `javascript` writes each `x.js` with its declarations `x.d.ts`; `typescript` if absent. */
  readonly language?: 'typescript' | 'javascript';
  /** Specifier that the generated files import the tree from; `ludogram/cst` if absent. */
  readonly runtime?: string;
  /**
   * `auto`: lists continue with their next element after one that does not match, and missing delimiters are assumed;
   * the grammar's own error productions come first. If absent, only error productions recover.
   */
  readonly recover?: 'auto';
  /** Whether `values.ts` is written, which makes the plain objects of trees. */
  readonly values?: boolean;
  /** Reads the file that an `import` of the grammar names; throws if it can't. Without it, imports are problems. */
  readonly read?: (file: string) => string;
  /** Keeps how rules are read, so that only changed rules are read again for the next version of the grammar. */
  readonly memory?: GrammarMemory;
}

/** An option for making a parser, as a flag of the command line and as a key of a config. */
interface DeclaredGenerateOption {
  /** The flag of `ludogram generate`, with its placeholder. */
  readonly flag: string;
  /** One line for the help. */
  readonly help: string;
  /** `names`: a list; on the command line, separated by commas. */
  readonly type: 'boolean' | 'string' | 'names';
  /** The values that a string can have; any if absent. */
  readonly choices?: readonly string[];
  /** The other option that can't be given too. */
  readonly excludes?: string;
}

/**
 * How `ludogram generate` makes the parser of a grammar. The flags of the command line, the keys of a config and their
 * types all come from this table.
 */
const GENERATE_OPTIONS = {
  /** The start rules; texts are read as the first. Found in the grammar if absent. */
  start: {
    flag: '--start <rules>',
    help: 'start rules, separated by commas (default: the first, and every node rule that no other rule uses)',
    type: 'names',
  },
  /** The rules that make nodes: `capitalized` ones if absent. */
  nodes: {
    flag: '--nodes <which>',
    help: 'rules that make nodes: capitalized (the default), auto (by what they match), all',
    type: 'string',
    choices: ['capitalized', 'auto', 'all'],
  },
  /** The flags to set: they choose alternatives of the grammar. */
  flags: {
    flag: '--flag <names>',
    help: 'flags to set, separated by commas: they choose alternatives of the grammars',
    type: 'names',
  },
  /** Whether actions and code blocks of the grammar are dropped; if not, they are errors. */
  ignoreCode: {
    flag: '--ignore-code',
    help: 'drop actions and code blocks in grammars: the tree replaces them',
    type: 'boolean',
  },
  /** Whether predicates with code are dropped; if not, they are errors. Other texts match without them. */
  ignorePredicates: {
    flag: '--ignore-predicates',
    help: 'drop predicates with code in grammars: other texts match then',
    type: 'boolean',
  },
  /** `auto`: lists continue after an error, and missing delimiters are assumed, without error productions. */
  recover: {
    flag: '--recover <how>',
    help: 'auto: continue with the next element of a list after an error, and assume missing delimiters',
    type: 'string',
    choices: ['auto'],
  },
  /** `false` makes left recursion an error. */
  leftRecursion: { flag: '--no-left-recursion', help: 'make left recursion an error', type: 'boolean' },
  /** Whether `generate` also writes `values.ts`, which makes the plain objects of trees by their labels. */
  values: {
    flag: '--values',
    help: 'also write values.ts, which makes plain objects of trees by their labels',
    type: 'boolean',
  },
  /** Whether `generate` writes JavaScript with declarations rather than TypeScript. */
  javascript: {
    flag: '--js',
    help: 'write JavaScript with declarations (.d.ts) rather than TypeScript',
    type: 'boolean',
  },
  /** Whether the runtime of parsers is written next to the parser, so that it needs no package. */
  standalone: {
    flag: '--standalone',
    help: 'write the runtime next to the parsers, so that they need no package',
    type: 'boolean',
    excludes: 'runtime',
  },
  /** The module that the parser imports its runtime from; `ludogram/cst` if absent. */
  runtime: {
    flag: '--runtime <specifier>',
    help: 'what the parsers import the runtime from (default: ludogram/cst)',
    type: 'string',
  },
} as const satisfies Readonly<Record<string, DeclaredGenerateOption>>;

/** The name of an option in a config. */
export type GenerateOptionName = keyof typeof GENERATE_OPTIONS;

/** The names of all options, in the order of the help. */
export const GENERATE_OPTION_NAMES = Object.keys(GENERATE_OPTIONS) as readonly GenerateOptionName[];

/** Returns the declaration of an option. */
export const generateOption = (name: GenerateOptionName): DeclaredGenerateOption => GENERATE_OPTIONS[name];

type ValueOf<Option> = Option extends { readonly choices: readonly (infer Choice)[] }
  ? Choice
  : Option extends { readonly type: infer Type extends 'boolean' | 'string' | 'names' }
    ? { boolean: boolean; string: string; names: readonly string[] }[Type]
    : never;

/** Values of the options for making a parser. */
export type GenerateChoices = {
  readonly [Name in GenerateOptionName]?: ValueOf<(typeof GENERATE_OPTIONS)[Name]>;
};
