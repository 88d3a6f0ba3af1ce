import type { NotationInfo } from 'ludogram';

/** The data of the notation that is available without loading it. */
export const sgfInfo = {
  id: 'sgf',
  title: 'Go games and other game trees',
  extensions: ['.sgf'],
  levels: ['syntax', 'structure'],
  // A game tree begins, perhaps after other text, with a node that has a property.
  detect: (text: string): boolean => /\(\s*;\s*[A-Za-z]+\s*\[/.test(text.slice(0, 4000)),
} satisfies NotationInfo;
