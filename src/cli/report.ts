import {
  type AppliedFix,
  type Catalogue,
  chosenFix,
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
import type { Fixed } from './fix.js';
import type { Output } from './io.js';
import { jsonLine, jsonText } from './output.js';
import type { Source } from './source.js';
import { VERSION } from './version.js';

/** A source with what is left to say of it, after fixes if they were asked for. */
export interface Checked extends Fixed {
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
      if (files > 0) out.write(`${summary(found, files)}\n${fixable(found)}`);
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
