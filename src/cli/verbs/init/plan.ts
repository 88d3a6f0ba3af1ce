import { nearest } from '../../../diagnostics/nearest.js';
import { RESERVED_WORDS } from '../../../generator/emit/code-names.js';
import type { NotationEntry } from '../../../notation/index.js';
import { UsageError } from '../../run/failure.js';

/** The kinds of records of a new notation: each is a folder of `templates`, with a line that describes it. */
export const TEMPLATES = {
  moves: 'moves, one after another',
  game: 'games: tags, numbered turns, comments, variations, results',
  list: 'simple records, one on each line',
} as const;

/** A folder of `templates` for sources in TypeScript. */
export type TemplateName = keyof typeof TEMPLATES;

/** The notation that `ludogram init` creates. */
export interface Plan {
  readonly id: string;
  /** A title for its texts: `games of checkers`. */
  readonly title: string;
  /** The extension, with its dot. */
  readonly extension: string;
  readonly template: TemplateName;
  readonly language: 'ts' | 'js';
  /** The test runner of the package that the notation is added to. */
  readonly runner: 'node' | 'vitest';
}

/** The part of a plan that the user chooses. */
export type Answers = Omit<Plan, 'runner'>;

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const EXTENSION = /^\.[a-z0-9]+(?:[.-][a-z0-9]+)*$/;

/** Returns why a string can't be the id of a notation; `undefined` if it can. */
export function idProblem(id: string, known: readonly NotationEntry[]): string | undefined {
  if (!ID.test(id)) return 'expected lower-case letters, digits and hyphens, such as my-game';
  return known.some((entry) => entry.id === id) ? `"${id}" is the id of a built-in notation` : undefined;
}

/** Returns why a string can't be an extension; `undefined` if it can. */
export const extensionProblem = (extension: string): string | undefined =>
  EXTENSION.test(extension) ? undefined : 'expected a dot, then lower-case letters or digits, such as .pgn';

/** Returns why a string can't be a title; `undefined` if it can. */
export const titleProblem = (title: string): string | undefined =>
  title.trim() !== '' && !/[\p{C}\p{Zl}\p{Zp}]/u.test(title) ? undefined : 'expected a few words in one line';

/** Returns the proposed title of a notation, by its id. */
export const proposedTitle = (id: string): string => `games of ${id.replaceAll('-', ' ')}`;

/** Throws a `UsageError` for a plan with an invalid id, extension or title, or a template in another language. */
export function checkPlan(
  { id, title, extension, template, language }: Answers,
  known: readonly NotationEntry[],
): void {
  const problems = [
    ['the name', id, idProblem(id, known)],
    ['--title', title, titleProblem(title)],
    ['--extension', extension, extensionProblem(extension)],
  ] as const;
  for (const [what, value, problem] of problems) {
    if (problem === undefined) continue;
    const [near] = what === 'the name' ? nearest(value, [value.toLowerCase().replace(/[^a-z0-9]+/g, '-')]) : [];
    const hint = near !== undefined && ID.test(near) && near !== value ? `; did you mean ${near}?` : '';
    throw new UsageError(`${what} ${JSON.stringify(value)}: ${problem}${hint}`);
  }
  if (language === 'js' && template !== 'moves') {
    throw new UsageError(`--template ${template} has sources in TypeScript: leave out --language js`);
  }
}

/** Returns the name of the constant for a notation: `my-game` becomes `myGame`. */
export function constantOf(id: string): string {
  const name = id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  // A reserved word or an imported name can't be the name of a constant.
  return /^[a-z]/.test(name) && !RESERVED.has(name) ? name : `${/^\d/.test(name) ? '_' : ''}${name}Notation`;
}

const RESERVED: ReadonlySet<string> = new Set([
  ...RESERVED_WORDS,
  ...'codes diagnostics parse list record text codec read detect test'.split(' '),
]);
