import { expect, onTestFinished, test } from 'vitest';
import { Folder, ludogram } from '../support.js';

const NAME = 'ludogram.config.mjs';

test.each([
  ['process.exit(0);', 'the config ends the program: expected no "process.exit" and not too much memory'],
  ['process.exit(1);', 'the config ends the program: expected no "process.exit" and not too much memory'],
  ['process.kill(process.pid, 9);', 'the config ends the program: expected no "process.exit" and not too much memory'],
  ['throw null;', 'null'],
  ["throw 'some text';", 'some text'],
  ['throw Object.create(null);', '[Object: null prototype] {}'],
])('a config that is %j is refused in plain words', async (code, message) => {
  const folder = new Folder({ [NAME]: `${code}\nexport default {};\n`, 'a.oni': 'BXLUT\n' });
  const world = { cwd: folder.path, configTrial: 'config' } as const;
  const found = await ludogram(['check', '--config', NAME, 'a.oni'], world);
  expect(found).toMatchObject({ code: 2, stdout: '', stderr: `error: ${NAME}: ${message}\n` });
});

// Node says where only in what it prints when the config is tried.
test.each([
  ['export default {\n  notations: = [],\n};', `${NAME}:2:14: unexpected token '='`],
  ['import "./deep/broken.mjs";', `deep/broken.mjs:1:11: unexpected token '='`],
  [
    'export default { notations: [{ notation: () => import("./deep/broken.mjs") }] };',
    `deep/broken.mjs:1:11: unexpected token '='`,
  ],
])("a config that isn't JavaScript has its error at its location: %j", async (content, message) => {
  const folder = new Folder({ [NAME]: content, 'deep/broken.mjs': 'const a = = 1;' });
  const outcome = await ludogram(['check', 'a.oni'], { cwd: folder.path, configTrial: 'config' });
  expect(outcome).toEqual({ code: 2, stdout: '', stderr: `error: ${message}\n` });
});

test.each([
  ['while (true);', 0.5, ' within 0.5 seconds'],
  // Node ends it by itself, however long it takes to start.
  ['await new Promise(() => {});', 30, ''],
])('a config that never finishes loading is reported after the limit: %s', async (content, limit, when) => {
  process.env.LUDOGRAM_CONFIG_TIMEOUT = String(limit);
  onTestFinished(() => void delete process.env.LUDOGRAM_CONFIG_TIMEOUT);
  const folder = new Folder({ [NAME]: content });
  const { code, stderr } = await ludogram(['check', 'a.oni'], { cwd: folder.path, configTrial: 'config' });
  expect([code, stderr]).toEqual([
    2,
    `error: ${NAME}: the config doesn't finish loading${when}: expected no endless loop and no endless "await"\n`,
  ]);
});
