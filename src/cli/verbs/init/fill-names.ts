import { upperFirst } from '../../../generator/characters.js';
import { constantOf, type Plan, proposedTitle } from './plan.js';

/** The notation that the templates declare. */
const ID = 'my-game';
const CONSTANT = constantOf(ID);
const TITLE = proposedTitle(ID);
const NAMES = new RegExp(`${TITLE}|\\.${ID}|${ID}|${CONSTANT}|from 'node:test'`, 'gi');

/**
 * Returns a text of a template with the names of a plan: its id, title, extension, constant and test runner.
 *
 * @param path the path of the file, whose extension says how a title is written
 */
export function fillNames(path: string, text: string, { id, title, extension, runner }: Plan): string {
  const isCode = /\.[jt]s$/.test(path);
  return text.replace(NAMES, (name) => {
    if (name === TITLE) return isCode ? title.replace(/['\\]/g, '\\$&') : title;
    if (name === upperFirst(TITLE)) return upperFirst(title);
    if (name === `.${ID}`) return extension;
    if (name === ID) return id;
    if (name === CONSTANT) return constantOf(id);
    return name === "from 'node:test'" && runner === 'vitest' ? "from 'vitest'" : name;
  });
}
