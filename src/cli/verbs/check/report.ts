import { defined } from '../../../defined.js';
import {
  type AppliedFix,
  type Catalogue,
  chosenFix,
  countSeverities,
  countsText,
  type Diagnostic,
  diagnosticJson,
  explainedFiles,
  explainedText,
  hasErrors,
  LineIndex,
  renderDiagnostics,
  type SarifInput,
  sarifLog,
  type Severity,
  summary,
  visibleLine,
} from '../../../diagnostics/index.js';
import { recordName } from '../../../files/record.js';
import type { FixedReading } from '../../../notation/edit/fix-text.js';
import type { NotationEntry } from '../../../notation/index.js';
import { notationById } from '../../../notations/registry.js';
import { VERSION } from '../../../version.js';
import type { FileFailure } from '../../records/file-failure.js';
import { jsonLine, writeJson } from '../../records/json-text.js';
import type { Source } from '../../records/source/source.js';
import type { Output } from '../../run/io.js';
import type { CleanRecord } from './cache.js';

/** The source of a report. */
export type ReportedSource = Pick<Source, 'file' | 'record' | 'dialect'> & { readonly entry: { readonly id: string } };

/** A source with its remaining diagnostics, after fixes if they were requested. */
export interface CheckedReading extends FixedReading {
  readonly source: ReportedSource;
}

/** Totals for the end of a report: counts, and the lists of a SARIF log. Plain data. */
export interface Tally {
  /** Number of records. */
  records: number;
  /** Number of files that begin with one of them. */
  files: number;
  readonly found: Record<Severity, number>;
  /** Diagnostics that a safe fix would remove, and diagnostics that only an unsafe fix would remove. */
  readonly fixable: { safe: number; unsafe: number };
  /** Records with errors. */
  faulty: number;
  /** Records without diagnostics, for the cache. */
  readonly clean: CleanRecord[];
  readonly sarif: { readonly inputs: SarifInput[]; readonly failures: FileFailure[]; readonly notations: string[] };
}

/** Returns a tally of nothing. */
export const emptyTally = (): Tally => ({
  records: 0,
  files: 0,
  found: { error: 0, warning: 0, note: 0 },
  fixable: { safe: 0, unsafe: 0 },
  faulty: 0,
  clean: [],
  sarif: { inputs: [], failures: [], notations: [] },
});

/** Adds what was counted elsewhere to a tally. */
export function addTally(to: Tally, { records, files, found, fixable, faulty, clean, sarif }: Tally): void {
  to.faulty += faulty;
  for (const record of clean) to.clean.push(record);
  to.records += records;
  to.files += files;
  for (const severity of ['error', 'warning', 'note'] as const) to.found[severity] += found[severity];
  to.fixable.safe += fixable.safe;
  to.fixable.unsafe += fixable.unsafe;
  for (const input of sarif.inputs) to.sarif.inputs.push(input);
  for (const failure of sarif.failures) to.sarif.failures.push(failure);
  for (const notation of sarif.notations) if (!to.sarif.notations.includes(notation)) to.sarif.notations.push(notation);
}

/** Writes the diagnostics of one record after another, and the totals at the end. */
export interface Report {
  add(checked: CheckedReading, tally: Tally): void;
  /** Lists a file that could not be processed. It is already reported on standard error. */
  addFailure(failure: FileFailure, notation: string | null, tally: Tally): void;
  end(tally: Tally): Promise<void>;
}

/** The default for the number of diagnostics that are shown for a file. */
export const DEFAULT_MAX_DIAGNOSTICS = 100;

/**
 * Returns a report for people: fixes that were applied, each diagnostic with its line, and the totals.
 *
 * @param max how many diagnostics of a record are shown; the others are only counted
 * @param unit what is counted at the end
 */
export function humanReport(
  out: Output,
  color: boolean,
  max = DEFAULT_MAX_DIAGNOSTICS,
  unit: 'file' | 'record' = 'file',
): Report {
  return {
    add(checked, tally) {
      const { source, text, diagnostics, applied } = checked;
      const { file, record } = source;
      out.write(fixedLines(file, applied));
      const firstLine = record?.firstLine ?? 1;
      const draw = (shown: readonly Diagnostic[]) =>
        out.writeColored(renderDiagnostics({ file, text, firstLine }, shown, { colour: color, columns: out.columns }));
      const rest = diagnostics.slice(max);
      const end = rest.filter(({ code }) => code === 'text/too-many-problems');
      draw(diagnostics.slice(0, max));
      out.write(restLine(recordName(source), rest.slice(0, rest.length - end.length)));
      draw(end);
      count(checked, tally);
    },
    addFailure() {},
    end({ records, files, found, fixable }) {
      // The first record of a file may be unreadable.
      const units = unit === 'file' ? Math.max(files, 1) : records;
      if (records > 0) out.write(`${summary(found, units, unit)}\n${fixableLine(fixable)}`);
      return Promise.resolve();
    },
  };
}

function count({ source: { record }, diagnostics }: CheckedReading, tally: Tally): void {
  tally.records++;
  if (record === undefined || record.number === 1) tally.files++;
  for (const diagnostic of diagnostics) {
    tally.found[diagnostic.severity]++;
    if (chosenFix(diagnostic) !== undefined) tally.fixable.safe++;
    else if (chosenFix(diagnostic, { unsafe: true }) !== undefined) tally.fixable.unsafe++;
  }
}

/** Returns the line about diagnostics that are not shown; empty if all are. */
const restLine = (name: string, rest: readonly Diagnostic[]): string =>
  rest.length === 0
    ? ''
    : `${visibleLine(name)}: ${countsText(countSeverities(rest))} more; --max-diagnostics changes how many are shown\n`;

/**
 * Returns a report for programs: one line of JSON for each record and for each file that could not be processed.
 *
 * @param max how many diagnostics of a record are listed
 */
export function jsonReport(out: Output, max = Infinity): Report {
  return {
    add({ source: { file, record, entry, dialect }, text, diagnostics }) {
      const lines = new LineIndex(text, record?.firstLine);
      const line = {
        file,
        ...defined({ record: record?.number }),
        format: entry.id,
        dialect: dialect ?? null,
        ok: !hasErrors(diagnostics),
        diagnostics: diagnostics.slice(0, max).map((diagnostic) => diagnosticJson(diagnostic, lines)),
      };
      out.writeExact(jsonLine(line));
    },
    addFailure({ file, record, diagnostic }, notation) {
      const diagnostics = [diagnosticJson(diagnostic, new LineIndex('', record?.firstLine))];
      const line = {
        file,
        ...defined({ record: record?.number }),
        format: notation,
        dialect: null,
        ok: false,
        diagnostics,
      };
      out.writeExact(jsonLine(line));
    },
    end: () => Promise.resolve(),
  };
}

/**
 * Returns a report for code scanning: one SARIF log for all files.
 *
 * @param notations the notations, by whose ids the rules are found
 * @param max how many diagnostics of a record are listed
 */
export function sarifReport(out: Output, notations: readonly NotationEntry[], max = Infinity): Report {
  return {
    add({ source: { file, record, entry }, text, diagnostics }, { sarif }) {
      const firstLine = record?.firstLine ?? 1;
      sarif.inputs.push({ file, text, firstLine, diagnostics: diagnostics.slice(0, max) });
      if (!sarif.notations.includes(entry.id)) sarif.notations.push(entry.id);
    },
    addFailure(failure, _, { sarif }) {
      sarif.failures.push(failure);
    },
    async end({ sarif }) {
      const catalogues: Catalogue[] = [explainedText, explainedFiles];
      for (const id of sarif.notations) catalogues.push((await notationById(notations, id)!.load()).codes);
      const tool = { name: 'ludogram', version: VERSION, catalogues: [...new Set(catalogues)] };
      writeJson(out, sarifLog(sarif.inputs, tool, sarif.failures));
    },
  };
}

/** Returns how many diagnostics can be fixed, and with which flags; empty if none can. */
function fixableLine({ safe, unsafe }: Tally['fixable']): string {
  const withUnsafe = `${unsafe}${safe === 0 ? '' : ' more'} can be fixed with --fix --unsafe-fixes`;
  const parts = [...(safe === 0 ? [] : [`${safe} can be fixed with --fix`]), ...(unsafe === 0 ? [] : [withUnsafe])];
  return parts.length === 0 ? '' : `${parts.join(', ')}\n`;
}

/** Returns one line for each fix that was applied. */
export function fixedLines(file: string, applied: readonly AppliedFix[]): string {
  return applied
    .map(({ diagnostic, fix }) => `${visibleLine(`${file}: fixed ${diagnostic.code}: ${fix.title}`)}\n`)
    .join('');
}
