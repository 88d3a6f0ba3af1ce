import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import type { BoardAnswer, BoardRequest } from '../../../board/remote/answer.js';
import { MAX_FILE_SIZE, systemReason } from '../../../files/read-file.js';
import { decodeText, encodeEdited } from '../../../notation/index.js';
import { CONTENT_SECURITY_POLICY, pageOf } from './page.js';
import { type FindRecord, ServedBytes } from './served-bytes.js';

/** The file that a server shows, or a record of it, and what its page needs. */
export interface ServedFile {
  readonly file: string;
  /** The record that is shown alone: its name, and how it is found in the file; absent for the whole file. */
  readonly record?: { readonly name: string; readonly find: FindRecord };
  /** The id of its notation. */
  readonly notation: string;
  /** The name of the encoding of the file; the page always gets and sends UTF-8. */
  readonly encoding: string;
  /** Makes the boards of a notation whose code is not on the page; absent for the others. */
  readonly boardOf?: (text: string, request: BoardRequest) => BoardAnswer;
  /** The folder with the script of the page. */
  readonly scripts: string;
}

/** A server that shows one file. */
export interface FileServer {
  /** The address of the page, with its secret. */
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Serves a page that shows a file and saves it, on this machine only. Each request must have the secret of the address;
 * a page of another site can neither read nor write the file, even if its host name leads here.
 */
export async function serveFile(served: ServedFile): Promise<FileServer> {
  const secret = randomBytes(24).toString('base64url');
  const bytes = new ServedBytes(served.file, served.record?.find);
  const server = createServer((request, response) => {
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    answer({ ...served, bytes }, { secret, host }, request, response).catch((error: unknown) => {
      send(response, 500, systemReason(error));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/${secret}/`, close: () => closed(server) };
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** A file with its bytes. */
interface LoadedFile extends ServedFile {
  readonly bytes: ServedBytes;
}

interface Access {
  readonly secret: string;
  /** The only host that requests may name. */
  readonly host: string;
}

async function answer(
  served: LoadedFile,
  { secret, host }: Access,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = '', url = '', headers } = request;
  if (headers.host !== host) return send(response, 403, 'unknown host');
  const { origin } = headers;
  if (origin === undefined ? method !== 'GET' : origin !== `http://${host}`) {
    return send(response, 403, 'unknown origin');
  }
  const [, given = '', ...rest] = url.split('/');
  if (!isEqual(given, secret)) return send(response, 404, 'not found');
  const path = rest.join('/');
  if (path === 'file' && method === 'PUT') return save(served, request, response);
  if (path === 'board' && method === 'POST') return sendBoard(served, request, response);
  if (method !== 'GET') return send(response, 405, 'expected GET, or PUT for the file');
  if (path === 'file') return sendFile(served, response);
  if (path === '') {
    const { file, record, notation, boardOf } = served;
    const page = pageOf({ name: basename(record?.name ?? file), notation, isBuiltIn: boardOf === undefined });
    return send(response, 200, page, 'text/html');
  }
  // Only names that the folder lists: no path can lead out of it.
  if (!scriptsIn(served.scripts).includes(path)) return send(response, 404, 'not found');
  return send(response, 200, readFileSync(join(served.scripts, path)), 'text/javascript');
}

/** Compares two texts in a time that reveals nothing about them. */
function isEqual(a: string, b: string): boolean {
  const [one, other] = [a, b].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer];
  return timingSafeEqual(one, other);
}

const scriptsIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.js')) : [];

async function sendFile({ bytes, encoding }: LoadedFile, response: ServerResponse): Promise<void> {
  const { name, shown } = await bytes.read();
  response.setHeader('etag', name);
  send(response, 200, decodeText(shown, {}, encoding).text);
}

/** Answers with a board of a text that the page sends, which may have changes that are not saved. */
async function sendBoard({ boardOf }: ServedFile, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (boardOf === undefined) return send(response, 404, 'not found');
  const body = await bodyOf(request);
  const asked = body === undefined ? undefined : boardRequestOf(body);
  if (asked === undefined) return send(response, 400, 'expected a text and what is asked about its board, as JSON');
  return send(response, 200, JSON.stringify(boardOf(asked.text, asked.request)), 'application/json');
}

function boardRequestOf(body: Uint8Array): { readonly text: string; readonly request: BoardRequest } | undefined {
  try {
    const { text, request } = JSON.parse(textOf(body) ?? '') as { text?: unknown; request?: unknown };
    if (typeof text !== 'string' || typeof request !== 'object' || request === null) return undefined;
    return { text, request: request as BoardRequest };
  } catch {
    return undefined;
  }
}

/** Replaces what is shown of the file, if that is still the version that the page has. */
async function save(
  { bytes, encoding }: LoadedFile,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await bodyOf(request);
  if (body === undefined) {
    response.setHeader('connection', 'close');
    return send(response, 413, 'the text is too large');
  }
  const text = textOf(body);
  if (text === undefined) return send(response, 400, "the text isn't UTF-8");
  const version = request.headers['if-match'];
  const current = bytes.reread(version);
  if (current === undefined) return send(response, 409, FILE_CHANGED);
  const { shown } = current;
  const before = decodeText(shown, {}, encoding);
  const changed = before.invalidAt === undefined ? encodeEdited(text, { ...before, bytes: shown }) : undefined;
  if (changed === undefined) return send(response, 400, `the text has characters that are not in ${encoding}`);
  try {
    const written = bytes.write(current, changed);
    if (written === undefined) return send(response, 400, JOINS_NEXT_RECORD);
    response.setHeader('etag', written);
  } catch (error) {
    return bytes.reread(version) === undefined
      ? send(response, 409, FILE_CHANGED)
      : send(response, 500, `the file was not saved: ${systemReason(error)}`);
  }
  return send(response, 200, 'saved');
}

const FILE_CHANGED = 'Not saved: the file has changed since it was read. Reload the page to see the new version.';

const JOINS_NEXT_RECORD =
  'Not saved: the next record would begin on the last line of this one. Add a line break at the end.';

/** Reads a body; `undefined` if it is larger than a file may be. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_FILE_SIZE) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_FILE_SIZE) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function send(response: ServerResponse, status: number, body: string | Uint8Array, type = 'text/plain'): void {
  response
    .writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': CONTENT_SECURITY_POLICY,
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .end(body);
}
