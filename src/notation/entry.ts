import { defined } from '../defined.js';
import { checkText } from '../diagnostics/check-text.js';
import { type ChosenOptions, hasOptionType, OPTION_USES, type OptionTable } from './declared-options.js';
import type { NotationInfo } from './info.js';
import type { Notation, NotationEntry } from './notation.js';
import { LEVELS } from './options.js';

/** Loads the editor support of a notation; `undefined` if it has none. */
export type LoadEditor = NotationEntry['editor'] | undefined;

/**
 * Makes an entry for a notation that is loaded when it is first used, from its description, in which defaults are
 * filled in, and a function that loads it.
 *
 * ```ts
 * import { notationEntry } from 'ludogram';
 *
 * const info = { id: 'frogs', title: 'games of frogs and toads', extensions: ['.frogs'] };
 * export const entry = notationEntry(info, async () => (await import('./frogs.js')).frogs);
 * ```
 *
 * @param editor loads the editor support of the notation
 */
export function notationEntry<Info extends NotationInfo>(
  info: Info,
  load: () => Promise<Notation>,
  editor?: LoadEditor,
): NotationEntry {
  const {
    id,
    title,
    extensions = [],
    dialects = [],
    outputs = [],
    levels = LEVELS,
    detect,
    options,
    recordStart,
    hasManyRecords,
    encodings,
    encodingOf,
  } = info;
  // Bulk work loads the notation of each record, and even a repeated import takes time.
  let loaded: Promise<Notation> | undefined;
  return {
    id,
    title,
    extensions,
    dialects,
    outputs,
    levels,
    detect(text) {
      checkText(text);
      return detect?.(text) ?? false;
    },
    ...defined({ options, recordStart, hasManyRecords, encodings, encodingOf }),
    load: () => (loaded ??= load()),
    ...defined({ editor }),
  };
}

/** Returns the notation with an id; `undefined` if there is none. */
export function notationById(notations: readonly NotationEntry[], id: string): NotationEntry | undefined {
  return notations.find((notation) => notation.id === id);
}

/** Returns the notation of a file by the name of the file alone; `undefined` if no notation has its extension. */
export function notationByName(notations: readonly NotationEntry[], file: string): NotationEntry | undefined {
  const name = file.toLowerCase();
  return notations.find(({ extensions }) => extensions.some((extension) => name.endsWith(extension)));
}

/** Returns the first notation whose detector recognizes a text; `undefined` if none does. */
export function notationByContent(notations: readonly NotationEntry[], text: string): NotationEntry | undefined {
  return notations.find((notation) => notation.detect(text));
}

/**
 * Returns a notation whose options have the chosen values by default; itself if none is chosen for it. Values that
 * the options can't have are ignored.
 */
export function withChosenOptions(entry: NotationEntry, chosen: ChosenOptions): NotationEntry {
  const own = chosen[entry.id];
  if (own === undefined || entry.options === undefined) return entry;
  const options = Object.fromEntries(
    OPTION_USES.flatMap((use) => {
      const table = entry.options?.[use];
      return table === undefined ? [] : [[use, withDefaults(table, own[use] ?? {})] as const];
    }),
  );
  const load: NotationEntry['load'] = async () => ({ ...(await entry.load()), options, load });
  return { ...entry, options, load };
}

const withDefaults = (table: OptionTable, values: Readonly<Record<string, unknown>>): OptionTable =>
  Object.fromEntries(
    Object.entries(table).map(([name, option]) => [
      name,
      hasOptionType(values[name], option) ? { ...option, default: values[name] as boolean | number | string } : option,
    ]),
  );
