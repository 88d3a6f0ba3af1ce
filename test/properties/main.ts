/**
 * `npm run fuzz`: tries the formats with sentences of their grammars and with spoilt files, and keeps what breaks something,
 * shrunk, in `test/properties/found/`, where the normal tests try it again. It
 * measures, too, how the time grows with the text.
 *
 *     npm run fuzz                              one minute, every format
 *     npm run fuzz -- --minutes 30 --seed 7     longer, other texts
 *     npm run fuzz -- oni azul                  these formats only
 */
import { parseArgs } from 'node:util';
import { NOTATIONS } from '../../src/notations/registry.js';
import { keep } from './found.js';
import { Fuzzer } from './fuzz.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '1' }, seed: { type: 'string', default: String(Date.now() % 1e9) } },
});
const entries = NOTATIONS.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
const unknown = positionals.filter((id) => NOTATIONS.every((entry) => entry.id !== id));
if (unknown.length > 0 || !(Number(values.minutes) > 0)) {
  console.error(
    `npm run fuzz -- [--minutes N] [--seed N] [FORMAT…]; formats: ${NOTATIONS.map(({ id }) => id).join(', ')}`,
  );
  process.exit(2);
}

console.log(`seed ${values.seed}`);
const fuzzer = await Fuzzer.of(entries, Number(values.seed));
let found = 0;
const deadline = performance.now() + Number(values.minutes) * 60_000;
for (const finding of fuzzer.run(() => performance.now() < deadline, true)) {
  found++;
  console.log(`${keep(finding)}\n  ${JSON.stringify(finding.text)}\n  ${finding.problems.join('\n  ')}`);
}
console.log(`${fuzzer.rounds} texts, ${found} findings`);
process.exitCode = found === 0 ? 0 : 1;
