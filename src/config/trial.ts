import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { runProgram } from '../process/run-program.js';
import { ConfigError, shownPath } from './config-file.js';
import { type ConfigFile, isTypeScript, jitiOptions } from './import-module.js';

/**
 * How much of a config is tried in another process before this one runs it: its module and the functions that load
 * notations, the code of the notations as well, or nothing because it was tried before.
 */
export type TrialExtent = 'config' | 'notations' | 'none';

/** The environment variable with the time limit in seconds, and the limit without it. */
const LIMIT_VARIABLE = 'LUDOGRAM_CONFIG_TIMEOUT';
const DEFAULT_TIMEOUT = 60;

/** The most bytes that a config may print. */
const MAX_OUTPUT_BYTES = 10_000_000;

/** The exit code of Node if a top-level `await` never ends. */
const UNSETTLED_AWAIT = 13;

/** The exit code of the other process if the config ends it, with whatever code. */
const ENDED = 87;

/**
 * Runs a config in another process, which can be ended even if the config blocks it: this one would be blocked after
 * `while (true);`. Errors of the config are not reported, because running it again will cause them again.
 *
 * @returns what the process printed on standard error
 * @throws a {@link ConfigError} if the config doesn't finish loading
 */
export async function tryConfig(config: ConfigFile, extent: TrialExtent): Promise<string> {
  if (extent === 'none') return '';
  const limit = Number(process.env[LIMIT_VARIABLE]) || DEFAULT_TIMEOUT;
  const program = [process.execPath, '--input-type=module', '--eval', programFor(config.file, extent)];
  const { cause, code, signal, stderr } = await runProgram(program, {
    input: '',
    timeout: limit,
    maxOutput: MAX_OUTPUT_BYTES,
  });
  const shown = shownPath(config.file, config.from);
  if (code === ENDED || (cause === 'itself' && signal !== null)) {
    throw new ConfigError(`${shown}: the config ends the program: expected no "process.exit" and not too much memory`);
  }
  const isEndless = cause !== 'itself' || code === UNSETTLED_AWAIT;
  if (!isEndless) return stderr;
  const when = cause === 'time' ? ` within ${limit} seconds` : '';
  throw new ConfigError(
    `${shown}: the config doesn't finish loading${when}: ` + 'expected no endless loop and no endless "await"',
  );
}

/** Returns a module that loads a config, with the notations if they are part of the trial, and ends. */
function programFor(file: string, extent: TrialExtent): string {
  const notations = `for (const entry of config?.notations ?? []) {
  const notation = typeof entry?.notation === 'function' ? await entry.notation() : (entry?.notation ?? entry);
  ${extent === 'notations' ? 'await notation?.load?.();' : ''}
}`;
  // Timers and servers of the config must not keep the process alive.
  return `${WATCH}\nconst { default: config } = ${importOf(file)};\n${notations}\nhasEnded = true;\nprocess.exit();`;
}

/** Returns, from the exit code, whether the config itself ended the process. */
const WATCH = `let hasEnded = false;
for (const event of ['uncaughtExceptionMonitor', 'beforeExit']) process.on(event, () => (hasEnded = true));
process.on('exit', () => {
  if (!hasEnded) process.exitCode = ${ENDED};
});`;

function importOf(file: string): string {
  if (!isTypeScript(file)) return `await import(${JSON.stringify(pathToFileURL(file).href)})`;
  const jiti = pathToFileURL(createRequire(import.meta.url).resolve('jiti')).href;
  const options = JSON.stringify(jitiOptions(file));
  return `await (await import(${JSON.stringify(jiti)})).default.createJiti(import.meta.url, ${options}).import(${JSON.stringify(file)})`;
}
