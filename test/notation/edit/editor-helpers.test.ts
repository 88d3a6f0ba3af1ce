import { describe, expect, test } from 'vitest';
import { parse } from '../../../generated/oni/parser.js';
import { applyEdits } from '../../../src/diagnostics/index.js';
import { changedModel } from '../../../src/notation/changed-model.js';
import { listChanges } from '../../../src/notation/edit/changes/list-changes.js';
import { widenedChange } from '../../../src/notation/edit/changes/widened-change.js';
import { withoutEmptyList } from '../../../src/notation/edit/changes/without-empty-list.js';
import { removalOf } from '../../../src/notation/edit/text-edits.js';

describe('listChanges', () => {
  const changesBetween = (before: readonly unknown[], after: readonly unknown[]) => listChanges(['a'], before, after);

  test('removes elements at the end at once', () => {
    expect(changesBetween([1, 2, 3], [1, 2])).toEqual([{ remove: ['a', 2] }]);
    expect(changesBetween([1, 2, 3], [1])).toEqual([{ replace: ['a'], value: [1] }]);
  });

  test('removes the last element alone, because an empty list may be absent', () => {
    expect(changesBetween([1, 2, 3], [])).toEqual([{ replace: ['a'], value: [1] }, { remove: ['a', 0] }]);
  });

  test('makes at most four changes, whatever the lengths', () => {
    const long = Array.from({ length: 100 }, (_, i) => i);
    expect(changesBetween(long, [])).toHaveLength(2);
    expect(changesBetween([], long)).toHaveLength(1);
    expect(changesBetween(long, long.slice(1).reverse())).toHaveLength(3);
    expect(changesBetween(long.slice(50), long.toReversed())).toHaveLength(2);
  });

  test('replaces elements that differ, and adds others at the end', () => {
    expect(changesBetween([{ b: 1 }, 2], [{ b: 1 }, 3, 4])).toEqual([
      { replace: ['a', 1], value: 3 },
      { insert: ['a', 2], value: 4 },
    ]);
  });

  test('asks for the changes of an element that differs', () => {
    const changes = listChanges(['a'], [1, 2], [1, 3], (path, before, after) => [
      { replace: [...path, 'b'], value: [before, after] },
    ]);
    expect(changes).toEqual([{ replace: ['a', 1, 'b'], value: [2, 3] }]);
  });

  test.each([
    [
      [1, 2, 3],
      [3, 2],
    ],
    [[], [1, undefined]],
    [[{ b: [] }], [{ b: [1] }, 2]],
  ])('makes %j into %j', (before, after) => {
    let model: unknown = { a: before };
    for (const change of changesBetween(before, after)) {
      const changed = changedModel(model, change);
      model = changed.ok ? changed.model : changed.problem;
    }
    expect(model).toEqual({ a: after });
  });
});

describe('withoutEmptyList', () => {
  const remove = { remove: ['a', 'notes', 0] };

  test('leaves out a list of a name that a removal left empty', () => {
    expect(withoutEmptyList({ a: { notes: [], b: 1 } }, remove, ['notes'])).toEqual({ a: { b: 1 } });
  });

  test.each([
    ['a list with elements', { a: { notes: [1] } }, remove, ['notes']],
    ['another list', { a: { notes: [] } }, remove, ['moves']],
    ['a list that was empty before', { a: { notes: [] } }, { replace: ['a', 'notes', 0], value: 1 }, ['notes']],
  ])('keeps %s', (_, model, change, names) => {
    expect(withoutEmptyList(model, change, names)).toBe(model);
  });
});

test('widenedChange replaces the part around a part, up to a least length', () => {
  const model = { games: [{ moves: ['a', 'b'] }] };
  expect(widenedChange({ remove: ['games', 0, 'moves', 2] }, model, 2)).toEqual({
    replace: ['games', 0, 'moves'],
    value: ['a', 'b'],
  });
  expect(widenedChange({ remove: ['games', 0] }, model, 2)).toBeUndefined();
});

describe('removalOf', () => {
  // A span between two bars is removed.
  test.each([
    ['a |b| c', 'a c'],
    ['a |b|', 'a'],
    ['(|a| b)', '(b)'],
    ['a\n|b|\nc', 'a\nc'],
    ['a|b| c', 'a c'],
    ['a|b|c', 'ac'],
  ])('removes the part of %j between the bars', (marked, expected) => {
    const [before = '', removed = '', after = ''] = marked.split('|');
    const text = before + removed + after;
    const span = { start: before.length, end: before.length + removed.length };
    expect(applyEdits(text, removalOf(parse(text), span))).toBe(expected);
  });
});
