import { errorStack } from '../../errors.js';
import type { ServerHost } from '../host/host.js';
import { LspError } from '../protocol/lsp-error.js';
import { FileReader, type FileVersion } from '../reading/file-reader.js';
import type { Answer, ClosedFile, Port, Preparation, Question } from './port.js';

/**
 * Answers the questions of a server in a separate thread, and keeps the latest version of each file.
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
  }: Question): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    if (file === undefined) throw new Error(`unknown file ${uri}`);
    files.set(uri, file);
    const found = await reader.ask(file, request);
    return found === undefined ? undefined : new TextEncoder().encode(JSON.stringify(found));
  };
  port.listen((message) => {
    const question = message as Question | Preparation | ClosedFile;
    // A config that fails is reported when a file needs it.
    if ('config' in question) return void prepare(question.config, host).catch(() => undefined);
    if ('closed' in question) {
      files.delete(question.closed);
      return reader.close(question.closed);
    }
    const { id } = question;
    answer(question).then(
      (json) => port.post({ id, json } satisfies Answer, json && [json.buffer]),
      (error: unknown) => port.post({ id, error: shown(error) } satisfies Answer),
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

function shown(error: unknown): NonNullable<Answer['error']> {
  if (error instanceof LspError) return { message: error.message, code: error.code };
  return { message: errorStack(error) };
}
