import { setTimeout as pause } from 'node:timers/promises';
import { ExportError } from '../../../../export/export-error.js';
import { Lease } from '../../../../export/lease/lease.js';
import { discardAbandoned, otherRunError } from '../../../../export/runs/earlier-output.js';
import { leftByShards } from '../../../../export/runs/markers.js';
import { storeOf } from '../../../../files/store/index.js';
import { type Manifest, type ManifestHeader, readManifest, writeManifest } from './manifest.js';
import type { Range } from './piece.js';

/** The file of an output folder that says how its input is divided. */
const MANIFEST = '.manifest.ndjson';

/** The file with the lease of the run that divides the input. */
const LOCK = '.manifest.lock';

/** Milliseconds between two looks for the manifest that another run writes. */
const POLL_INTERVAL = 200;

/** How to get the manifest of an output folder. */
export interface SharedManifestOptions {
  readonly folder: string;
  /** Describes the input and the options, equal for all shards. */
  readonly description: string;
  readonly options: ManifestHeader['options'];
  readonly isWanted: (number: number, count: number) => boolean;
  /** Divides the input, if no other run has done it. */
  readonly divide: () => Promise<readonly Range[]>;
  /** Called with a message before a wait. */
  readonly onWait: (message: string) => void;
}

/**
 * Reads the manifest of an output folder, after writing it if there is none. Of several runs that begin together, one
 * divides the input, and the others wait for it. Later runs use the same manifest, whatever their number of shards.
 *
 * @throws an {@link ExportError} if the folder has tables of other input or options
 */
export async function sharedManifest(options: SharedManifestOptions): Promise<Manifest> {
  const { folder, description, divide, onWait } = options;
  const store = storeOf(folder);
  const path = store.join(folder, MANIFEST);
  let hasWaited = false;
  const onceWaiting = (message: string): void => {
    if (!hasWaited) onWait(message);
    hasWaited = true;
  };
  for (;;) {
    const known = await knownManifest(path, options);
    if (known !== undefined) return known;
    const write = async () => writeManifest(path, await divide(), { options: options.options, what: description });
    if (!store.isLocal) {
      // Objects have no locks; another run writes the same.
      await write();
      continue;
    }
    const lease = await leaseOf(store.join(folder, LOCK), onceWaiting);
    if (lease === undefined) {
      onceWaiting('waiting for another run, which divides the input');
      await pause(POLL_INTERVAL);
      continue;
    }
    try {
      // Another run may have written it before this one got the lease.
      if ((await knownManifest(path, options)) === undefined) await write();
    } finally {
      lease.release();
    }
  }
}

/** Returns the manifest of this input and these options; `undefined` if it has to be written. */
async function knownManifest(
  path: string,
  { folder, description, isWanted, onWait }: SharedManifestOptions,
): Promise<Manifest | undefined> {
  const manifest = (await storeOf(folder).hasFile(path)) ? await readManifest(path, isWanted) : undefined;
  if (manifest?.header.what === description) return manifest;
  for (const left of await leftByShards(folder)) {
    if (await discardAbandoned(left, onWait)) continue;
    throw otherRunError(
      left.path,
      manifest === undefined ? 'another number of shards' : 'other input, options or version',
    );
  }
  return undefined;
}

async function leaseOf(path: string, onWait: (message: string) => void): Promise<Lease | undefined> {
  try {
    return await Lease.take(path, onWait);
  } catch (error) {
    if (error instanceof ExportError) return undefined;
    throw error;
  }
}
