import { type Command, Option } from 'commander';
// Not through the index, so that the code that reads a config is loaded only if there is one.
import { findConfig } from '../config/config-file.js';
import type { ConfigNotation, LoadedConfig } from '../config/load.js';
import type { NotationEntry } from '../notation/index.js';
import { UsageError } from './failure.js';

/** The config that a command line names, and its other arguments. */
export interface ConfigChoice {
  /** The file that `--config` names. */
  readonly file?: string;
  /** Whether `--no-config` is given. */
  readonly isOff: boolean;
  readonly args: readonly string[];
}

/** Takes `--config FILE` and `--no-config` out of the arguments, anywhere before `--`. */
export function takeConfig(args: readonly string[]): ConfigChoice {
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  const rest: string[] = [];
  let file: string | undefined;
  let isOff = false;
  for (let i = 0; i < end; i++) {
    const arg = args[i]!;
    if (arg === '--no-config') isOff = true;
    else if (arg === '--config') file = args[++i] ?? missingFile();
    else if (arg.startsWith('--config=')) file = arg.slice('--config='.length);
    else rest.push(arg);
  }
  return { ...(file === undefined ? {} : { file }), isOff, args: [...rest, ...args.slice(end)] };
}

function missingFile(): never {
  throw new UsageError('--config takes the name of a file');
}

/** Describes both options in the help of a command. */
export function addConfigOptions(command: Command): Command {
  const options = [
    new Option('--config <file>', 'the config to use (default: the nearest ludogram.config.ts, .js or .mjs)'),
    new Option('--no-config', 'use no config'),
  ];
  for (const option of options) command.addOption(option.helpGroup('Notations that are not built in:'));
  return command;
}

/**
 * Returns the config that a command line uses; `undefined` if there is none.
 *
 * @param folder where the search begins; without it, only a config that the command line names is used
 * @throws a `ConfigError` if it can't be read
 */
export async function chosenConfig(
  { file, isOff }: ConfigChoice,
  folder: string | undefined,
): Promise<LoadedConfig | undefined> {
  const found = file ?? (isOff || folder === undefined ? undefined : findConfig(folder));
  if (found === undefined) return undefined;
  const { loadConfig } = await import('../config/load.js');
  return loadConfig(found, folder ?? process.cwd());
}

/**
 * Puts the notations of a config before the built-in ones, so that an extension that both have belongs to the config.
 */
export const withConfig = (
  configured: readonly ConfigNotation[],
  formats: readonly NotationEntry[],
): readonly NotationEntry[] => [...configured.map(({ entry }) => entry), ...formats];
