import { Command } from 'commander';
import { expect, test } from 'vitest';
import { describeRun } from '../../../src/cli/bulk/run-description.js';
import { VERBS } from '../../../src/cli/program.js';
import type { Context } from '../../../src/cli/run/verb.js';
import { NOTATIONS } from '../../../src/notations/registry.js';

/** The options that a run can be continued without, or with other values. */
const WITHOUT_EFFECT = ['jobs', 'resume', 'resumeFile', 'summary'];

test.each(['check', 'format'])(
  'every option of %s belongs to the description of a run, except those without an effect',
  async (name) => {
    const command = new Command();
    const verb = await VERBS.find((one) => one.name === name)!.load();
    verb(command, { notations: NOTATIONS } as unknown as Context);
    const options = command.options.map((option) => option.attributeName());
    expect(options.length).toBeGreaterThan(10);
    const plain = describeRun(name, [], {});
    const missing = options.filter((option) => describeRun(name, [], { [option]: 'x' }) === plain);
    expect(missing.sort()).toEqual(WITHOUT_EFFECT);
  },
);

test('the order of options has no meaning, that of paths has', () => {
  expect(describeRun('check', ['a'], { b: 1, a: 2 })).toBe(describeRun('check', ['a'], { a: 2, b: 1, c: undefined }));
  expect(describeRun('check', ['a', 'b'], {})).not.toBe(describeRun('check', ['b', 'a'], {}));
  expect(describeRun('check', [], { shard: 1 }, ['shard'])).toBe(describeRun('check', [], {}));
});
