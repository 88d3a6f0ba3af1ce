import { LineIndex } from '../../cst/text/line-index.js';
import type { Diagnostic, Fix, Span } from '../diagnostic.js';
import type { Catalogue, ExplainedCode } from '../explain-codes.js';
import type { NamedText } from './terminal.js';

/** The diagnostics of one file. */
export interface SarifInput extends NamedText {
  readonly diagnostics: readonly Diagnostic[];
}

/** A file that could not be processed, and the reason. */
export interface SarifFailure {
  readonly file: string;
  readonly diagnostic: Diagnostic;
}

/** The tool that made the log. */
export interface SarifTool {
  readonly name: string;
  readonly version: string;
  readonly catalogues: readonly Catalogue[];
}

/**
 * Returns a SARIF 2.1.0 log of one run over many files, for code scanning.
 *
 * @param failures files that could not be processed; they become notifications of a run without success
 */
export function sarifLog(
  inputs: readonly SarifInput[],
  tool: SarifTool,
  failures: readonly SarifFailure[] = [],
): object {
  const codes = [...new Set(tool.catalogues.flatMap(codesOf))];
  const numbers = new Map(codes.map(({ code }, i) => [code, i]));
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: tool.name,
            semanticVersion: tool.version,
            rules: codes.map(({ code, severity, explanation, example }) => ({
              id: code,
              shortDescription: { text: code.replace(/^.*\//, '').replaceAll('-', ' ') },
              fullDescription: { text: explanation },
              help: { text: `${explanation}\n\nExample: ${example}` },
              defaultConfiguration: { level: severity },
            })),
          },
        },
        invocations: [
          {
            executionSuccessful: failures.length === 0,
            ...(failures.length === 0 ? {} : { toolExecutionNotifications: failures.map(notification) }),
          },
        ],
        columnKind: 'utf16CodeUnits',
        results: inputs.flatMap((input) => {
          const lines = new LineIndex(input.text, input.firstLine);
          return input.diagnostics.map((diagnostic) => result(diagnostic, input.file, lines, numbers));
        }),
      },
    ],
  };
}

const codesOf = ({ codes, parts = [] }: Catalogue): readonly ExplainedCode[] => [...codes, ...parts.flatMap(codesOf)];

function notification({ file, diagnostic: { code, severity, message } }: SarifFailure): object {
  return {
    descriptor: { id: code },
    level: severity,
    message: { text: message },
    locations: [{ physicalLocation: { artifactLocation: artifact(file) } }],
  };
}

function result(
  { code, severity, message, span, related = [], fixes = [] }: Diagnostic,
  file: string,
  lines: LineIndex,
  numbers: ReadonlyMap<string, number>,
): object {
  const uri = artifact(file);
  return {
    ruleId: code,
    ...(numbers.has(code) ? { ruleIndex: numbers.get(code) } : {}),
    level: severity,
    message: { text: message },
    locations: [{ physicalLocation: { artifactLocation: uri, region: region(span, lines) } }],
    ...(related.length === 0
      ? {}
      : {
          relatedLocations: related.map((other, id) => ({
            id,
            message: { text: other.message },
            physicalLocation: { artifactLocation: uri, region: region(other.span, lines) },
          })),
        }),
    ...(fixes.length === 0 ? {} : { fixes: fixes.map((fix) => sarifFix(fix, uri, lines)) }),
  };
}

function sarifFix({ title, safe, edits }: Fix, uri: object, lines: LineIndex): object {
  const replacements = edits.map((edit) => ({
    deletedRegion: region(edit, lines),
    insertedContent: { text: edit.text },
  }));
  return {
    description: { text: title },
    artifactChanges: [{ artifactLocation: uri, replacements }],
    properties: { safe },
  };
}

function region(span: Span, lines: LineIndex): object {
  const start = lines.position(span.start);
  const end = lines.position(span.end);
  return {
    startLine: start.line,
    startColumn: start.column,
    endLine: end.line,
    endColumn: end.column,
    charOffset: span.start,
    charLength: span.end - span.start,
  };
}

function artifact(file: string): object {
  const path = file.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/');
  return { uri: path };
}
