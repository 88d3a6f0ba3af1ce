import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

/** A static host of a folder under a base path, on a free port of this machine. */
export interface StaticServer {
  /** Address of the base path, with its final slash. */
  readonly url: string;
  close(): void;
}

/** Serves the files of a folder as any static host does: folders by their `index.html`, and `404.html` for the rest. */
export async function serveStatic(folder: string, base = '/'): Promise<StaticServer> {
  const server: Server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const inside = path.startsWith(base) ? normalize(path.slice(base.length)) : '..';
    let file = inside.startsWith('..') ? '' : join(folder, inside);
    if (existsSync(file) && statSync(file).isDirectory()) file = join(file, 'index.html');
    const isFound = file !== '' && existsSync(file);
    response.writeHead(isFound ? 200 : 404, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    if (isFound) createReadStream(file).pipe(response);
    else response.end('not found');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return { url: `http://127.0.0.1:${address.port}${base}`, close: () => server.close() };
}
