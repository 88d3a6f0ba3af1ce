import { existsSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { makeFolder } from '../../../files/make-folder.js';
import { systemReason } from '../../../files/read-file.js';
import { lookUp } from '../../../generator/ir.js';
import {
  type RailroadDiagram,
  railroadDiagrams,
  type RailroadOptions,
} from '../../../grammar-tools/railroad/diagrams.js';
import { railroadPage, railroadSheet } from '../../../grammar-tools/railroad/page.js';
import { problemTexts } from '../../generate/problems.js';
import { readGrammarFile } from '../../grammars/grammar-file.js';
import { addSourceOptions, type SourceFlags, sourceOptions } from '../../grammars/options.js';
import { outputPath, writeOutput, writeText } from '../../records/output.js';
import { ExitCode, reportFailure, reportLines, UsageError } from '../../run/failure.js';
import { onceAs } from '../../run/options.js';
import type { Context, Verb } from '../../run/verb.js';

interface Flags extends SourceFlags {
  readonly output?: string;
  readonly rule?: string;
}

const EXAMPLES = `
Examples:
  ludogram railroad my.peggy -o grammar.html
  ludogram railroad my.peggy --rule Move -o move.svg
  ludogram railroad my.peggy -o diagrams/`;

/** `ludogram railroad GRAMMAR` */
export const railroad: Verb = (command, context) => {
  command
    .argument('<grammar>', 'grammar file (.peggy, without actions)')
    .description('Draws each rule as a railroad diagram in SVG, with links from rule to rule.')
    .option(
      '-o, --output <path>',
      'a page (.html), a picture (.svg), or a folder for one picture per rule and a page (default: the page, to standard output)',
    )
    .option('--rule <name>', 'draw this rule only', onceAs('--rule'))
    .addHelpText('after', EXAMPLES)
    .action((grammar: string, flags: Flags) => run(grammar, flags, context));
  addSourceOptions(command);
};

function run(file: string, flags: Flags, context: Context): void {
  const output = outputPath(flags);
  const kind = kindOf(output);
  const { text, read, sources, unreadable } = readGrammarFile(file);
  if (unreadable !== undefined) return reportFailure(context, unreadable);
  const draw = (options: RailroadOptions) =>
    railroadDiagrams(text, { ...options, ...sourceOptions(flags), file, read });
  const result = draw({ style: false, headings: kind === 'picture' });
  reportLines(context, problemTexts(file, result.problems, sources));
  if (result.problems.some(({ severity }) => severity === 'error')) context.exit.raise(ExitCode.wrong);
  if (!result.ok) return;
  const diagrams = chosen(result.diagrams, flags.rule, file);
  const title = basename(file);
  if (kind === 'folder') {
    const names = fileNames(result.diagrams);
    const drawn = draw({ headings: true, href: (rule) => encodeURIComponent(lookUp(names, rule)) });
    const pictures = drawn.ok ? chosen(drawn.diagrams, flags.rule, file) : [];
    const files = new Map(pictures.map(({ rule, svg }) => [lookUp(names, rule), svg]));
    writeFolder(output!, files.set('index.html', railroadPage(diagrams, title)), context);
  } else {
    const content = kind === 'picture' ? railroadSheet(diagrams, title) : railroadPage(diagrams, title);
    writeOutput(output, content, context);
  }
}

/** Returns the kind of output for a path. Throws a usage error for a file that is neither a page nor a picture. */
function kindOf(output = '.html'): 'page' | 'picture' | 'folder' {
  if (/[\\/]$/.test(output) || (existsSync(output) && statSync(output).isDirectory())) return 'folder';
  const extension = output === '.html' ? output : extname(output).toLowerCase();
  if (extension === '.html' || extension === '.htm') return 'page';
  if (extension === '.svg') return 'picture';
  if (extension === '' && !existsSync(output)) return 'folder';
  throw new UsageError(`can't write ${output}: -o takes .html (a page), .svg (a picture) or a folder`);
}

/** Returns all diagrams, or the diagram of one rule. */
function chosen(all: readonly RailroadDiagram[], rule: string | undefined, file: string): readonly RailroadDiagram[] {
  if (rule === undefined) return all;
  const wanted = all.filter((diagram) => diagram.rule === rule);
  if (wanted.length === 0) throw new UsageError(`${file} has no rule "${rule}"`);
  return wanted;
}

/**
 * Returns a file name for each rule. Names that differ only in case get a number, because some file systems don't
 * distinguish them.
 */
function fileNames(diagrams: readonly RailroadDiagram[]): Map<string, string> {
  const counts = new Map<string, number>();
  return new Map(
    diagrams.map(({ rule }) => {
      const count = (counts.get(rule.toLowerCase()) ?? 0) + 1;
      counts.set(rule.toLowerCase(), count);
      return [rule, `${rule}${count === 1 ? '' : `-${count}`}.svg`];
    }),
  );
}

function writeFolder(folder: string, files: ReadonlyMap<string, string>, context: Context): void {
  try {
    makeFolder(folder);
  } catch (error) {
    return reportFailure(context, `can't write ${folder}: ${systemReason(error)}`);
  }
  for (const [name, content] of files) writeText(join(folder, name), content, context);
}
