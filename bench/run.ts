/**
 * `npm run bench`: how fast, as ratios within one run. Absolute numbers depend on the machine; ratios travel.
 *
 * Each contender runs in blocks after a warm-up, and its best run counts.
 */
import { readFileSync } from 'node:fs';
import peggy from 'peggy';
import { parse as parse5dfenTree } from '../generated/5dfen/parser.js';
import { parse as parseAzulTree } from '../generated/azul/parser.js';
import { parse } from '../generated/oni/parser.js';
import { createArena } from '../src/cst/index.js';
import { parse5dfen } from '../src/formats/5dfen/index.js';
import { parseAzul } from '../src/formats/azul/index.js';
import { parseOni } from '../src/formats/oni/index.js';
import { longGame, randomGames, replay, replayAll } from './tafl.js';

const RUNS = 9;

function best(work: () => unknown, runs = RUNS): number {
  for (let i = 0; i < Math.min(3, runs - 1); i++) work();
  let fastest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < runs; i++) {
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

console.log('\nTime against size (2 means linear), tree alone and everything that `check` does:');
type Make = (size: number) => string;
const repeated =
  (part: string): Make =>
  (size) =>
    part.repeat(Math.ceil(size / part.length));
const oniShapes: [name: string, text: Make][] = [
  ['oni: clean', text],
  ['oni: every move wrong', (size) => `BXLUT ${'Zz?'.repeat(size / 3)}`],
  ['oni: one open board', repeated('1')],
  ['oni: foreign characters', (size) => `BXLUT ${'?'.repeat(size)}`],
];
/** Knights that go out and home again: two plies a turn on one board. */
const knights: Make = (size) => {
  const turns = Array.from(
    { length: size / 34 },
    (_, i) => `${i + 1}. ${i % 2 === 0 ? 'Nf3 / Nf6' : 'Ng1 / Ng8'} {and so on}`,
  );
  return `[Board "Standard"]\n${turns.join('\n')}\n`;
};
const fiveDShapes: [name: string, text: Make][] = [
  ['5dfen: clean', knights],
  ['5dfen: boards', repeated('[r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:0:1:w]\n')],
  ['5dfen: every token wrong', repeated('1. Nx / ?? ')],
  ...['(', '[', '{', ')', ']', '}', '"', '/', 'x', '1', '(0T1)', '[a "', '[k/', '[k:', '(1. e4 ', '\\'].map(
    (part): [string, Make] => [`5dfen: ${part} and nothing else`, repeated(part)],
  ),
];
const azulShapes: [name: string, text: Make][] = [
  ['azul: commentary', (size) => `AZULGAME\n2\n${repeated(': a quiet game\n')(size)}`],
  ['azul: illegal moves', (size) => `AZULGAME\n2\n1llrr 2orku 3luuk 4krul 5rrok\n${repeated('A 1 rr 2-\n')(size)}`],
  ['azul: every line wrong', (size) => `AZULGAME\n2\n${repeated('A 2 rx 22\n')(size)}`],
  ['azul: one long draw', (size) => `AZULGAME\n2\n${repeated('1llrr ')(size)}`],
];
for (const [shapes, tree, whole] of [
  [oniShapes, parse, parseOni],
  [fiveDShapes, parse5dfenTree, parse5dfen],
  [azulShapes, parseAzulTree, parseAzul],
] as const) {
  for (const [name, make] of shapes) {
    const sizes = [100_000, 200_000, 400_000];
    const growth = (work: (record: string) => unknown) => {
      const [one, two, four] = sizes.map((size) => {
        const record = make(size);
        return best(() => work(record), 3);
      });
      return `× ${(two! / one!).toFixed(1)} × ${(four! / two!).toFixed(1)}`;
    };
    console.log(`${name.padEnd(36)} tree ${growth(tree).padEnd(16)} check ${growth(whole)}`);
  }
}

const PLIES = 20_000;
const games = randomGames(PLIES);
const sweep = best(() => {
  let sum = 0;
  for (let i = 0; i < large.length; i++) sum ^= large.charCodeAt(i);
  return sum;
});
console.log('\nTafl by the rules, 11 × 11 Copenhagen:');
console.log(`replayed ${Math.round((1000 * PLIES) / best(() => replayAll(games)))} plies/s`);
const { rules, moves, tenths } = longGame(PLIES);
const apart = best(() => tenths.forEach((tenth) => replay(rules, tenth.moves, tenth.from)));
console.log(
  `one game of ${PLIES} plies against ten of its parts × ${(best(() => replay(rules, moves)) / apart).toFixed(2)}`,
);
console.log(`bare charCodeAt sweep ${((1000 * megabytes) / sweep).toFixed(0)} MB/s`);
