import { expect, test, vi } from 'vitest';
import { TailCalls } from '../../../src/generator/analyze/calls/tail-calls.js';
import type { Grammar } from '../../../src/generator/ir.js';

/** Returns a grammar of rules that are each the next one; the last one is the given rule, or a text. */
function chain(length: number, last?: string): Grammar {
  const rules = Array.from({ length }, (_, i) => {
    const next = i + 1 < length ? `a${i + 1}` : last;
    const body = next === undefined ? { op: 'literal', text: 'x', units: [] } : { op: 'rule', name: next };
    return [`a${i}`, { name: `a${i}`, body }] as const;
  });
  return { rules: new Map(rules), startRules: ['a0'] } as unknown as Grammar;
}

test('only tail calls between rules that lead to each other are cycles', () => {
  const calls = new TailCalls(chain(5, 'a2'), () => true);
  expect(['a0', 'a1', 'a2', 'a3'].map((name, i) => calls.isCycle(name, `a${i + 1}`))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(calls.isCycle('a4', 'a2')).toBe(true);
  expect(calls.nesting).toEqual(new Set());
});

test.each([undefined, 'a0'])('a chain of rules is analyzed in linear time (back to %s)', (last) => {
  const add = vi.spyOn(Set.prototype, 'add');
  const additions = [100, 1000].map((length) => {
    const grammar = chain(length, last);
    add.mockClear();
    new TailCalls(grammar, () => true);
    return add.mock.calls.length;
  });
  add.mockRestore();
  expect(additions[1]).toBeLessThan(additions[0]! * 11);
});
