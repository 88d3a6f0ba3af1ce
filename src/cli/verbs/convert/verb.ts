import { Option } from 'commander';
import { defined } from '../../../defined.js';
import { decodeUtf8, type Diagnostic, hasErrors, renderDiagnostics, wantsColour } from '../../../diagnostics/index.js';
import { UTF_8 } from '../../../notation/encoding/names.js';
import { undecodableBytes } from '../../../notation/encoding/undecodable.js';
import type { Converted, Notation, NotationEntry, PrintOptions, Target } from '../../../notation/index.js';
import { targetName } from '../../../notation/options.js';
import { formatChecked } from '../../../notation/print/checked-formatting.js';
import { notationById } from '../../../notations/registry.js';
import { readSources } from '../../records/choice/chosen-sources.js';
import { takesEachRecord } from '../../records/choice/record-argument.js';
import { unknownOption } from '../../records/declared-flags.js';
import { itemAt, readItem } from '../../records/input.js';
import {
  addPrintOptions,
  addReadingOptions,
  addRecordOptions,
  type PrintFlags,
  printOptions,
  type ReadingFlags,
} from '../../records/options.js';
import { reportToStderr } from '../../records/source/report-source.js';
import { showModel } from '../../records/source/show-model.js';
import type { Source } from '../../records/source/source.js';
import { ExitCode, UsageError } from '../../run/failure.js';
import type { Context, Verb } from '../../run/verb.js';
import { readJson } from './json-source.js';

interface Flags extends ReadingFlags, PrintFlags {
  readonly to: string;
  readonly from?: string;
}

const JSON_ID = 'json';

const NOTES = `
Reports anything that the target can't express: as a warning if the rest can be written, as an error if not.

Examples:
  ludogram convert game.oni --to json
  ludogram convert game.json --from json --to oni
  ludogram convert boards.5dfen --to 5dfen@draft
  ludogram convert --many games.azul --to json     # a line for each record`;

/** `ludogram convert FILE --to ID[@DIALECT]` */
export const convert: Verb = (command, context) => {
  command
    .argument('<file>', 'the record; - is standard input')
    .description(
      'Converts a record to another notation or dialect, or to tagged JSON; converts tagged JSON back to a record.',
    )
    .requiredOption('--to <target>', 'a notation, optionally with a dialect (otn@2016), or json')
    .addOption(
      new Option('--from <format>', 'read tagged JSON instead of a record')
        .choices([JSON_ID])
        .conflicts(['dialect', 'encoding', 'record', 'many']),
    )
    .addHelpText('after', NOTES)
    .action((file: string, flags: Flags) =>
      flags.from === undefined ? convertRecord(file, flags, context) : convertJson(file, flags, context),
    );
  // Like canonical form, a conversion only requires correct syntax.
  addRecordOptions(addReadingOptions(addPrintOptions(command, context), context, 'syntax'));
};

async function convertRecord(file: string, flags: Flags, context: Context): Promise<void> {
  const target = targetOf(flags, context);
  const isOneOfMany = await takesEachRecord(file, flags, context);
  let gap = '';
  for await (const source of readSources(file, flags, context)) {
    if (target === undefined) showModel(source, context, { isLine: isOneOfMany });
    else {
      const converted = convertOne(source, target, flags, context);
      if (converted?.text !== undefined) context.io.stdout.writeExact(gap);
      if (converted !== undefined) show(source, converted, context);
      if (isOneOfMany && converted?.text !== undefined) gap = gapAfter(converted.text, target, context);
      reportToStderr(source, context);
    }
    await context.io.stdout.drained();
  }
}

/**
 * Returns the text between a record and the next one: the end of its line and, if records have several lines, an empty
 * line.
 */
function gapAfter(text: string, { id }: Target, { notations }: Context): string {
  const isLine = notationById(notations, id)?.recordStart === 'line';
  return (text.endsWith('\n') ? '' : '\n') + (isLine ? '' : '\n');
}

/** Converts a record; returns `undefined` if it can't be read. */
function convertOne(source: Source, target: Target, flags: Flags, context: Context): Converted | undefined {
  const { notation, reading, isText } = source;
  if (!isText || !reading.isWellFormed) return undefined;
  const options = printOptions(flags, notation, context);
  const wanted = targetName(target);
  if (notation.targets.includes(wanted)) return notation.convert(reading, target, options);
  if (target.id === notation.id && target.dialect === undefined) {
    return formatChecked(notation, reading, options, (text) => source.reread(text, 'syntax'));
  }
  const targets = [...new Set([notation.id, ...notation.targets, JSON_ID])];
  throw new UsageError(`${notation.id} can't be converted to ${wanted}, only to ${targets.join(', ')}`);
}

async function convertJson(path: string, flags: Flags, context: Context): Promise<void> {
  const target = targetOf(flags, context);
  if (target === undefined) throw new UsageError('--from json needs another target than json');
  if (flags.notation !== undefined && flags.notation !== target.id) {
    throw new UsageError(`--from json reads ${target.id}, the notation of --to, not ${flags.notation}`);
  }
  const entry = notationById(context.notations, target.id)!;
  const notation = await entry.load();
  const noOption = unknownOption(flags, entry, context.notations);
  if (noOption !== undefined) throw new UsageError(noOption);
  const input = await readItem(itemAt(path, flags), context);
  if (input === undefined) return;
  const { file } = input;
  const { text, invalidAt } = decodeUtf8(input.bytes);
  const converted =
    invalidAt === undefined
      ? fromJson(text, notation, target, printOptions(flags, entry, context))
      : { diagnostics: [undecodableBytes(UTF_8, invalidAt)] };
  show({ file, text }, converted, context);
}

function fromJson(text: string, notation: Notation, target: Target, options: PrintOptions): Converted {
  const json = readJson(text);
  if ('diagnostics' in json) return json;
  const made = notation.fromJson(json.value);
  const printed = made.ok ? notation.tryPrint(made.value, options) : made;
  if (!printed.ok) return { diagnostics: [json.report(printed.problem)] };
  if (target.dialect === undefined) return { text: printed.text, diagnostics: [] };
  const converted = notation.convert(notation.read(printed.text), target, options);
  // Their spans refer to a text that the user has not seen.
  const diagnostics = converted.diagnostics.map((diagnostic): Diagnostic => ({ ...diagnostic, span: json.whole }));
  return { ...converted, diagnostics };
}

/** Writes the result of a conversion, and reports what the target can't express. */
function show(source: { readonly file: string; readonly text: string }, converted: Converted, context: Context): void {
  const { io, exit } = context;
  if (converted.text !== undefined) io.stdout.writeExact(converted.text);
  const color = wantsColour(io.stderr, io.env);
  io.stderr.writeColored(
    renderDiagnostics(source, converted.diagnostics, { colour: color, columns: io.stderr.columns }),
  );
  if (hasErrors(converted.diagnostics)) exit.raise(ExitCode.wrong);
}

/** Returns the target that `--to` names; `undefined` for JSON. */
function targetOf({ to }: Flags, { notations }: Context): Target | undefined {
  if (to === JSON_ID) return undefined;
  const [id, dialect] = to.split('@', 2) as [string, string?];
  const entry: NotationEntry | undefined = notationById(notations, id);
  if (entry === undefined) {
    throw new UsageError(
      `--to ${to}: the targets are ${notations.map((notation) => notation.id).join(', ')} and ${JSON_ID}`,
    );
  }
  const dialects = [...entry.dialects, ...entry.outputs];
  if (dialect !== undefined && !dialects.includes(dialect)) {
    const problem = dialects.length === 0 ? 'has no dialects' : `has the dialects ${dialects.join(', ')}`;
    throw new UsageError(`--to ${to}: ${id} ${problem}`);
  }
  return { id, ...defined({ dialect }) };
}
