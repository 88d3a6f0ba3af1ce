import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { run } from '../../src/cli/program.js';
import type { TrialExtent } from '../../src/config/trial.js';
import type { NotationEntry } from '../../src/notation/index.js';

/** The exit code and the output of a run of the command line. */
export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

interface World {
  /** The text on standard input; a function gets what the user does to interrupt the program. */
  readonly stdin?: string | Uint8Array | ((interrupt: () => void) => Iterable<string | Uint8Array>);
  /** Whether standard output is a terminal. */
  readonly isTTY?: boolean;
  /** The width of this terminal. */
  readonly columns?: number;
  readonly env?: Record<string, string>;
  /** Gets what is written to standard output as bytes. */
  readonly onBytes?: (bytes: Uint8Array) => void;
  readonly notations?: readonly NotationEntry[];
  /** The working folder; without it, no config is looked for. */
  readonly cwd?: string;
  /** The part of a config that is tried in another process first: nothing if it is left out, to save the time. */
  readonly configTrial?: TrialExtent;
}

/** Runs the command line in this process. */
export async function ludogram(args: readonly string[], world: World = {}): Promise<Outcome> {
  const written = { stdout: '', stderr: '' };
  const sink = (name: 'stdout' | 'stderr') => ({
    isTTY: world.isTTY === true,
    ...(world.columns === undefined ? {} : { columns: world.columns }),
    write: (text: string | Uint8Array) => {
      if (typeof text === 'string') written[name] += text;
      else world.onBytes?.(new Uint8Array(text));
    },
  });
  let interrupt = () => {};
  const { stdin: input = '' } = world;
  const stdin = (async function* () {
    if (typeof input !== 'function') yield Buffer.from(input);
    else for (const chunk of input(() => interrupt())) yield Buffer.from(chunk);
  })();
  const onInterrupt = (act: () => void) => {
    interrupt = act;
    return () => (interrupt = () => {});
  };
  const { cwd, configTrial = 'none', env = {} } = world;
  const io = {
    stdin,
    stdout: sink('stdout'),
    stderr: sink('stderr'),
    env,
    configTrial,
    onInterrupt,
    ...(cwd === undefined ? {} : { cwd: () => cwd }),
  };
  const code = await run(args, io, world.notations);
  return { code, ...written };
}

/** A folder with files in it, gone after the test. */
export class Folder {
  readonly path = mkdtempSync(join(tmpdir(), 'ludogram-cli-'));

  constructor(files: Record<string, string | Uint8Array> = {}) {
    onTestFinished(() => rmSync(this.path, { recursive: true, force: true }));
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(this.at(name)), { recursive: true });
      writeFileSync(this.at(name), content);
    }
  }

  write(name: string, content: string): void {
    writeFileSync(this.at(name), content);
  }

  /** Path of a file in it. */
  at(name: string): string {
    return join(this.path, name);
  }

  read(name: string): string {
    return readFileSync(this.at(name), 'utf8');
  }

  bytes(name: string): Buffer {
    return readFileSync(this.at(name));
  }
}

/** An Onitama game that red wins with the third move. */
export const WON = '11.11\n..3..\n.....\n..2..\n00.00\n\nBXLUT\n\nBrs\nLhl\nTvl\n';

/** The same with a card that blue does not hold; the first fix gives {@link WON}. */
export const WRONG_CARD = WON.replace('Lhl', 'Ehl');

/** Accepted with a warning: blue has two senseis. */
export const TWO_SENSEIS = '33...\n.....\n.....\n.....\n..2..\n\nBXLUT\n';
