import { basename, join } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { shownPath } from '../../../config/config-file.js';
import { caseNames, hasCases, textOfCase } from '../../../conformance/index.js';
import { defined } from '../../../defined.js';
import { plural } from '../../../diagnostics/report/summary.js';
import { makeFolder } from '../../../files/make-folder.js';
import { readFileText, systemReason } from '../../../files/read-file.js';
import type { GenerateChoices } from '../../../generator/generate-options.js';
import { NAME } from '../../../generator/read/tokens/identifier.js';
import { notationsWithGrammars } from '../../grammars/notation-grammars.js';
import { addSourceOptions, checkWithoutGrammar, type SourceFlags, sourceOptions } from '../../grammars/options.js';
import { readingGrammar } from '../../grammars/reading-problem.js';
import { textFiles } from '../../grammars/texts.js';
import { writeText } from '../../records/output.js';
import { ExitCode, reportFailure, UsageError } from '../../run/failure.js';
import { addNotationOption, collect, notationOption } from '../../run/options.js';
import type { Context, Verb } from '../../run/verb.js';
import { type CoverageInput, type GrammarCoverage, measureCoverage, type TextSource } from './measure.js';
import { coveragePage } from './page.js';
import { coverageTable, gatedShare, missing } from './table.js';

interface Flags extends SourceFlags {
  readonly notation?: readonly string[];
  readonly cases?: readonly string[];
  readonly html?: string;
  readonly min?: number;
}

const NOTES = `
Texts are read by an interpreter of the grammar that is independent of the generated parsers. A part counts if it
matched, even if the match was discarded later. --min looks at rules, error productions and alternatives; the outcomes
of optional parts and repetitions are listed, but not required.

Examples:
  ludogram coverage
  ludogram coverage --notation pgn --html coverage --min 100
  ludogram coverage my.peggy --cases games/ --cases Move=moves/`;

/** `ludogram coverage [GRAMMAR]` */
export const coverage: Verb = (command, context) => {
  command
    .argument('[grammar]', 'a grammar file (default: the grammars of the config; without a config, the built-in ones)')
    .description(
      'Reports the rules and alternatives of a grammar that no text of its conformance suite or of --cases uses.',
    )
    .option(
      '--cases <[rule=]path>',
      'a file or folder to read as well, as a rule (default: the first); can be repeated',
      collect,
    )
    .option('--html <folder>', 'write each grammar with counts in its margin')
    .option('--min <percent>', 'exit with 1 if a smaller share of the rules and alternatives is used', percent)
    .addHelpText('after', NOTES)
    .action((grammar: string | undefined, flags: Flags) => run(grammar, flags, context));
  addNotationOption(command, notationOption('only the grammar of this notation; can be repeated').argParser(collect));
  addSourceOptions(command);
};

function percent(text: string): number {
  const number = Number(text);
  if (!(number >= 0 && number <= 100)) throw new InvalidArgumentError('a number from 0 to 100');
  return number;
}

function run(grammar: string | undefined, flags: Flags, context: Context): void {
  const { io, exit } = context;
  if (grammar === undefined) checkWithoutGrammar(flags, {}, 'a grammar file');
  const measured = grammar === undefined ? inputsOfNotations(flags, context) : [inputOfFile(grammar, flags)];
  const results = measured.flatMap(
    (input) => readingGrammar(input.grammar, context, () => measureCoverage(input)) ?? [],
  );
  if (results.length < measured.length) return;
  const [absent] = (results[0]?.unknown ?? []).filter((rule) => results.every(({ unknown }) => unknown.includes(rule)));
  if (absent !== undefined) throw new UsageError(`no grammar has a rule "${absent}"`);
  const files = results.flatMap((result) => result.files);
  io.stdout.write(`${coverageTable(files, io.stdout.columns)}\n`);
  for (const line of files.flatMap(missing)) io.stdout.write(`${line}\n`);
  const unfinished = results.reduce((sum, result) => sum + result.unfinished, 0);
  if (unfinished > 0) io.stderr.write(`note: ${plural(unfinished, 'text')} could only be read in part\n`);
  if (flags.html !== undefined) writePages(flags.html, files, context);
  const share = gatedShare(files);
  if (flags.min === undefined || share >= flags.min) return;
  io.stderr.write(`error: ${share.toFixed(1)} % of the rules and alternatives are used: expected ${flags.min} %\n`);
  exit.raise(ExitCode.wrong);
}

function inputOfFile(grammar: string, { notation, cases = [], ...flags }: Flags): CoverageInput {
  if (notation !== undefined) throw new UsageError("a grammar file and --notation can't be used together");
  if (cases.length === 0) throw new UsageError('no texts: name a file or a folder with --cases');
  return { grammar, options: sourceOptions(flags), texts: cases.map(textsOf) };
}

function inputsOfNotations({ notation, cases = [] }: Flags, context: Context): CoverageInput[] {
  const grammars = new Map<string, { readonly options: GenerateChoices; readonly own: TextSource[] }>();
  for (const { entry, grammar, options, startRule, suites } of notationsWithGrammars(notation, context)) {
    const own = grammars.get(grammar)?.own ?? [];
    grammars.set(grammar, { options, own });
    if (suites === undefined) continue;
    own.push({ ...defined({ rule: startRule }), read: () => textsOfSuite(suites, entry.id) });
  }
  if (grammars.size === 0) throw new UsageError('no grammar: name a file, or list grammars in ludogram.config.ts');
  const more = cases.map((text): TextSource => ({ ...textsOf(text), isOptional: true }));
  if (grammars.size > 1 && more.some(({ rule }) => rule === undefined)) {
    throw new UsageError('there are several grammars: name the rule of the texts, as in --cases Move=moves/');
  }
  return [...grammars].map(([grammar, { options, own }]) => ({ grammar, options, texts: [...own, ...more] }));
}

function textsOfSuite(suites: string, id: string): string[] {
  if (!hasCases(suites, id)) throw new UsageError(`file or folder not found: ${shownPath(join(suites, id))}`);
  return caseNames(suites, id).map((name) => textOfCase(suites, name));
}

const RULE_AND_PATH = new RegExp(`^(${NAME})=(.+)$`, 'u');

/** Parses `Rule=path`, or a path. */
function textsOf(value: string): TextSource {
  const [, rule, path = ''] = RULE_AND_PATH.exec(value) ?? [];
  const read = () => textFiles(rule === undefined ? value : path).map(readFileText);
  return rule === undefined ? { read } : { rule, read };
}

function writePages(folder: string, files: readonly GrammarCoverage[], context: Context): void {
  try {
    makeFolder(folder);
  } catch (error) {
    reportFailure(context, `can't write ${folder}: ${systemReason(error)}`);
    return;
  }
  for (const file of files) {
    const page = join(folder, `${basename(file.file).replace(/\.[^.]*$/, '')}.html`);
    if (writeText(page, coveragePage(file), context)) context.io.stdout.write(`wrote ${page}\n`);
  }
}
