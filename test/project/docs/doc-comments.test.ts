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

/** The beginning of a function, of a constant that is one, or of a method. */
const FUNCTION =
  /^(?:export )?(?:async )?function\b|^(?:export )?const \w+ = (?:async )?[(<]|^ {2}(?:static |async )*\*?#?\w+[(<].*[({]$/;

/** Returns the first line of the doc comment of each function in a file. */
function functionComments(file: string): string[] {
  const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
  return lines.flatMap((line, i) => {
    const end = lines.findLastIndex((one, at) => at < i && !one.startsWith('// '));
    if (!FUNCTION.test(line) || lines[end]?.endsWith('*/') !== true) return [];
    const start = lines.findLastIndex((one, at) => at <= end && /^ *\/\*\*/.test(one));
    return (
      lines
        .slice(start, end)
        .concat(lines[end])
        .find((one) => /\w/.test(one)) ?? []
    );
  });
}

test('the doc comment of a function begins with a verb, not with a noun', () => {
  // The comments of templates are those of generated parsers.
  const files = FILES.filter((file) => !file.startsWith('src/generator/emit/templates/'));
  const nouns = files.flatMap((file) =>
    functionComments(file)
      .filter((comment) => /^[ /*]*(?:An?|The|One|All|Each|Every) /.test(comment))
      .map((comment) => `${file}: ${comment}`),
  );
  expect(nouns).toEqual([]);
});
