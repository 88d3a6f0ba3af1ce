import { expect, test } from 'vitest';
import { slowdown } from '../../../src/cli/verbs/fuzz/slowdown.js';
import { parseOtn } from '../../../src/notations/otn/index.js';
import { parseXiangqiFen } from '../../../src/notations/xiangqi/fen/index.js';
import { parseXay } from '../../../src/notations/xiangqi/xay/index.js';

const RULES = '[rules:dim:7 start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]\n\n1. d1-c1 d3-b3\n';
const NINE = Array.from({ length: 10 }, () => '9').join('/');
const remarks = (count: number): string => '# a remark\n'.repeat(count);

/** Reads a text once; the result finds the spans of `count` parts. */
const spansOf = (
  reading: { spanOf(path: readonly (string | number)[]): unknown },
  key: string,
  count: number,
): (() => void) => {
  expect(reading.spanOf([key, 0])).toBeDefined();
  return () => {
    for (let i = 0; i < count; i++) reading.spanOf([key, i]);
  };
};

const variations = (count: number): string =>
  RULES + Array.from({ length: count }, (_, i) => `1b.${i + 1}.1a. ..... d3-c3\n`).join('');

const TEXTS: Readonly<Record<string, (count: number) => () => void>> = {
  'comments of a plain FEN': (count) =>
    spansOf(parseXiangqiFen(`${remarks(count)}${NINE}\n`, { level: 'syntax' }), 'comments', count),
  'comments of XAY': (count) =>
    spansOf(parseXay(`${remarks(count)}version: '1'\nsetup: []\n`, { level: 'syntax' }), 'comments', count),
  'variations of a tafl game': (count) =>
    spansOf(parseOtn(variations(count), { level: 'syntax' }), 'variations', count),
};

test.each(Object.entries(TEXTS))('finding the spans of all %s takes time in proportion to them', (_, make) => {
  expect(slowdown(make(1500), make(12_000), 24)).toBeLessThan(24);
});
