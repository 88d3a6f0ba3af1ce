import type { NotationInfo } from 'ludogram';

/** The data of the notation that is available without loading it. */
export const sgfInfo = {
  id: 'sgf',
  title: 'Go games and other game trees',
  extensions: ['.sgf'],
  levels: ['syntax', 'structure'],
  // The root property CA names the encoding; its default is ISO 8859-1, but files of today are UTF-8 without it.
  encodings: ['utf-8', 'latin1'],
  encodingOf: (head: string): string | undefined =>
    /^[^[;]*\(\s*;(?:\s*[A-Za-z]+\s*(?:\[(?:[^\]\\]|\\.)*\]\s*)+)*?\s*CA\s*\[\s*([^\]]+)\]/s.exec(head)?.[1],
  // A game tree begins, perhaps after other text, with a node that has a property.
  detect: (text: string): boolean => /\(\s*;\s*[A-Za-z]+\s*\[/.test(text.slice(0, 4000)),
} satisfies NotationInfo;
