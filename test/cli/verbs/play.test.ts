import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { boardAnswer, type BoardRequest } from '../../../src/board/remote/answer.js';
import { run } from '../../../src/cli/program.js';
import { recordSpanIn } from '../../../src/cli/records/choice/records-of-file.js';
import { serveFile } from '../../../src/cli/verbs/play/server.js';
import { MAX_FILE_SIZE } from '../../../src/files/read-file.js';
import { oniNotation } from '../../../src/notations/oni/index.js';
import { notationById, NOTATIONS } from '../../../src/notations/registry.js';
import { Folder, ludogram } from '../support.js';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Sends a request as it is: `fetch` neither sends a wrong `Host` nor a path with `..`. */
function ask(
  address: URL,
  path: string,
  given: { method?: string; headers?: object; body?: string } = {},
): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = given;
  return new Promise((resolve, reject) => {
    const options = { host: address.hostname, port: address.port, path, method, headers: { ...headers } };
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          const { statusCode = 0, headers } = response;
          resolve({ status: statusCode, headers, body: Buffer.concat(chunks).toString() });
        });
    });
    sent.on('error', reject).end(body);
  });
}

const TEXT = 'BXLUT Byt # a first move\r\n';

describe('the server of a file', () => {
  let file: string;
  let address: URL;
  let save: (text: string, version: string, headers?: object) => Promise<Answer>;

  beforeEach(async () => {
    const folder = new Folder({
      'game.oni': TEXT,
      'other.oni': 'secret',
      'scripts/main.js': 'a script',
      'scripts/notes.txt': 'no script',
    });
    file = folder.at('game.oni');
    const server = await serveFile({ file, notation: 'oni', encoding: 'utf-8', scripts: folder.at('scripts') });
    onTestFinished(() => server.close());
    address = new URL(server.address);
    const headers = { origin: address.origin };
    save = (body, version, others = {}) =>
      ask(address, `${address.pathname}file`, {
        method: 'PUT',
        headers: { ...headers, 'if-match': version, ...others },
        body,
      });
  });

  const get = (path: string, headers = {}) => ask(address, `${address.pathname}${path}`, { headers });
  const version = async () => (await get('file')).headers.etag as string;
  const onDisk = () => readFileSync(file, 'utf8');

  test('serves the page, its script and the file, which no other page may use', async () => {
    expect(address.hostname).toBe('127.0.0.1');
    expect(address.pathname).toMatch(/^\/[\w-]{32}\/$/);
    const page = await get('');
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain('data-notation="oni"');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(page.headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    expect(page.headers['access-control-allow-origin']).toBeUndefined();
    expect(await get('main.js')).toMatchObject({ status: 200, body: 'a script' });
    expect(await get('file')).toMatchObject({ status: 200, body: TEXT });
  });

  test('saves the file, again and again', async () => {
    const saved = await save('BXLUT', await version());
    expect([saved.status, onDisk()]).toEqual([200, 'BXLUT']);
    const again = await save('\ufeffBXLUT Bxs\n', saved.headers.etag as string);
    expect([again.status, onDisk()]).toEqual([200, '\ufeffBXLUT Bxs\n']);
  });

  test('writes nothing if the file has changed since it was read, or is gone', async () => {
    const read = await version();
    writeFileSync(file, 'changed');
    const refused = await save('BXLUT', read);
    expect([refused.status, onDisk()]).toEqual([409, 'changed']);
    expect(refused.body).toContain('the file has changed since it was read');
    expect((await save('BXLUT', '')).status).toBe(409);
    expect((await save('BXLUT', '*')).status).toBe(409);
    expect(onDisk()).toBe('changed');
  });

  test.skipIf(process.platform === 'win32')('answers at once if the file has become a named pipe', async () => {
    const read = await version();
    rmSync(file);
    execFileSync('mkfifo', [file]);
    const { status, body } = await get('file');
    expect([status, body]).toEqual([500, `${file} isn't a file`]);
    expect((await save('BXLUT', read)).status).toBe(409);
  });

  test.each([
    ['an unknown secret', (path: string) => ask(address, `/${'a'.repeat(32)}/${path}`), 404],
    ['no secret', (path: string) => ask(address, `/${path}`), 404],
    ['a part of the secret', (path: string) => ask(address, `${address.pathname.slice(0, -2)}/${path}`), 404],
    ['an unknown host', (path: string) => get(path, { host: 'evil.example' }), 403],
    ['a host of another port', (path: string) => get(path, { host: '127.0.0.1:1' }), 403],
    ['the host localhost', (path: string) => get(path, { host: `localhost:${address.port}` }), 403],
    ['an unknown origin', (path: string) => get(path, { origin: 'http://evil.example' }), 403],
    ['no origin at all', (path: string) => get(path, { origin: 'null' }), 403],
  ])('tells nothing to a request with %s', async (_, send, status) => {
    for (const path of ['', 'file', 'main.js']) {
      const { status: given, body } = await send(path);
      expect([given, body.includes('BXLUT'), body.includes('script')]).toEqual([status, false, false]);
    }
  });

  test.each([
    ['another origin', { origin: 'http://evil.example' }],
    ['the origin "null"', { origin: 'null' }],
    ['another host', { host: 'evil.example' }],
  ])('saves nothing for %s', async (_, headers) => {
    expect((await save('BXLUT', await version(), headers)).status).toBe(403);
    expect(onDisk()).toBe(TEXT);
  });

  test('saves nothing for a request without an origin or with a wrong secret', async () => {
    const headers = { 'if-match': await version() };
    const sent = { method: 'PUT', headers, body: 'BXLUT' };
    expect((await ask(address, `${address.pathname}file`, sent)).status).toBe(403);
    const withOrigin = { ...sent, headers: { ...headers, origin: address.origin } };
    expect((await ask(address, '/wrong/file', withOrigin)).status).toBe(404);
    expect(onDisk()).toBe(TEXT);
  });

  test.each([
    'other.oni',
    '../other.oni',
    '..%2fother.oni',
    'notes.txt',
    'scripts/main.js',
    './main.js',
    'file/',
    'file?x',
  ])('serves no other path: %s', async (path) => {
    const { status, body } = await get(path);
    expect([status, body]).toEqual([404, 'not found']);
  });

  test('refuses other methods', async () => {
    const headers = { origin: address.origin };
    for (const method of ['POST', 'DELETE', 'OPTIONS', 'PATCH']) {
      expect((await ask(address, `${address.pathname}file`, { method, headers })).status).toBe(405);
    }
    expect((await ask(address, address.pathname, { method: 'PUT', headers })).status).toBe(405);
  });

  test('refuses a text that is too large or not UTF-8', async () => {
    const size = { 'content-length': String(MAX_FILE_SIZE + 1) };
    expect((await save('', await version(), size)).status).toBe(413);
    const bytes = Buffer.from([0x66, 0xff]);
    expect((await save(bytes as unknown as string, await version())).status).toBe(400);
    expect(onDisk()).toBe(TEXT);
  });
});

describe('the server of one record in a file of many', () => {
  const [FIRST, SECOND, THIRD] = ['BXLUT Byt\n\n', 'BXLUT Byt Lhl # \xe9\n\n', 'BXLUT\n'];
  let file: string;
  let read: () => Promise<Answer>;
  let save: (text: string, version: string | undefined) => Promise<Answer>;

  beforeEach(async () => {
    file = new Folder({ 'games.oni': Buffer.from(FIRST + SECOND + THIRD, 'latin1') }).at('games.oni');
    const find = (whole: Uint8Array) => recordSpanIn(whole, 2, notationById(NOTATIONS, 'oni')!);
    const record = { name: `${file}#2`, find };
    const server = await serveFile({ file, record, notation: 'oni', encoding: 'latin1', scripts: file });
    onTestFinished(() => server.close());
    const { origin, pathname } = new URL(server.address);
    read = () => ask(new URL(origin), `${pathname}file`);
    save = (body, version) =>
      ask(new URL(origin), `${pathname}file`, { method: 'PUT', headers: { origin, 'if-match': version }, body });
  });

  const onDisk = () => readFileSync(file, 'latin1');

  test('serves this record, and writes it back where it was', async () => {
    const { body, headers } = await read();
    expect(body).toBe('BXLUT Byt Lhl # \xe9\n\n');
    const saved = await save('BXLUT Byt # \xe8\n\n', headers.etag as string);
    expect([saved.status, onDisk()]).toEqual([200, `${FIRST}BXLUT Byt # \xe8\n\n${THIRD}`]);
    expect((await save('BXLUT\n', saved.headers.etag as string)).status).toBe(200);
    expect(onDisk()).toBe(`${FIRST}BXLUT\n${THIRD}`);
  });

  test('writes over both records what is two records after an edit', async () => {
    const { headers } = await read();
    const two = `${SECOND}BXLUT Bxs\n`;
    const saved = await save(two, headers.etag as string);
    expect((await read()).body).toBe(two);
    await save('BXLUT Bxs\n', saved.headers.etag as string);
    expect(onDisk()).toBe(`${FIRST}BXLUT Bxs\n${THIRD}`);
  });

  test('writes nothing if the next record would not begin on a line of its own', async () => {
    const refused = await save('BXLUT', (await read()).headers.etag as string);
    expect([refused.status, onDisk()]).toEqual([400, FIRST + SECOND + THIRD]);
    expect(refused.body).toContain('the next record would begin on the last line of this one');
  });

  test('finds the record again if the file has changed, and says so if it is gone', async () => {
    const { headers } = await read();
    writeFileSync(file, `${FIRST}BXLUT Bxs\n`);
    expect((await save(SECOND, headers.etag as string)).status).toBe(409);
    expect((await read()).body).toBe('BXLUT Bxs\n');
    writeFileSync(file, FIRST);
    expect(await read()).toMatchObject({ status: 500, body: 'the file no longer has the record' });
  });
});

describe('the server of a file in a notation of a config', () => {
  const serve = async () => {
    const folder = new Folder({ 'game.oni': TEXT });
    const boardOf = (text: string, asked: BoardRequest) => boardAnswer(oniNotation.read(text), oniNotation, asked);
    const served = { file: folder.at('game.oni'), notation: 'oni', encoding: 'utf-8', scripts: folder.path, boardOf };
    const server = await serveFile(served);
    onTestFinished(() => server.close());
    const address = new URL(server.address);
    const post = (body: unknown, headers: object = { origin: address.origin }) =>
      ask(address, `${address.pathname}board`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { address, post };
  };
  const request = { game: 0, location: '', picked: [], theme: 'light', isTurned: false } as const;

  test('makes the boards of a text that is not saved yet', async () => {
    const { address, post } = await serve();
    expect((await ask(address, address.pathname)).body).toContain('data-built-in="false"');
    const { status, headers, body } = await post({
      text: 'BXLUT',
      request: { ...request, action: ['play', 'Byt'] },
    });
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(JSON.parse(body)).toMatchObject({ edits: [{ start: 5, end: 5, text: '\nByt' }], ply: 1, problem: '' });
  });

  test('makes no boards for another page, nor from anything but a text', async () => {
    const { post } = await serve();
    const asked = { text: 'BXLUT', request };
    for (const headers of [{}, { origin: 'null' }, { origin: 'http://evil.example' }]) {
      expect((await post(asked, headers)).status).toBe(403);
    }
    for (const wrong of [{ text: 'BXLUT' }, { text: 1, request }, [], null]) {
      expect((await post(wrong)).status).toBe(400);
    }
    expect((await post({ text: 'BXLUT', request: {} })).status).toBe(500);
    expect((await post(asked)).status).toBe(200);
  });
});

describe('ludogram play', () => {
  test.each([
    ['-', undefined, "standard input can't be played: name a file"],
    ['game.oni', Buffer.from('BXLUT # \xff', 'latin1'), 'is not UTF-8 text'],
    ['game.oni.gz', gzipSync('BXLUT'), "is compressed, so it can't be saved"],
  ])('refuses %s', async (name, content, message) => {
    const folder = new Folder(content === undefined ? {} : { [name]: content });
    const path = content === undefined ? name : folder.at(name);
    const { code, stdout, stderr } = await ludogram(['play', '--no-open', path]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  });

  test('shows what is wrong with the file before it opens the page', async () => {
    const file = new Folder({ 'game.oni': 'BXLUT Byt Lb' }).at('game.oni');
    const written = { stdout: '', stderr: '' };
    const sink = (name: 'stdout' | 'stderr') => ({
      write: (text: string | Uint8Array) => (written[name] += Buffer.from(text).toString()),
    });
    const onInterrupt = (act: () => void) => {
      act();
      return () => undefined;
    };
    const io = {
      stdin: (async function* () {})(),
      stdout: sink('stdout'),
      stderr: sink('stderr'),
      env: {},
      onInterrupt,
    };
    await run(['play', '--no-open', file], io);
    expect(written.stderr).toContain('game.oni:1:11: error oni/incomplete-move');
  });

  test.skipIf(process.platform === 'win32')(
    'refuses a named pipe before it waits for what is written to it',
    async () => {
      const file = new Folder().at('game.oni');
      execFileSync('mkfifo', [file]);
      const { code, stdout, stderr } = await ludogram(['play', '--no-open', file]);
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toContain(`${file} isn't a file, so it can't be saved`);
    },
  );
});
