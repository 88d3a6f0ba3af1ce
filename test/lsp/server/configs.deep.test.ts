import { chownSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as lsp from 'vscode-languageserver-protocol';
import type { NotationsParams } from '../../../src/lsp/server/own-notations.js';
import { Folder } from '../../cli/support.js';
import { ROOT } from '../../support/shared.js';
import { Client, type ClientOptions } from '../client.js';

/** Config files in several places, each of which leaves a file when it is run. */
const traced = (name: string) =>
  `import { writeFileSync } from 'node:fs';\nimport { frogs } from ${JSON.stringify(frogsModule)};\n` +
  `writeFileSync(new URL('./ran', import.meta.url), '');\nexport default { notations: [frogs] };\n// ${name}\n`;
let frogsModule: string;
const clients: Client[] = [];

beforeAll(async () => {
  frogsModule = join(mkdtempSync(join(tmpdir(), 'ludogram-frogs-')), 'frogs.mjs');
  await build({
    entryPoints: [join(ROOT, 'test/notation/made-up/notation.ts')],
    outfile: frogsModule,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
});
afterAll(async () => {
  for (const client of clients) await client.stop();
  rmSync(dirname(frogsModule), { recursive: true });
});

/** Starts a server with open folders. */
async function serverIn(options: ClientOptions): Promise<Client> {
  const one = await Client.start(options);
  clients.push(one);
  return one;
}

const uriOf = (path: string) => pathToFileURL(path).href;
const codeIn = async (server: Client, path: string) => (await server.open(uriOf(path), 'RR.LL 1-4\n'))[0]?.code;

/** Opens a file and expects that its notation is known, which may be so only after its config has run. */
async function expectKnown(server: Client, path: string): Promise<void> {
  await codeIn(server, path);
  await expect.poll(() => server.published(uriOf(path))?.diagnostics[0]?.code).toBe('frogs/illegal-move');
}

test('a notation of a config is known in the open folders, and an error in a config is shown', async () => {
  const folder = new Folder({
    'ludogram.config.mjs': traced('a'),
    'games/a.frogs': '',
    'other/ludogram.config.mjs': 'export default { notations: 1 };\n',
  });
  const server = await serverIn({ folders: [folder.path] });
  const uri = uriOf(folder.at('games/a.frogs'));
  await expectKnown(server, folder.at('games/a.frogs'));
  const found = await server.about<lsp.Hover>('hover', uri, { position: { line: 0, character: 8 } });
  expect((found.contents as lsp.MarkupContent).value).toMatch(/a frog jumps from 1 to 4$/);
  // An unsaved file.
  expect((await server.open('untitled:Untitled-1', 'RR.LL 1-4\n', 'frogs'))[0]?.code).toBe('frogs/illegal-move');

  const shown = server.message();
  expect(await server.open(uriOf(folder.at('other/b.oni')), 'BXLUT\n')).toEqual([]);
  expect((await shown).message).toMatch(/ludogram\.config\.mjs: notations: expected a list of notations$/);
});

test('errors of a config that nobody waits for are logged, and the server goes on', async () => {
  const folder = new Folder({
    'ludogram.config.mjs':
      "void Promise.reject(new Error('a promise'));\nsetTimeout(() => { throw new Error('a timer'); });\n" +
      'export default { notations: [] };\n',
  });
  const server = await serverIn({ folders: [folder.path] });
  const logged: string[] = [];
  server.connection.onNotification('window/logMessage', ({ message }: lsp.LogMessageParams) => {
    logged.push(message);
  });
  const diagnostics = await server.open(uriOf(folder.at('a.oni')), 'BXLUZ');
  expect(diagnostics[0]?.code).toBe('oni/unknown-card');
  await expect.poll(() => logged.join('\n')).toMatch(/a promise[^]*a timer/);
  expect(await server.diagnostics(uriOf(folder.at('a.oni')), 1)).toEqual(diagnostics);
});

test('a notation of a config is not known elsewhere: outside the open folders, above them, above a project, and through links', async () => {
  const folder = new Folder({
    'ludogram.config.mjs': traced('above'),
    'open/a.frogs': '',
    'open/project/package.json': '{}',
    'open/project/a.frogs': '',
    'open-too/ludogram.config.mjs': traced('similar name'),
    'open-too/a.frogs': '',
    'away/ludogram.config.mjs': traced('away'),
    'away/a.frogs': '',
  });
  symlinkSync(folder.at('away'), folder.at('open/link'));
  const server = await serverIn({ folders: [folder.at('open')] });
  for (const path of [
    'open/a.frogs',
    'open/project/a.frogs',
    'open-too/a.frogs',
    'away/a.frogs',
    'open/link/a.frogs',
  ]) {
    expect([path, await codeIn(server, folder.at(path))]).toEqual([path, undefined]);
  }
  const none = await serverIn({});
  expect(await codeIn(none, folder.at('away/a.frogs'))).toBeUndefined();
  for (const path of ['.', 'away', 'open-too']) expect(existsSync(folder.at(`${path}/ran`))).toBe(false);

  // A folder that is opened later counts from then on.
  const event = { added: [{ uri: uriOf(folder.at('away')), name: 'away' }], removed: [] };
  await server.connection.sendNotification('workspace/didChangeWorkspaceFolders', { event });
  await expectKnown(server, folder.at('away/b.frogs'));
});

test('a notation of a config is not known if the editor does not trust the workspace', async () => {
  const folder = new Folder({ 'ludogram.config.mjs': traced('a'), 'a.frogs': '' });
  const server = await serverIn({ folders: [folder.path], initializationOptions: { trusted: false } });
  expect(await codeIn(server, folder.at('a.frogs'))).toBeUndefined();
  expect(existsSync(folder.at('ran'))).toBe(false);
});

test.skipIf(process.geteuid?.() !== 0)('a config of another user is not run, and a message says so', async () => {
  const folder = new Folder({ 'ludogram.config.mjs': traced('a'), 'a.oni': '' });
  chownSync(folder.at('ludogram.config.mjs'), 12345, 12345);
  const server = await serverIn({ folders: [folder.path] });
  const shown = server.message();
  expect(await server.open(uriOf(folder.at('a.oni')), 'BXLUT\n')).toEqual([]);
  expect((await shown).message).toMatch(/belongs to another user, so it was not run/);
  expect(existsSync(folder.at('ran'))).toBe(false);
});

describe('a client that lets the server say which files it serves', () => {
  const capabilities = {
    workspace: { didChangeWatchedFiles: { dynamicRegistration: true } },
    textDocument: { synchronization: { dynamicRegistration: true }, filters: { relativePatternSupport: true } },
  };

  /** Starts a server in a folder, and collects what it registers and lists. */
  async function listening(folder: Folder, options: ClientOptions = {}) {
    const patterns = new Map<string, string[]>();
    const listed: NotationsParams[] = [];
    const server = await Client.start({ folders: [folder.path], capabilities, ...options }, ({ connection }) => {
      connection.onRequest('client/registerCapability', ({ registrations }: lsp.RegistrationParams) => {
        for (const { method, registerOptions } of registrations) {
          const { documentSelector } = registerOptions as { readonly documentSelector?: unknown };
          if (documentSelector !== undefined) {
            patterns.set(JSON.stringify(documentSelector), [
              ...(patterns.get(JSON.stringify(documentSelector)) ?? []),
              method,
            ]);
          }
        }
      });
      connection.onRequest('client/unregisterCapability', ({ unregisterations }: lsp.UnregistrationParams) => {
        for (const { id } of unregisterations) {
          for (const key of [...patterns.keys()]) {
            if (id.endsWith(JSON.stringify((JSON.parse(key) as [{ pattern: unknown }])[0].pattern))) {
              patterns.delete(key);
            }
          }
        }
      });
      connection.onNotification('ludogram/notations', (params: NotationsParams) => void listed.push(params));
    });
    clients.push(server);
    /** Returns the last list once it has this number of notations: a config that takes long adds its own later. */
    const list = async (count: number): Promise<NotationsParams['notations']> => {
      await expect.poll(() => listed.at(-1)?.notations).toHaveLength(count);
      return listed.at(-1)!.notations;
    };
    return { server, patterns, list, listed };
  }

  test('registers the files of every config, the outermost folder only', async () => {
    const folder = new Folder({
      'a/ludogram.config.mjs': traced('a'),
      'a/b/package.json': '{}',
      'a/b/ludogram.config.mjs': traced('b'),
      'node_modules/c/ludogram.config.mjs': traced('c'),
    });
    const { list, patterns } = await listening(folder);
    const notations = await list(2);
    const frogs = { id: 'frogs', title: 'games of frogs and toads', extensions: ['.frogs'] };
    expect(notations).toEqual(['a', 'a/b'].map((path) => ({ ...frogs, folder: uriOf(folder.at(path)) })));
    const pattern = { baseUri: uriOf(folder.at('a')), pattern: '**/*.{frogs,FROGS}' };
    expect([...patterns.keys()]).toEqual([JSON.stringify([{ pattern }])]);
    const methods = [...patterns.values()][0]!;
    for (const method of ['textDocument/semanticTokens', 'textDocument/hover', 'textDocument/codeAction']) {
      expect(methods).toContain(method);
    }
    expect(methods.at(-1)).toBe('textDocument/didOpen');
    expect(existsSync(folder.at('node_modules/c/ran'))).toBe(false);
  });

  test('registers every feature that it offers at `initialize`', async () => {
    const folder = new Folder({ 'ludogram.config.mjs': traced('a') });
    const { server, list, patterns } = await listening(folder);
    await list(1);
    const offered = Object.keys(server.capabilities).filter((key) => key.endsWith('Provider'));
    // Symbols of the workspace belong to no document.
    const documented = offered.filter((key) => key !== 'workspaceSymbolProvider');
    expect([...patterns.values()][0]).toHaveLength(documented.length + 3);
  });

  test('registers requests for diagnostics if the client makes them, and again after a change of the config', async () => {
    const folder = new Folder({ 'ludogram.config.mjs': traced('a') });
    const textDocument = { ...capabilities.textDocument, diagnostic: { dynamicRegistration: true } };
    const { server, list, patterns } = await listening(folder, { capabilities: { ...capabilities, textDocument } });
    await list(1);
    const methods = () => [...patterns.entries()].map(([key, found]) => [key.includes('{frogs,FROGS}'), found]);
    const registered = [[true, expect.arrayContaining(['textDocument/diagnostic'])]];
    expect(methods()).toEqual(registered);
    const config = folder.at('ludogram.config.mjs');
    for (const [type, expected] of [
      [3, []],
      [1, registered],
    ] as const) {
      if (type === 3) rmSync(config);
      else folder.write('ludogram.config.mjs', traced('a'));
      const changes = [{ uri: uriOf(config), type }];
      await server.connection.sendNotification('workspace/didChangeWatchedFiles', { changes });
      await list(type === 3 ? 0 : 1);
      expect(methods()).toEqual(expected);
    }
    const file = uriOf(folder.at('a.frogs'));
    const opened = { uri: file, languageId: '', version: 1, text: 'x' };
    await server.connection.sendNotification('textDocument/didOpen', { textDocument: opened });
    const { items } = await server.about<lsp.FullDocumentDiagnosticReport>('diagnostic', file);
    expect(items.length).toBeGreaterThan(0);
    expect(server.published(file)).toBeUndefined();
  });

  test('follows a config that is added, changed and deleted', async () => {
    const folder = new Folder({ 'x.txt': '' });
    const { server, list, patterns } = await listening(folder);
    const changed = (type: number) =>
      server.connection.sendNotification('workspace/didChangeWatchedFiles', {
        changes: [{ uri: uriOf(folder.at('ludogram.config.mjs')), type }],
      });
    folder.write('ludogram.config.mjs', traced('a'));
    await changed(1);
    await list(1);
    rmSync(folder.at('ludogram.config.mjs'));
    await changed(3);
    await list(0);
    expect(patterns.size).toBe(0);
  });

  test('runs no config of a workspace that is not trusted, and none for a client that registers nothing', async () => {
    const folder = new Folder({ 'ludogram.config.mjs': traced('a'), 'a.oni': '' });
    for (const options of [{ initializationOptions: { trusted: false } }, { capabilities: {} }]) {
      const { server, listed } = await listening(folder, options);
      expect(await server.open('file:///elsewhere/a.oni', 'BXLUA\n')).toHaveLength(1);
      expect([listed, existsSync(folder.at('ran'))]).toEqual([[], false]);
    }
  });
});

test('a config that changes is run again, without a restart of the server', async () => {
  const folder = new Folder({ 'ludogram.config.mjs': traced('new').replace('[frogs]', '[]'), 'a.frogs': '' });
  const server = await Client.start({
    folders: [folder.path],
    capabilities: { workspace: { didChangeWatchedFiles: { dynamicRegistration: true } } },
  });
  const registered = new Promise<lsp.RegistrationParams>((resolve) => {
    server.connection.onRequest('client/registerCapability', (params: lsp.RegistrationParams) => resolve(params));
  });
  clients.push(server);
  expect((await registered).registrations[0]?.method).toBe('workspace/didChangeWatchedFiles');
  const uri = uriOf(folder.at('a.frogs'));
  await server.connection.sendNotification('textDocument/didOpen', {
    textDocument: { uri, languageId: 'frogs', version: 1, text: 'RR.LL 1-4\n' },
  });
  folder.write('ludogram.config.mjs', traced('new'));
  const changed = { changes: [{ uri: uriOf(folder.at('ludogram.config.mjs')), type: 2 }] };
  await server.connection.sendNotification('workspace/didChangeWatchedFiles', changed);
  while (server.published(uri)?.diagnostics[0]?.code !== 'frogs/illegal-move') {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
});
