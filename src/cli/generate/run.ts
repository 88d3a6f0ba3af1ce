import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { defined } from '../../defined.js';
import { visibleLine } from '../../diagnostics/index.js';
import { readFileText, systemReason } from '../../files/read-file.js';
import type { Sources } from '../../generator/fixes/edits.js';
import { generate, type Generated } from '../../generator/generate.js';
import type { GenerateChoices, GenerateOptions } from '../../generator/generate-options.js';
import type { GrammarMemory } from '../../generator/grammar-memory.js';
import { type GrammarProblem, GrammarProblems } from '../../generator/problem.js';
// Not through the index: it leads to the reader of EBNF, which takes longer to load than to generate.
import { grammarName } from '../../generator/resolve/paths.js';
import { fixGrammar } from './fix.js';
import { reconcile, type RunOutput, type RunStatus } from './output.js';
import { problemTexts, type ShownProblems, sourcesOfProblems } from './problems.js';
import { runtimeFiles } from './standalone.js';

/** Options of `ludogram generate`. */
export interface GenerateRun extends GenerateChoices {
  readonly grammars: readonly string[];
  /** The output folder, which gets a subfolder for each grammar. */
  readonly out: string;
  /** Whether each warning, and each piece of dropped code, is shown; if absent, similar ones are counted. */
  readonly verbose?: boolean;
  /** Whether the safe fixes of each grammar are first applied to its file. */
  readonly fix?: boolean;
  /** Whether the rules with a memo of their matches are listed, with the reasons. */
  readonly explainMemo?: boolean;
  /** Whether nothing is written, and each file that differs from what would be written is listed. */
  readonly check?: boolean;
  /** The rules as the last run read them; this run adds its own. */
  readonly memory?: GrammarMemory;
  /** Called with what was generated from each grammar. */
  readonly onGenerated?: (grammar: string, generated: Generated) => void;
  /** Called with the problems of each grammar, and the texts of its files; if absent, they are printed. */
  readonly onProblems?: (grammar: string, problems: readonly GrammarProblem[], sources: Sources) => void;
}

/** Generates (or checks) every grammar of a run. */
export function runGenerate(run: GenerateRun, output: RunOutput): RunStatus {
  const problem = nameProblem(run);
  if (problem !== undefined) {
    output.problem(`error: ${problem}`);
    return 2;
  }
  let status: RunStatus = 0;
  const raise = (next: RunStatus): void => {
    if (next > status) status = next;
  };
  if (run.standalone === true) raise(copyRuntime(run, output));
  for (const file of run.grammars) raise(generateOne(file, run, output));
  if (run.check === true && status === 0) output.info('generated files are up to date');
  return status;
}

function copyRuntime(run: GenerateRun, output: RunOutput): RunStatus {
  const files = runtimeFiles(join(run.out, 'cst'), run.javascript === true ? 'javascript' : 'typescript');
  if (files.size > 0) return reconcile(files, run, output);
  output.problem('error: this copy of ludogram has no compiled runtime; npm run build makes it');
  return 2;
}

/** Returns why grammars can't have folders of their own; `undefined` if they can. The runtime also needs a folder. */
function nameProblem(run: GenerateRun): string | undefined {
  const ids = run.grammars.map(grammarName);
  const unusable = run.grammars.find((_, i) => !isFolderName(ids[i] ?? ''));
  if (unusable !== undefined) {
    return `can't make a folder for the parser of ${unusable}: its name has nothing but dots before the extension`;
  }
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) return `two grammars are called ${twice}; give each run a folder of its own with -o`;
  return run.standalone === true && ids.includes('cst')
    ? 'the runtime needs the folder cst; give the grammar another name'
    : undefined;
}

/** Whether a folder can have this name: `.` and `..` are other folders. */
const isFolderName = (name: string): boolean => !/^\.*$/.test(name);

function generateOne(file: string, run: GenerateRun, output: RunOutput): RunStatus {
  if (run.fix === true && !fixGrammar(file, generateOptions(file, run), output)) return 2;
  let text: string;
  try {
    text = readFileText(file);
  } catch (error) {
    output.problem(`error: can't read the grammar ${visibleLine(file)}: ${systemReason(error)}`);
    return 2;
  }
  try {
    const generated = generate(text, generateOptions(file, run));
    const warnings = [...generated.warnings, ...generated.optionalRoots];
    if (run.onProblems !== undefined) run.onProblems(file, warnings, generated.sources);
    else showWarnings(file, { ...generated, warnings }, run, output);
    if (run.explainMemo === true) explainMemo(generated, output);
    run.onGenerated?.(file, generated);
    return reconcile(filesOf(generated, run.out), run, output);
  } catch (error) {
    return reportErrors(error, { file, text }, run, output);
  }
}

/**
 * Reports the errors of a grammar.
 *
 * @throws the error if it is not about the grammar
 */
export function reportErrors(
  error: unknown,
  { file, text }: { readonly file: string; readonly text: string },
  { onProblems, verbose }: Pick<GenerateRun, 'onProblems' | 'verbose'>,
  output: RunOutput,
): RunStatus {
  if (!(error instanceof GrammarProblems)) throw error;
  const sources = sourcesOfProblems(error.problems, new Map([[file, text]]));
  if (onProblems !== undefined) onProblems(file, error.problems, sources);
  else for (const problem of problemTexts(file, error.problems, sources, shownBy(verbose))) output.problem(problem);
  return 1;
}

/** Prints the warnings of a grammar. */
export function showWarnings(
  file: string,
  { warnings, sources }: Pick<Generated, 'warnings' | 'sources'>,
  { verbose }: Pick<GenerateRun, 'verbose'>,
  output: RunOutput,
): void {
  for (const text of problemTexts(file, warnings, sources, shownBy(verbose))) output.problem(text);
}

const shownBy = (isVerbose = false): ShownProblems => (isVerbose ? 'each' : '--verbose');

/** Returns how the generator makes the parser of a grammar. */
export const generateOptions = (file: string, run: Omit<GenerateRun, 'grammars' | 'out'>): GenerateOptions => ({
  file,
  read: readFileText,
  runtime: run.standalone === true ? '../cst/index.js' : (run.runtime ?? 'ludogram/cst'),
  ...(run.javascript === true ? { language: 'javascript' } : {}),
  ...defined({ start: run.start, flags: run.flags, nodes: run.nodes, recover: run.recover }),
  ...defined({ values: run.values, leftRecursion: run.leftRecursion, memory: run.memory }),
  ...defined({ ignoreCode: run.ignoreCode, ignorePredicates: run.ignorePredicates }),
});

function explainMemo({ id, memo }: Generated, output: RunOutput): void {
  if (memo.size === 0) output.info(`${id}: no rule needs a memo`);
  for (const [rule, users] of memo) {
    output.info(`${id}: ${rule} has a memo, as ${[...users].join(', ')} may try it more than once at one offset`);
  }
}

function filesOf(generated: Generated, out: string): Map<string, string> {
  const folder = join(out, generated.id);
  return new Map([...generated.files].map(([name, content]) => [join(folder, name), content]));
}

/** Returns the subfolders of `out` that no grammar of the run generates, such as the subfolders of deleted grammars. */
export function leftovers(run: GenerateRun): string[] {
  if (!existsSync(run.out)) return [];
  const wanted = new Set([...run.grammars.map(grammarName), ...(run.standalone === true ? ['cst'] : [])]);
  return readdirSync(run.out, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !wanted.has(entry.name))
    .map((entry) => join(run.out, entry.name));
}

/** Returns the paths to watch for changes: the grammars, and the folders of the files that they import. */
export function watchedFolders(run: GenerateRun): string[] {
  const folders = run.grammars.map((file) => dirname(resolve(file)));
  const libraries = folders.map((folder) => join(folder, 'lib')).filter((folder) => existsSync(folder));
  return [...new Set([...folders, ...libraries])].map((folder) => relative('.', folder) || '.');
}
