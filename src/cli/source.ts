import {
  type Diagnostic,
  decodeUtf8,
  fileDiagnostics,
  hasErrors,
  renderDiagnostics,
  textDiagnostics,
  visibleLine,
  wantsColour,
} from '../diagnostics/index.js';
import type { Notation, NotationEntry, Level, Reading, ReadOptions } from '../notation/index.js';
import { notationByContent, notationById, notationByName } from '../notations/registry.js';
import { AT_START, reportFileFailure } from './report-failure.js';
import { ExitCode } from './exit-status.js';
import { type Input, readBytes, readInputs, STANDARD_INPUT } from './input.js';
import { checkDialect, type ReadingFlags, unknownDialect } from './options.js';
import type { Context } from './verb.js';

/** An input that was decoded and read as its format. */
export interface Source {
  readonly file: string;
  readonly text: string;
  readonly entry: NotationEntry;
  /** The dialect it was read as; absent where the format has only one. */
  readonly dialect: string | undefined;
  readonly format: Notation;
  readonly reading: Reading<unknown>;
  /** Those of the reading; where the bytes are not UTF-8, that alone. */
  readonly diagnostics: readonly Diagnostic[];
  /** Whether the file may be written back: its bytes were UTF-8. */
  readonly isText: boolean;
  /** Reads another text as this one was read, at another level if one is given. */
  readonly reread: (text: string, level?: Level) => Reading<unknown>;
}

/** Reads the files of `paths`, one after the other. What can't be read is reported, and the rest goes on. */
export async function* readSources(
  paths: readonly string[],
  flags: ReadingFlags,
  context: Context,
): AsyncGenerator<Source> {
  checkDialect(flags, context.formats);
  const isWanted = (file: string) => flags.format !== undefined || notationByName(context.formats, file) !== undefined;
  for await (const input of readInputs(paths, isWanted, context)) {
    const source = await readSource(input, flags, context);
    if (source !== undefined) yield source;
  }
}

/** Reads the one file that a verb takes. Returns nothing, after a report, if it can't be read or is a folder. */
export async function readOne(file: string, flags: ReadingFlags, context: Context): Promise<Source | undefined> {
  checkDialect(flags, context.formats);
  const bytes = await readBytes(file, context);
  return bytes === undefined ? undefined : readSource({ file, bytes }, flags, context);
}

async function readSource({ file, bytes }: Input, flags: ReadingFlags, context: Context): Promise<Source | undefined> {
  const { text, invalidAt } = decodeUtf8(bytes);
  const entry = formatOf(file, [text, text.slice(0, invalidAt)], flags, context);
  if (entry === undefined) return undefined;
  const noDialect = flags.dialect === undefined ? undefined : unknownDialect(flags.dialect, [entry]);
  if (noDialect !== undefined) {
    const diagnostic = fileDiagnostics.report('unknown-dialect', AT_START, { problem: noDialect });
    reportFileFailure(context, { file, diagnostic }, `${file}: ${noDialect}`);
    return undefined;
  }
  const options: ReadOptions = {
    level: flags.level,
    ...(flags.dialect === undefined ? {} : { dialect: flags.dialect }),
  };
  const format = await entry.load();
  const reread = (other: string, level = flags.level) => format.read(other, { ...options, level });
  const reading = reread(text);
  const dialect = flags.dialect ?? reading.dialect ?? entry.dialects[0];
  const diagnostics =
    invalidAt === undefined
      ? reading.diagnostics
      : [textDiagnostics.report('invalid-utf8', { start: invalidAt, end: invalidAt + 1 })];
  return { file, text, entry, dialect, format, reading, diagnostics, isText: invalidAt === undefined, reread };
}

/** The format of a file; nothing, after a report, if it is unknown. `texts` are tried one after the other. */
function formatOf(
  file: string,
  texts: readonly string[],
  flags: ReadingFlags,
  context: Context,
): NotationEntry | undefined {
  const { formats } = context;
  if (flags.format !== undefined) return notationById(formats, flags.format);
  const named = file === STANDARD_INPUT ? undefined : notationByName(formats, file);
  const entry = named ?? texts.map((text) => notationByContent(formats, text)).find((found) => found !== undefined);
  if (entry === undefined) {
    const ids = formats.map(({ id }) => id).join(', ');
    const diagnostic = fileDiagnostics.report('unknown-format', AT_START, { ids });
    reportFileFailure(
      context,
      { file, diagnostic },
      `can't tell the format of ${file}; name it with --format (${ids})`,
    );
  }
  return entry;
}

/** Shows the diagnostics of a source on standard error, where a verb prints something else; errors make exit code 1. */
export function reportAside(source: Source, { io, exit }: Context): void {
  if (hasErrors(source.diagnostics)) exit.raise(ExitCode.wrong);
  const colour = wantsColour(io.stderr, io.env);
  io.stderr.writePainted(renderDiagnostics(source, source.diagnostics, { colour }));
}

/** Says that what could be read of a source is not enough to `do` something with it: exit code 1. */
export function reportTooLittle({ file }: Source, verb: string, { io, exit }: Context): void {
  io.stderr.write(`error: too little of ${visibleLine(file)} could be read to ${verb} it\n`);
  exit.raise(ExitCode.wrong);
}
