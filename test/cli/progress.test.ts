import { expect, test, vi } from 'vitest';
import { Folder, ludogram, WON } from './support.js';

const bars: { readonly total: number; readonly updates: { readonly bytes: number; readonly records: number }[] }[] = [];

vi.mock('cli-progress', () => ({
  default: {
    Presets: {},
    SingleBar: class {
      start(total: number, bytes: number, { records }: { records: number }): void {
        bars.push({ total, updates: [{ bytes, records }] });
      }
      update(bytes: number, { records }: { records: number }): void {
        bars.at(-1)!.updates.push({ bytes, records });
      }
      stop(): void {
        // Nothing is shown.
      }
    },
  },
}));

/** Runs the command line on a terminal, with a clock that goes on by a second each time. */
async function shown(args: readonly string[]) {
  bars.length = 0;
  let now = 0;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 1000));
  await ludogram(args, { isTTY: true });
  clock.mockRestore();
  return bars.map(({ total, updates }) => ({ total, last: updates.at(-1) }));
}

const FILES = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`in/${i}.oni`, WON]));
const SIZE = WON.length * 100;

test('the bar is full at the end, also of a shard', async () => {
  const folder = new Folder(FILES);
  expect(await shown(['check', folder.at('in')])).toEqual([{ total: SIZE, last: { bytes: SIZE, records: 100 } }]);
  const [bar] = await shown(['export', '--to', 'csv', '-o', folder.at('out'), '--shard', '1/2', folder.at('in')]);
  expect(bar).toEqual({
    total: SIZE,
    last: { bytes: SIZE, records: expect.toSatisfy((n: number) => n < 70) as number },
  });
});

test("records that can't be read have no size", async () => {
  const folder = new Folder({ 'a.ndjson': 'oops\n'.repeat(50) });
  const [bar] = await shown(['check', folder.at('a.ndjson')]);
  expect(bar).toEqual({ total: 250, last: { bytes: 0, records: 50 } });
});
