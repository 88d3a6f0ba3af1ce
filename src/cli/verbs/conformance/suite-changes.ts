import type { Readable, Writable } from 'node:stream';
import {
  caseNames,
  dialectsOf,
  matches,
  startSuite,
  type VerdictUpdate,
  verdictUpdates,
  writeManifest,
  writeVerdicts,
} from '../../../conformance/index.js';
import { plural } from '../../../diagnostics/index.js';
import type { NotationEntry } from '../../../notation/index.js';
import { ExitCode, reportLines, UsageError } from '../../run/failure.js';
import { isInteractive } from '../../run/io.js';
import type { Context } from '../../run/verb.js';

/** A notation, and the folder of its suite. */
export interface Suite {
  readonly folder: string;
  readonly entry: NotationEntry;
}

/** Creates suites, and prints the names of the files that were written. */
export async function initSuites(suites: readonly Suite[], { io }: Context): Promise<void> {
  for (const { folder, entry } of suites) {
    for (const file of await startSuite(folder, entry)) io.stdout.write(`wrote ${file}\n`);
  }
}

/** The cases to update. */
export interface UpdateOptions {
  /** The names of cases, or of folders of them; empty for all. */
  readonly only: readonly string[];
  /** Whether to write without asking. */
  readonly isAgreed: boolean;
}

/**
 * Shows the changed verdicts of cases that fail or are new, asks, and writes them with the manifests. Without a
 * terminal to ask on, nothing is written unless `isAgreed`. Exit code 1.
 */
export async function updateCases(
  suites: readonly Suite[],
  { only, isAgreed }: UpdateOptions,
  context: Context,
): Promise<void> {
  const { io, exit } = context;
  const names = suites.flatMap(({ folder, entry }) => caseNames(folder, entry.id));
  requireCases(names, only);
  const found: (Suite & { readonly updates: readonly VerdictUpdate[] })[] = [];
  for (const suite of suites) {
    const { updates, refused } = verdictUpdates(suite.folder, suite.entry, await suite.entry.load(), only);
    reportLines(context, refused);
    if (refused.length > 0) exit.raise(ExitCode.wrong);
    if (updates.length > 0) found.push({ ...suite, updates });
  }
  const updates = found.flatMap((one) => one.updates);
  if (updates.length === 0) {
    if (exit.code === ExitCode.ok) io.stdout.write('nothing to update\n');
    return;
  }
  const { unifiedDiff } = await import('../../records/unified-diff.js');
  for (const { file, before, after } of updates) io.stdout.writeExact(unifiedDiff(file, before, after));
  if (!isAgreed && !(await confirm(`Write ${plural(updates.length, 'expected result')}?`, context))) {
    io.stderr.write('nothing was written; --yes writes without asking\n');
    exit.raise(ExitCode.wrong);
    return;
  }
  writeVerdicts(updates);
  for (const { file } of updates) io.stdout.write(`wrote ${file}\n`);
  for (const { folder, entry } of found) {
    for (const dialect of dialectsOf(entry)) await writeManifest(folder, entry, dialect);
  }
}

/** Throws a usage error if no name of a case fits. */
export function requireCases(names: readonly string[], only: readonly string[]): void {
  if (names.some((name) => only.length === 0 || only.some((pattern) => matches(name, pattern)))) return;
  const patterns = only.map((name) => `"${name}"`).join(', ');
  throw new UsageError(only.length === 0 ? 'the suites have no cases' : `no case matches ${patterns}`);
}

/** Asks on the terminal; returns whether the answer is yes. */
async function confirm(message: string, { io }: Context): Promise<boolean> {
  if (!isInteractive(io)) return false;
  const prompts = await import('@clack/prompts');
  const input = io.stdin as unknown as Readable;
  const output = io.stderr.sink as unknown as Writable;
  return (await prompts.confirm({ message, initialValue: false, input, output })) === true;
}
