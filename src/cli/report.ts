import {
  type Catalogue,
  type Diagnostic,
  diagnosticJson,
  hasErrors,
  LineIndex,
  renderDiagnostics,
  type SarifInput,
  sarifLog,
  summary,
  explainedText,
  visibleLine,
} from '../diagnostics/index.js';
import type { Mended } from './mend.js';
import type { Output } from './io.js';
import { jsonLine, jsonText } from './output.js';
import type { Source } from './source.js';
import { VERSION } from './version.js';

/** A source with what is left to say of it, after fixes if they were asked for. */
export interface Checked extends Mended {
  readonly source: Source;
}

/** Is told of one source after the other, and writes what there is to say of them. */
export interface Report {
  add(checked: Checked): void;
  /** Writes what can be said only after all of them. */
  end(): void;
}

/** For people: what was fixed, then each diagnostic with its line; at the end, how many there were. */
export function humanReport(out: Output, colour: boolean): Report {
  const found: Diagnostic[] = [];
  let files = 0;
  return {
    add({ source: { file }, text, diagnostics, applied }) {
      out.write(fixedLines(file, applied));
      out.writePainted(renderDiagnostics({ file, text }, diagnostics, { colour }));
      for (const diagnostic of diagnostics) found.push(diagnostic);
      files++;
    },
    end() {
      if (files > 0) out.write(`${summary(found, files)}\n`);
    },
  };
}

/** For programs: one JSON object a line for each file. */
export function jsonReport(out: Output): Report {
  return {
    add({ source: { file, entry, dialect }, text, diagnostics }) {
      const lines = new LineIndex(text);
      const line = {
        file,
        format: entry.id,
        dialect: dialect ?? null,
        ok: !hasErrors(diagnostics),
        diagnostics: diagnostics.map((diagnostic) => diagnosticJson(diagnostic, lines)),
      };
      out.writeExact(jsonLine(line));
    },
    end() {},
  };
}

/** For code scanning: one SARIF log for all files. */
export function sarifReport(out: Output): Report {
  const inputs: SarifInput[] = [];
  const catalogues = new Set<Catalogue>([explainedText]);
  return {
    add({ source: { file, format }, text, diagnostics }) {
      inputs.push({ file, text, diagnostics });
      catalogues.add(format.catalogue);
    },
    end() {
      out.writeExact(jsonText(sarifLog(inputs, { name: 'ludogram', version: VERSION, catalogues: [...catalogues] })));
    },
  };
}

/** One line for each diagnostic that was mended. */
export function fixedLines(file: string, applied: readonly Diagnostic[]): string {
  return applied
    .map(({ code, fixes }) => `${visibleLine(`${file}: fixed ${code}: ${fixes?.[0]?.title ?? ''}`)}\n`)
    .join('');
}
