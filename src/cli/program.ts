import { defined } from '../defined.js';
import type { NotationEntry } from '../notation/index.js';
import type { ExitCode } from './run/failure.js';
import type { Io } from './run/io.js';
import { runVerb } from './run/run-verb.js';
import type { VerbEntry } from './run/verb.js';

/** Every verb, in the order of the help. A new verb is a row here and a folder in `verbs/`. */
export const VERBS: readonly VerbEntry[] = [
  {
    name: 'check',
    summary: 'report and fix errors in records',
    load: () => import('./verbs/check/verb.js').then((module) => module.check),
  },
  {
    name: 'fix',
    summary: 'go through the errors of a record, and choose fixes by key',
    load: () => import('./verbs/fix/verb.js').then((module) => module.fix),
  },
  {
    name: 'format',
    summary: 'write records in canonical form',
    load: () => import('./verbs/format/verb.js').then((module) => module.format),
  },
  {
    name: 'convert',
    summary: 'write a record in another notation or dialect, or as JSON',
    load: () => import('./verbs/convert/verb.js').then((module) => module.convert),
  },
  {
    name: 'replay',
    summary: 'play a record by the rules of its game, ply by ply',
    load: () => import('./verbs/replay/verb.js').then((module) => module.replay),
  },
  {
    name: 'render',
    summary: 'draw the board, as text or as a picture',
    load: () => import('./verbs/render/verb.js').then((module) => module.render),
  },
  {
    name: 'play',
    summary: 'open a record in the browser to continue its game',
    load: () => import('./verbs/play/verb.js').then((module) => module.play),
  },
  {
    name: 'tree',
    summary: 'show the syntax tree of a record, or of a text by any grammar',
    takesGrammar: true,
    load: () => import('./verbs/tree/verb.js').then((module) => module.tree),
  },
  {
    name: 'trace',
    summary: 'show how a text was read: the steps, and what each rule cost',
    takesGrammar: true,
    load: () => import('./verbs/trace/verb.js').then((module) => module.trace),
  },
  {
    name: 'json',
    summary: 'print the model of a record as JSON',
    load: () => import('./verbs/json/verb.js').then((module) => module.json),
  },
  {
    name: 'explain',
    summary: 'explain a diagnostic code',
    config: 'named',
    load: () => import('./verbs/explain/verb.js').then((module) => module.explain),
  },
  {
    name: 'formats',
    summary: 'list the notations, and what can be done with each',
    config: 'named',
    load: () => import('./verbs/formats/verb.js').then((module) => module.formats),
  },
  {
    name: 'export',
    summary: 'write games and plies of many records as tables',
    load: () => import('./verbs/export/verb.js').then((module) => module.exportTables),
  },
  {
    name: 'conformance',
    summary: 'run the conformance suites, here or against any program',
    load: () => import('./verbs/conformance/verb.js').then((module) => module.conformance),
  },
  {
    name: 'coverage',
    summary: 'report the parts of a grammar that no case uses',
    takesGrammar: true,
    load: () => import('./verbs/coverage/verb.js').then((module) => module.coverage),
  },
  {
    name: 'fuzz',
    summary: 'test notations or a grammar with random texts',
    takesGrammar: true,
    load: () => import('./verbs/fuzz/verb.js').then((module) => module.fuzz),
  },
  {
    name: 'init',
    summary: 'create a notation of your own',
    config: 'none',
    load: () => import('./verbs/init/verb.js').then((module) => module.init),
  },
  {
    name: 'generate',
    summary: 'generate a parser from a grammar',
    config: 'none',
    load: () => import('./verbs/generate/verb.js').then((module) => module.generate),
  },
  {
    name: 'try',
    summary: 'try a grammar on the lines that you type',
    config: 'none',
    load: () => import('./verbs/try/verb.js').then((module) => module.tryGrammar),
  },
  {
    name: 'railroad',
    summary: 'draw the rules of a grammar as railroad diagrams',
    config: 'none',
    load: () => import('./verbs/railroad/verb.js').then((module) => module.railroad),
  },
  {
    name: 'highlight',
    summary: 'make a syntax highlighter for texts of a grammar',
    config: 'none',
    load: () => import('./verbs/highlight/verb.js').then((module) => module.highlight),
  },
  {
    name: 'migrate',
    summary: 'rewrite a peggy grammar without its code',
    config: 'none',
    load: () => import('./verbs/migrate/verb.js').then((module) => module.migrate),
  },
  {
    name: 'ebnf',
    summary: 'turn EBNF, ABNF or BNF into a first grammar',
    config: 'none',
    load: () => import('./verbs/ebnf/verb.js').then((module) => module.ebnf),
  },
  {
    name: 'lsp',
    summary: 'start the language server for an editor',
    // The language server reads the configs of the projects whose files are opened.
    config: 'none',
    load: () => import('./verbs/lsp/verb.js').then((module) => module.lsp),
  },
  {
    name: 'completion',
    summary: 'print a completion script for a shell',
    config: 'named',
    load: () => import('./verbs/completion/verb.js').then((module) => module.completion),
  },
];

/**
 * Runs the command line. Results go to the streams and the exit code; nothing is thrown.
 *
 * @param args the arguments after the name of the program
 * @param notations the notations to know. If absent: the built-in ones and, for verbs that need notations, the
 *   notations of `ludogram.config.ts`, `.js` or `.mjs` of the project of `io.cwd()`, which is run.
 * @returns the exit code
 */
export const run = (args: readonly string[], io: Io, notations?: readonly NotationEntry[]): Promise<ExitCode> =>
  runVerb(VERBS, { args, io, ...defined({ notations }) });
