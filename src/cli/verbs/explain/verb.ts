import { existsSync } from 'node:fs';
import { notRun } from '../../../config/config-file.js';
import { defined } from '../../../defined.js';
import {
  type ExplainedCode,
  explainedFiles,
  explainedText,
  orList,
  renderDiagnostics,
} from '../../../diagnostics/index.js';
import { nearest } from '../../../diagnostics/nearest.js';
import { explainedGrammar } from '../../../generator/codes/explanations.js';
import type { Notation } from '../../../notation/index.js';
import { readSourceFile } from '../../records/choice/chosen-sources.js';
import { recordNamed } from '../../records/choice/record-argument.js';
import { STANDARD_INPUT } from '../../records/input.js';
import { addReadingOptions, addRecordOption, type ReadingFlags } from '../../records/options.js';
import { reportTooLittle, reportToStderr } from '../../records/source/report-source.js';
import { UsageError } from '../../run/failure.js';
import type { Context, Verb } from '../../run/verb.js';

/** `ludogram explain CODE | FILE` */
export const explain: Verb = (command, context) => {
  command
    .argument('<code-or-file>', 'a diagnostic code such as oni/card-not-in-hand, or a record')
    .description('Explains a diagnostic code and how to fix it, or describes a record in words.')
    .addHelpText('after', '\nExample:\n  ludogram explain oni/card-not-in-hand')
    .action(async (codeOrFile: string, flags: ReadingFlags) => {
      const notations = await Promise.all(context.notations.map((entry) => entry.load()));
      const explanation = explainCode(codeOrFile, notations);
      const isRecord = codeOrFile === STANDARD_INPUT || existsSync(recordNamed(codeOrFile, flags).file);
      if (explanation !== undefined) context.io.stdout.write(explanation);
      else if (isRecord) await explainFile(codeOrFile, flags, context);
      else throw new UsageError(unknown(codeOrFile, notations, context.unreadConfig));
    });
  addRecordOption(addReadingOptions(command, context));
};

/** The codes that are not those of a notation. */
const COMMON_CODES = [explainedText, explainedFiles, explainedGrammar];

function explainCode(code: string, notations: readonly Notation[]): string | undefined {
  const [ofText] = COMMON_CODES.flatMap((catalogue) => catalogue.find(code) ?? []);
  if (ofText !== undefined) return printRow(ofText, ofText.example);
  for (const notation of notations) {
    const row = notation.codes.find(code);
    if (row?.code.startsWith(`${notation.codes.format}/`) === true) return printRow(row, inAction(row, notation));
  }
  return undefined;
}

function printRow({ code, severity, explanation, fixes }: ExplainedCode, example: string): string {
  const fixLines = fixes.map(({ title, safe }) => `${safe ? 'Fix' : 'Unsafe fix'}: ${title}\n`).join('');
  return `${code} (${severity})\n\n${explanation}\n\n${fixLines === '' ? '' : `${fixLines}\n`}Example:\n\n${example.trimEnd().replace(/^(?=.)/gm, '  ')}\n`;
}

/** Shows the example of a code with its message; only the example if it is not of this notation. */
function inAction({ code, example, dialect }: ExplainedCode, notation: Notation): string {
  const { diagnostics } = notation.read(example, defined({ dialect }));
  const found = diagnostics.filter((diagnostic) => diagnostic.code === code);
  return found.length === 0 ? example : renderDiagnostics({ file: 'example', text: example }, found);
}

async function explainFile(file: string, flags: ReadingFlags, context: Context): Promise<void> {
  const source = await readSourceFile(file, flags, context);
  if (source === undefined) {
    const { io, unreadConfig } = context;
    if (unreadConfig !== undefined) io.stderr.write(`note: ${notRun(unreadConfig)}\n`);
    return;
  }
  const { notation, reading } = source;
  if (notation.describe === undefined) {
    const others = [notation.play && 'replay', notation.view && 'render', 'tree'].filter((verb) => verb !== undefined);
    const note = unreadNote(context.unreadConfig);
    throw new UsageError(`${notation.id} records can't be described in words yet: try ${orList(others)}${note}`);
  }
  if (reading.model !== undefined) context.io.stdout.write(notation.describe(reading.model));
  reportToStderr(source, context);
  if (reading.model === undefined) reportTooLittle(source, 'explain', context);
}

function unknown(code: string, notations: readonly Notation[], unreadConfig: string | undefined): string {
  const catalogues = new Set([...COMMON_CODES, ...notations.map((notation) => notation.codes)]);
  const near = nearest(
    code,
    [...catalogues].flatMap(({ codes }) => codes.map((row) => row.code)),
  );
  const hint = near.length === 0 ? '' : `; did you mean ${near.join(', ')}?`;
  return `${code} is neither a diagnostic code nor a file${unreadNote(unreadConfig)}${hint}`;
}

/** Returns a note about a config that was found: it may have the notation. */
const unreadNote = (unreadConfig: string | undefined): string =>
  unreadConfig === undefined ? '' : ` (${notRun(unreadConfig)})`;
