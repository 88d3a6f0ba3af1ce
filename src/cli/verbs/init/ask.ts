import type { Readable, Writable } from 'node:stream';
import type { NotationEntry } from '../../../notation/index.js';
import type { VerbIo } from '../../run/io.js';
import {
  type Answers,
  extensionProblem,
  idProblem,
  proposedTitle,
  type TemplateName,
  TEMPLATES,
  titleProblem,
} from './plan.js';

/** Answers that the command line already gives. */
export type GivenAnswers = { readonly [Key in keyof Answers]?: Answers[Key] | undefined };

/**
 * Asks on the terminal for everything that the command line does not give.
 *
 * @returns the answers; `undefined` if the user cancels
 */
export async function ask(
  given: GivenAnswers,
  known: readonly NotationEntry[],
  io: VerbIo,
): Promise<Answers | undefined> {
  const { isCancel, select, text } = await import('@clack/prompts');
  const output = io.stderr.sink as unknown as Writable & { columns?: number };
  // Some terminals report a width of 0; the questions would then have a line for each character.
  if (output.columns === 0) output.columns = 80;
  const streams = { input: io.stdin as unknown as Readable, output };
  const answer = async (
    value: string | undefined,
    message: string,
    proposed: string,
    problem: (answer: string) => string | undefined,
  ): Promise<string | undefined> => {
    if (value !== undefined) return value;
    const validate = (typed = '') => problem(typed === '' ? proposed : typed);
    const found = await text({ message, placeholder: proposed, defaultValue: proposed, validate, ...streams });
    return isCancel(found) ? undefined : found;
  };
  const id = await answer(given.id, 'What is the id of the notation, in lower case?', 'my-game', (value) =>
    idProblem(value, known),
  );
  if (id === undefined) return undefined;
  const title = await answer(given.title, 'What are its texts, in a few words?', proposedTitle(id), titleProblem);
  if (title === undefined) return undefined;
  const extension = await answer(given.extension, 'Which extension do its files have?', `.${id}`, extensionProblem);
  if (extension === undefined) return undefined;
  const choose = async <Value extends string>(message: string, labels: Readonly<Record<Value, string>>) => {
    const options = Object.entries<string>(labels).map(([value, label]) => ({ value, label }));
    const found = await select({ message, options, ...streams });
    return isCancel(found) ? undefined : (found as Value);
  };
  // Only the simplest template has sources in JavaScript.
  const template =
    given.template ??
    (given.language === 'js' ? 'moves' : await choose<TemplateName>('What do they record?', TEMPLATES));
  if (template === undefined) return undefined;
  const language =
    given.language ??
    (template === 'moves' ? await choose('Which language are its sources in?', LANGUAGES) : ('ts' as const));
  return language && { id, title, extension, template, language };
}

const LANGUAGES = { ts: 'TypeScript', js: 'JavaScript' };
