import { featuresOfFile } from '../file-features.js';
import type { Features } from '../features/features.js';
import type { ServerHost } from '../server.js';
import type { Answer, Port, Question } from './port.js';

/**
 * Answers the questions of a server in a separate thread: reads texts at level `rules`, and keeps the latest version of
 * each file.
 *
 * @param host the host of the server, which need not start threads
 */
export function serveThread(port: Port, host: ServerHost): void {
  const files = new Map<string, { readonly version: number; readonly features: Promise<Features | undefined> }>();
  const answer = async ({ uri, version, file, feature, args }: Question): Promise<unknown> => {
    if (file !== undefined) files.set(uri, { version, features: featuresOfFile(file, host, 'rules') });
    const known = files.get(uri);
    if (known?.version !== version) throw new Error(`unknown version ${version} of ${uri}`);
    const features = await known.features;
    if (features === undefined) return undefined;
    if (feature === 'diagnostics') return features.diagnostics;
    return Reflect.apply(features[feature], features, args);
  };
  port.listen((message) => {
    const question = message as Question;
    answer(question).then(
      (result) => port.post({ id: question.id, result } satisfies Answer),
      (error: unknown) => {
        const shown = error instanceof Error ? (error.stack ?? error.message) : String(error);
        port.post({ id: question.id, error: shown } satisfies Answer);
      },
    );
  });
}
