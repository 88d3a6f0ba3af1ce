import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { SharedTexts } from '../../../src/notation/shape/index.js';
import { parse5dfen } from '../../../src/notations/5dfen/index.js';
import { parseOni } from '../../../src/notations/oni/index.js';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const MEGABYTE = 1 << 20;
const TEXTS = 12;

/** Almost 1 MB: Node keeps longer texts from files outside the heap. */
const FILLING = 'x'.repeat(900_000);

/** Returns a text in one piece, as if it came from a file. */
const flat = (text: string): string => Buffer.from(text).toString('latin1');

/** Returns how many megabytes are still used after something was done for each text. */
function keptAfter(read: (index: number) => void): number {
  read(0);
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let i = 1; i <= TEXTS; i++) read(i);
  collect();
  return (process.memoryUsage().heapUsed - before) / MEGABYTE;
}

describe('values that several texts share keep none of these texts in memory', () => {
  test('even if they are found by the texts of nodes', () => {
    const shared = new SharedTexts<string>();
    const kept = keptAfter((i) => {
      const { tree } = parseOni(flat(`BXLUT\nByt # a longer remark ${i}\n# ${FILLING}`));
      const [remark] = tree.comments();
      shared.add(tree, remark!.index, remark!.text);
    });
    expect(kept).toBeLessThan(2);
  });

  test('even if they are moves of 5D chess', () => {
    const kept = keptAfter((i) => {
      const move = `(0T1)Nb1>>x(+${i}T${i + 100})c3`;
      const { model } = parse5dfen(flat(`[Board "Standard"]\n1. ${move} {${FILLING}}\n`), { level: 'structure' });
      expect(model.turns).toHaveLength(1);
    });
    expect(kept).toBeLessThan(2);
  });

  test('values of short texts are shared', () => {
    const shared = new SharedTexts<object>();
    const { tree } = parseOni('BXLUT\nByt # short\n');
    const [remark] = tree.comments();
    const value = shared.add(tree, remark!.index, {});
    expect(shared.get(tree, remark!.index)).toBe(value);
  });
});
