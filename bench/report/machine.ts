import { cpus, loadavg, release, totalmem, type } from 'node:os';

/** The machine and the time of a run. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly gigabytes: number;
  readonly system: string;
  readonly node: string;
  readonly v8: string;
  readonly date: string;
  /** Processes that wanted to run, on average over five minutes: the least and the most after a part. */
  readonly load: readonly [least: number, most: number];
}

/** Describes this machine and the current time. */
export function thisMachine(): Machine {
  const all = cpus();
  return {
    processor: all[0]?.model.trim() ?? 'unknown',
    cores: all.length,
    gigabytes: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release().split('-')[0]!}`,
    node: process.version,
    v8: process.versions.v8,
    date: new Date().toISOString().slice(0, 10),
    load: [currentLoad(), currentLoad()],
  };
}

const currentLoad = (): number => Number(loadavg()[1]!.toFixed(1));

/** The machine, updated with its current load. */
export function laterOn(machine: Machine): Machine {
  const now = thisMachine();
  const [min, max] = machine.load;
  return { ...now, load: [Math.min(min, now.load[0]), Math.max(max, now.load[1])] };
}

/** Whether numbers from two machines can be compared. */
export function isSame(a: Machine, b: Machine): boolean {
  return a.processor === b.processor && a.cores === b.cores && a.node === b.node && a.system === b.system;
}
