/** Time against size, in a process of its own: `node linear.js RUNS`; sends its rows. */
import type { Level } from '../../src/notation/options.js';
import { azulText } from '../inputs/azul.js';
import { fiveDText } from '../inputs/five-d.js';
import { oniMovesText } from '../inputs/oni.js';
import { otnMoves } from '../inputs/otn.js';
import { timeOf } from '../measure.js';
import { AZUL, FIVE_D, type Format, ONI, OTN } from '../parsers/ours.js';

/** The time per byte of a large text, as a multiple of that of a small one. */
export interface LinearRow {
  readonly format: string;
  readonly level: Level;
  /** Nanoseconds a character, best run. */
  readonly small: number;
  readonly large: number;
}

export const SIZES = { small: 500_000, large: 8_000_000 };

const NOTATIONS: readonly (readonly [name: string, format: Format, text: (size: number) => string])[] = [
  ['oni', ONI, oniMovesText],
  ['otn', OTN, otnMoves],
  ['azul', AZUL, azulText],
  ['5dfen', FIVE_D, fiveDText],
];

/** The small text as often as makes the large one, so that both take the same time if cost is linear. */
function compare({ read }: Format, level: Level, small: string, large: string, runs: number) {
  const times = { small: Number.POSITIVE_INFINITY, large: Number.POSITIVE_INFINITY };
  const repeats = runs * 4;
  for (let i = 0; i < 3; i++) void read(small, level).model;
  for (let run = 0; run < runs; run++) {
    for (let i = 0; i < repeats / runs; i++)
      times.small = Math.min(
        times.small,
        timed(() => read(small, level).model),
      );
    times.large = Math.min(
      times.large,
      timed(() => read(large, level).model),
    );
  }
  return { small: (times.small * 1e6) / small.length, large: (times.large * 1e6) / large.length };
}

function timed(job: () => unknown): number {
  globalThis.gc?.();
  return timeOf(job);
}

const runs = Number(process.argv[2] ?? 5);
const rows: LinearRow[] = [];
for (const [format, module, text] of NOTATIONS) {
  const small = text(SIZES.small);
  const large = text(SIZES.large);
  for (const level of ['syntax', 'structure'] as const) {
    rows.push({ format, level, ...compare(module, level, small, large, runs) });
  }
}
process.send?.(rows);
