import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { ROOT } from '../root.js';
import { isSame, thisMachine } from './machine.js';
import { nothing, type Results } from './results.js';
import { serverTable, tables } from './table.js';
import { isReached, TARGETS } from './targets.js';

const PAGE = join(ROOT, 'docs', 'speed.md');
const EDITORS_PAGE = join(ROOT, 'docs', 'editors.md');
const RESULTS = join(ROOT, 'bench', 'results.json');
const BEGIN = '<!-- written by npm run bench -->';
const END = '<!-- /written by npm run bench -->';

const STYLE = { printWidth: 120, singleQuote: true };

/** The tables as they are printed. */
export const pretty = (results: Results): Promise<string> =>
  format(`${tables(results)}\n\n${serverTable(results)}`, { ...STYLE, parser: 'markdown' });

/** Returns the results of earlier runs; none if they are from another machine or another version of Node. */
export function lastResults(): Results {
  const machine = thisMachine();
  if (!existsSync(RESULTS)) return nothing(machine);
  const last = JSON.parse(readFileSync(RESULTS, 'utf8')) as Results;
  return isSame(last.machine, machine) ? last : nothing(machine);
}

/** Replaces the tables of the pages, and writes all results to `results.json`. */
export async function writeResults(results: Results): Promise<void> {
  const page = readFileSync(PAGE, 'utf8');
  const prose = page.slice(0, page.indexOf(BEGIN) + BEGIN.length);
  writeFileSync(PAGE, await format(`${prose}\n\n${tables(results)}\n`, { ...STYLE, parser: 'markdown' }));
  await writeServerTable(results);
  const targets = TARGETS.map((target) => {
    const measured = target.measured(results);
    return {
      name: target.name,
      ...target.wanted,
      measured,
      reached: measured === undefined ? undefined : isReached(target, measured),
    };
  });
  const json = JSON.stringify({ ...results, targets }, (_, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(5)) : value,
  );
  writeFileSync(RESULTS, await format(json, { ...STYLE, parser: 'json' }));
}

/** Replaces the table of the language server in its page, if it was measured. */
async function writeServerTable(results: Results): Promise<void> {
  const table = serverTable(results);
  if (table === '') return;
  const page = readFileSync(EDITORS_PAGE, 'utf8');
  const before = page.slice(0, page.indexOf(BEGIN) + BEGIN.length);
  const after = page.slice(page.indexOf(END));
  writeFileSync(EDITORS_PAGE, await format(`${before}\n\n${table}\n\n${after}`, { ...STYLE, parser: 'markdown' }));
}
