/**
 * `npm run coverage`: how much of each grammar the conformance suites read. Prints a table and what was never seen, and
 * writes `coverage/<grammar>.html`, the grammar with counts in its margin.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../support/shared.js';
import { coverageOf, GRAMMARS } from './count.js';
import { coveragePage } from './html.js';
import { coverageTable, missing } from './table.js';

const grammars = GRAMMARS.map(coverageOf);
console.log(coverageTable(grammars));
for (const line of grammars.flatMap(missing)) console.log(line);
mkdirSync(join(ROOT, 'coverage'), { recursive: true });
for (const grammar of grammars) {
  const page = join('coverage', `${basename(grammar.file, '.peggy')}.html`);
  writeFileSync(join(ROOT, page), coveragePage(grammar));
  console.log(`wrote ${page}`);
}
