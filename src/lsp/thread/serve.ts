import { errorStack } from '../../errors.js';
import type { ServerHost } from '../host/host.js';
import { LspError } from '../protocol/lsp-error.js';
import { FileReader, type FileVersion } from '../reading/file-reader.js';
import type { ClosedFile, Port, Preparation, ThreadAnswer, ThreadRequest } from './port.js';

/**
 * Answers the requests of a server in a separate thread, and keeps the latest version of each file.
 *
 * @param host the host of the server, which need not start threads
 */
export function serveThread(port: Port, host: ServerHost): void {
  const files = new Map<string, FileVersion>();
  const reader = new FileReader(host, { isQuick: true });
  const answer = async ({
    uri,
    file = files.get(uri),
    request,
  }: ThreadRequest): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    if (file === undefined) throw new Error(`unknown file ${uri}`);
    files.set(uri, file);
    const found = await reader.ask(file, request);
    return found === undefined ? undefined : new TextEncoder().encode(JSON.stringify(found));
  };
  port.listen((message) => {
    const sent = message as ThreadRequest | Preparation | ClosedFile;
    // A config that fails is reported when a file needs it.
    if ('config' in sent) return void prepare(sent.config, host).catch(() => undefined);
    if ('closed' in sent) {
      files.delete(sent.closed);
      return reader.close(sent.closed);
    }
    const { id } = sent;
    answer(sent).then(
      (json) => port.post({ id, json } satisfies ThreadAnswer, json && [json.buffer]),
      (error: unknown) => port.post({ id, error: shown(error) } satisfies ThreadAnswer),
    );
  });
}

/** Loads the notations of a config, and their support for editors. */
async function prepare(config: string, { builtIn, notationsFor }: ServerHost): Promise<void> {
  for (const notation of (await notationsFor?.(config)) ?? []) {
    if (builtIn.includes(notation)) continue;
    await notation.load();
    await notation.editor?.();
  }
}

function shown(error: unknown): NonNullable<ThreadAnswer['error']> {
  if (error instanceof LspError) return { message: error.message, code: error.code };
  return { message: errorStack(error) };
}
