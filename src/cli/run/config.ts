import { type Command, Option } from 'commander';
// Not through the index, so that the code that reads a config is loaded only if there is one.
import { findConfig, requireOwn } from '../../config/config-file.js';
import type { LoadedConfig } from '../../config/load.js';
import type { TrialExtent } from '../../config/trial.js';
import { defined } from '../../defined.js';
import { UsageError } from './failure.js';

/** The config that a command line names, and its other arguments. */
export interface ConfigChoice {
  /** The file that `--config` names. */
  readonly file?: string;
  /** Whether `--no-config` is given. */
  readonly isOff: boolean;
  readonly args: readonly string[];
}

/** Returns the arguments before `--`, which can be options. */
export const beforeTerminator = (args: readonly string[]): readonly string[] =>
  args.includes('--') ? args.slice(0, args.indexOf('--')) : args;

/** Takes `--config FILE` and `--no-config` out of the arguments, anywhere before `--`. */
export function takeConfig(args: readonly string[]): ConfigChoice {
  const options = beforeTerminator(args);
  const given = options.values();
  const rest: string[] = [];
  let file: string | undefined;
  let isOff = false;
  for (const arg of given) {
    if (arg === '--no-config') isOff = true;
    else if (arg === '--config') file = given.next().value ?? missingFile();
    else if (arg.startsWith('--config=')) file = arg.slice('--config='.length);
    else rest.push(arg);
  }
  return { ...defined({ file }), isOff, args: [...rest, ...args.slice(options.length)] };
}

function missingFile(): never {
  throw new UsageError('--config takes the name of a file');
}

/**
 * Describes both options in the help of a command.
 *
 * @param isFound whether the config of the project is used if none is named
 */
export function addConfigOptions(command: Command, isFound = true): Command {
  const otherwise = isFound ? 'ludogram.config.ts, .js or .mjs of the project' : 'none';
  const options = [
    new Option('--config <file>', `the config to use (default: ${otherwise})`),
    new Option('--no-config', 'use no config'),
  ];
  for (const option of options) command.addOption(option.helpGroup('Notations that are not built in:'));
  return command;
}

/**
 * Returns the path of the config that applies in a folder, unless the command line names a config, or none.
 */
export const foundConfig = ({ file, isOff }: ConfigChoice, folder: string | undefined): string | undefined =>
  file !== undefined || isOff || folder === undefined ? undefined : findConfig(folder);

/** The folder where a config is looked for, and the way it is run. */
export interface ConfigSearch {
  /**
   * The folder where the search begins, to which paths on the command line are relative; if absent, nothing is
   * searched.
   */
  readonly folder?: string;
  /** The part of the config that is tried in another process first. */
  readonly trial?: TrialExtent;
}

/**
 * Runs the config that a command line names, otherwise the config that applies in a folder, and returns it; `undefined`
 * if there is none.
 *
 * @throws a `ConfigError` if it can't be read, or was found and belongs to another user
 */
export async function chosenConfig(
  choice: ConfigChoice,
  { folder, trial }: ConfigSearch,
): Promise<LoadedConfig | undefined> {
  const from = folder ?? process.cwd();
  const found = foundConfig(choice, folder);
  if (found !== undefined) requireOwn(found, from);
  const file = choice.file ?? found;
  if (file === undefined) return undefined;
  const { loadConfig } = await import('../../config/load.js');
  return loadConfig(file, from, trial);
}
