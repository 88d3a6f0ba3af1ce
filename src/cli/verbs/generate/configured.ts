import type { NotationFiles } from '../../../config/load.js';
import { shownPath } from '../../../config/config-file.js';

/** Grammars that are generated in one way. */
export interface GrammarSources {
  readonly grammars: readonly string[];
  /** Folder for the parsers. */
  readonly out?: string;
  readonly start?: readonly string[];
  /** Whether the parsers are JavaScript. */
  readonly javascript?: boolean;
  /** Whether `values.ts` is written, too. */
  readonly values?: boolean;
  /** The modules of the shapes of models. */
  readonly shapes?: readonly string[];
}

/** The grammars of a config, each once: notations that share one have all their start rules in its parser. */
export function configuredGrammars(notations: readonly NotationFiles[]): GrammarSources[] {
  const sources = new Map<string, GrammarSources & { readonly out: string }>();
  for (const { grammar, generated, start, javascript, values, shape } of notations) {
    if (grammar === undefined) continue;
    const key = `${grammar}\n${generated}`;
    const known = sources.get(key);
    const starts = known === undefined ? start : joined(known.start, start);
    const shapes = [...(known?.shapes ?? []), ...(shape === undefined ? [] : [shownPath(shape)])];
    const source = {
      grammars: [shownPath(grammar)],
      out: shownPath(generated),
      javascript,
      values: values || known?.values === true,
      shapes: [...new Set(shapes)],
    };
    sources.set(key, starts === undefined ? source : { ...source, start: starts });
  }
  return [...sources.values()];
}

/** Without a list, the generator finds the start rules. */
const joined = (
  some: readonly string[] | undefined,
  more: readonly string[] | undefined,
): readonly string[] | undefined =>
  some === undefined || more === undefined ? undefined : [...new Set([...some, ...more])];
