import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { ROOT } from '../../support/shared.js';

const FILES = globSync('src/**/*.ts', { cwd: ROOT }).sort();

const EXPORT = /^export (?:async |abstract )?(?:const|function\*?|class|interface|type) (\w+)/;

/** The names that a file declares and exports, each with whether a doc comment is before it. */
function exportsOf(file: string): { readonly name: string; readonly hasComment: boolean }[] {
  const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
  return lines.flatMap((line, i) => {
    const name = EXPORT.exec(line)?.[1];
    const before = lines.slice(0, i).findLast((one) => !one.startsWith('// '));
    return name === undefined ? [] : [{ name, hasComment: before?.endsWith('*/') === true }];
  });
}

test('each exported name has a doc comment, even if only other files of src use it', () => {
  const missing = FILES.flatMap((file) =>
    exportsOf(file).flatMap(({ name, hasComment }, i, all) => {
      // The comment of the first signature of a function is that of all.
      const isFirst = all.findIndex((one) => one.name === name) === i;
      return hasComment || !isFirst ? [] : [`${file}: ${name}`];
    }),
  );
  // The text of a module that is made for an editor.
  expect(missing).toEqual(['src/grammar-tools/highlight/stream.ts: mode']);
});

test('no two files of a folder export a declaration of the same name', () => {
  const owners = new Map<string, string>();
  const repeated = FILES.flatMap((file) =>
    exportsOf(file).flatMap(({ name }) => {
      const key = `${dirname(file)} ${name}`;
      const owner = owners.get(key) ?? file;
      owners.set(key, owner);
      return owner === file ? [] : [`${owner} and ${file}: ${name}`];
    }),
  );
  expect(repeated).toEqual([]);
});
