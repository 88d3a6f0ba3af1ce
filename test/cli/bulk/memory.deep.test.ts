import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { commandLine } from '../../lsp/client.js';
import { SUITES } from '../../support/cases.js';

const SIZE = 20_000_000;
/** Megabytes for objects, beside the text and its tree, which are outside this heap: the model and some diagnostics. */
const HEAP = 450;
const TAFL = '[rules:dim:7 ks:n tfr:i cenhe: cenh: start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]\n\n';

/** A game of Azul that is over, and a move after its end. */
const FINISHED = readFileSync(join(SUITES, 'azul/invalid/rules/move-after-end.azul'), 'utf8');

const folder = mkdtempSync(join(tmpdir(), 'ludogram-memory-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['oni', 'BXLUT\n', () => 'Byt\n'],
  ['5dfen', '[Board "Standard"]\n\n', (i) => `${i}. Ke5 / Ke4\n`],
  ['otn', TAFL, (i) => `${i}. a1-a2 a1-a2\n`],
  ['azul', FINISHED, () => 'A 1 l 1\n'],
] satisfies [string, string, (i: number) => string][])(
  '%s: a game of 20 MB with illegal moves is checked in a small multiple of its size',
  { timeout: 120_000 },
  async (id, head, lineOf) => {
    const lines = [head];
    for (let i = 1, length = 0; length < SIZE; i++) {
      const line = lineOf(i);
      lines.push(line);
      length += line.length;
    }
    const file = join(folder, `game.${id}`);
    writeFileSync(file, lines.join(''));
    const command = [`--max-old-space-size=${HEAP}`, await commandLine(), 'check', file];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', maxBuffer: 2 ** 28 });
    expect(stderr).not.toContain('heap out of memory');
    expect([status, `${stdout}${stderr}`.includes('too-many-problems')]).toEqual([1, true]);
  },
);
