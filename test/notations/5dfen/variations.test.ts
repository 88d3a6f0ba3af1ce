import { expect, test } from 'vitest';
import { parse5dfen } from '../../../src/notations/5dfen/index.js';
import { casesOf } from '../../support/cases.js';
import { Random, SEED } from '../../support/random.js';
import { sampled } from '../../support/rounds.js';

/** Variations with something wrong in them; each is closed, so that the text after it is the main line again. */
const BROKEN = [
  '(1. ??? / e9)',
  '(1. d4 [Mode "5D"] / d5)',
  '(1. d4 [k/K:0:1:w])',
  '(2. d4 [[)',
  '(9. Zz9 ((((x)))) ]])',
  '(e4 e4 e4 / / /)',
  '(1w. Kxa1 (>L7) 1-0 Kb1)',
  '(1. (0T999999999999999999)e4)',
  '(99999999999999999999. e4)',
  '({a comment} 1. (0T0)Qh5>>x(0T1)a1~ (~T9))',
  '(0-0 0-0-0 } )',
  '(1. (7T1)Nf3 5. (L4)e4 (>Lx))',
] as const;

/** The diagnostics of the parts of a text other than the one from `start` to `end`, as if it were not there. */
function withoutPart(text: string, start: number, end: number): string[] {
  const length = end - start;
  return parse5dfen(text)
    .diagnostics.filter(({ span }) => !(span.start >= start && span.start < end))
    .map(({ code, message, span }) => {
      const shift = (offset: number) => (offset >= end ? offset - length : offset);
      return `${code} ${shift(span.start)}-${shift(span.end)} ${message}`;
    });
}

/** Offsets between the parts of the moves, outside comments and variations: there a variation can be put in. */
function gapsOf(text: string): number[] {
  const { tree } = parse5dfen(text, { level: 'syntax' });
  const { root } = tree;
  const begin = root?.turns[0]?.start;
  if (root === undefined || begin === undefined) return [];
  const gaps = new Set<number>();
  gaps.add(begin);
  for (const turn of root.turns) {
    for (const node of turn.children) for (const part of [node, ...node.children]) gaps.add(part.end);
  }
  return [...gaps].filter((at) => at >= begin && !/[^\s]/.test(text[at] ?? ' ') && !/\(\s*$/.test(text.slice(0, at)));
}

const GAMES = casesOf('5dfen')
  .map(({ name, text }) => [name, text] as const)
  .filter(([name]) => !/unclosed|too-deep|other-notations/.test(name));

test(`an error in a variation changes nothing in what is reported about the main line (seed ${SEED})`, () => {
  const random = new Random(SEED);
  const games = sampled(GAMES);
  let tried = 0;
  for (const [name, text] of games) {
    const before = withoutPart(text, 0, 0);
    for (const at of gapsOf(text)) {
      const variation = ` ${random.pick(BROKEN)} `;
      const mutated = text.slice(0, at) + variation + text.slice(at);
      tried++;
      expect(withoutPart(mutated, at, at + variation.length), `${name}: ${JSON.stringify(mutated)}`).toEqual(before);
    }
  }
  expect(tried).toBeGreaterThan(games.length);
});
