import { nearest } from '../../diagnostics/nearest.js';
import type { NotationEntry } from '../../notation/index.js';
import { UsageError } from '../usage-error.js';

/** The notation that `ludogram init` begins. */
export interface Plan {
  readonly id: string;
  /** What its texts are: `games of checkers`. */
  readonly title: string;
  /** With its dot. */
  readonly extension: string;
  readonly language: 'ts' | 'js';
}

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const EXTENSION = /^\.[a-z0-9]+(?:[.-][a-z0-9]+)*$/;

/** Why a notation can't have an id; nothing if it can. */
export function idProblem(id: string, known: readonly NotationEntry[]): string | undefined {
  if (!ID.test(id)) return 'expected lower-case letters, digits and hyphens, such as my-game';
  return known.some((one) => one.id === id) ? `"${id}" is the id of a built-in notation` : undefined;
}

/** Why texts can't have an extension; nothing if they can. */
export const extensionProblem = (extension: string): string | undefined =>
  EXTENSION.test(extension) ? undefined : 'expected a dot, then lower-case letters or digits, such as .pgn';

/** Why a title can't be one; nothing if it can. */
export const titleProblem = (title: string): string | undefined =>
  /^[^\p{C}\p{Zl}\p{Zp}]*\S[^\p{C}\p{Zl}\p{Zp}]*$/u.test(title) ? undefined : 'expected a few words in one line';

/** What is proposed for a notation of an id. */
export const proposedTitle = (id: string): string => `games of ${id.replaceAll('-', ' ')}`;

/** Throws a `UsageError` for a plan that can't be carried out. */
export function checkPlan({ id, title, extension }: Plan, known: readonly NotationEntry[]): void {
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
}

/** The name of a constant for a notation: `my-game` is `myGame`. */
export function constantOf(id: string): string {
  const name = id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  // A reserved word, or what the file imports, can't be the name of a constant.
  return /^[a-z]/.test(name) && !RESERVED.has(name) ? name : `${/^\d/.test(name) ? '_' : ''}${name}Notation`;
}

const RESERVED = new Set(
  (
    'break case catch class const continue debugger default delete do else enum export extends false finally for function ' +
    'if import in instanceof new null return super switch this throw true try typeof var void while with yield let static ' +
    'implements interface package private protected public await eval arguments codes diagnostics parse list record text ' +
    'codec read detect test undefined'
  ).split(' '),
);
