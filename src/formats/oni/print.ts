import type { OniFile } from '../../../generated/oni/nodes.js';
import type { Tree } from '../../cst/index.js';
import type { Printed, PrintOptions } from '../format.js';
import { linesOfGame, linesOfTree, type OniLine } from './lines.js';
import type { OniGame } from './model.js';

/**
 * A model as text. `readable` puts board rows, cards and moves on lines of their own; `compact` is one line without
 * blanks. Cards are upper case, squares lower case (rule 6.5). `readable` writes the comments in front: a model does not
 * know what they stood beside. {@link formatOni} keeps them in their places.
 */
export function printOni(game: OniGame, { style = 'readable' }: PrintOptions = {}): string {
  const comments = game.comments.map((text): OniLine => ({ section: 'comment', text }));
  const lines = [...comments, ...linesOfGame(game)];
  return style === 'compact' ? compact(lines) : readable(lines);
}

/** A tree without errors as canonical text; `readable` keeps its comments. Formatting twice changes nothing more. */
export function formatOni(tree: Tree<OniFile>, { style = 'readable' }: PrintOptions = {}): Printed {
  const lines = linesOfTree(tree);
  return style === 'compact'
    ? { text: compact(lines), droppedComments: tree.comments().length }
    : { text: readable(lines), droppedComments: 0 };
}

function compact(lines: readonly OniLine[]): string {
  const significant = lines.filter((line) => line.section !== 'comment');
  return `${significant.map((line) => line.text).join('')}\n`;
}

/** An empty line stands in front of each section (and the comments that lead to it) and where a comment had one. */
function readable(lines: readonly OniLine[]): string {
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
