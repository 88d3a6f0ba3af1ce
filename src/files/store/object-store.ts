import { createReadStream, statSync } from 'node:fs';
import type { Readable } from 'node:stream';
import type { GetObjectCommandOutput, ListObjectsV2CommandOutput } from '@aws-sdk/client-s3';
import { defined } from '../../defined.js';
import { systemReason } from '../read-file.js';
import { loadS3 } from './s3.js';
import { type ByteRange, isLeftOut, type Status, type Store } from './store.js';

/** The number of times that the reading of an object is continued before it has failed. */
const MAX_ATTEMPTS = 5;

/** The largest number of parts of an upload, and the smallest size of one in bytes. */
const PARTS = { maxCount: 10_000, size: 2 ** 23 };

/** Objects of an S3-compatible service. Each is replaced whole. */
export const objectStore: Store = {
  isLocal: false,
  join: (folder, ...names) => [folder.replace(/\/$/, ''), ...names].join('/'),
  async status(path) {
    // No object has such a name, so a folder is meant, even if it is empty.
    if (isFolderName(path)) return { kind: 'folder', size: 0 };
    try {
      return (await objectStatus(path)) ?? (await folderStatus(path));
    } catch {
      return undefined;
    }
  },
  hasFile: async (path) => (await objectStatus(path)) !== undefined,
  bytes,
  async read(file) {
    try {
      let text = '';
      const decoder = new TextDecoder();
      for await (const chunk of bytes(file)) text += decoder.decode(chunk, { stream: true });
      return text;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  },
  async write(file, content) {
    const { client, PutObjectCommand } = await loadS3();
    await client.send(new PutObjectCommand({ ...addressOf(file), Body: Buffer.from(content) }));
  },
  async place(local, file) {
    const { client, Upload } = await loadS3();
    const partSize = Math.max(PARTS.size, Math.ceil(statSync(local).size / PARTS.maxCount));
    await new Upload({ client, partSize, params: { ...addressOf(file), Body: createReadStream(local) } }).done();
  },
  async remove(file) {
    const { client, DeleteObjectCommand } = await loadS3();
    await client.send(new DeleteObjectCommand(addressOf(file)));
  },
  async names(folder) {
    const { length } = folderAddressOf(folder).Key;
    const names: string[] = [];
    for await (const { Contents = [], CommonPrefixes = [] } of pagesOf(folder, { isFlat: true })) {
      for (const { Key = '' } of Contents) names.push(Key.slice(length));
      for (const { Prefix = '' } of CommonPrefixes) names.push(Prefix.slice(length, -1));
    }
    // The folder itself may have an empty object.
    return names.filter((name) => name !== '');
  },
  async *walk(folder, isWanted) {
    const { Bucket, Key: prefix } = folderAddressOf(folder);
    try {
      for await (const { Contents = [] } of pagesOf(folder)) {
        for (const { Key = '', Size = 0 } of Contents) {
          const file = `s3://${Bucket}/${Key}`;
          const folders = Key.slice(prefix.length).split('/').slice(0, -1);
          if (!folders.some(isLeftOut) && !Key.endsWith('/') && isWanted(file)) yield { file, size: Size };
        }
      }
    } catch (error) {
      yield { file: folder, problem: systemReason(error) };
    }
  },
};

/** The address of an object, as commands take it. */
interface Address {
  readonly Bucket: string;
  readonly Key: string;
}

function addressOf(path: string): Address {
  const [Bucket = '', ...names] = path.slice('s3://'.length).split('/');
  if (Bucket === '') throw new Error('the address has no bucket: expected s3://BUCKET/NAME');
  return { Bucket, Key: names.join('/') };
}

/** Whether a path leads to a bucket, or ends like a folder. */
const isFolderName = (path: string): boolean => /^s3:\/\/[^/]*$|\/$/i.test(path);

/** Returns the address of a folder: the start of the names of its objects. */
function folderAddressOf(path: string): Address {
  const { Bucket, Key } = addressOf(path);
  return { Bucket, Key: Key === '' || Key.endsWith('/') ? Key : `${Key}/` };
}

async function objectStatus(path: string): Promise<Status | undefined> {
  const { client, HeadObjectCommand } = await loadS3();
  try {
    const { ContentLength = 0 } = await client.send(new HeadObjectCommand(addressOf(path)));
    return { kind: 'file', size: ContentLength };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function folderStatus(path: string): Promise<Status | undefined> {
  for await (const { KeyCount = 0 } of pagesOf(path, { pageSize: 1 })) {
    return KeyCount > 0 ? { kind: 'folder', size: 0 } : undefined;
  }
  return undefined;
}

/**
 * Yields the list of the objects in a folder, in parts: of those in its folders only the names of these if `isFlat`.
 */
async function* pagesOf(
  folder: string,
  { isFlat = false, pageSize }: { readonly isFlat?: boolean; readonly pageSize?: number } = {},
): AsyncGenerator<ListObjectsV2CommandOutput> {
  const { client, paginateListObjectsV2 } = await loadS3();
  const { Bucket, Key: Prefix } = folderAddressOf(folder);
  yield* paginateListObjectsV2(
    { client, ...defined({ pageSize }) },
    { Bucket, Prefix, ...(isFlat ? { Delimiter: '/' } : {}) },
  );
}

/** Yields the bytes of an object. If the connection breaks, continues with the same version of the object. */
async function* bytes(file: string, { start, end }: Partial<ByteRange> = {}): AsyncGenerator<Uint8Array> {
  let at = start ?? 0;
  let until = end;
  let version: string | undefined;
  for (let attempt = 1; until === undefined || at < until;) {
    const answer = await requestBytes(file, at, until).catch((error: unknown) => {
      if (version !== undefined || !isAfterEnd(error)) throw error;
    });
    if (answer === undefined) return;
    const { Body, ContentLength, ETag } = answer;
    version ??= ETag;
    if (ETag !== version) throw new Error('it has changed while it was read');
    until ??= at + (ContentLength ?? Number.POSITIVE_INFINITY);
    try {
      for await (const chunk of Body as Readable) {
        at += (chunk as Buffer).length;
        attempt = 1;
        yield chunk as Buffer;
      }
      return;
    } catch (error) {
      if (attempt++ === MAX_ATTEMPTS) throw error;
    }
  }
}

/** Requests the bytes of an object from an offset to another one; to the end of the object if that is `undefined`. */
async function requestBytes(file: string, start: number, end: number | undefined): Promise<GetObjectCommandOutput> {
  const { client, GetObjectCommand } = await loadS3();
  const isWhole = start === 0 && end === undefined;
  const range = isWhole ? {} : { Range: `bytes=${start}-${end === undefined ? '' : end - 1}` };
  return client.send(new GetObjectCommand({ ...addressOf(file), ...range }));
}

/** Whether an error says that a range begins at the end of an object, or after it. */
const isAfterEnd = (error: unknown): boolean => (error as Error).name === 'InvalidRange';

/** Whether an error says that an object does not exist. */
const isMissing = (error: unknown): boolean => ['NoSuchKey', 'NotFound'].includes((error as Error).name);
