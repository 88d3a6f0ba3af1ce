import {
  type AppliedFix,
  type Catalogue,
  chosenFix,
  countsOf,
  type Diagnostic,
  diagnosticJson,
  hasErrors,
  LineIndex,
  renderDiagnostics,
  type SarifInput,
  sarifLog,
  summary,
  explainedFiles,
  explainedText,
  visibleLine,
} from '../diagnostics/index.js';
import type { Failure } from './report-failure.js';
import type { Fixed } from './fix.js';
import type { Output } from './io.js';
import { jsonLine, writeJson } from './json-text.js';
import type { Source } from './source.js';
import { VERSION } from './version.js';

/** A source with what is left to say of it, after fixes if they were asked for. */
export interface Checked extends Fixed {
  readonly source: Source;
}

/** Receives one source after another, and writes a report of them. */
export interface Report {
  add(checked: Checked): void;
  /** Lists a file that could not be handled; it was reported on standard error. */
  addFailure(failure: Failure, format: string | null): void;
  /** Writes what can be said only after all of them. */
  end(): void;
}

/** How many diagnostics of a file people see unless they ask for more. */
export const MAX_SHOWN = 100;

/**
 * For people: what was fixed, then each diagnostic with its line; at the end, how many there were.
 *
 * @param max how many diagnostics of a file are shown; the others are counted
 */
export function humanReport(out: Output, colour: boolean, max = MAX_SHOWN): Report {
  const found: Diagnostic[] = [];
  let files = 0;
  return {
    add({ source: { file }, text, diagnostics, applied }) {
      out.write(fixedLines(file, applied));
      out.writePainted(renderDiagnostics({ file, text }, diagnostics.slice(0, max), { colour }));
      out.write(restLine(file, diagnostics.slice(max)));
      for (const diagnostic of diagnostics) found.push(diagnostic);
      files++;
    },
    addFailure() {},
    end() {
      if (files > 0) out.write(`${summary(found, files)}\n${fixable(found)}`);
    },
  };
}

/** What is said of the diagnostics of a file that are not shown; empty if all are. */
const restLine = (file: string, rest: readonly Diagnostic[]): string =>
  rest.length === 0
    ? ''
    : `${visibleLine(file)}: ${countsOf(rest)} more; --max-diagnostics changes how many are shown\n`;

/**
 * For programs: one JSON object a line for each file, also for each that could not be handled.
 *
 * @param max how many diagnostics of a file are listed
 */
export function jsonReport(out: Output, max = Infinity): Report {
  return {
    add({ source: { file, entry, dialect }, text, diagnostics }) {
      const lines = new LineIndex(text);
      const line = {
        file,
        format: entry.id,
        dialect: dialect ?? null,
        ok: !hasErrors(diagnostics),
        diagnostics: diagnostics.slice(0, max).map((diagnostic) => diagnosticJson(diagnostic, lines)),
      };
      out.writeExact(jsonLine(line));
    },
    addFailure({ file, diagnostic }, format) {
      const diagnostics = [diagnosticJson(diagnostic, new LineIndex(''))];
      out.writeExact(jsonLine({ file, format, dialect: null, ok: false, diagnostics }));
    },
    end() {},
  };
}

/**
 * For code scanning: one SARIF log for all files.
 *
 * @param max how many diagnostics of a file are listed
 */
export function sarifReport(out: Output, max = Infinity): Report {
  const failures: Failure[] = [];
  const inputs: SarifInput[] = [];
  const catalogues = new Set<Catalogue>([explainedText, explainedFiles]);
  return {
    add({ source: { file, format }, text, diagnostics }) {
      inputs.push({ file, text, diagnostics: diagnostics.slice(0, max) });
      catalogues.add(format.codes);
    },
    addFailure(failure) {
      failures.push(failure);
    },
    end() {
      const tool = { name: 'ludogram', version: VERSION, catalogues: [...catalogues] };
      writeJson(out, sarifLog(inputs, tool, failures));
    },
  };
}

/** How many diagnostics can be fixed, and with which flags; empty if none can. */
function fixable(diagnostics: readonly Diagnostic[]): string {
  const safe = diagnostics.filter((diagnostic) => chosenFix(diagnostic) !== undefined).length;
  const unsafe =
    diagnostics.filter((diagnostic) => chosenFix(diagnostic, { unsafe: true }) !== undefined).length - safe;
  const withUnsafe = `${unsafe}${safe === 0 ? '' : ' more'} can be fixed with --fix --unsafe-fixes`;
  const parts = [...(safe === 0 ? [] : [`${safe} can be fixed with --fix`]), ...(unsafe === 0 ? [] : [withUnsafe])];
  return parts.length === 0 ? '' : `${parts.join(', ')}\n`;
}

/** One line for each fix that was applied. */
export function fixedLines(file: string, applied: readonly AppliedFix[]): string {
  return applied
    .map(({ diagnostic, fix }) => `${visibleLine(`${file}: fixed ${diagnostic.code}: ${fix.title}`)}\n`)
    .join('');
}
