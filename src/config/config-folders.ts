import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CONFIG_NAMES } from './config-file.js';

/** Largest number of folders that are searched, so that an open home folder does not take long. */
const MAX_FOLDERS = 20_000;

/**
 * Returns the folders in and below some folders that have a config, without running one. Hidden folders, installed
 * packages and folders that are links are not searched.
 */
export async function foldersWithConfig(open: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const waiting = [...open];
  for (let searched = 0; waiting.length > 0 && searched < MAX_FOLDERS; searched++) {
    const folder = waiting.shift() ?? '';
    const entries = await entriesOf(folder);
    if (entries.some((entry) => CONFIG_NAMES.includes(entry.name) && !entry.isDirectory())) found.push(folder);
    for (const entry of entries) {
      if (entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name)) waiting.push(join(folder, entry.name));
    }
  }
  return [...new Set(found)];
}

/** Returns the entries of a folder; none if it does not exist or can't be read. */
const entriesOf = (folder: string): Promise<Dirent[]> => readdir(folder, { withFileTypes: true }).catch(() => []);
