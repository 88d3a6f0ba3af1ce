import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fiveDRules, multiverseOf, perft, startBoards } from '../../src/games/5dchess/index.js';
import { azulRules } from '../../src/games/azul/index.js';
import { onitamaRules, positionFromText } from '../../src/games/onitama/index.js';
import { taflRules } from '../../src/games/tafl/index.js';
import { ROOT } from '../support/shared.js';
import { readRules } from './tafl/notation.js';

const BRANDUB = '/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/';

/** Returns the count of a position, by the head of the first column of a table and the name of the position. */
export const COUNTS: Readonly<Record<string, (name: string, depth: number) => number>> = {
  cards(cards, depth) {
    const read = positionFromText(cards);
    if (!read.ok) throw new Error(read.problem.message);
    return onitamaRules.perft(read.position, depth);
  },
  rules: (rules, depth) => taflRules.perft(taflRules.start({ rules: readRules(`${rules} start:${BRANDUB}`) }), depth),
  draw(draw, depth) {
    const table = azulRules.start({ players: 2 });
    const read = azulRules.moveFromText(table, draw);
    if (!read.ok) throw new Error(read.problem.message);
    return azulRules.perft(azulRules.play(table, read.move), depth);
  },
  variant: (name, depth) => perft(multiverseOf(startBoards(name)!), depth),
  'variant in moves': (name, depth) => fiveDRules.perft(fiveDRules.start(multiverseOf(startBoards(name)!)), depth),
};

/** A count of a table: the head of the first column, the position, the depth, the count. */
export type Entry = readonly [head: string, name: string, depth: number, count: number];

/** Returns the counts of the tables in a page; `1`, `2`, … are the heads of their other columns. */
export function entriesOf(page: string): Entry[] {
  const text = readFileSync(join(ROOT, 'docs/games', page), 'utf8');
  const entries: Entry[] = [];
  for (const [table] of text.matchAll(/^\| [\w ]+ \| 1 .*\n(?:\|.*\n)+/gm)) {
    const [heads = [], , ...rows] = table.split('\n').map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
    for (const [name = '', ...counts] of rows) {
      for (const [i, count] of counts.entries()) {
        if (count !== '') entries.push([heads[0]!, name.replaceAll('`', ''), i + 1, Number(count.replaceAll(',', ''))]);
      }
    }
  }
  return entries;
}
