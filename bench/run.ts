/**
 * `npm run bench`: how fast, as ratios within one run. Absolute numbers depend on the machine; ratios travel.
 *
 * Each contender runs in blocks after a warm-up, and its best run counts.
 */
import { readFileSync } from 'node:fs';
import peggy from 'peggy';
import { parse } from '../generated/oni/parser.js';
import { createArena } from '../src/cst/index.js';
import { parseOni } from '../src/formats/oni/index.js';

const RUNS = 9;

function best(work: () => unknown): number {
  for (let i = 0; i < 3; i++) work();
  let fastest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < RUNS; i++) {
    const began = performance.now();
    work();
    fastest = Math.min(fastest, performance.now() - began);
  }
  return fastest;
}

const MOVES = 'Byt\nLbh # a comment that goes on for a while\nTwm\nBej\n';
const text = (size: number) => `BXLUT\n${MOVES.repeat(Math.ceil(size / MOVES.length))}`;
const large = text(2_000_000);
const megabytes = large.length / 1e6;
const arena = createArena();
const stock = peggy.generate(readFileSync(new URL('../grammars/oni.peggy', import.meta.url), 'utf8'));

const rows: [name: string, milliseconds: number, bytes: number][] = [
  ['stock peggy, no objects of ours', best(() => stock.parse(text(200_000))), 0.2],
  ['generated, fresh tree', best(() => parse(large)), megabytes],
  ['generated, arena', best(() => parse(large, { arena })), megabytes],
  ['text to model, level syntax', best(() => parseOni(large, { level: 'syntax' })), megabytes],
];
const [reference] = rows.map(([, milliseconds, size]) => milliseconds / size);
for (const [name, milliseconds, size] of rows) {
  const each = milliseconds / size;
  console.log(`${name.padEnd(34)} ${(1000 / each).toFixed(1).padStart(8)} MB/s   × ${(reference! / each).toFixed(1)}`);
}

console.log('\nTime against size (2 means linear):');
const shapes: [name: string, text: (size: number) => string][] = [
  ['clean', text],
  ['every move wrong', (size) => `BXLUT ${'Zz?'.repeat(size / 3)}`],
  ['one open board', (size) => '1'.repeat(size)],
  ['foreign characters', (size) => `BXLUT ${'?'.repeat(size)}`],
];
for (const [name, make] of shapes) {
  const [one, two, four] = [100_000, 200_000, 400_000].map((size) => best(() => parse(make(size))));
  console.log(`${name.padEnd(34)} n → 2n × ${(two! / one!).toFixed(1)}   2n → 4n × ${(four! / two!).toFixed(1)}`);
}
