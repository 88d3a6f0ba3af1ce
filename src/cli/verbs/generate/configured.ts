import { shownPath } from '../../../config/config-file.js';
import type { NotationFiles } from '../../../config/notation-files.js';
import type { GenerateChoices } from '../../../generator/generate-options.js';

/** Grammars that are generated in one way. */
export interface GrammarSources {
  readonly grammars: readonly string[];
  /** Folder for the parsers. */
  readonly out?: string;
  /** How the parsers are made. */
  readonly options: GenerateChoices;
  /** The modules of the shapes of models. */
  readonly shapes?: readonly string[];
}

/** Returns the grammars of a config, each once: notations that share one have all their start rules in its parser. */
export function configuredGrammars(notations: readonly NotationFiles[]): GrammarSources[] {
  const sources = new Map<string, GrammarSources>();
  for (const { grammar, generated, options, shape } of notations) {
    if (grammar === undefined) continue;
    const key = `${grammar}\n${generated}`;
    const cached = sources.get(key);
    const shapes = [...(cached?.shapes ?? []), ...(shape === undefined ? [] : [shownPath(shape)])];
    sources.set(key, {
      grammars: [shownPath(grammar)],
      out: shownPath(generated),
      options: cached === undefined ? options : joined(cached.options, options),
      shapes: [...new Set(shapes)],
    });
  }
  return [...sources.values()];
}

/**
 * Returns the options of two notations for the grammar that they share. Without start rules, the generator finds them.
 */
function joined(some: GenerateChoices, more: GenerateChoices): GenerateChoices {
  const { start: before, ...others } = { ...some, ...more, start: some.start };
  if (before === undefined || more.start === undefined) return others;
  return { ...others, start: [...new Set([...before, ...more.start])] };
}
