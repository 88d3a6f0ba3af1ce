import { hasErrors, renderDiagnostics, visibleLine, wantsColour } from '../../../diagnostics/index.js';
import { ExitCode } from '../../run/failure.js';
import type { RecordContext } from '../file-failure.js';
import type { Source } from './source.js';

/** Returns the name of a source for reports: its file, with its first line if the file has many records. */
export const nameOf = ({ file, record }: Source): string =>
  record === undefined ? file : `${file}:${record.firstLine}`;

/**
 * Shows the diagnostics of a source on standard error, for verbs that print something else. Errors make the exit code
 * 1.
 */
export function reportToStderr(source: Source, { io, exit }: RecordContext): void {
  if (hasErrors(source.diagnostics)) exit.raise(ExitCode.wrong);
  const color = wantsColour(io.stderr, io.env);
  const { file, text, record, diagnostics } = source;
  const firstLine = record?.firstLine ?? 1;
  io.stderr.writeColored(
    renderDiagnostics({ file, text, firstLine }, diagnostics, { colour: color, columns: io.stderr.columns }),
  );
}

/** Reports that too little of a source could be read to `verb` it. Exit code 1. */
export function reportTooLittle({ file }: Source, verb: string, { io, exit }: RecordContext): void {
  io.stderr.write(`error: too little of ${visibleLine(file)} could be read to ${verb} it\n`);
  exit.raise(ExitCode.wrong);
}
