import type { NotationInfo } from 'ludogram';

/**
 * The root of a game tree: among its first properties is one that only roots have. A variation can begin a line, too,
 * and so can a quotation in a comment, but `]` is escaped in it.
 */
const ROOT = /^\(\s*;\s*(?:[A-Za-z]+\s*(?:\[[^\]\\]*\]\s*){1,9}){0,20}?(?:AP|CA|FF|GM|ST|SZ)\s*\[[^\]\\]*\]/;

/** The data of the notation that is available without loading it. */
export const sgfInfo = {
  id: 'sgf',
  title: 'Go games and other game trees',
  extensions: ['.sgf'],
  levels: ['syntax', 'structure'],
  // The root property CA names the encoding; its default is ISO 8859-1, but files of today are UTF-8 without it.
  encodings: ['utf-8', 'latin1'],
  encodingOf: charsetOf,
  // Text before the first game tree belongs to its record; a property in the line of a root begins no other one.
  recordStart: { first: ROOT, body: /\]/ },
  // A game tree begins, perhaps after other text, with a node that has a property.
  detect: (text: string): boolean => /\(\s*;\s*[A-Za-z]+\s*\[/.test(text.slice(0, 4000)),
} as const satisfies NotationInfo;

/** Returns the first value of the property `CA` of the first root; `undefined` if the text lacks it. */
function charsetOf(head: string): string | undefined {
  const node = head.search(/[[;]/);
  if (head[node] !== ';' || !head.slice(0, node).trimEnd().endsWith('(')) return undefined;
  const name = /\s*([A-Za-z]+)\s*/y;
  const value = /\[((?:[^\]\\]|\\.)*)\]\s*/sy;
  for (let at = node + 1; ;) {
    name.lastIndex = at;
    const property = name.exec(head)?.[1];
    if (property === undefined) return undefined;
    at = name.lastIndex;
    value.lastIndex = at;
    for (let found = value.exec(head); found !== null; found = value.exec(head)) {
      if (property === 'CA') return found[1];
      at = value.lastIndex;
    }
    if (at === name.lastIndex) return undefined;
  }
}
