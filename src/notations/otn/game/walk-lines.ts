import { ModelError } from '../../../diagnostics/index.js';
import type { OtnLine } from '../model.js';
import { printStep } from './steps.js';

/** A line of a game. */
export interface WalkedLine {
  readonly line: OtnLine;
  /** `7a.1.` for the first variation on move 7a; empty for the main line. */
  readonly prefix: string;
}

/**
 * The main line, then each variation before those that branch off it. Takes no stack for the depth of variations.
 *
 * @throws ModelError for a variation that holds itself
 */
export function* walkLines(main: OtnLine): Iterable<WalkedLine> {
  const open = [{ line: main, prefix: '', next: 0 }];
  const around = new Set<OtnLine>([main]);
  yield { line: main, prefix: '' };
  for (let at = open.at(-1); at !== undefined; at = open.at(-1)) {
    const variation = at.line.variations[at.next++];
    if (variation === undefined) {
      around.delete(at.line);
      open.pop();
      continue;
    }
    const prefix = at.prefix + printStep(variation);
    if (around.has(variation)) {
      throw new ModelError({ path: ['variations'], message: `variation ${prefix.slice(0, -1)} holds itself` });
    }
    around.add(variation);
    open.push({ line: variation, prefix, next: 0 });
    yield { line: variation, prefix };
  }
}
