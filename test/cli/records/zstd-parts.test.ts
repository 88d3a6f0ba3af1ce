import { statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import xxHash from 'xxhash-wasm';
import { bytesOf, textSizeOf } from '../../../src/cli/records/decompress.js';
import { zstdParts } from '../../../src/cli/records/zstd-parts.js';
import { sized } from '../../support/rounds.js';
import { Folder, ludogram, WON } from '../support.js';

const BLOCK = 2 ** 17;
/** The descriptor of a window of 2^exponent bytes. */
const windowOf = (exponent: number): number => (exponent - 10) << 3;
const MAGIC = [0x28, 0xb5, 0x2f, 0xfd];

function blockHeader(type: number, size: number, isLast: boolean): Buffer {
  const header = Buffer.alloc(3);
  header.writeUIntLE((size << 3) | (type << 1) | Number(isLast), 0, 3);
  return header;
}

const zeros = (isLast: boolean): Buffer => Buffer.concat([blockHeader(1, BLOCK, isLast), Buffer.alloc(1)]);
const raw = (text: string, isLast: boolean): Buffer =>
  Buffer.concat([blockHeader(0, text.length, isLast), Buffer.from(text)]);
const frame = (...blocks: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.from([...MAGIC, 0, windowOf(17)]), ...blocks]);
const skippable = (size: number): Buffer =>
  Buffer.concat([Buffer.from([0x5a, 0x2a, 0x4d, 0x18, size, 0, 0, 0]), Buffer.alloc(size, 0xfd)]);

async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function collected(parts: AsyncIterable<Uint8Array>): Promise<Buffer[]> {
  const out: Buffer[] = [];
  for await (const part of parts) out.push(Buffer.from(part));
  return out;
}

test.each([1, 7, 1000])('each block is a part, in chunks of %d bytes', async (size) => {
  const data = Buffer.concat([
    frame(raw('BXLUT ', false), zeros(false), raw('Byt', true)),
    skippable(9),
    frame(zeros(true)),
  ]);
  const parts = await collected(zstdParts(inChunks(data, size)));
  expect(Buffer.concat(parts)).toEqual(data);
  expect(parts.map(({ length }) => length)).toEqual([4, 2, 9, 4, 6, 4, 4, 9, 4, 2, 4]);
});

test.each([
  ['text', Buffer.from('BXLUT Byt\n'.repeat(10))],
  ['a frame that is cut off', frame(raw('BXLUT', false)).subarray(0, 10)],
  ['a frame without its last block', frame(raw('BXLUT', false))],
  ['a header that is cut off', Buffer.from(MAGIC)],
])('%s loses nothing', async (_, data) => {
  expect(Buffer.concat(await collected(zstdParts(inChunks(data, 3))))).toEqual(data);
});

test('events are handled while a chunk of a file is decompressed to much text', async () => {
  const file = new Folder({ 'a.zst': frame(...Array.from({ length: 99 }, () => zeros(false)), zeros(true)) });
  let [size, sizeAtEvent] = [0, -1];
  for await (const { length } of bytesOf(file.at('a.zst'))) {
    if (size === 0) setImmediate(() => (sizeAtEvent = size));
    size += length;
  }
  expect(size).toBe(100 * BLOCK);
  expect(sizeAtEvent).toBeGreaterThan(0);
  expect(sizeAtEvent).toBeLessThan(size / 2);
});

test('frames, parts to skip and repeated bytes are decompressed', async () => {
  const data = Buffer.concat([frame(raw('# ', false), raw('one\n', true)), skippable(40), frame(raw(WON, true))]);
  const folder = new Folder({ 'a.oni.zst': data });
  expect(Buffer.concat(await collected(bytesOf(folder.at('a.oni.zst')))).toString()).toBe(`# one\n${WON}`);
  expect((await ludogram(['check', folder.at('a.oni.zst')])).code).toBe(0);
});

/** A frame of one block with its checksum, of which the lower half of the XXH64 of the block is the value. */
function checkedFrame(text: string, checksum: number): Buffer {
  const value = Buffer.alloc(4);
  value.writeUInt32LE(checksum);
  return Buffer.concat([Buffer.from([...MAGIC, 4, windowOf(17)]), raw(text, true), value]);
}

test('a frame whose content is not that of its checksum is damaged, and what was read before it is not lost', async () => {
  const record = 'BXLUT Byt\n';
  const { h64 } = await xxHash();
  const right = Number(BigInt.asUintN(32, h64(record)));
  const folder = new Folder({
    'right.oni.zst': Buffer.concat([checkedFrame(record, right), checkedFrame(record, right)]),
    'wrong.oni.zst': Buffer.concat([
      ...Array.from({ length: 3 }, () => checkedFrame(record, right)),
      checkedFrame(record, right ^ 1),
    ]),
  });
  expect(await ludogram(['check', '--many', folder.at('right.oni.zst')])).toMatchObject({ code: 0, stderr: '' });
  const { code, stdout, stderr } = await ludogram(['check', '--many', folder.at('wrong.oni.zst')]);
  expect([code, stderr]).toEqual([
    2,
    `error: can't read ${folder.at('wrong.oni.zst')}: the compressed data is damaged\n`,
  ]);
  expect(stdout).toBe('no problems in 3 records\n');
});

test('the size of compressed text is what its data says, or eight times that of the data', () => {
  const text = Buffer.from(WON.repeat(1000));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(text.length);
  const folder = new Folder({
    'sized.oni.zst': Buffer.concat([Buffer.from([...MAGIC, 0b1010_0000]), size, Buffer.alloc(20)]),
    'unsized.oni.zst': frame(raw(WON.repeat(3), true)),
    'a.oni.gz': gzipSync(text),
    'folder.oni.gz/a.oni': WON,
  });
  const sizeOf = (name: string) => textSizeOf(folder.at(name), statSync(folder.at(name)).size);
  expect(sizeOf('sized.oni.zst')).toBe(text.length);
  expect(sizeOf('a.oni.gz')).toBe(text.length);
  for (const name of ['unsized.oni.zst', 'folder.oni.gz']) {
    expect(sizeOf(name)).toBe(statSync(folder.at(name)).size * 8);
  }
  expect(textSizeOf(folder.at('absent.oni.gz'), 100)).toBe(800);
  expect(textSizeOf('a.oni', 100)).toBe(100);
});

/** The blocks of a text that must not be in memory as a whole: many times what may be. */
const BLOCKS = sized(1500, 8000);

test('a bomb of zeros is decompressed block by block', async () => {
  const folder = new Folder({
    'a.oni.zst': frame(...Array.from({ length: BLOCKS }, (_, i) => zeros(i === BLOCKS - 1))),
  });
  let before = 0;
  let added: number | undefined;
  let size = 0;
  const { arrayBuffers } = process.memoryUsage();
  for await (const chunk of bytesOf(folder.at('a.oni.zst'))) {
    if (size === 0) before = chunk.length;
    size += chunk.length;
    // Before the collector runs: what is decompressed ahead is also in memory.
    added ??= process.memoryUsage().arrayBuffers - arrayBuffers;
  }
  expect([before, size]).toEqual([BLOCK, BLOCKS * BLOCK]);
  expect(added).toBeLessThan(200 * BLOCK);
});

test('a frame whose window is too large is refused', async () => {
  const bytes = Buffer.concat([Buffer.from([...MAGIC, 0, windowOf(31)]), zeros(true)]);
  const single = Buffer.concat([Buffer.from([...MAGIC, 0xa0, 0, 0, 0, 0x10]), zeros(true)]);
  const folder = new Folder({ 'a.oni.zst': bytes, 'b.oni.zst': single });
  for (const name of ['a.oni.zst', 'b.oni.zst']) {
    const { code, stderr } = await ludogram(['check', folder.at(name)]);
    const reason = 'the compressed data needs more memory than the 128 MiB that are allowed';
    expect([code, stderr]).toEqual([2, `error: can't read ${folder.at(name)}: ${reason}\n`]);
  }
});
