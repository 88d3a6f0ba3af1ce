import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { featuresOf } from '../../../src/lsp/features/features.js';
import { FIX_ALL } from '../../../src/lsp/protocol/answers.js';
import { NOTATIONS } from '../../../src/notations/registry.js';
import { Folder } from '../../cli/support.js';
import { ROOT } from '../../support/shared.js';
import { documentOf, type FakeClient, FakeWindow, manifest } from './vscode-fake.js';

const oni = NOTATIONS.find(({ id }) => id === 'oni')!;
const notation = await oni.load();
const support = await oni.editor!();

const GAME = 'BXLUT\nByt\nLbh\n';
let window: FakeWindow;

/** The board as the server draws it. */
function boardOf(text: string, params: unknown) {
  const { position, ply } = params as {
    readonly position: { readonly line: number; readonly character: number };
    readonly ply?: number;
  };
  const lines = text.split('\n').slice(0, position.line);
  const offset = lines.reduce((sum, line) => sum + line.length + 1, position.character);
  const document = { notation, support, reading: notation.read(text) };
  const board = featuresOf(document).board(offset, {}, ply);
  if (board?.span === undefined) return board ?? null;
  const { positionAt } = documentOf('oni', text);
  return { ...board, range: { start: positionAt(board.span.start), end: positionAt(board.span.end) } };
}

beforeEach(() => {
  vi.useFakeTimers();
  window = new FakeWindow('/games');
});
afterEach(async () => {
  await window.deactivate();
  expect(window.clients.some(({ isRunning }) => isRunning)).toBe(false);
  vi.useRealTimers();
});

const MAIN = 'node_modules/ludogram/dist/src/bin/main.js';
const OWN_SERVER = join('/extension/dist/server.mjs');

/** Settings that start and load no code. A new setting is restricted unless it is listed here. */
const HARMLESS = [
  'ludogram.codePages',
  'ludogram.inlayHints.captures',
  'ludogram.inlayHints.pieces',
  'ludogram.options',
];

const serverOf = ({ server: { module, command, args } }: FakeClient) => [module ?? command, args];

/** Lets the pause pass after which the board is drawn. */
const pause = () => vi.advanceTimersByTimeAsync(200);

describe('starting', () => {
  test('serves every language of the manifest and has each of its commands', async () => {
    await window.activate();
    const [client] = window.clients;
    const languages = manifest.contributes.languages.map(({ id }) => ({ language: id }));
    // The server registers the files of notations of a project, by their pattern.
    const own = { language: 'ludogram', scheme: 'untitled' };
    expect(client!.options.documentSelector).toEqual([...languages.slice(0, -1), own]);
    expect(client!.options.initializationOptions).toEqual({
      codePages: '',
      hints: [],
      options: {},
      boardCommand: 'ludogram.showBoardAt',
      traceCommand: 'ludogram.showTrace',
      trusted: true,
    });
    expect(client!.isRunning).toBe(true);
    const commands = manifest.contributes.commands.map(({ command }) => command);
    // The other one is for code lenses only.
    expect([...window.commands.keys()].sort()).toEqual([...commands, 'ludogram.showBoardAt'].sort());
  });

  test('runs the server of the settings, else that of the project, else its own', async () => {
    const folder = new Folder({ [MAIN]: '' });
    window = new FakeWindow(folder.at(''));
    await window.activate();
    window.settings = {
      'server.command': ['my', 'server'],
      codePages: 'https://example.org',
      'inlayHints.pieces': true,
      options: { otn: { print: { inverted: true } } },
    };
    await window.commands.get('ludogram.restart')!();
    expect(window.clients.map(serverOf)).toEqual([
      [folder.at(MAIN), ['lsp']],
      ['my', ['server']],
    ]);
    expect(window.clients.map(({ isRunning }) => isRunning)).toEqual([false, true]);
    expect(window.clients[1]!.options.initializationOptions).toMatchObject({
      codePages: 'https://example.org',
      hints: ['pieces'],
      options: { otn: { print: { inverted: true } } },
    });
  });
});

test('the server of a project in a subfolder is found through its config', async () => {
  const folder = new Folder({ [`packages/mine/${MAIN}`]: '' });
  window = new FakeWindow(folder.at(''));
  window.files.set(folder.at('packages/mine/games/ludogram.config.ts'), '');
  await window.activate();
  expect(window.clients.map(serverOf)).toEqual([[folder.at(`packages/mine/${MAIN}`), ['lsp']]]);
  expect(window.warnings).toEqual([]);
});

test('a config without the package gets a message, and the button restarts the server', async () => {
  window.files.set('/games/ludogram.config.ts', '');
  window.choose = ([first]) => (window.clients.length === 1 ? first!.label : undefined);
  await window.activate();
  await vi.waitFor(() => expect(window.warnings).toHaveLength(2));
  expect(window.warnings[0]).toContain('run npm install');
  expect(window.clients.map(({ isRunning }) => isRunning)).toEqual([false, true]);
});

test.each(Object.keys(manifest.contributes.configuration.properties))(
  'the server restarts when %s changes, but not for settings of others',
  async (name) => {
    await window.activate();
    for (const changed of ['editor.fontSize', name]) {
      const affectsConfiguration = (section: string) => `${changed}.`.startsWith(`${section}.`);
      window.configured.fire({ affectsConfiguration });
    }
    await vi.waitFor(() => expect(window.clients.map(({ isRunning }) => isRunning)).toEqual([false, true]));
  },
);

describe('the item of the status bar', () => {
  test('names the notation and the server, shows the board, and is hidden elsewhere', async () => {
    await window.activate();
    window.show(GAME, 0);
    const { status } = window;
    expect([status.isShown, status.text, status.command!.command]).toEqual([
      true,
      '$(check) Onitama game',
      'ludogram.showBoard',
    ]);
    expect(status.tooltip).toBe('The language server of the extension is running');
    window.show('', 0, 'plaintext');
    expect(status.isShown).toBe(false);
  });

  test('says that the package is missing, or that the server could not be started, and restarts it', async () => {
    window.files.set('/games/ludogram.config.ts', '');
    await window.activate();
    window.show(GAME, 0);
    const { status } = window;
    expect([status.text, status.command!.command]).toEqual(['$(warning) Onitama game', 'ludogram.restart']);
    expect(status.tooltip).toContain('npm install');
    window.settings = { 'server.command': ['absent'] };
    await expect(window.commands.get('ludogram.restart')!()).rejects.toThrow();
    expect([status.text, status.command!.command]).toEqual(['$(warning) Onitama game', 'ludogram.restart']);
    expect(status.tooltip).toContain("isn't running");
  });
});

describe('notations of a project', () => {
  const frogs = { id: 'frogs', title: 'games of frogs', extensions: ['.frogs'], folder: 'file:///games' };

  test('give their files a language, unless another extension knows it', async () => {
    window.documents = [
      documentOf('plaintext', '', '/games/a.FROGS'),
      documentOf('amphibian', '', '/games/b.frogs'),
      documentOf('plaintext', '', '/elsewhere/c.frogs'),
      documentOf('plaintext', '', '/games/d.txt'),
    ];
    await window.activate();
    await window.clients[0]!.notify('ludogram/notations', { notations: [frogs] });
    window.opened.fire(documentOf('plaintext', '', '/games/e.frogs'));
    window.opened.fire(documentOf('oni', '', '/games/f.frogs'));
    const ludogram = ['/games/a.FROGS', '/games/e.frogs', '/games/f.frogs'].map((path) => [path, 'ludogram']);
    expect([...window.languages]).toEqual(ludogram);
    expect(window.context.get('ludogram.extensions')).toEqual(['.frogs']);
  });

  test('are forgotten when the server restarts', async () => {
    await window.activate();
    await window.clients[0]!.notify('ludogram/notations', { notations: [frogs] });
    await window.commands.get('ludogram.restart')!();
    window.opened.fire(documentOf('plaintext', '', '/games/e.frogs'));
    expect([...window.languages]).toEqual([]);
    expect(window.context.get('ludogram.extensions')).toEqual([]);
  });
});

test('a server that could not be started is replaced by the next one', async () => {
  window.settings = { 'server.command': ['absent'] };
  await expect(window.activate()).rejects.toThrow('no such program');
  window.settings = {};
  await window.commands.get('ludogram.restart')!();
  expect(window.clients.map(({ isRunning }) => isRunning)).toEqual([false, true]);
});

describe('a workspace that is not trusted', () => {
  const HOSTILE = { 'server.command': ['sh', '-c', 'touch /tmp/owned'] };

  beforeEach(() => {
    window = new FakeWindow(new Folder({ [MAIN]: '', 'my.peggy': '' }).at(''));
    window.settings = HOSTILE;
    window.isTrusted = false;
  });

  test('starts only the server of the extension, and reads no setting that names a program', async () => {
    await window.activate();
    await window.commands.get('ludogram.restart')!();
    expect(window.clients.map(serverOf)).toEqual([
      [OWN_SERVER, undefined],
      [OWN_SERVER, undefined],
    ]);
    expect(window.clients[0]!.options.initializationOptions).toMatchObject({ trusted: false });
    expect([...window.readSettings]).toEqual(HARMLESS);
  });

  test('gets the server of its settings as soon as it is trusted, even while the first one starts', async () => {
    const starting = window.activate();
    await vi.waitFor(() => expect(window.clients).toHaveLength(1));
    window.isTrusted = true;
    window.trusted.fire();
    await starting;
    await vi.waitFor(() => expect(window.clients.map(({ isRunning }) => isRunning)).toEqual([false, true]));
    expect(window.clients.map(serverOf)).toEqual([
      [OWN_SERVER, undefined],
      ['sh', ['-c', 'touch /tmp/owned']],
    ]);
    expect(window.clients[1]!.options.initializationOptions).toMatchObject({ trusted: true });
  });

  test('has no tasks, which would run its programs', async () => {
    window.files.set(join(window.folder.uri.fsPath, 'my.peggy'), '');
    await window.activate();
    expect(await window.tasks!.provideTasks()).toEqual([]);
    window.isTrusted = true;
    const [task] = await window.tasks!.provideTasks();
    expect(window.tasks!.resolveTask(task!)).toBeDefined();
    window.isTrusted = false;
    expect(window.tasks!.resolveTask(task!)).toBeUndefined();
  });

  test('has its values withheld by the editor, for each setting that names a program', () => {
    const { supported, restrictedConfigurations } = manifest.capabilities.untrustedWorkspaces;
    const known = Object.keys(manifest.contributes.configuration.properties);
    expect(supported).toBe('limited');
    expect(restrictedConfigurations).toEqual(known.filter((name) => !HARMLESS.includes(name)));
  });
});

describe('the panel that shows how a text is read', () => {
  const TRACE = { start: 'List', rules: [], steps: [] };

  /** Opens the panel, whose page has been loaded. */
  async function openPanel() {
    window.commands.get('ludogram.showTrace')!();
    const panel = window.panels.at(-1)!;
    panel.send({ is: 'ready' });
    await pause();
    return panel;
  }

  /** Answers requests with a trace, and keeps their parameters. */
  function answerTraces(): unknown[] {
    const asked: unknown[] = [];
    window.answer = (method, params) => {
      if (method === 'ludogram/trace') asked.push(params);
      return Promise.resolve(TRACE);
    };
    return asked;
  }

  test('reads the text that is typed for a grammar, and keeps it while other files are shown', async () => {
    const asked = answerTraces();
    await window.activate();
    window.show('List = "a"*\n', 0, 'peggy');
    const { title, posted, send, webview } = await openPanel();
    expect(title).toBe('How the Text Is Read: new.peggy');
    expect(webview.html).toContain(`src="file://${join('/extension/dist/trace/main.js')}"`);
    send({ is: 'text', text: 'a' });
    send({ is: 'text', text: 'aa' });
    await pause();
    window.change('List = "aa"\n');
    await pause();
    const textDocument = { uri: 'file:///new.peggy' };
    expect(asked).toEqual(['', 'aa', 'aa'].map((text) => ({ textDocument, text })));
    expect(posted).toEqual([
      { is: 'grammar', reads: 'new.peggy reads', text: '' },
      ...['', 'aa', 'aa'].map((text) => ({ is: 'trace', text, trace: TRACE })),
    ]);
    window.show(GAME, 0);
    await pause();
    expect(asked.at(-1)).toEqual({ textDocument: { uri: 'file:///new.oni' } });
    expect(posted.slice(-2)).toEqual([{ is: 'record' }, { is: 'trace', text: GAME, trace: TRACE }]);
    window.show('List = "a"*\n', 0, 'peggy');
    await pause();
    expect(posted.slice(-2)[0]).toEqual({ is: 'grammar', reads: 'new.peggy reads', text: 'aa' });
  });

  test('reads the text as the rule of a code lens', async () => {
    const asked = answerTraces();
    await window.activate();
    window.show('List = "a"*\nItem = "b"\n', 0, 'peggy');
    const { posted } = await openPanel();
    window.commands.get('ludogram.showTrace')!('file:///new.peggy', 'Item');
    await pause();
    const request = { textDocument: { uri: 'file:///new.peggy' }, text: '' };
    expect(asked).toEqual([request, { ...request, start: 'Item' }]);
    expect(posted.filter((message) => (message as { is: string }).is === 'grammar').at(-1)).toEqual({
      is: 'grammar',
      reads: 'new.peggy reads as Item',
      text: '',
    });
  });

  test('shows a rule in its grammar', async () => {
    answerTraces();
    await window.activate();
    window.show('List = "a"*\n', 0, 'peggy');
    const { send } = await openPanel();
    const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 4 } };
    send({ is: 'rule', location: { uri: 'file:///new.peggy', range } });
    await pause();
    expect(window.shownSelection).toEqual(range);
  });

  test.each([
    ['no grammar is known', () => Promise.resolve(null), 'The grammar of this file is not known.'],
    ['the grammar has an error', () => failing(-32_803, 'the grammar has an error'), 'The grammar has an error.'],
    [
      'the server is old',
      () => failing(-32_601, 'unknown'),
      'The language server of the project does not know this request: it needs a newer ludogram.',
    ],
    ['the text has changed', () => failing(-32_801, 'the text has changed'), undefined],
  ])('says why there is no trace: %s', async (_, answer, message) => {
    window.answer = answer;
    await window.activate();
    window.show(GAME, 0);
    const { posted } = await openPanel();
    expect(posted).toEqual([{ is: 'record' }, ...(message === undefined ? [] : [{ is: 'message', message }])]);
  });

  test('says that a file is needed, comes to the front, and leaves nothing behind', async () => {
    answerTraces();
    await window.activate();
    const before = window.listeners;
    const panel = await openPanel();
    expect(panel.posted).toEqual([{ is: 'message', message: 'Open a grammar or a record to see how a text is read.' }]);
    window.show('a text', 0, 'plaintext');
    await pause();
    expect(panel.posted).toHaveLength(1);
    window.commands.get('ludogram.showTrace')!();
    expect([window.panels.length, panel.reveals]).toEqual([1, 1]);
    panel.dispose();
    window.show(GAME, 0);
    await pause();
    expect(panel.posted).toHaveLength(1);
    expect(window.listeners).toBe(before);
  });

  const failing = (code: number, message: string): Promise<never> =>
    Promise.reject(Object.assign(new Error(message), { code }));
});

describe('the board panel', () => {
  /** Opens the panel, whose page has been loaded. */
  async function openPanel() {
    window.commands.get('ludogram.showBoard')!();
    const panel = window.panels.at(-1)!;
    panel.send({ is: 'ready' });
    await pause();
    return panel;
  }

  test('opens with the cursor at the game of a code lens', async () => {
    await window.activate();
    window.show(GAME, GAME.length);
    window.commands.get('ludogram.showBoardAt')!({ line: 1, character: 2 });
    expect(window.panels).toHaveLength(1);
    expect(window.editor!.selection.active).toMatchObject({ line: 1, character: 2 });
  });

  test('sends the text once, and then where the cursor is, once per pause', async () => {
    await window.activate();
    window.show(GAME, 0);
    const { title, posted } = await openPanel();
    expect(title).toBe('Board: new.oni');
    for (const offset of [6, 7, 10, 11]) window.moveTo(offset);
    await pause();
    window.change(`${GAME}# end\n`);
    await pause();
    expect(posted).toEqual([
      { is: 'text', notation: 'oni', text: GAME, offset: 0 },
      { is: 'cursor', offset: 11 },
      { is: 'text', notation: 'oni', text: `${GAME}# end\n` },
    ]);
  });

  test('runs only the script of the extension in its page, which has a nonce of its own', async () => {
    await window.activate();
    const nonces = [];
    for (let i = 0; i < 2; i++) {
      const { webview, dispose } = await openPanel();
      const [, policy, nonce] = /Content-Security-Policy" content="(.*?'nonce-(.{20,}?)'.*?)"/.exec(webview.html)!;
      expect(policy).toBe(`default-src 'none'; script-src 'nonce-${nonce}'; style-src 'unsafe-inline'`);
      const scripts = [...webview.html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
      expect(scripts).toEqual([
        `<script type="module" nonce="${nonce}" src="file://${join('/extension/dist/board/main.js')}">`,
      ]);
      expect(webview.options.localResourceRoots!.map(({ fsPath }) => fsPath)).toEqual([join('/extension/dist/board')]);
      nonces.push(nonce);
      dispose();
    }
    expect(new Set(nonces).size).toBe(2);
  });

  test('writes a move of the board into the text, and moves the cursor to it', async () => {
    await window.activate();
    window.show('BXLUT\n', 0);
    const { posted, send } = await openPanel();
    send({ is: 'edit', edits: [{ start: 6, end: 6, text: 'Byt\n' }], text: 'BXLUT\nByt\n' });
    send({ is: 'step', offset: 6 });
    await pause();
    const { document, selection } = window.editor!;
    expect([document.text, document.offsetAt(selection.active)]).toEqual(['BXLUT\nByt\n', 6]);
    // The board knows what it has done itself.
    expect(posted).toHaveLength(1);
    window.moveTo(2);
    await pause();
    expect(posted.slice(1)).toEqual([{ is: 'cursor', offset: 2 }]);
  });

  test('a cursor that moved before an edit brings no older text to the board while the edit is made', async () => {
    await window.activate();
    window.show('BXLUT\n', 0);
    const { posted, send } = await openPanel();
    window.editTime = 300;
    window.moveTo(2);
    send({ is: 'edit', edits: [{ start: 6, end: 6, text: 'Byt\n' }], text: 'BXLUT\nByt\n' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(window.editor!.document.text).toBe('BXLUT\nByt\n');
    // The board would forget what it can undo.
    expect(posted.slice(1)).toEqual([{ is: 'cursor', offset: 2 }]);
  });

  test('shows the text again where an edit does not fit or is not allowed', async () => {
    await window.activate();
    window.show('BXLUT\n', 0);
    const { posted, send } = await openPanel();
    window.editor!.document.text = '# other\nBXLUT\n';
    const edit = { is: 'edit', edits: [{ start: 6, end: 6, text: 'Byt\n' }], text: 'BXLUT\nByt\n' };
    send(edit);
    await pause();
    expect(window.editor!.document.text).toBe('# other\nBXLUT\n');
    expect(posted.at(-1)).toEqual({ is: 'text', notation: 'oni', text: '# other\nBXLUT\n' });
    window.change('BXLUT\n');
    await pause();
    window.isReadonly = true;
    send(edit);
    await pause();
    expect(window.editor!.document.text).toBe('BXLUT\n');
    expect(posted).toHaveLength(4);
    expect(posted[3]).toEqual(posted[2]);
  });

  test('a notation of the project is drawn by the server, ply by ply, and not too late', async () => {
    const asked: unknown[] = [];
    window.answer = (method, params) => {
      asked.push([method, params]);
      return Promise.resolve(method === 'ludogram/board' ? boardOf(GAME, params) : null);
    };
    await window.activate();
    const own = { id: 'frogs', title: 'games of frogs', extensions: ['.frogs'], folder: 'file://' };
    await window.clients[0]!.notify('ludogram/notations', { notations: [own] });
    window.show(GAME, 6, 'frogs');
    const { posted, send } = await openPanel();
    expect(posted).toEqual([
      { is: 'picture', svg: boardOf(GAME, { position: { line: 1, character: 0 } })!.svg, ply: 1, plies: 2 },
    ]);
    send({ is: 'ply', ply: 2 });
    await pause();
    const textDocument = { uri: 'file:///new.frogs' };
    expect(asked.at(-1)).toEqual(['ludogram/board', { textDocument, position: { line: 1, character: 0 }, ply: 2 }]);
    expect(posted.at(-1)).toMatchObject({ is: 'picture', ply: 2, plies: 2 });
    expect(window.editor!.selection.active).toEqual({ line: 2, character: 0 });
    const answers: ((board: unknown) => void)[] = [];
    window.answer = () => new Promise((resolve) => answers.push(resolve));
    for (const offset of [0, 6]) {
      window.moveTo(offset);
      await pause();
    }
    answers[1]!({ svg: '<svg id="second"/>' });
    answers[0]!({ svg: '<svg id="first"/>' });
    await pause();
    expect(posted.slice(2)).toEqual([{ is: 'picture', svg: '<svg id="second"/>' }]);
  });

  test('games in a notation of the project are continued through the server', async () => {
    const answer = { location: '', picked: [], parts: {}, edits: [], ply: 0, problem: '' };
    const asked: unknown[] = [];
    window.answer = (method, params) => {
      asked.push([method, params]);
      return Promise.resolve(answer);
    };
    await window.activate();
    const own = { id: 'frogs', title: 'games of frogs', extensions: ['.frogs'], folder: 'file://' };
    await window.clients[0]!.notify('ludogram/notations', { notations: [own] });
    window.show(GAME, 6, 'frogs');
    const { posted, send } = await openPanel();
    expect(posted).toEqual([{ is: 'text', text: GAME, offset: 6 }]);
    const request = { game: 0, location: '', picked: [], theme: 'dark', isTurned: false, action: ['step', 'end'] };
    send({ is: 'ask', id: 1, request });
    await pause();
    expect(asked.at(-1)).toEqual(['ludogram/playedBoard', { textDocument: { uri: 'file:///new.frogs' }, request }]);
    expect(posted.at(-1)).toEqual({ is: 'answer', id: 1, answer });
    window.answer = () => Promise.reject(new Error('the text has changed'));
    send({ is: 'ask', id: 2, request });
    await pause();
    expect(posted.at(-1)).toEqual({ is: 'answer', id: 2 });
  });

  test('has words where there is no board, and keeps the last one for other files', async () => {
    await window.activate();
    const { posted } = await openPanel();
    expect(posted).toEqual([{ is: 'message', message: expect.stringContaining('Open a record') as unknown }]);
    window.show(GAME, 0);
    await pause();
    window.show('A = "a"', 0, 'peggy');
    window.show('text', 0, 'plaintext');
    await pause();
    expect(posted.slice(1)).toEqual([{ is: 'text', notation: 'oni', text: GAME, offset: 0 }]);
  });

  test('is opened once, and again after it was closed; nothing listens once the extension has ended', async () => {
    await window.activate();
    const before = window.listeners;
    const show = window.commands.get('ludogram.showBoard')!;
    show();
    show();
    expect(window.panels.map(({ reveals }) => reveals)).toEqual([1]);
    window.panels[0]!.dispose();
    expect(window.listeners).toBe(before);
    show();
    expect(window.panels).toHaveLength(2);
    await window.deactivate();
    expect(window.listeners).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('the editor with a board is an option for each kind of record, and shows its own document', async () => {
  const [editor] = manifest.contributes.customEditors;
  expect([editor!.viewType, editor!.priority]).toEqual(['ludogram.board', 'option']);
  const extensions = (manifest.contributes.languages as readonly { id: string; extensions?: string[] }[])
    .filter(({ id }) => id !== 'peggy')
    .flatMap(({ extensions = [] }) => extensions.map((extension) => extension.slice(1)));
  expect(editor!.selector).toEqual([{ filenamePattern: `*.{${extensions.join(',')}}` }]);
  await window.activate();
  window.show('# another\n', 0);
  const document = documentOf('oni', GAME, '/games/a.oni');
  window.documents.push(document);
  const panel = window.newPanel();
  window.boardEditor!.resolveCustomTextEditor(document, panel);
  panel.send({ is: 'ready' });
  await pause();
  expect(panel.posted).toEqual([{ is: 'text', notation: 'oni', text: GAME }]);
  panel.send({ is: 'edit', edits: [{ start: 0, end: 0, text: '# a\n' }], text: `# a\n${GAME}` });
  await pause();
  expect([document.text, window.editor!.document.text]).toEqual([`# a\n${GAME}`, '# another\n']);
});

test('tasks check each folder and generate from each grammar while it is edited', async () => {
  for (const path of ['/games/a/my.peggy', '/elsewhere/other.peggy']) window.files.set(path, '');
  await window.activate();
  const tasks = await window.tasks!.provideTasks();
  const shown = tasks.map(({ name, execution, matcher, isBackground, group }) => {
    const { command, args, cwd } = execution;
    const words = args.map((arg) => (typeof arg === 'string' ? arg : `'${arg.value}'`));
    return [name, [command, ...words].join(' '), cwd, matcher, isBackground, group];
  });
  expect(shown).toEqual([
    ['check .', "npx ludogram check -- '.'", '/games', '$ludogram', false, 'test'],
    [
      'generate --watch a/my.peggy',
      "npx ludogram generate --watch -- 'a/my.peggy'",
      ...['/games', '$ludogram-watch', true, 'build'],
    ],
  ]);
  const matchers = manifest.contributes.problemMatchers.map(({ name }) => `$${name}`);
  for (const { matcher } of tasks) expect(matchers).toContain(matcher);
  // As it is written in tasks.json.
  const definition = { type: 'ludogram', verb: 'check', path: 'cup' };
  const resolved = window.tasks!.resolveTask({ ...tasks[0]!, definition });
  expect(resolved!.execution.args).toEqual(['ludogram', 'check', '--', { value: 'cup', quoting: 'strong' }]);
  expect(window.tasks!.resolveTask({ ...tasks[0]!, scope: undefined })).toBeUndefined();
});

test('a new record is opened with the chosen template and the cursor at its end', async () => {
  const templates = support.templates!.map(({ title, text }) => ({ label: title, language: 'oni', text }));
  window.files.set(join('/extension/dist/templates.json'), JSON.stringify(templates));
  await window.activate();
  const create = window.commands.get('ludogram.newRecord')!;
  await create();
  expect(window.editor).toBeUndefined();
  window.choose = (items) => items[0];
  await create();
  const { document, selection } = window.editor!;
  expect([document.language, document.text]).toEqual(['oni', support.templates![0]!.text]);
  expect(selection.active).toEqual(document.positionAt(document.text.length));
});

test('the setting that the documentation names for saving asks for the action of the server', () => {
  const text = readFileSync(join(ROOT, 'docs/editors.md'), 'utf8');
  const setting = JSON.parse(`{${/`("editor\.codeActionsOnSave": .*?)` to/.exec(text)![1]!}}`) as unknown;
  expect(setting).toEqual({ 'editor.codeActionsOnSave': { [FIX_ALL]: 'explicit' } });
});
