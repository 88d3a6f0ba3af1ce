import { upperFirst } from '../../characters.js';
import { commentText } from '../writer.js';

// Layout as prettier writes it, with lines of 120 characters, so that a formatter leaves the files as they are.

/** Longest line. */
export const WIDTH = 120;

/** Returns elements or members, each on a line of its own, indented by a number of steps. */
export const indented = (parts: readonly string[], steps: number): string =>
  parts.map((part) => `${'  '.repeat(steps)}${part},\n`).join('');

/** Returns an import or export of names: on one line if it fits. */
export function listOnLines(keyword: string, names: readonly string[], specifier: string): string {
  if (names.length === 0) return '';
  const sorted = names.join(', ');
  const line = `${keyword} { ${sorted} } from '${specifier}';`;
  return line.length <= WIDTH ? line : `${keyword} {\n${indented(names, 1)}} from '${specifier}';`;
}

/** Returns a statement that ends with a call whose last argument is an object: on one line if it fits. */
export function objectCall(before: string, members: readonly string[]): string {
  const line = `${before}{ ${members.join(', ')} });`;
  return line.length <= WIDTH ? line : `${before}{\n${indented(members, 1)}});`;
}

/** Returns the doc comment of a declaration: words, which get a capital letter and a full stop. */
export const docComment = (about: string): string => `/** ${commentText(upperFirst(about))}. */`;

/** Returns the line of a doc comment; nothing if the comment would only repeat the name of the declaration. */
export const docLine = (about: string, name: string): string =>
  about.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase() === name.toLowerCase() ? '' : `${docComment(about)}\n`;

/** Returns a member of an interface that has one of several types, or a list of them: on one line if it fits. */
export function memberType(
  key: string,
  { isList, types }: { readonly isList: boolean; readonly types: readonly string[] },
): string {
  const [only] = types;
  const all = types.join(' | ');
  const list = types.length === 1 ? `readonly ${only ?? ''}[]` : `readonly (${all})[]`;
  const line = `readonly ${key}: ${isList ? list : all};`;
  if (line.length + 2 <= WIDTH) return line;
  const lines = types.map((type) => `\n    | ${type}`).join('');
  if (!isList) return `readonly ${key}:${lines};`;
  return `readonly ${key}: readonly (${all.length + 4 <= WIDTH ? `\n    ${all}` : lines}\n  )[];`;
}
