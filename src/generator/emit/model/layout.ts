import { commentText } from '../writer.js';

// Layout as prettier writes it, with lines of 120 characters, so that a formatter leaves the files as they are.

/** Longest line. */
export const WIDTH = 120;

/** Returns elements or members, each on a line of its own, indented by some steps. */
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
export const docComment = (about: string): string =>
  `/** ${commentText(about.replace(/^./u, (first) => first.toUpperCase()))}. */`;
