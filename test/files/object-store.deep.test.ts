import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { statusOf, storeOf } from '../../src/files/store/index.js';
import { Folder } from '../cli/support.js';
import { objectServer } from '../support/processes/object-server.js';

const store = storeOf('s3://games');

async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts).toString();
}

test('objects have a size, and the start of a name is a folder', async () => {
  const { folder, put } = await objectServer();
  await put('some games/ä.oni', 'text');
  const names = ['some games/ä.oni', 'some games', 'some games/', 'empty/', 'some', 'none'];
  const statuses = names.map((name) => statusOf(`${folder}/${name}`));
  expect(await Promise.all(statuses)).toEqual([
    { kind: 'file', size: 4 },
    { kind: 'folder', size: 0 },
    { kind: 'folder', size: 0 },
    { kind: 'folder', size: 0 },
    undefined,
    undefined,
  ]);
  expect(await statusOf('s3://games')).toEqual({ kind: 'folder', size: 0 });
  expect(await statusOf('s3://no-bucket/a')).toBeUndefined();
});

test('a folder is listed, and walked without hidden folders', async () => {
  const { folder, put, names } = await objectServer();
  for (const name of ['a.oni', '.marker', 'b/c.oni', 'b/.d/e.oni', 'node_modules/f.oni']) await put(name, name);
  expect((await store.names(folder)).sort()).toEqual(['.marker', 'a.oni', 'b', 'node_modules']);
  expect(await store.names(`${folder}/none`)).toEqual([]);
  expect(await names()).toEqual(['.marker', 'a.oni', 'b/c.oni']);
});

test('a list that comes in several answers is complete', async () => {
  const { folder, put, names, requests } = await objectServer();
  const all = Array.from({ length: 8 }, (_, i) => `${i}.oni`);
  for (const name of all) await put(name, name);
  requests.length = 0;
  expect(await names()).toEqual(all);
  expect(await store.names(folder)).toEqual(all);
  expect(requests).toHaveLength(6);
});

test('an object is read whole, in part, or not at all', async () => {
  const { folder, put, requests } = await objectServer();
  await put('a', 'hello world');
  const file = `${folder}/a`;
  expect(await textOf(store.bytes(file))).toBe('hello world');
  requests.length = 0;
  expect(await textOf(store.bytes(file, { start: 2, end: 5 }))).toBe('llo');
  expect(await textOf(store.bytes(file, { start: 6 }))).toBe('world');
  expect(requests.map(({ range }) => range)).toEqual(['bytes=2-4', 'bytes=6-']);
  expect(await store.read(`${folder}/none`)).toBeUndefined();
  await expect(textOf(store.bytes(`${folder}/none`))).rejects.toThrow('The specified key does not exist');
  await put('empty', '');
  expect(await textOf(store.bytes(`${folder}/empty`))).toBe('');
});

test('an object is written, replaced and removed', async () => {
  const { folder, put, get } = await objectServer();
  await put('a', 'one');
  await put('a', 'two');
  expect(await get('a')).toBe('two');
  await store.remove(`${folder}/a`);
  await store.remove(`${folder}/a`);
  expect(await get('a')).toBeUndefined();
});

test('a large file is written in several parts', async () => {
  const { folder, requests } = await objectServer();
  const local = new Folder();
  const content = Buffer.alloc(9 * 2 ** 20, 'some games');
  writeFileSync(local.at('a'), content);
  requests.length = 0;
  await store.place(local.at('a'), `${folder}/a`);
  expect(requests.filter(({ url }) => url.includes('partNumber=')).length).toBe(2);
  expect(await textOf(store.bytes(`${folder}/a`))).toBe(content.toString());
});

test('an upload that fails is given up with its own error, and can be repeated', async () => {
  const server = await objectServer();
  const local = new Folder();
  const content = Buffer.alloc(9 * 2 ** 20, 'some games');
  writeFileSync(local.at('a'), content);
  server.requests.length = 0;
  server.fault = ({ method, url }) => (method === 'DELETE' || url.includes('partNumber=2') ? 'error' : undefined);
  await expect(store.place(local.at('a'), `${server.folder}/a`)).rejects.toThrow(
    'the object store answers with status 503; try again later',
  );
  expect(server.requests.filter(({ method }) => method === 'DELETE').length).toBeGreaterThan(0);
  server.fault = () => undefined;
  expect(await server.names()).toEqual([]);
  await store.place(local.at('a'), `${server.folder}/a`);
  expect(await textOf(store.bytes(`${server.folder}/a`))).toBe(content.toString());
});

test.each([
  [503, 'the object store answers with status 503; try again later'],
  [403, 'the object store answers with status 403; check the credentials and the permissions'],
  [400, 'the object store answers with status 400'],
])('an answer with the status %d and nothing else is an error in words', async (status, message) => {
  const server = await objectServer();
  server.fault = () => status;
  await expect(store.write(`${server.folder}/a`, 'text')).rejects.toThrow(message);
});

test('an address may begin with capital letters', async () => {
  const { folder, put } = await objectServer();
  await put('games/a.oni', 'text');
  const capital = folder.replace('s3', 'S3');
  expect(await statusOf(`${capital}/games`)).toEqual({ kind: 'folder', size: 0 });
  expect(await storeOf(capital).read(`${capital}/games/a.oni`)).toBe('text');
  expect(await statusOf('S3://games')).toEqual({ kind: 'folder', size: 0 });
});

test('a request that fails is repeated, and a broken answer is continued', async () => {
  const server = await objectServer();
  await server.put('a', 'twenty-five bytes of text');
  const faults = ['error', 'cut', undefined, undefined] as const;
  server.requests.length = 0;
  let count = 0;
  server.fault = () => faults[count++];
  expect(await textOf(store.bytes(`${server.folder}/a`))).toBe('twenty-five bytes of text');
  expect(server.requests.map(({ range }) => range)).toEqual([undefined, undefined, 'bytes=10-24']);
});

test('a broken answer is not continued with another version of the object', async () => {
  const server = await objectServer();
  await server.put('a', 'twenty-five bytes of text');
  let count = 0;
  server.fault = () => (count++ === 0 ? 'cut' : undefined);
  const read = async () => {
    for await (const chunk of store.bytes(`${server.folder}/a`)) {
      expect(Buffer.from(chunk).toString()).toBe('twenty-fiv');
      await server.put('a', 'twenty-five other letters');
    }
  };
  await expect(read()).rejects.toThrow('it has changed while it was read');
});
