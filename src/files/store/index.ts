import { fileStore } from './file-store.js';
import { objectStore } from './object-store.js';
import type { Status, Store } from './store.js';

export { foundFile, type FoundFile, type Status, type Store } from './store.js';

/** Whether a path is the address of an object or a folder of an object store: `s3://bucket/games`, or `S3://…`. */
export const isObjectAddress = (path: string): boolean => /^s3:\/\//i.test(path);

/** Returns the store that a path belongs to. */
export const storeOf = (path: string): Store => (isObjectAddress(path) ? objectStore : fileStore);

/** Returns what a path leads to; `undefined` if that can't be determined, which is reported when it is read. */
export const statusOf = (path: string): Promise<Status | undefined> => storeOf(path).status(path);
