import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { storeOf } from '../../../src/files/store/index.js';

/** A request that the server gets. */
interface Request {
  readonly method: string;
  readonly url: string;
  readonly range: string | undefined;
}

/**
 * The action of the server instead of an answer: closes the connection within the answer, or answers with an error, or
 * with this status alone.
 */
type Fault = 'cut' | 'error' | number | undefined;

/** An S3-compatible server in this process, to which the client of this process is connected. */
export interface ObjectServer {
  /** The address of an empty folder in it: `s3://bucket/…`. */
  readonly folder: string;
  readonly requests: Request[];
  /** Decides on the fault of each request; it is reset after the test. */
  fault: (request: Request) => Fault;
  /** Puts an object into the folder. */
  put(name: string, content: string | Uint8Array): Promise<void>;
  /** Returns an object of the folder as text; `undefined` if there is none. */
  get(name: string): Promise<string | undefined>;
  /** Returns the names of all objects in the folder. */
  names(): Promise<string[]>;
}

/** The server of this thread: the client is made once, for one address. */
let starting: Promise<{ requests: Request[]; setFault: (fault: ObjectServer['fault']) => void }> | undefined;
let folders = 0;

/** Returns the server with a new folder. */
export async function objectServer(): Promise<ObjectServer> {
  const { requests, setFault } = await (starting ??= start());
  const folder = `s3://games/${folders++}`;
  const store = storeOf(folder);
  onTestFinished(() => setFault(() => undefined));
  return {
    folder,
    requests,
    set fault(fault: ObjectServer['fault']) {
      setFault(fault);
    },
    put: (name, content) => store.write(`${folder}/${name}`, content),
    get: (name) => store.read(`${folder}/${name}`),
    async names() {
      const names: string[] = [];
      for await (const { file } of store.walk(folder, () => true)) names.push(file.slice(folder.length + 1));
      return names;
    },
  };
}

/** The most objects in an answer that lists some. */
const PAGE = 3;

async function start() {
  replaceDes();
  const { default: S3rver } = await import('s3rver');
  const directory = mkdtempSync(join(tmpdir(), 'ludogram-objects-'));
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
  const s3 = new S3rver({
    directory,
    silent: true,
    configureBuckets: [{ name: 'games', configs: [] }],
    // Addresses of lists are changed.
    allowMismatchedSignatures: true,
  });
  await s3.configureBuckets();
  const answer = s3.callback();
  const requests: Request[] = [];
  let fault: ObjectServer['fault'] = () => undefined;
  const server = createServer((incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming;
    const request = { method, url, range: headers.range };
    requests.push(request);
    if (url.includes('list-type=2') && !url.includes('max-keys=')) incoming.url += `&max-keys=${PAGE}`;
    failing(fault(request), incoming, outgoing, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const { port } = server.address() as AddressInfo;
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  });
  return { requests, setFault: (next: ObjectServer['fault']) => void (fault = next) };
}

/** Lets s3rver encrypt the addresses of pages of lists: it does that with DES, which Node no longer has. */
function replaceDes(): void {
  type Create = (cipher: string, key: Buffer, iv: Buffer) => unknown;
  const crypto = createRequire(import.meta.url)('node:crypto') as Record<'createCipheriv' | 'createDecipheriv', Create>;
  for (const name of ['createCipheriv', 'createDecipheriv'] as const) {
    const create = crypto[name];
    crypto[name] = (cipher, key, iv) =>
      cipher === 'des' ? create('des-ede3-cbc', Buffer.concat([key, key, key]), iv) : create(cipher, key, iv);
  }
}

function failing(
  fault: Fault,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
): void {
  if (fault === 'error' || typeof fault === 'number') {
    outgoing.writeHead(fault === 'error' ? 503 : fault).end();
    return;
  }
  if (fault === 'cut') {
    const write = outgoing.write.bind(outgoing) as (chunk: Uint8Array) => boolean;
    outgoing.write = (chunk: Uint8Array) => {
      write(chunk.subarray(0, 10));
      setImmediate(() => incoming.socket.destroy());
      return true;
    };
  }
  answer(incoming, outgoing);
}
