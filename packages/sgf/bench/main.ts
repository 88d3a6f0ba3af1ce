import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sabaki from '@sabaki/sgf';
import { parse } from '../generated/sgf/parser.js';
import { mainLine, parseSgf, type SgfNode, sgfNotation, type SgfTree } from '../src/index.js';
import { random } from './random.js';

/** Returns the processor time since a measurement, which other programs on the machine disturb least. */
function milliseconds(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const SIZE = Number(process.env.SIZE ?? 10e6);
const ROUNDS = Number(process.env.ROUNDS ?? 5);

interface Sabaki {
  readonly data: { readonly [id: string]: readonly string[] };
  readonly children: readonly Sabaki[];
}

/** Returns the moves of the main line of each game tree. */
const ours = (text: string): string[] =>
  parseSgf(text, { level: 'syntax' }).model.trees.map((tree) =>
    mainLine(tree)
      .flatMap(({ properties }) =>
        properties.flatMap(({ id, values }) => (id === 'B' || id === 'W' ? [`${id}${String(values[0])}`] : [])),
      )
      .join(' '),
  );

function theirs(text: string): string[] {
  return (sabaki.parse(text) as Sabaki[]).map((root) => {
    const moves: string[] = [];
    for (let at: Sabaki | undefined = root; at !== undefined; at = at.children[0]) {
      for (const id of ['B', 'W']) if (at.data[id] !== undefined) moves.push(id + at.data[id][0]!);
    }
    return moves.join(' ');
  });
}

const READERS = [
  { name: 'ludogram, tree', read: (text: string) => !parse(text).hasErrors },
  {
    name: 'ludogram, checks and model',
    read(text: string) {
      const reading = parseSgf(text);
      return reading.model.trees.length >= 0 && reading.isValid;
    },
  },
  { name: '@sabaki/sgf', read: (text: string) => sabaki.parse(text) as unknown },
];

/** Returns games with random moves; `annotated` ones with comments, marks and variations. */
function fileOf(isAnnotated: boolean): string {
  const next = random(3);
  const point = () => 'abcdefghijklmnopqrs'[next(19)]! + 'abcdefghijklmnopqrs'[next(19)]!;
  const move = (i: number): SgfNode => ({
    properties: [
      { id: i % 2 === 0 ? 'B' : 'W', values: [point()] },
      ...(isAnnotated && next(4) === 0
        ? [{ id: 'C', values: ['A move that asks a question \\ [see the next one]'] }]
        : []),
      ...(isAnnotated && next(6) === 0 ? [{ id: 'TR', values: [...new Set([point(), point()])] }] : []),
    ],
  });
  const line = (length: number, depth: number): SgfTree => {
    const nodes = Array.from({ length }, (_, i) => move(i));
    return isAnnotated && depth > 0 ? { nodes, variations: [line(length, depth - 1), line(6, 0)] } : { nodes };
  };
  const root = {
    properties: [
      ['FF', '4'],
      ['GM', '1'],
      ['SZ', '19'],
      ['PB', 'Ann'],
      ['PW', 'Ben'],
      ['KM', '6.5'],
      ['RE', 'B+R'],
      ['DT', '2024-05-11'],
    ].map(([id, value]) => ({ id: id!, values: [value!] })),
  };
  const texts = Array.from({ length: 200 }, () => {
    const tree = line(isAnnotated ? 30 : 180 + next(120), 7);
    return sgfNotation.print({ trees: [{ ...tree, nodes: [root, ...tree.nodes] }] });
  });
  const parts: string[] = [];
  for (let length = 0, i = 0; length < SIZE; i++) {
    parts.push(texts[i % texts.length]!);
    length += texts[i % texts.length]!.length;
  }
  return parts.join('');
}

for (const [name, text] of [
  ['bare', fileOf(false)],
  ['annotated', fileOf(true)],
] as const) {
  const part = text.slice(0, text.indexOf('(;FF', text.length / 20));
  const areSame = JSON.stringify(ours(part)) === JSON.stringify(theirs(part));
  console.log(
    `\n${name}: ${(text.length / 1e6).toFixed(1)} MB; ${areSame ? 'both readers find the same moves' : 'the readers find different moves'}`,
  );
  const best = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name: reader, read } of READERS) {
      (globalThis as { gc?: () => void }).gc?.();
      const start = process.cpuUsage();
      read(text);
      best.set(reader, Math.max(best.get(reader) ?? 0, text.length / 1e3 / milliseconds(start)));
    }
  }
  for (const [reader, speed] of best) {
    const ratio = reader.startsWith('ludogram') ? `${(speed / best.get('@sabaki/sgf')!).toFixed(1)} x @sabaki/sgf` : '';
    console.log(`  ${reader.padEnd(28)} ${speed.toFixed(1).padStart(6)} MB/s  ${ratio}`);
  }
}

const SUITE = join(import.meta.dirname, '..', '..', 'suite', 'sgf');
const casesOf = (kind: string): string[] =>
  readdirSync(join(SUITE, kind), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sgf'))
    .map((file) => readFileSync(join(SUITE, kind, file), 'utf8'));

function accepts(read: (text: string) => unknown, text: string): boolean {
  try {
    return read(text) !== false;
  } catch {
    return false;
  }
}

console.log('\ncases of the suite: valid ones accepted, invalid ones rejected');
const [valid, invalid] = [casesOf('valid'), casesOf('invalid')];
for (const { name, read } of READERS) {
  const right = valid.filter((text) => accepts(read, text)).length;
  const rejected = invalid.filter((text) => !accepts(read, text)).length;
  console.log(`  ${name.padEnd(28)} ${right} of ${valid.length}, ${rejected} of ${invalid.length}`);
}
