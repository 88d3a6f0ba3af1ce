/**
 * Texts made to be slow, in a process of its own: `node adversarial.js STEP`; sends the ones whose cost grows fastest.
 */
import { ADVERSARIAL } from '../inputs/adversarial.js';
import { timeOf } from '../measure.js';
import { ANNOFEN, AZUL, FIVE_D, type Format, ONI, OTN, XAY } from '../parsers/ours.js';
import { MAX_LINEAR_GROWTH } from './adversarial-limit.js';

/** The time for four times the text, as a multiple. */
export interface AdversarialRow {
  readonly format: string;
  readonly shape: string;
  /** 4 is linear. */
  readonly growth: number;
}

export interface Adversarial {
  readonly shapes: number;
  /** The fastest growing ones first. */
  readonly worst: readonly AdversarialRow[];
}

const SMALL = 10_000;
const LARGE = 4 * SMALL;

const repeat = (part: string, size: number) => part.repeat(Math.ceil(size / part.length));

type Shape = readonly [name: string, text: (size: number) => string];

/** Long runs of each character, after a beginning that the format accepts. */
const runsOf = (head: string): Shape[] =>
  [...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)), '\n', '\t', 'é', '😀', '\0'].map(
    (character) => [`a run of ${JSON.stringify(character)}`, (size) => head + repeat(character, size)],
  );

/** Opening brackets without closing ones, and both. */
const nesting = (head: string): Shape[] =>
  ['(', '[', '{', '<', '"', '(1. ', '[a:', '[rules:', '[k/', '[a "', '(0T1)', '{a', '[x|'].flatMap((open): Shape[] => [
    [`open ${open}`, (size) => head + repeat(open, size)],
    [`open ${open} and close`, (size) => head + repeat(open, size / 2) + repeat(')]}>"', size / 2)],
  ]);

/** A line of the format, cut off or with one wrong character, repeated. */
const nearMisses = (head: string, line: string): Shape[] =>
  [...line].flatMap((_, i): Shape[] => [
    [`cut to ${JSON.stringify(line.slice(0, i + 1))}`, (size) => head + repeat(line.slice(0, i + 1), size)],
    [
      `fault in ${JSON.stringify(line)} at ${i}`,
      (size) => head + repeat(`${line.slice(0, i)}?${line.slice(i + 1)}`, size),
    ],
  ]);

/** Texts that once took more than linear time, by format. */
const ONCE_SLOW: Readonly<Record<string, (head: string) => Shape[]>> = {
  otn: (head) => [
    ['blank lines after stray text', (size) => `${head}stray${repeat('\n ', size)}`],
    ['addresses in an open bracket', (size) => `${head}1. x\n[${repeat('1a.1.', size)}`],
    ['a key of the rules again and again', (size) => `[rules:dim:3 ${repeat('ks:w ', size)}start:/1t1/tK1/3/]`],
  ],
};

const NOTATIONS: readonly (readonly [name: string, format: Format, head: string, lines: readonly string[]])[] = [
  ['oni', ONI, 'BXLUT\n', ['Byt # a\n', '11011..3...........00200\n']],
  [
    'otn',
    OTN,
    '[rules:dim:3 start:/1t1/tK1/3/]\n\n',
    ['12. Ka1^=b2xc3/nd4++ .....\n[1 2/3 4i a|b]\n', '3a.2.1a. --- a1-b1\n', '[time-control:60 3/30 3i]\n'],
  ],
  ['azul', AZUL, 'AZULGAME\n2\n', ['1llrr 2orku 3luuk\n', 'A 2 rrr 22-\n', ':A John\n']],
  [
    '5dfen',
    FIVE_D,
    '[Board "Standard"]\n',
    ['1. (0T1)Ng1>>x(L-1T2)f3=Q+~? (~T1) (>L1) / e4\n', '[r*nbqk/8/P*7:+0:1:w]\n', '(1. e4 {a} / e5)\n'],
  ],
  ['annofen', ANNOFEN, 'v1 ', ['1c[<pm>n]4c1/', 'rnb<a+0-1>9/']],
  ['xay', XAY, "version: '1'\nsetup:\n", ['  - [[r, pm], [], [n]]\n']],
];

function growth(read: (text: string) => unknown, text: (size: number) => string): number {
  const small = text(SMALL);
  const large = text(LARGE);
  let minGrowth = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 4 && minGrowth > MAX_LINEAR_GROWTH; attempt++) {
    const one = best(() => read(small), 2 + attempt);
    const four = best(() => read(large), 1 + attempt);
    if (four < 1) return 0;
    minGrowth = Math.min(minGrowth, four / one);
  }
  return minGrowth;
}

const best = (job: () => unknown, runs: number) => Math.min(...Array.from({ length: runs }, () => timeOf(job)));

const step = Number(process.argv[2] ?? 1);
const rows: AdversarialRow[] = [];
for (const [name, format, head, lines] of NOTATIONS) {
  const all = [...runsOf(head), ...nesting(head), ...lines.flatMap((line) => nearMisses(head, line))];
  const always = [...(ONCE_SLOW[name]?.(head) ?? []), ...(ADVERSARIAL[name] ?? [])];
  for (const [shape, text] of [...all.filter((_, i) => i % step === 0), ...always]) {
    rows.push({ format: name, shape: `tree: ${shape}`, growth: growth((it) => format.tree(it), text) });
    rows.push({ format: name, shape: `check: ${shape}`, growth: growth((it) => format.read(it, 'rules').model, text) });
  }
}
const worst = rows.toSorted((a, b) => b.growth - a.growth).slice(0, 10);
process.send?.({ shapes: rows.length, worst } satisfies Adversarial);
