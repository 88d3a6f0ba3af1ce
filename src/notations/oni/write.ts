import type { PrintOptions } from '../../notation/format.js';
import { linesOfGame, type OniLine } from './lines.js';
import type { OniGame } from './model.js';

/** A model as text, whether that text says the same or not. Options and layout are those of `printOni`. */
export function writeOni(game: OniGame, { style = 'readable' }: PrintOptions = {}): string {
  const comments = game.comments.map((text): OniLine => ({ section: 'comment', text }));
  const lines = [...comments, ...linesOfGame(game)];
  return style === 'compact' ? compact(lines) : readable(lines);
}

/** Lines as `compact` text: one line without blanks and comments. */
export function compact(lines: readonly OniLine[]): string {
  const significant = lines.filter((line) => line.section !== 'comment');
  return `${significant.map((line) => line.text).join('')}\n`;
}

/**
 * Lines as `readable` text, with an empty line before each section (and the comments that lead to it), and where a
 * comment had one in the source.
 */
export function readable(lines: readonly OniLine[]): string {
  const sections = sectionsOf(lines);
  return lines
    .map((line, i) => {
      const gap = i > 0 && (sections[i] !== sections[i - 1] || line.spaced === true);
      return `${gap ? '\n' : ''}${line.text}${line.trailing === undefined ? '' : ` ${line.trailing}`}\n`;
    })
    .join('');
}

/** The section of each line. A comment belongs to that of what follows it; those at the end to one of their own. */
function sectionsOf(lines: readonly OniLine[]): OniLine['section'][] {
  let section: OniLine['section'] = 'comment';
  return lines
    .toReversed()
    .map((line) => {
      if (line.section !== 'comment') section = line.section;
      return section;
    })
    .toReversed();
}
