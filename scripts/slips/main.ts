/**
 * `npm run slips`: makes single slips in the valid cases of each notation and lists those with the most errors. One
 * slip should be one error.
 *
 *     npm run slips                        every notation
 *     npm run slips -- azul --worst 30     one notation; list 30 slips
 *     npm run slips -- azul --count 200    200 slips in each case
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Random } from '../../src/cli/verbs/fuzz/random.js';
import { append } from '../../src/maps.js';
import { NOTATIONS } from '../../src/notations/registry.js';
import { type MeasuredSlip, measureSlips } from './measure.js';

const SUITES = fileURLToPath(new URL('../../test/conformance', import.meta.url));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '60' },
    worst: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    text: { type: 'boolean', default: false },
  },
});

for (const { id, load } of NOTATIONS.filter((row) => positionals.length === 0 || positionals.includes(row.id))) {
  const random = new Random(Number(values.seed));
  const measured = [...measureSlips(await load(), SUITES, Number(values.count), random)];
  const wrong = measured.filter(({ codes }) => codes.length > 0);
  const share = (minCodes: number) =>
    ((100 * wrong.filter(({ codes }) => codes.length >= minCodes).length) / measured.length).toFixed(2);
  const most = wrong.reduce((highest, { codes }) => Math.max(highest, codes.length), 0);
  console.log(
    `${id}: ${measured.length} slips, ${wrong.length} with errors; two or more: ${share(2)} %, three or more: ${share(3)} %, most: ${most}`,
  );
  for (const group of groups(wrong).slice(0, Number(values.worst))) {
    const [{ codes, name, done, text }] = group as [MeasuredSlip];
    console.log(`  ${group.length} × ${codes.join(' ')}\n      ${name}: ${done}`);
    if (values.text) console.log(text.replaceAll(/^/gm, '      | '));
  }
}

/** Groups slips with more than one error by their codes, by the number of errors left over. */
function groups(measured: readonly MeasuredSlip[]): MeasuredSlip[][] {
  const found = new Map<string, MeasuredSlip[]>();
  for (const slip of measured) {
    if (slip.codes.length < 2) continue;
    const key = [...new Set(slip.codes)].sort().join(' ');
    append(found, key, slip);
  }
  const surplus = (group: readonly MeasuredSlip[]) => group.reduce((sum, { codes }) => sum + codes.length - 1, 0);
  for (const group of found.values()) group.sort((a, b) => b.codes.length - a.codes.length);
  return [...found.values()].sort((a, b) => surplus(b) - surplus(a));
}
