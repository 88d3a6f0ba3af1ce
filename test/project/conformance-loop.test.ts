import { expect, test } from 'vitest';
import { affectedGrammars, affectedNotations } from '../../scripts/conformance/affected.js';
import { PassedTrees } from '../../scripts/conformance/passed-trees.js';
import { runSuite } from '../../scripts/conformance/run-suite.js';
import type { Notation, NotationEntry } from '../../src/notation/index.js';
import { NOTATIONS } from '../../src/notations/registry.js';
import { Folder } from '../cli/support.js';

const OTN = ['otn', 'otn-rules', 'otn-position', 'otn-move'];

test.each([
  ['grammars/otn.peggy', OTN],
  ['grammars/5dfen-ebnf.peggy', ['5dfen-ebnf']],
  ['src/notations/xiangqi/xay/index.ts', ['annofen', 'xay', 'xiangqi-fen']],
  ['test/conformance/otn-move/valid/a.move', ['otn-move']],
  ['test/conformance/README.md', []],
  ['src/cli/run/run-verb.ts', []],
  ['grammars/5dfen-port.md', []],
  ...[
    'src/cst/tree/tree.ts',
    'src/maps.ts',
    'src/notations/detect.ts',
    'src/games/tafl/ply.ts',
    'src/conformance/check/check-case.ts',
  ].map((file): [string, string[]] => [file, NOTATIONS.map(({ id }) => id)]),
])('an edit of %s touches %j', (file, ids) => {
  expect(affectedNotations(file, NOTATIONS).map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['grammars/b.peggy', ['grammars/b.peggy']],
  ['grammars/libraries/blanks.peggy', ['grammars/a.peggy', 'grammars/b.peggy']],
  ['src/generator/generate.ts', ['grammars/a.peggy', 'grammars/b.peggy']],
  ['src/notations/oni/lower.ts', []],
])('after an edit of %s, %j are generated again', (file, grammars) => {
  expect(affectedGrammars(file, ['grammars/a.peggy', 'grammars/b.peggy'])).toEqual(grammars);
});

test('a case that fails shows how its tree differs from the one that passed', async () => {
  const entry = NOTATIONS.find(({ id }) => id === 'oni')!;
  const notation = await entry.load();
  const model = notation.toJson(notation.read('BXLUT Byt').model);
  const folder = new Folder({
    'oni/valid/a.oni': 'BXLUT Byt',
    'oni/valid/a.json': JSON.stringify({ why: 'A move.', model }),
  });
  const trees = () => new PassedTrees('oni', folder.at('cache'));
  expect(await runSuite(folder.path, entry, trees())).toEqual({
    passed: 1,
    failed: 0,
    text: 'oni: 1 passed, 0 failed\n',
  });

  expect((await runSuite(folder.path, entry, trees(), ['oni/valid'])).passed).toBe(1);
  expect((await runSuite(folder.path, entry, trees(), ['oni/invalid', 'oni/val'])).passed).toBe(0);

  // As if an edit of the grammar had lost the move.
  const read: Notation['read'] = (text, options) => notation.read(text.slice(0, 5), options);
  const broken: NotationEntry = { ...entry, load: () => Promise.resolve({ ...notation, read }) };
  const { failed, text } = await runSuite(folder.path, broken, trees());
  expect(failed).toBe(1);
  expect(text).toContain('FAIL oni/valid/a.oni\n    A move.\n');
  expect(text).toContain('the tree, against the one that passed:');
  expect(text).toMatch(/^ {6}- .*Move/m);
  expect(text).toMatch(/oni: 0 passed, 1 failed\n$/);
});
