import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

/** The location and the reason of an error for which Node can't read code. */
export interface SyntaxErrorPlace {
  readonly file: string;
  readonly line: string;
  readonly column: string;
  readonly reason: string;
}

/** Matches `file:///folder/file.mjs:3`, the line, a caret below it, and after a few lines the message. */
const REPORT = /^(file:\/\/\S+):(\d+)\n.*\n([ \t]*)\^[^]*?^SyntaxError: (.*)$/m;

/**
 * Returns the location of the syntax error in a module or in one that it imports. Node reports it only when it ends
 * with the error, so the module is run in another process.
 *
 * @param notation the index of the notation of the config that is loaded as well
 */
export function syntaxErrorOf(file: string, notation: number | undefined): SyntaxErrorPlace | undefined {
  const load = notation === undefined ? '' : `await config.notations[${notation}].notation();`;
  const program = `const { default: config } = await import(${JSON.stringify(pathToFileURL(file).href)}); ${load}`;
  const args = ['--input-type=module', '--eval', program];
  const { stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 10_000 });
  const found = REPORT.exec(stderr.replaceAll('\r\n', '\n'));
  if (found === null) return undefined;
  const [, url, line, indent, reason] = found as unknown as readonly [string, string, string, string, string];
  return { file: url, line, column: `${indent.length + 1}`, reason };
}
