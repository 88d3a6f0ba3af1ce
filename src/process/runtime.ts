import { setFlagsFromString } from 'node:v8';

/**
 * Whether the program runs in Node, not in Bun or Deno, which have the modules of Node as well.
 *
 * @param versions the versions of the runtime and its parts, as in `process.versions`
 */
export const isNode = (versions: Readonly<Record<string, string | undefined>> = process.versions): boolean =>
  versions['bun'] === undefined && versions['deno'] === undefined;

/**
 * Sets a flag of V8 in all threads from now on. Does nothing in Bun, which has another engine, and in Deno, where a
 * change while threads run can make them wait forever.
 */
export function setEngineFlag(flag: string): void {
  if (isNode()) setFlagsFromString(flag);
}
