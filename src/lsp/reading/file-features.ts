import { defined } from '../../defined.js';
import type { GrammarMemory } from '../../generator/grammar-memory.js';
import type { ChosenOptions } from '../../notation/declared-options.js';
import { notationByContent, notationById, notationByName, withChosenOptions } from '../../notation/entry.js';
import type { Level, NotationEntry } from '../../notation/index.js';
import type { CompletionMemory } from '../features/completion/completion-memory.js';
import { completionsInUnread, type FirstCompletions } from '../features/completion/unread.js';
import { type Features, notationFeatures } from '../features/features.js';
import type { ServerHost } from '../host/host.js';

/** A file that is open in an editor: its text, its URI, and the language that the editor takes it to be in. */
export interface NamedText {
  readonly uri: string;
  readonly languageId: string;
  readonly text: string;
  /** Whether a config that applies to the file takes long, so that its notation may not be known yet. */
  readonly awaitsConfig?: boolean;
  /** The options of notations that the client chose. */
  readonly options?: ChosenOptions;
}

type GrammarPaths = () => readonly string[];

/** Whether a file is a grammar. */
export const isGrammar = ({ languageId, uri }: Pick<NamedText, 'languageId' | 'uri'>): boolean =>
  languageId === 'peggy' || uri.endsWith('.peggy');

/**
 * Returns the features of a file, read at a level; a grammar has no levels. `undefined` if no notation fits.
 *
 * @param options.isQuick whether hover texts may say nothing that needs the rules of the game
 * @param options.grammars lists the paths of the grammars that may import this one
 * @param options.memory keeps what completion has read, for the next version of the file
 * @param options.grammarMemory keeps how rules of grammars are read, for their next versions
 * @param options.config the config whose notations the file may be in; the built-in ones only if absent
 */
export async function featuresOfFile(
  file: NamedText,
  host: ServerHost,
  level: Level,
  {
    isQuick = false,
    grammars,
    config,
    memory,
    grammarMemory,
  }: {
    readonly isQuick?: boolean;
    readonly grammars?: GrammarPaths | undefined;
    readonly config?: string | undefined;
    readonly memory?: CompletionMemory | undefined;
    readonly grammarMemory?: GrammarMemory | undefined;
  } = {},
): Promise<Features | undefined> {
  if (isGrammar(file)) {
    // Loads the generator, which only grammars need.
    const { grammarFeatures } = await import('../grammar/features.js');
    const { readFile: read, pathOf } = host;
    const path = pathOf?.(file.uri) ?? '';
    return grammarFeatures({
      text: file.text,
      file: path === '' ? 'grammar.peggy' : path,
      ...defined({ read, others: grammars, memory: grammarMemory }),
    });
  }
  const entry = await entryOfFile(file, host, config);
  if (entry === undefined) return undefined;
  const features = await notationFeatures(withChosenOptions(entry, file.options ?? {}), file.text, level, {
    isQuick,
    memory,
  });
  return { ...features, trace: () => traceOfRecord(file.text, entry, host, config) };
}

async function traceOfRecord(
  text: string,
  entry: NotationEntry,
  { grammarOf, readFile }: ServerHost,
  config: string | undefined,
): ReturnType<NonNullable<Features['trace']>> {
  const grammar = await grammarOf?.(entry, config);
  if (grammar === undefined || readFile === undefined) return undefined;
  // Loads the generator.
  const { traceRecord } = await import('../grammar/trace.js');
  const { path, options, startRule } = grammar;
  return traceRecord(text, { ...options, file: path, read: readFile }, startRule);
}

/**
 * Returns the completions at an offset of a file that is not read yet, as {@link completionsInUnread} does; `undefined`
 * if no notation fits.
 */
export async function completionsInUnreadFile(
  file: NamedText,
  host: ServerHost,
  offset: number,
  config?: string,
): Promise<FirstCompletions | undefined> {
  const entry = await entryOfFile(file, host, config);
  return entry && completionsInUnread(entry, file.text, offset);
}

async function entryOfFile(file: NamedText, host: ServerHost, config?: string): Promise<NotationEntry | undefined> {
  const notations = config === undefined ? undefined : await host.notationsFor?.(config);
  return entryFor(file, notations ?? host.builtIn);
}

/**
 * Finds the notation of a file: by the language that the editor gives, then by the name of the file, then by its
 * content. The notations that are still being loaded may have the name, and what the content looks like may be wrong.
 */
const entryFor = (
  { languageId, uri, text, awaitsConfig = false }: NamedText,
  notations: readonly NotationEntry[],
): NotationEntry | undefined =>
  notationById(notations, languageId.replace(/^ludogram-/, '')) ??
  notationByName(notations, uri) ??
  (awaitsConfig ? undefined : notationByContent(notations, text));
