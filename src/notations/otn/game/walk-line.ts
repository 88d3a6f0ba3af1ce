import { ModelError } from '../../../diagnostics/index.js';
import type { OtnLine, OtnTurn, OtnVariation } from '../model.js';
import { printStep } from './steps.js';

/** A turn, and what stands in front of its number. */
export interface WalkedTurn {
  readonly turn: OtnTurn;
  /** `7a.1.` for the first variation on move 7a; empty on the main line. */
  readonly prefix: string;
  /** Nothing on the main line. */
  readonly variation: OtnVariation | undefined;
}

/**
 * Every turn of a line, each before the variations on its moves. Takes no stack for the depth of variations.
 *
 * @throws ModelError for a variation that holds itself
 */
export function* walkTurns(main: OtnLine): Iterable<WalkedTurn> {
  const open: { line: OtnLine; prefix: string; turn: number; branch: number }[] = [];
  const around = new Set<OtnLine>([main]);
  let at = { line: main, prefix: '', turn: 0, branch: 0 };
  for (;;) {
    const branch = at.line.variations[at.branch];
    const turn = at.line.turns[at.turn];
    const before = at.line.turns[at.turn - 1];
    if (branch !== undefined && (turn === undefined || (before !== undefined && branch.turn <= before.number))) {
      if (around.has(branch)) throw new ModelError({ path: ['variations'], message: 'a variation holds itself' });
      around.add(branch);
      at.branch++;
      open.push(at);
      at = { line: branch, prefix: at.prefix + printStep(branch), turn: 0, branch: 0 };
    } else if (turn !== undefined) {
      at.turn++;
      const variation = at.line === main ? undefined : (at.line as OtnVariation);
      yield { turn, prefix: at.prefix, variation };
    } else {
      const parent = open.pop();
      if (parent === undefined) return;
      around.delete(at.line);
      at = parent;
    }
  }
}
