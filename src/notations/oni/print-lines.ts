import type { OniFile } from '../../../generated/oni/nodes.js';
import { oniFileBoard, oniFileCards, oniFileMoves } from '../../../generated/oni/readers.js';
import {
  fieldOf,
  nextNode,
  nextNodeOutside,
  type Node,
  type NodeIndex,
  startOf,
  textOf,
  type Tree,
} from '../../cst/index.js';
import { isAtLineStart, lineStart } from '../../notation/index.js';
import { moveText } from './model/leaves.js';
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
    ...moves.map(({ card, from, to }): OniLine => ({ section: 'moves', text: moveText(card, from, to) })),
  ];
}

/**
 * Returns the canonical lines of a tree without errors, comments included. A comment after other text on its line stays
 * at the end of that line; any other comment goes before the part that follows it.
 */
export function linesOfTree(tree: Tree<OniFile>): OniLine[] {
  const comments = tree.comments();
  const lines: OniLine[] = [];
  const waiting: OniLine[] = [];
  let passed = 0;
  for (const { section, parts } of itemsOf(tree)) {
    const start = startOf(tree, parts[0]!);
    for (; passed < comments.length && comments[passed]!.start < start; passed++) {
      addComment(comments[passed]!, lines, waiting);
    }
    for (const line of waiting.splice(0)) lines.push(line);
    lines.push({ section, text: textOfParts(tree, section, parts) });
  }
  for (const comment of comments.slice(passed)) addComment(comment, lines, waiting);
  return [...lines, ...waiting];
}

/** Adds a comment to the end of the last line if it is written there, or to the lines that wait for the next part. */
function addComment({ tree, start, text: written }: Node, lines: OniLine[], waiting: OniLine[]): void {
  const text = written.trimEnd();
  const last = lines.at(-1);
  if (last !== undefined && canEndWithComment(last) && waiting.length === 0 && !isAtLineStart(tree.text, start)) {
    lines[lines.length - 1] = { ...last, trailing: text };
  } else waiting.push({ section: 'comment', text, spaced: hasEmptyLineBefore(tree.text, start) });
}

const canEndWithComment = ({ section, trailing }: OniLine): boolean => section !== 'comment' && trailing === undefined;

/** The nodes that are written on a line of output. */
interface Item {
  readonly section: Exclude<OniLine['section'], 'comment'>;
  readonly parts: readonly NodeIndex[];
}

/** Yields the rows of the board, the cards and the moves of a tree without errors. */
function* itemsOf(tree: Tree<OniFile>): Generator<Item> {
  const file = tree.root.index;
  const board = oniFileBoard(tree, file);
  const cells = board === 0 ? [] : partsOf(tree, board);
  for (let from = 0; from < cells.length; from += 5) yield { section: 'board', parts: cells.slice(from, from + 5) };
  yield { section: 'cards', parts: partsOf(tree, oniFileCards(tree, file)) };
  for (let move = oniFileMoves.first(tree, file); move !== 0; move = oniFileMoves.next(tree, file, move)) {
    yield { section: 'moves', parts: partsOf(tree, move) };
  }
}

/** Returns the nodes inside a node, without comments. */
function partsOf(tree: Tree, node: NodeIndex): NodeIndex[] {
  const parts: NodeIndex[] = [];
  for (let part = nextNode(tree, node, node); part !== 0; part = nextNodeOutside(tree, part, node)) {
    if (fieldOf(tree, part) !== 0) parts.push(part);
  }
  return parts;
}

/** Returns the text of an item, with cards in upper case and squares in lower case. */
function textOfParts(tree: Tree, section: Item['section'], parts: readonly NodeIndex[]): string {
  const texts = parts.map((part) => textOf(tree, part));
  const [card = '', ...squares] = texts;
  return section === 'moves' ? card.toUpperCase() + squares.join('').toLowerCase() : texts.join('').toUpperCase();
}

/** Whether the line before the line of an offset is empty. */
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
  const sections = lines.map(({ section }) => section);
  for (let i = sections.length - 2; i >= 0; i--) if (sections[i] === 'comment') sections[i] = sections[i + 1]!;
  return sections;
}
