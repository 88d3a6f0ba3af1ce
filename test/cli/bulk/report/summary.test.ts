import { expect, test } from 'vitest';
import { Folder, ludogram, WON, WRONG_CARD } from '../../support.js';

/** Runs a verb with a summary, and returns what the summary says, without the time and the version. */
async function summaryOf(folder: Folder, args: readonly string[], stdin: Parameters<typeof ludogram>[1] = {}) {
  const { code } = await ludogram([...args, '--summary', folder.at('summary.json')], stdin);
  const { seconds, version, ...summary } = JSON.parse(folder.read('summary.json')) as Record<string, unknown>;
  expect(seconds).toBeGreaterThanOrEqual(0);
  expect(version).toMatch(/^\d+\.\d+\.\d+/);
  expect(summary.code).toBe(code);
  return summary;
}

const VERBS = ['check', 'format', 'export'] as const;

/** The arguments of a verb that changes no records. */
function argsOf(verb: (typeof VERBS)[number], folder: Folder): string[] {
  if (verb === 'export') return ['export', '--to', 'csv', '-o', folder.at('out')];
  const resume = ['--resume-file', folder.at('resume.json')];
  return verb === 'check' ? ['check', ...resume] : ['format', '--check', '--level', 'rules', ...resume];
}

test.each(VERBS)('%s: a summary counts files, records, records with errors and bytes', async (verb) => {
  const folder = new Folder({ 'in/a.oni': WON, 'in/b.oni': WRONG_CARD, 'in/c.oni': WON });
  const summary = await summaryOf(folder, [...argsOf(verb, folder), folder.at('in')]);
  const bytes = WON.length * 2 + WRONG_CARD.length;
  expect(summary).toEqual({ verb, end: 'finished', code: 1, files: 3, records: 3, errors: 1, skipped: 0, bytes });
});

test.each(VERBS)('%s: a single file also has a summary', async (verb) => {
  const folder = new Folder({ 'a.oni': WON });
  expect(await summaryOf(folder, [...argsOf(verb, folder), folder.at('a.oni')])).toMatchObject({
    files: 1,
    records: 1,
  });
});

test('the records of a file of many are counted, and not those of other shards', async () => {
  const folder = new Folder({ 'many.oni': 'BXLUTByt\n'.repeat(100) });
  const args = [...argsOf('export', folder), '--many', '--shard', '1/2', folder.at('many.oni')];
  expect(await summaryOf(folder, args)).toMatchObject({
    records: 50,
    skipped: 0,
    files: 1,
    bytes: 450,
    end: 'finished',
  });
  expect(await summaryOf(folder, args)).toMatchObject({ end: 'already finished', code: 0, records: 0 });
});

test.each(VERBS)('%s: a summary says that files are missing', async (verb) => {
  const folder = new Folder({ 'a.oni': WON });
  const paths = [folder.at('a.oni'), folder.at('gone.oni')];
  expect(await summaryOf(folder, [...argsOf(verb, folder), ...paths])).toMatchObject({ end: 'incomplete', code: 2 });
});

test.each(VERBS)('%s: a summary says that the run was interrupted', async (verb) => {
  const folder = new Folder();
  const stdin = function* (interrupt: () => void) {
    for (let i = 0; i < 200; i++) {
      if (i === 150) interrupt();
      yield 'BXLUTByt\n';
    }
  };
  const args = [...argsOf(verb, folder), '--many', '--notation', 'oni', '-'];
  expect(await summaryOf(folder, args, { stdin })).toMatchObject({ end: 'interrupted', code: 2 });
});

test.each(VERBS)('%s: a run that something prevents has failed, whatever an earlier summary says', async (verb) => {
  const folder = new Folder({ 'a.oni': WON, out: 'not a folder', 'summary.json': '{"end":"finished"}' });
  // The output of `export` is a file already; the others have nothing to process.
  const args = [...argsOf(verb, folder), ...(verb === 'export' ? [folder.at('a.oni')] : [])];
  expect(await summaryOf(folder, args)).toMatchObject({ end: 'failed', code: 2, records: 0 });
});

test('a summary that can not be written stops the run before it starts', async () => {
  const folder = new Folder({ 'a.oni': WON });
  const summary = folder.at('nowhere/summary.json');
  const { code, stdout, stderr } = await ludogram(['check', '--summary', summary, folder.at('a.oni')]);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toBe(`error: can't write ${summary}: no such file or directory\n`);
});
