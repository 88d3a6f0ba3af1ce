import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageRoot } from '../files/package-root.js';

/** The location of an error in the user's code. */
export interface ErrorLocation {
  /** A path, or the URL of one. */
  readonly file: string;
  readonly line: string;
  /** The column, counted from 1; absent if it is unknown. */
  readonly column?: string;
  /** A message that describes the error better, if there is one. */
  readonly reason?: string;
}

/** The folder of the code of this package. */
const OWN = join(packageRoot(), '/');

/**
 * Matches `ParseError: Unexpected token
 * /folder/file.ts:3:5`, as jiti reports a syntax error; its columns count from 0.
 */
const PARSE_ERROR = /^ParseError: (.*?)\s*\n\s*(.+):(\d+):(\d+)$/s;

/** Matches a line of a stack trace with a file: `at f (file:///folder/file.mjs:2:9)`. */
const FRAME = /(?:\(|at (?:async )?)((?:file:\/\/|\/|[A-Za-z]:\\)[^()]*?):(\d+):(\d+)\)?$/;

/**
 * Returns the location of a syntax error, or the innermost line of the user's code that was running; `undefined` if
 * only code of packages was running.
 */
export function errorLocation(error: unknown): ErrorLocation | undefined {
  if (!(error instanceof Error)) return undefined;
  const parsed = PARSE_ERROR.exec(error.message);
  if (parsed !== null) {
    const [, reason, file, line, column] = parsed as unknown as readonly [string, string, string, string, string];
    return { file, line, column: `${Number(column) + 1}`, reason };
  }
  for (const frame of (error.stack ?? '').split('\n')) {
    const [, path, line = '', column = ''] = FRAME.exec(frame) ?? [];
    if (path === undefined || /[\\/]node_modules[\\/]/.test(path) || pathOf(path).startsWith(OWN)) continue;
    // Compiled code begins with code of the compiler on its first line.
    const isExact = path.startsWith('file:') || line !== '1';
    return { file: path, line, ...(isExact ? { column } : {}) };
  }
  return undefined;
}

/** Matches `file:///folder/file.mjs:3`, the line, a caret below it, and after a few lines the message. */
const REPORT = /^(file:\/\/\S+):(\d+)\n.*\n([ \t]*)\^[^]*?^SyntaxError: (.*)$/m;

/**
 * Returns the location of a syntax error from what Node printed when it ended with the error: the error itself does not
 * have it. `undefined` if it ended for another reason.
 */
export function syntaxErrorIn(printed: string): ErrorLocation | undefined {
  const found = REPORT.exec(printed.replaceAll('\r\n', '\n'));
  if (found === null) return undefined;
  const [, file, line, indent, reason] = found as unknown as readonly [string, string, string, string, string];
  return { file, line, column: `${indent.length + 1}`, reason };
}

/** Returns the path of a file, given as a path or as a URL. */
export const pathOf = (path: string): string => (path.startsWith('file:') ? fileURLToPath(path) : path);
