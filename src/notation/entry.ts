import { LEVELS } from './options.js';
import type { Notation, NotationEntry, NotationInfo } from './notation.js';

/** Loads what editors show of a notation; `undefined` if they show nothing. */
export type LoadEditor = NotationEntry['editor'] | undefined;

/**
 * A notation that is loaded when it is first used: what is known about it, with every default filled in, and how it is loaded.
 *
 * ```ts
 * const pgn = notationEntry({ id: 'pgn', title: 'chess games', extensions: ['.pgn'] }, async () => (await import('./pgn.js')).pgn);
 * ```
 *
 * @param editor loads what editors show of it beyond its grammar, codes and model
 */
export function notationEntry<Info extends NotationInfo>(
  info: Info,
  load: () => Promise<Notation>,
  editor?: LoadEditor,
): NotationEntry {
  const { id, title, extensions = [], dialects = [], outputs = [], levels = LEVELS, detect, recordStart } = info;
  return {
    id,
    title,
    extensions,
    dialects,
    outputs,
    levels,
    detect: (text) => detect?.(text) ?? false,
    ...(recordStart === undefined ? {} : { recordStart }),
    load,
    ...(editor === undefined ? {} : { editor }),
  };
}

/** The notation called `id`. */
export function notationById(notations: readonly NotationEntry[], id: string): NotationEntry | undefined {
  return notations.find((notation) => notation.id === id);
}

/** The notation that a file is in, going by its name alone. */
export function notationByName(notations: readonly NotationEntry[], file: string): NotationEntry | undefined {
  const name = file.toLowerCase();
  return notations.find(({ extensions }) => extensions.some((extension) => name.endsWith(extension)));
}

/** The first notation that detects a text as its own. */
export function notationByContent(notations: readonly NotationEntry[], text: string): NotationEntry | undefined {
  return notations.find((notation) => notation.detect(text));
}
