import peggy from 'peggy';
import { VERSION } from '../version.js';
import { explainFile } from './emit/explain-file.js';
import { grammarFile } from './emit/grammar-file.js';
import { nodesFile } from './emit/nodes-file.js';
import { parserFile } from './emit/parser/parser-file.js';
import { optionalRoots } from './emit/plan/root-type.js';
import { type ReaderFacts, readersFile } from './emit/readers/readers-file.js';
import { valuesFile } from './emit/values-file.js';
import type { GenerateOptions } from './generate-options.js';
import { declarationsOf } from './javascript/declare.js';
import { eraseTypes } from './javascript/erase.js';
import type { GrammarProblem } from './problem.js';
import { planParser, withinStack } from './stages.js';

/** The files of one parser, and the warnings about its grammar. */
export interface Generated {
  readonly id: string;
  /**
   * File name → content: `parser.ts`, `nodes.ts`, `readers.ts`, `explain.ts`, `grammar.json`; in JavaScript
   * `parser.js`, `parser.d.ts` and so on. With the option `values`, also `values.ts`.
   */
  readonly files: ReadonlyMap<string, string>;
  readonly warnings: readonly GrammarProblem[];
  /** The fields and kinds that the readers read. */
  readonly readers: ReaderFacts;
  /** Rules with a memo of their matches, each with the rules whose parts would try it more than once. */
  readonly memo: ReadonlyMap<string, ReadonlySet<string>>;
  /** The grammar files that were read, by path, with their texts. */
  readonly sources: ReadonlyMap<string, string>;
  /** A warning for each start rule whose type of root includes `undefined`. */
  readonly optionalRoots: readonly GrammarProblem[];
}

/**
 * Generates a parser from the text of a grammar. Equal grammars give equal bytes.
 *
 * @throws {GrammarProblems} if the grammar has an error; throws nothing else
 */
export function generate(text: string, options: GenerateOptions): Generated {
  return withinStack(options.file, () => generateFiles(text, options));
}

/** Emit: writes the files of a parser. */
function generateFiles(text: string, options: GenerateOptions): Generated {
  const { plan, fileOptions, warnings, sources } = planParser(text, options);
  const versions = { ludogram: VERSION, peggy: peggy.VERSION };
  const { code: readersCode, ...readers } = readersFile(plan, fileOptions);
  const modules = [
    ['parser', parserFile(plan, fileOptions)],
    ['nodes', nodesFile(plan, fileOptions)],
    ['readers', readersCode],
    ['explain', explainFile(plan, fileOptions.grammarFile)],
    ...(options.values === true ? [['values', valuesFile(plan, fileOptions)] as const] : []),
  ] as const;
  const files = new Map(modules.flatMap(([name, code]) => moduleFiles(name, code, options.language)));
  files.set('grammar.json', grammarFile(plan, fileOptions.grammarFile, versions, options.flags ?? []));
  return {
    id: plan.grammar.id,
    files,
    readers,
    memo: plan.memo,
    warnings,
    sources,
    optionalRoots: optionalRoots(plan, sources),
  };
}

/** Returns the files of a module that the emitters wrote in TypeScript, each with its name. */
function moduleFiles(
  name: string,
  code: string,
  language: GenerateOptions['language'],
): [name: string, content: string][] {
  if (language !== 'javascript') return [[`${name}.ts`, code]];
  return [
    [`${name}.js`, withoutExportComments(eraseTypes(code))],
    [`${name}.d.ts`, declarationsOf(code)],
  ];
}

/** Leaves out the comments about exports, which the declarations have as well: editors read them there. */
const withoutExportComments = (code: string): string => code.replace(EXPORT_COMMENT, '');

const EXPORT_COMMENT = /^ *\/\*\*(?:[^*]|\*(?!\/))*\*\/\n(?=(?:export| +get) )/gm;
