import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseOtn } from '../../../../src/notations/otn/index.js';
import { SUITES } from '../../../support/cases.js';
import { sampled } from '../../../support/rounds.js';

/** Lines of a variation with an error each, the last one with several. */
const BROKEN = [
  '1a.77.1a. zz-yy d3-b3',
  '1a.77.1a. d1-b1 ?',
  '1a.77.1a.',
  '1a.77.1a. z9-z8 d3-b3',
  '1a.77.5a. d1-b1 d3-b3',
  '1a.77.1a. ..... d3-b3',
  '1b.77.1a. ..... ..... ..... d3-b3',
  '9z.77.1a. d1-b1 d3-b3',
  '1a,77.1a. d1-b1 d3-b3',
  '1A.77.1a. d1-b1 d3-b3',
  '1a.77.1a. d1-b1 d3-b3\nstray words, and more of them',
  '1a.77.1a. d1-b1\n1a.77.2a. d2-b2',
  '1a.77.1a. d1-b1 d3-b3\nd2-b2 d5-b5',
  '1a.77.1a. d1-b1 d3-b3\n1a.77.1a.1.1a. --- zz\n1a.77.9a.1.1a. d1-b1',
  '1a.77.1a. d1-b1 d3-b3 ---\n1a.77.3a. Kd4-a1++ d2-d3',
];

/** Diagnostics outside a part of the text that was put in, where they would be without it. */
const around = (text: string, start: number, length: number): string[] =>
  parseOtn(text).diagnostics.flatMap(({ code, severity, span }) => {
    // Addresses of two conventions are reported for the file.
    if (code === 'otn/mixed-addresses' || (span.start >= start && span.start < start + length)) return [];
    const shift = span.start >= start + length ? length : 0;
    return [`${severity} ${code} ${span.start - shift}-${span.end - shift}`];
  });

const FOLDER = join(SUITES, 'otn');
const cases = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.otg'));

test.each(sampled(cases))('%s: its lines get the same diagnostics, whatever is wrong in a variation', (name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  const wanted = around(text, text.length, 0);
  // A line goes into commentary that is not closed; and a turn may miss a move where a variation follows.
  if (wanted.some((one) => /unclosed|missing-move/.test(one))) return;
  // A turn without a number is the one that the main line lacks.
  const lines = BROKEN.filter((broken) => !/\nd2/.test(broken) || !wanted.some((one) => /turn-order/.test(one)));
  // Before every line that begins a turn but the first, and at the end.
  const offsets = [...text.matchAll(/^\d+\. /gm)].map(({ index }) => index).slice(1);
  const ends = offsets.length > 0 && /\n$/.test(text) ? [text.length] : [];
  for (const offset of [...offsets, ...ends]) {
    for (const broken of lines) {
      const changed = `${text.slice(0, offset)}${broken}\n${text.slice(offset)}`;
      expect(around(changed, offset, broken.length + 1), changed).toEqual(wanted);
    }
  }
});
