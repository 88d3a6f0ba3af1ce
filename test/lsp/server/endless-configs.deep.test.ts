import { mkdirSync, symlinkSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Folder, ludogram } from '../../cli/support.js';
import { ROOT } from '../../support/shared.js';
import { Client } from '../client.js';

/** Sets the time limit of configs for one test. */
function limitTo(seconds: number): void {
  process.env.LUDOGRAM_CONFIG_TIMEOUT = `${seconds}`;
  onTestFinished(() => void delete process.env.LUDOGRAM_CONFIG_TIMEOUT);
}

/** Starts a server in a folder. */
async function serverIn({ path }: Folder): Promise<Client> {
  const server = await Client.start({ folders: [path] });
  onTestFinished(async () => void (await server.stop()));
  return server;
}

const uriOf = (path: string) => pathToFileURL(path).href;

test.each([
  ['ludogram.config.mjs', 'while (true) console.log("x".repeat(9999));'],
  ['ludogram.config.mjs', 'await new Promise((done) => setTimeout(done, 1e6));'],
  ['ludogram.config.mjs', 'export default { notations: [{ notation: () => new Promise(() => {}) }] };'],
  ['ludogram.config.mjs', 'export default { notations: [{ notation() { while (true); } }] };'],
  ['ludogram.config.mjs', 'import { execSync } from "node:child_process"; execSync("sleep 60");'],
  ['ludogram.config.ts', 'const n: number = 1;\nwhile (n > 0);'],
])('the command line stops %s: %s', async (name, content) => {
  limitTo(1);
  const folder = new Folder({ [name]: content });
  const { code, stderr } = await ludogram(['check', 'a.oni'], { cwd: folder.path, configTrial: 'config' });
  expect([code, stderr]).toEqual([
    2,
    expect.stringMatching(/^error: ludogram\.config\.\w+: the config doesn't finish/),
  ]);
});

describe.each([
  ['blocks its thread', 'while (true);\n'],
  ['waits without end', 'await new Promise((done) => setTimeout(done, 1e6));\n'],
  [
    'blocks when its notation is loaded',
    "const load = async () => { while (true); };\nexport default { notations: [{ id: 'endless', title: 'x', extensions: ['.x'], dialects: [], " +
      "outputs: [], levels: ['syntax'], detect: () => false, load }] };\n",
  ],
])('a config that %s', (_, content) => {
  test('leaves the server answering', async () => {
    const folder = new Folder({ 'ludogram.config.mjs': content });
    const server = await serverIn(folder);
    expect((await server.open(uriOf(folder.at('a.oni')), 'BXLUA\n'))[0]?.code).toBe('oni/unknown-card');
  });

  test('is reported', async () => {
    limitTo(1);
    const folder = new Folder({ 'ludogram.config.mjs': content });
    const server = await serverIn(folder);
    const shown = server.message();
    await server.open(uriOf(folder.at('a.oni')), 'BXLUA\n');
    expect((await shown).message).toMatch(/ludogram\.config\.mjs: the config doesn't finish loading within 1 second/);
    expect(await server.change(uriOf(folder.at('a.oni')), { text: 'BXLUT\n' })).toEqual([]);
  });
});

test('a config that takes long is used as soon as it is ready', async () => {
  const folder = new Folder({
    'ludogram.config.mjs':
      "import { oniNotation } from 'ludogram/oni';\nawait new Promise((done) => setTimeout(done, 1500));\n" +
      "export default { notations: [{ ...oniNotation, id: 'slow', extensions: ['.slow'], load: async () => oniNotation }] };\n",
  });
  mkdirSync(folder.at('node_modules'));
  symlinkSync(ROOT, folder.at('node_modules/ludogram'));
  const server = await serverIn(folder);
  const uri = uriOf(folder.at('a.slow'));
  expect(await server.open(uri, 'no notation\n')).toEqual([]);
  await expect.poll(() => server.published(uri)?.diagnostics.length).toBeGreaterThan(0);
});
