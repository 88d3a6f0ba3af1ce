/**
 * One group in a process of its own: `node group-process.js NAME PLAN`; sends its rows to the process that started it.
 */
import { measure, type Plan } from '../measure.js';
import type { Contender } from '../parsers/contender.js';
import { agreements } from '../parsers/equivalent.js';
import { MUTATED } from './error-jobs.js';
import { type Group, GROUPS, type MissingContender } from './groups.js';
import type { Job, Row } from './job.js';
import { tinyJobs, xayJobs } from './small-jobs.js';

const JOBS: Record<string, () => Job[] | Promise<Job[]>> = {
  'tiny files check': tinyJobs,
  'xay boards model': xayJobs,
  ...Object.fromEntries(MUTATED.map(({ name, jobs }) => [name, jobs])),
};

/** Names of everything that can be measured here, in the order of the table. */
export const NAMES: readonly string[] = [...GROUPS.map(({ name }) => name), ...Object.keys(JOBS)];

/** Measures one group in this process. */
export async function run(name: string, plan: Plan): Promise<Row[]> {
  const group = GROUPS.find((one) => one.name === name);
  return group === undefined ? runJobs(name, await JOBS[name]!(), plan) : runGroup(group, plan);
}

async function runGroup({ name: group, prepare }: Group, plan: Plan): Promise<Row[]> {
  const { texts, contenders } = await prepare();
  const characters = texts.reduce((sum, { length }) => sum + length, 0);
  const tried = contenders.map((contender) => ({ contender, failure: failureOf(contender, texts[0]!) }));
  const able = tried.filter(({ failure }) => failure === undefined).map(({ contender }) => contender as Contender);
  const timings = measure(
    able.map((contender) => () => readAll(contender, texts)),
    plan,
  );
  const agreed = agreements(able[0]!, able, texts.slice(0, 100));
  return tried.map(({ contender: { name }, failure }, i): Row => {
    if (failure !== undefined) return { group, name, failure };
    const at = able.indexOf(tried[i]!.contender as Contender);
    return { group, name, characters, ...timings[at]!, agreement: agreed[at]! };
  });
}

function readAll({ read }: Contender, texts: readonly string[]): unknown {
  let result: unknown;
  for (const text of texts) result = read(text);
  return result;
}

/** Why a contender can't take part. */
function failureOf(contender: Contender | MissingContender, text: string): string | undefined {
  if ('failure' in contender) return contender.failure;
  try {
    contender.read(text);
    return undefined;
  } catch (error) {
    return (error as Error).message.split('\n')[0];
  }
}

function runJobs(name: string, jobs: readonly Job[], plan: Plan): Row[] {
  const timings = measure(
    jobs.map(({ run: job }) => job),
    plan,
  );
  return jobs.map((job, i) => ({
    group: name,
    name: job.name,
    characters: job.characters,
    ...timings[i]!,
    agreement: 'not compared',
  }));
}

const [, script, name, plan] = process.argv;
if (script?.endsWith('group-process.js') === true) process.send?.(await run(name!, JSON.parse(plan!) as Plan));
