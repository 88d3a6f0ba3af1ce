import { expect, test } from 'vitest';
import { ADVERSARIAL } from '../../../bench/inputs/adversarial.js';
import { growthBetween, LENGTH_FACTOR } from '../../../src/cli/verbs/fuzz/growth.js';
import { slowdown } from '../../../src/cli/verbs/fuzz/slowdown.js';
import { fiveDNotation } from '../../../src/notations/5dfen/index.js';
import { azulNotation } from '../../../src/notations/azul/index.js';
import { parseOni, printOni } from '../../../src/notations/oni/index.js';
import {
  otnNotation,
  otnPositionNotation,
  otnRulesNotation,
  parseOtn,
  printOtn,
} from '../../../src/notations/otn/index.js';
import { annoFenNotation } from '../../../src/notations/xiangqi/annofen/index.js';
import { xiangqiFenNotation } from '../../../src/notations/xiangqi/fen/index.js';
import { xayNotation } from '../../../src/notations/xiangqi/xay/index.js';

const SIZE = 6000;

const GAME = '[rules:dim:3 start:/1t1/tK1/3/]\n\n';

/** Texts of any size of which some part was once looked at again and again. */
const TEXTS = [
  ['5dfen', 'empty rows', fiveDNotation, (size: number) => `[k${'/'.repeat(size)}:0:1:w]`],
  ['5dfen', 'boards with an empty row', fiveDNotation, (size: number) => '[k//1:0:1:w]'.repeat(size / 12)],
  [
    '5dfen',
    'marks after comments',
    fiveDNotation,
    (size: number) => `[k/K:0:1:w]\n1. Ka1 ${'{a}(>L1)'.repeat(size / 2)}`,
  ],
  [
    '5dfen',
    'variations that begin with variations',
    fiveDNotation,
    (size: number) => `[k/K:0:1:w]\n${'('.repeat(size / 4)}1. Ka1${')'.repeat(size / 4)}`,
  ],
  ['otn', 'blank lines after stray text', otnNotation, (size: number) => `${GAME}stray${'\n '.repeat(size)}`],
  ['otn', 'addresses in an open bracket', otnNotation, (size: number) => `${GAME}1. x\n[${'1a.1.'.repeat(size)}`],
  ['otn', 'one long address', otnNotation, (size: number) => `${GAME}${'3a.2.1'.repeat(size)}`],
  ['otn', 'a key again and again', otnNotation, (size: number) => `[rules:${'ks:w '.repeat(size)}]`],
  ['otn-rules', 'a key again and again', otnRulesNotation, (size: number) => 'ks:w '.repeat(size)],
  ['otn-position', 'empty rows', otnPositionNotation, (size: number) => `/3${'/'.repeat(size)}`],
  ['annofen', 'empty rows', annoFenNotation, (size: number) => `v1 9${'/'.repeat(size)}`],
  ['xiangqi-fen', 'empty rows', xiangqiFenNotation, (size: number) => `9${'/'.repeat(size)}`],
  ['annofen', 'wrong characters in an open group', annoFenNotation, (size: number) => `v1 [${'kk1'.repeat(size)}`],
  ['xiangqi-fen', 'wrong characters in an open group', xiangqiFenNotation, (size: number) => `[${'pb1'.repeat(size)}`],
  ['5dfen', 'stray stars', fiveDNotation, (size: number) => `[${'**'.repeat(size)}:0:1:w]`],
  ['azul', 'a factory again and again', azulNotation, (size: number) => `AZULGAME\n2\n${'1l'.repeat(size / 2)}`],
  ['azul', 'wrong letters in one line', azulNotation, (size: number) => `AZULGAME\n2\n1${'x'.repeat(size * 4)}`],
] as const;

/** The adversarial texts of the benchmark. */
const OF_BENCH = Object.entries(ADVERSARIAL).flatMap(([id, texts]) =>
  texts.map(([what, make]) => [id, what, id === 'xay' ? xayNotation : fiveDNotation, make] as const),
);

test.each([...TEXTS, ...OF_BENCH])('%s: %s are read in linear time', (_, __, notation, make) => {
  expect(growthBetween(make(SIZE), make(SIZE * LENGTH_FACTOR), notation)).toBeUndefined();
});

test.each(['ks:w ', 'cor:a1,b2 ', 'spd:1 ', 'cenh:tT ', 'fog:y '])(
  'JSON of %s again and again is made and read in linear time',
  (entry) => {
    // Without a size, and with one at the end.
    for (const end of ['', 'dim:3 start:/1t1/tK1/3/']) {
      const model = (size: number) => otnRulesNotation.read(entry.repeat(size) + end, { level: 'syntax' }).model!;
      const [short, long] = [model(SIZE / 4), model((SIZE / 4) * LENGTH_FACTOR)];
      const json = [short, long].map((rules) => otnRulesNotation.toJson(rules));
      const maxSlowdown = 10;
      expect(
        slowdown(
          () => otnRulesNotation.toJson(short),
          () => otnRulesNotation.toJson(long),
          maxSlowdown,
        ),
      ).toBeLessThan(maxSlowdown);
      const fromJson = (i: number) => otnRulesNotation.fromJson!(json[i]!);
      expect(
        slowdown(
          () => fromJson(0),
          () => fromJson(1),
          maxSlowdown,
        ),
      ).toBeLessThan(maxSlowdown);
    }
  },
);

/** Texts that the YAML reader would take long for are refused before they are read. */
test.each(ADVERSARIAL.xay!)('xay: a megabyte of %s is refused early', (_, make) => {
  const text = make(1_000_000);
  const began = performance.now();
  const { diagnostics, isWellFormed } = xayNotation.read(text);
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(isWellFormed).toBe(false);
  expect(diagnostics.map(({ code }) => code)).toEqual(['xay/too-long']);
});

test('printing takes linear time', () => {
  const { model: oni } = parseOni('BXLUT Byt');
  const { model: otn } = parseOtn('[rules:dim:3 start:/1t1/tK1/3/]\n\n1. b1-a1\n');
  const onis = [2_000, 16_000].map((count) => ({
    ...oni!,
    moves: Array.from({ length: count }, (_, i) => ({ card: 'B', from: i % 25, to: (i * 7) % 25 })),
  }));
  const otns = [2_000, 16_000].map((count) => ({
    ...otn!,
    turns: Array.from({ length: count }, (_, i) => ({ ...otn!.turns[0]!, number: i + 1 })),
  }));
  const maxSlowdown = 24;
  expect(
    slowdown(
      () => printOni(onis[0]!),
      () => printOni(onis[1]!),
      maxSlowdown,
    ),
  ).toBeLessThan(maxSlowdown);
  expect(
    slowdown(
      () => printOtn(otns[0]!),
      () => printOtn(otns[1]!),
      maxSlowdown,
    ),
  ).toBeLessThan(maxSlowdown);
});
