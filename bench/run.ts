/**
 * `npm run bench [-- --quick] [-- --long] [-- WORDS]`: measures, prints the tables, and saves them part by part.
 * `--quick` makes few runs and writes nothing; `--long` also measures archives of 16 million plies; words choose the
 * parts whose names contain all of them, and leave the others unchanged.
 */
import { inChild } from './child.js';
import { NAMES } from './jobs/group-process.js';
import type { Row } from './jobs/job.js';
import { FULL, QUICK } from './measure.js';
import { archiveTimes } from './measurements/archives.js';
import { generationTimes } from './measurements/generation.js';
import { landmarks } from './measurements/landmarks.js';
import { processTimes } from './measurements/processes.js';
import { laterOn, thisMachine } from './report/machine.js';
import { nothing, type PartResults, type Parts, withPart } from './report/results.js';
import { lastResults, pretty, writeResults } from './report/write.js';

const args = process.argv.slice(2);
const isQuick = args.includes('--quick');
const isLong = args.includes('--long');
const words = args.filter((arg) => !['--quick', '--long'].includes(arg)).map((word) => word.toLowerCase());
const plan = isQuick ? QUICK : FULL;
const runs = isQuick ? 1 : 3;
const extent = isQuick ? 'quick' : isLong ? 'long' : 'normal';

/** Minutes after which a part is stopped. */
const LIMIT = 20;

/** The result of a separate script, under `key`. */
const script =
  (file: string, key: keyof Parts, ...parameters: readonly number[]) =>
  async (): Promise<PartResults> => {
    const outcome = await inChild<never>(`measurements/${file}.js`, parameters.map(String), LIMIT * 60);
    return 'failure' in outcome ? outcome : { [key]: outcome.value };
  };

async function group(name: string): Promise<PartResults> {
  const outcome = await inChild<Row[]>('jobs/group-process.js', [name, JSON.stringify(plan)], LIMIT * 60);
  return 'failure' in outcome ? outcome : { rows: outcome.value };
}

const PARTS: readonly (readonly [name: string, run: () => PartResults | Promise<PartResults>])[] = [
  ...NAMES.map((name) => [name, () => group(name)] as const),
  ['memory', script('memory', 'memory')],
  ['linear', script('linear', 'linear', runs)],
  ['adversarial', script('adversarial', 'adversarial', isQuick ? 16 : 1)],
  ['processes', () => ({ processes: processTimes(isQuick ? 2 : 7) })],
  ['language server', script('server', 'server', isQuick ? 2 : 12)],
  ['generation', () => ({ generation: generationTimes(isQuick ? 1 : 5) })],
  ['archives', () => ({ archives: archiveTimes(isQuick ? 1 : 2, extent) })],
  ['archives of chess games', script('chess-archives', 'chess', isQuick ? 1 : 3)],
  ['tafl rules', script('tafl-process', 'tafl', runs)],
  ['wild grammars', script('wild', 'wild', plan.blocks, plan.rounds)],
  ['landmarks', async () => ({ landmarks: await landmarks(isQuick ? 1 : 10) })],
];

const chosen = PARTS.filter(([name]) => words.every((word) => name.includes(word)));
if (chosen.length === 0) {
  console.error(`no part of the benchmark is called so; there are\n${PARTS.map(([name]) => `  ${name}`).join('\n')}`);
  process.exit(2);
}

let now = nothing(thisMachine());
let written = words.length === 0 ? now : lastResults();
for (const [name, run] of chosen) {
  const began = performance.now();
  let found: PartResults;
  try {
    found = await run();
  } catch (error) {
    found = { failure: (error as Error).message };
  }
  now = { ...withPart(now, name, found, NAMES), machine: laterOn(now.machine) };
  written = { ...withPart(written, name, found, NAMES), machine: laterOn(written.machine) };
  if (!isQuick) await writeResults(written);
  console.error(`${name}: ${Math.round((performance.now() - began) / 1000)} s`);
}
console.log(await pretty(now));

const differs = now.rows.some((row) => 'agreement' in row && typeof row.agreement === 'object');
process.exitCode = differs || Object.keys(now.failures).length > 0 ? 1 : 0;
