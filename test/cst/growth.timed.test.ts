import { expect, test } from 'vitest';
import { explain } from '../../src/cst/index.js';
import { loadGenerated } from '../differential/load-generated.js';
import { slowdown } from '../support/growth.js';

const { parse } = loadGenerated(`
List = items:(Group / ItemError)*
Group = "(" items:Group* close:(Close / OpenError)
Close "closing bracket" = ")"
OpenError = ""
ItemError = [^()]
`);

const DEPTH = 400;

test('nesting is explained in proportion to its length', () => {
  const explainAll = (groups: number) => {
    const tree = parse(`${'('.repeat(DEPTH)}?${')'.repeat(DEPTH)}`.repeat(groups));
    return () => expect(explain(tree).length).toBeGreaterThanOrEqual(groups);
  };
  const most = 40;
  expect(slowdown(explainAll(8), explainAll(64), most)).toBeLessThan(most);
});

test('nesting takes time in proportion to its length', () => {
  const read = (groups: number) => {
    const text = `${'('.repeat(DEPTH)}${')'.repeat(DEPTH)}`.repeat(groups);
    return () => parse(text);
  };
  const most = 20;
  expect(slowdown(read(250), read(2000), most)).toBeLessThan(most);
});
