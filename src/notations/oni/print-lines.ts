import type { OniFile } from '../../../generated/oni/nodes.js';
import { isComment } from '../../../generated/oni/readers.js';
import type { Node, Tree } from '../../cst/index.js';
import { isAtLineStart, lineStart } from '../../notation/index.js';
import { squareLetter } from './model/leaves.js';
import type { OniGame } from './model/shape.js';

/** One line of output: a comment, or significant characters with an optional comment at the end. */
export interface OniLine {
  readonly section: 'board' | 'cards' | 'moves' | 'comment';
  readonly text: string;
  /** The comment at the end of the line. */
  readonly trailing?: string;
  /** Whether this is a comment line that follows an empty line in the source. */
  readonly spaced?: boolean;
}

/** Returns the canonical lines of a model: the rows of the board, the cards, and one line per move. */
export function linesOfGame({ board, cards, moves }: OniGame): OniLine[] {
  const rows = board === undefined ? [] : [0, 5, 10, 15, 20].map((from) => board.slice(from, from + 5).join(''));
  return [
    ...rows.map((text): OniLine => ({ section: 'board', text })),
    { section: 'cards', text: cards.join('') },
    ...moves.map(({ card, from, to }): OniLine => {
      return { section: 'moves', text: card + squareLetter(from) + squareLetter(to) };
    }),
  ];
}

/**
 * Returns the canonical lines of a tree without errors, comments included. A comment after other text on its line stays
 * at the end of that line; any other comment goes before the part that follows it.
 */
export function linesOfTree(tree: Tree<OniFile>): OniLine[] {
  const items = itemsOf(tree.root);
  const lines: OniLine[] = [];
  const waiting: OniLine[] = [];
  let next = 0;
  for (const node of [...items.flatMap(({ nodes }) => nodes), ...tree.comments()].sort((a, b) => a.start - b.start)) {
    if (isComment(tree, node.index)) {
      addComment(node, lines, waiting);
      continue;
    }
    const item = items[next];
    if (item?.nodes[0]?.index !== node.index) continue;
    for (const line of waiting.splice(0)) lines.push(line);
    lines.push(item.line);
    next++;
  }
  return [...lines, ...waiting];
}

/** Adds a comment to the end of the last line if it is written there, or to the lines that wait for the next part. */
function addComment({ tree, start, text: written }: Node, lines: OniLine[], waiting: OniLine[]): void {
  const text = written.trimEnd();
  const last = lines.at(-1);
  const canTrail =
    last !== undefined && last.section !== 'comment' && last.trailing === undefined && waiting.length === 0;
  if (canTrail && !isAtLineStart(tree.text, start)) lines[lines.length - 1] = { ...last, trailing: text };
  else waiting.push({ section: 'comment', text, spaced: hasEmptyLineBefore(tree.text, start) });
}

/** A line of output and the nodes that are written on it. */
interface Item {
  readonly line: OniLine;
  readonly nodes: readonly Node[];
}

function itemsOf({ board, cards, moves }: OniFile): Item[] {
  const cells: readonly Node[] = board !== undefined && 'cells' in board ? board.cells : [];
  const dealt: readonly Node[] = 'cards' in cards ? cards.cards : [];
  const rows = [0, 5, 10, 15, 20].map((from) => cells.slice(from, from + 5)).filter((row) => row.length > 0);
  return [
    ...rows.map((nodes): Item => ({ nodes, line: { section: 'board', text: joinedText(nodes) } })),
    { nodes: dealt, line: { section: 'cards', text: joinedText(dealt).toUpperCase() } },
    ...moves.map((move): Item => {
      const nodes = move.children.filter((part) => part.fieldName !== '');
      const [card = '', ...squares] = nodes.map((node) => node.text);
      return { nodes, line: { section: 'moves', text: card.toUpperCase() + squares.join('').toLowerCase() } };
    }),
  ];
}

const joinedText = (nodes: readonly Node[]): string => nodes.map((node) => node.text).join('');

/** Whether the line before that of an offset is empty. */
function hasEmptyLineBefore(text: string, offset: number): boolean {
  const start = lineStart(text, offset);
  const before = text.slice(0, start).endsWith('\r\n') ? start - 2 : start - 1;
  return before >= 0 && text.slice(lineStart(text, before), before).trim() === '';
}

/** Returns lines as `compact` text: one line without white space and comments. */
export function compact(lines: readonly OniLine[]): string {
  const significant = lines.filter((line) => line.section !== 'comment');
  return `${significant.map((line) => line.text).join('')}\n`;
}

/**
 * Returns lines as `readable` text. An empty line comes before each section and the comments above it, and before each
 * comment that has one in the source.
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

/** Returns the section of each line. A comment belongs to the section after it; comments at the end form their own. */
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
