import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { runProgram } from '../process/run-program.js';
import { ConfigError, shownPath } from './config-file.js';
import { type ConfigFile, isTypeScript, jitiOptions } from './import-module.js';

/**
 * The part of a config that is tried in another process before this one runs it: its module and the functions that load
 * notations, the code of the notations as well, or nothing because it was tried before.
 */
export type TrialExtent = 'config' | 'notations' | 'none';

/** The environment variable with the time limit in seconds, and the limit without it. */
const LIMIT_VARIABLE = 'LUDOGRAM_CONFIG_TIMEOUT';
const DEFAULT_TIMEOUT = 60;

/** The arguments before the text of a module. Deno doesn't read modules with the arguments of Node. */
const EVALUATE = process.versions['deno'] === undefined ? ['--input-type=module', '--eval'] : ['eval'];

/** The most bytes that a config may print. */
const MAX_OUTPUT_BYTES = 10_000_000;

/** The exit code if an `await` never ends; the one of Node for this. */
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
  const program = [process.execPath, ...EVALUATE, programFor(config.file, extent)];
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
  // In a function, because Deno ends with the same exit code for an endless top-level `await` as for any other error.
  // Timers and servers of the config must not keep the process alive.
  return `${WATCH}
(async () => {
const { default: config } = ${importOf(file)};
${notations}
hasEnded = true;
process.exit();
})();`;
}

/** Makes the exit code say whether the config itself ended the process, or waits for something that never comes. */
const WATCH = `let hasEnded = false;
process.on('uncaughtExceptionMonitor', () => (hasEnded = true));
process.on('beforeExit', () => {
  hasEnded = true;
  process.exit(${UNSETTLED_AWAIT});
});
process.on('exit', () => {
  if (!hasEnded) process.exitCode = ${ENDED};
});`;

function importOf(file: string): string {
  const url = pathToFileURL(file).href;
  if (!isTypeScript(file)) return `await import(${JSON.stringify(url)})`;
  const jiti = pathToFileURL(createRequire(import.meta.url).resolve('jiti')).href;
  const options = JSON.stringify(jitiOptions(file));
  return `await (await import(${JSON.stringify(jiti)})).default.createJiti(${JSON.stringify(url)}, ${options}).import(${JSON.stringify(file)})`;
}
