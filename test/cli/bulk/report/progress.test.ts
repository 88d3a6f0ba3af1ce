import { statSync } from 'node:fs';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { progressOf } from '../../../../src/cli/bulk/report/progress.js';
import { Totals } from '../../../../src/cli/bulk/report/totals.js';
import type { Item } from '../../../../src/cli/records/item.js';
import type { Context } from '../../../../src/cli/run/verb.js';
import { Folder, WON } from '../../support.js';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The display for a run of one file on a terminal, and the lines that it draws from then on. */
async function progressOn(file: string) {
  const drawn: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => drawn.push(String(text)) > 0);
  const { isTTY } = process.stderr;
  process.stderr.isTTY = true;
  onTestFinished(() => void (process.stderr.isTTY = isTTY));
  vi.useFakeTimers();
  const stderr = { isTTY: true, writeColored: (text: string) => drawn.push(text) };
  const item: Item = { file, size: statSync(file).size };
  const size = () => Promise.resolve(item.size);
  const totals = new Totals();
  const progress = await progressOf({ io: { stderr } } as unknown as Context, totals, size);
  const during = (milliseconds: number): string => {
    drawn.length = 0;
    vi.advanceTimersByTime(milliseconds);
    return drawn.join('');
  };
  const add = (errors: number): void => {
    totals.add([item], item.size!, errors);
    progress.update();
  };
  return { progress, add, during };
}

test('the progress appears after half a second and is drawn at least twice in a second', async () => {
  const folder = new Folder({ 'a.oni': WON });
  const { progress, add, during } = await progressOn(folder.at('a.oni'));
  expect(during(400)).toBe('');
  expect(during(200)).toContain('0 %, 0 records, 0.0 MB, 0 with errors');
  for (let i = 0; i < 4; i++) expect(during(500)).toContain('0 records');
  add(1);
  progress.hide();
  expect(during(500)).toContain('100 %, 1 record, 0.0 MB, 1 with errors, 0s left');
  progress.end();
  expect(during(2000)).toBe('');
});

test('a short run shows no progress', async () => {
  const folder = new Folder({ 'a.oni': WON });
  const { progress, add, during } = await progressOn(folder.at('a.oni'));
  add(0);
  progress.end();
  expect(during(2000)).toBe('');
});
