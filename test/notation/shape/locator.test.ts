import { expect, test } from 'vitest';
import type { NodeIndex, Tree } from '../../../src/cst/index.js';
import type { Path } from '../../../src/notation/index.js';
import {
  type Find,
  findComment,
  findMember,
  findSpan,
  flatLocatorOf,
  locatorOf,
} from '../../../src/notation/shape/index.js';

/**
 * A value at a depth has the members `inner`, a list whose elements are values of the next depth, and `deep`, a part
 * that is found by a long path. The span of a part begins at its depth.
 */
function nestedValues() {
  const work = { keys: 0 };
  const find: Find = (_, depth, path) => {
    work.keys += path.length;
    const [member, index] = path;
    if (member === 'inner' && index !== undefined) {
      return { find, from: (depth + Number(index) + 1) as NodeIndex, path: path.slice(2) };
    }
    return member === 'deep' && path.length < 40 ? undefined : { start: depth, end: path.length };
  };
  return { work, locate: locatorOf(find)({} as Tree, 0 as NodeIndex) };
}

const inside = (depth: number): Path => Array.from({ length: depth }, () => ['inner', 0]).flat();

test('parts of nested values are found', () => {
  const { locate } = nestedValues();
  expect(locate([])).toEqual({ start: 0, end: 0 });
  expect(locate(inside(50))).toEqual({ start: 50, end: 0 });
  expect(locate([...inside(3), 'inner', 2, ...inside(2)])).toEqual({ start: 8, end: 0 });
  expect(locate([...inside(3), 'name'])).toEqual({ start: 3, end: 1 });
  expect(locate(inside(4))).toEqual({ start: 4, end: 0 });
});

test('a member without a span is not found, even if every object inherits its name', () => {
  const locate = flatLocatorOf(findMember({ name: () => ({ start: 1, end: 2 }) }))({} as Tree, 0 as NodeIndex);
  expect(locate(['name'])).toEqual({ start: 1, end: 2 });
  for (const name of ['constructor', 'toString', 'other']) expect(locate([name])).toBeUndefined();
});

test('a finder that goes by the end of a long path gets all of it', () => {
  const { locate } = nestedValues();
  const deep = Array.from({ length: 39 }, (_, i) => i);
  expect(locate([...inside(9), 'deep', ...deep])).toEqual({ start: 9, end: 40 });
  expect(locate([...inside(9), 'deep', ...deep.slice(1)])).toBeUndefined();
});

test('a part at the end of a long path is found in proportion to its length', () => {
  const { work, locate } = nestedValues();
  expect(locate([...inside(1000), 'name'])).toEqual({ start: 1000, end: 1 });
  expect(work.keys).toBeLessThan(1000 * 20);
});

test('what a path has in common with the one before it is not searched again', () => {
  const { work, locate } = nestedValues();
  const path = [...inside(1000)];
  locate(path);
  work.keys = 0;
  for (let i = 0; i < 100; i++) {
    expect(locate([...path, i % 2 === 0 ? 'name' : 'other'])).toEqual({ start: 1000, end: 1 });
  }
  expect(work.keys).toBeLessThan(100 * 20);
  // Another path, after the first one was changed.
  path[1] = 3;
  expect(locate(path)).toEqual({ start: 1003, end: 0 });
  expect(locate(inside(2))).toEqual({ start: 2, end: 0 });
  expect(locate([...inside(1), 'inner', 4, 'name'])).toEqual({ start: 6, end: 1 });
});

test('parts of a value without values of its own type are found by one finder', () => {
  const comments = [{ index: 4 }, { index: 6 }];
  const tree = { comments: () => comments } as unknown as Tree;
  const comment = findSpan((_, node) => ({ start: node, end: node + 1 }));
  const find = findMember({ comments: findComment(comment) }, () => undefined);
  const locate = flatLocatorOf(find)(tree, 0 as NodeIndex);
  expect(locate(['comments', 1])).toEqual({ start: 6, end: 7, at: 6 });
  expect(locate(['comments', 2])).toBeUndefined();
  expect(locate(['name'])).toBeUndefined();
  expect(locate([])).toBeUndefined();
});
