import type { Row } from '../jobs/job.js';
import type { Adversarial } from '../measurements/adversarial.js';
import type { ArchiveTimes } from '../measurements/archives.js';
import type { ChessRow } from '../measurements/chess-archives.js';
import type { GenerationRow } from '../measurements/generation.js';
import type { Landmark } from '../measurements/landmarks.js';
import type { LinearRow } from '../measurements/linear.js';
import type { MemoryRow } from '../measurements/memory.js';
import type { ProcessTimes } from '../measurements/processes.js';
import type { ServerRow } from '../measurements/server.js';
import type { TaflTimes } from '../measurements/tafl-process.js';
import type { WildGrammars } from '../measurements/wild.js';
import type { Machine } from './machine.js';

/** Results other than those of contenders. Parts that were not requested are absent. */
export interface Parts {
  memory?: readonly MemoryRow[];
  linear?: readonly LinearRow[];
  adversarial?: Adversarial;
  processes?: ProcessTimes;
  server?: readonly ServerRow[];
  generation?: readonly GenerationRow[];
  landmarks?: readonly Landmark[];
  archives?: readonly ArchiveTimes[];
  chess?: readonly ChessRow[];
  tafl?: TaflTimes;
  wild?: WildGrammars;
}

/** All results. Failed parts give the reason. */
export interface Results extends Parts {
  machine: Machine;
  /** In the order of the groups. */
  rows: readonly Row[];
  /** Parts of the benchmark that failed. */
  failures: Readonly<Record<string, string>>;
}

/** The results of one part of the benchmark. */
export type PartResults = { readonly rows: readonly Row[] } | Parts | { readonly failure: string };

/** No results yet. */
export const nothing = (machine: Machine): Results => ({ machine, rows: [], failures: {} });

/** Results in which those of one part replace its earlier ones. `order` names all groups. */
export function withPart(before: Results, part: string, found: PartResults, order: readonly string[]): Results {
  const { [part]: _, ...failures } = before.failures;
  if ('failure' in found) return { ...before, failures: { ...failures, [part]: found.failure } };
  if (!('rows' in found)) return { ...before, ...found, failures };
  const others = before.rows.filter(({ group }) => group !== part);
  const rows = [...others, ...found.rows].sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group));
  return { ...before, rows, failures };
}
