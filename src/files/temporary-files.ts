import { readdirSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { defined } from '../defined.js';
import { type ProcessIdentity, stateOf, thisProcess } from '../process/process-identity.js';

/** The name of a temporary file: the machine, the process and its start, and a random part. */
const NAME = /^\.ludogram-(\w+)-(\d+)-(\d*)-\w+\.tmp$/;

let known: ProcessIdentity | undefined;

/** Returns the identity of this process. It is determined when the first file is written, not at every start. */
const self = (): ProcessIdentity => (known ??= thisProcess());

/** Returns the boot or the name of this machine, as a part of a name. */
const machine = (): string => (self().space ?? hostname()).replaceAll(/\W/g, '').slice(0, 64);

/** Returns a new name for a temporary file, which says which process it belongs to. */
export function temporaryName(): string {
  const { pid, started = '' } = self();
  // Loading `node:crypto` for the name would slow down every start of the command line.
  return `.ludogram-${machine()}-${pid}-${started}-${Math.random().toString(36).slice(2)}.tmp`;
}

/** The folders that this process has looked into. */
const cleaned = new Set<string>();

/**
 * Removes the temporary files in a folder that processes of this machine have left because they were killed. Looks into
 * each folder once: it may have many files.
 */
export function removeLeftovers(folder: string): void {
  if (cleaned.has(folder)) return;
  cleaned.add(folder);
  try {
    for (const name of readdirSync(folder)) if (isLeftover(name)) rmSync(join(folder, name), { force: true });
  } catch {
    // Whether the folder can be written to is reported when that is tried.
  }
}

function isLeftover(name: string): boolean {
  const [, where, number, start] = NAME.exec(name) ?? [];
  if (where !== machine()) return false;
  const owner = {
    pid: Number(number),
    host: hostname(),
    ...defined({ space: self().space, started: start === '' ? undefined : start }),
  };
  return stateOf(owner) === 'ended';
}
