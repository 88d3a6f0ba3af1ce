import { describe, expect, test } from 'vitest';
import { checkedOptions } from '../../src/bundlers/checked-options.js';
import esbuildPlugin from '../../src/bundlers/esbuild.js';
import rollupPlugin from '../../src/bundlers/rollup.js';
import vitePlugin from '../../src/bundlers/vite.js';

describe('options of the plug-ins for bundlers', () => {
  test('are kept', () => {
    const options = { declarations: false, start: ['A'], nodes: 'all', memo: 'none', recover: 'auto', flags: [] };
    expect(checkedOptions(options)).toEqual(options);
    expect(checkedOptions()).toEqual({});
  });

  test.each([
    [null, 'expected an object'],
    ['x', 'expected an object'],
    [{ include: '.peggy' }, 'include: expected a regular expression'],
    [{ start: 'A' }, 'start: expected a list of names'],
    [{ start: [1] }, 'start: expected a list of names'],
    [{ declarations: 'no' }, 'declarations: expected true or false'],
    [{ memo: 'some' }, 'memo: expected "needed" or "none" or "all"'],
    [{ incldue: /x/ }, 'unknown option "incldue": did you mean include?'],
    [JSON.parse('{ "__proto__": 1 }'), 'unknown option "__proto__"'],
  ])('of another type are refused: %j', (options: unknown, message) => {
    for (const plugin of [esbuildPlugin, rollupPlugin, vitePlugin]) {
      const make = plugin as (given: unknown) => { setup?(build: object): unknown };
      // esbuild reads the options when it starts.
      expect(() => make(options).setup?.({ onStart() {}, onResolve() {}, onLoad() {}, initialOptions: {} })).toThrow(
        message,
      );
    }
  });

  test('a pattern has no memory of its last match', () => {
    for (const flags of ['g', 'y', 'gy', 'giu']) {
      const { include } = checkedOptions({ include: new RegExp('[^]*\\.peggy$', flags) });
      for (let i = 0; i < 3; i++) expect(include!.test('a.peggy')).toBe(true);
    }
  });
});
