import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

/** Where Node can't read code, and why. */
export interface SyntaxErrorPlace {
  readonly file: string;
  readonly line: string;
  readonly column: string;
  readonly reason: string;
}

/** `file:///folder/file.mjs:3`, the line, a caret below it, and after a few lines the message. */
const REPORT = /^(file:\/\/\S+):(\d+)\n.*\n([ \t]*)\^[^]*?^SyntaxError: (.*)$/m;

/**
 * Where the syntax error of a module is, or of one that it imports. Node says so only when it ends with the error, so
 * another process runs the module.
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
