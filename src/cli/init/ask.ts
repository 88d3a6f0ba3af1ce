import type { Readable, Writable } from 'node:stream';
import type { NotationEntry } from '../../notation/index.js';
import type { VerbIo } from '../io.js';
import { extensionProblem, idProblem, type Plan, proposedTitle, titleProblem } from './plan.js';

/** Answers that the command line already gives. */
export type Given = { readonly [Key in keyof Plan]?: Plan[Key] | undefined };

/**
 * Asks on the terminal for everything that the command line does not give.
 *
 * @returns the answers; `undefined` if the user cancels
 */
export async function ask(given: Given, known: readonly NotationEntry[], io: VerbIo): Promise<Plan | undefined> {
  const { isCancel, select, text } = await import('@clack/prompts');
  const streams = { input: io.stdin as unknown as Readable, output: io.stderr.sink as unknown as Writable };
  const answer = async (
    value: string | undefined,
    message: string,
    proposed: string,
    problem: (answer: string) => string | undefined,
  ): Promise<string | undefined> => {
    if (value !== undefined) return value;
    const validate = (answer = '') => problem(answer === '' ? proposed : answer);
    const found = await text({ message, placeholder: proposed, defaultValue: proposed, validate, ...streams });
    return isCancel(found) ? undefined : found;
  };
  const id = await answer(given.id, 'The id of the notation?', 'my-game', (value) => idProblem(value, known));
  if (id === undefined) return undefined;
  const title = await answer(given.title, 'What are its texts?', proposedTitle(id), titleProblem);
  if (title === undefined) return undefined;
  const extension = await answer(given.extension, 'The extension of its files?', `.${id}`, extensionProblem);
  if (extension === undefined) return undefined;
  const options = [
    { value: 'ts' as const, label: 'TypeScript' },
    { value: 'js' as const, label: 'JavaScript' },
  ];
  const language = given.language ?? (await select({ message: 'The language of its sources?', options, ...streams }));
  return isCancel(language) ? undefined : { id, title, extension, language };
}
