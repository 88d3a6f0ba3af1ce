import { expect, test } from 'vitest';
import {
  type Codec,
  list,
  modelProblem,
  record,
  recursive,
  text,
  transform,
} from '../../../src/notation/codec/index.js';

interface Branch {
  readonly name: string;
  readonly branches: readonly Branch[];
}

test('a value that contains itself is refused, even if each part is written as a new value', () => {
  const endless: { name: string; branches: Branch[] } = { name: 'a', branches: [] };
  endless.branches.push(endless);
  const copied: Codec<Branch> = recursive('copied', () =>
    transform(record({ name: text('name'), branches: list(copied) }), {
      decode: (one) => one,
      encode: ({ name, branches }) => ({ name, branches: branches.map((branch) => ({ ...branch })) }),
    }),
  );
  expect(modelProblem(copied, endless)).toEqual({ path: [], message: 'this value contains itself' });
});
