import type { Node, Tree } from '../../../cst/index.js';
import { startOf, type NodeIndex } from '../../../cst/index.js';
import type { PrintOptions } from '../../../notation/options.js';
import type { Printed } from '../../../notation/result.js';
import { isCode } from './annotations.js';
import { type Atom, fenLetter, type Piece, pieceOf, type XiangqiSetup } from './model.js';

/** Writes the board of a setup, and the state of the game where the notation has one, without comments. */
export type WriteSetup = (setup: XiangqiSetup) => string;

/** A setup as one line of annoFEN; whether that line says the same or not. */
export const writeAnnoFen: WriteSetup = ({ fields }) =>
  `v1 ${fields.map((row) => rowText(row, annoField)).join('/')}\n`;

/** The text of a field of annoFEN that isn't empty. */
export function annoField(atoms: readonly Atom[]): string {
  const texts = atoms.map((atom) => (atom.type === 'piece' ? atom.letter : `<${atom.code}>`));
  return texts.length === 1 ? texts.join('') : `[${texts.join('')}]`;
}

/** A setup as plain FEN: the first piece of each field, and the state of the game if there is one. */
export const writeXiangqiFen: WriteSetup = ({ fields, state }) =>
  `${fields.map((row) => rowText(row, fenField)).join('/')}${state === undefined ? '' : ` ${state}`}\n`;

/** Returns the text of a field of plain FEN: its first piece; nothing if there is none. */
export const fenField = (atoms: readonly Atom[]): string =>
  atoms.find((atom): atom is Piece => atom.type === 'piece')?.letter ?? '';

/** The default state of a game: red to move, all counters at their start. */
const START_STATE = 'w - - 0 1';

/** A setup as programs expect it in plain FEN: with their letters, and with a state of the game. */
export function forPlainFen(setup: XiangqiSetup): XiangqiSetup {
  const standard = (atom: Atom): Atom => (atom.type === 'piece' ? pieceOf(fenLetter(atom)) : atom);
  return { state: START_STATE, ...setup, fields: setup.fields.map((row) => row.map((field) => field.map(standard))) };
}

/** Writes adjacent fields as text. Fields for which `print` returns nothing are counted. */
export function rowText(fields: readonly (readonly Atom[])[], print: (atoms: readonly Atom[]) => string): string {
  let out = '';
  let empty = 0;
  for (const field of fields) {
    const text = field.length === 0 ? '' : print(field);
    if (text === '') {
      empty++;
      continue;
    }
    out += (empty > 0 ? String(empty) : '') + text;
    empty = 0;
  }
  return empty > 0 ? out + String(empty) : out;
}

/** A setup as XAY; whether that text says the same or not. Empty fields and rows at an end are left out. */
export const writeXay: WriteSetup = (setup) => ["version: '1'", 'setup: [', ...xayRows(setup), ']', ''].join('\n');

/** The rows of a setup as lines of XAY. */
export function xayRows({ fields }: XiangqiSetup): string[] {
  const rows = fields.map((row) => {
    const last = row.findLastIndex((field) => field.length > 0);
    const texts = row.slice(0, last + 1).map(xayField);
    return `  [${texts.join(', ')}],`;
  });
  return rows.slice(0, fields.findLastIndex((row) => row.some((field) => field.length > 0)) + 1);
}

/** A field as a list of XAY. */
export const xayField = (atoms: readonly Atom[]): string =>
  `[${atoms.map((atom) => (atom.type === 'piece' ? atom.letter : atom.code)).join(', ')}]`;

/** The comments of a setup, a line each: all three notations write them alike. */
const writeComments = ({ comments }: XiangqiSetup): string => comments.map((comment) => `#${comment}\n`).join('');

/** Writes setups with their comments first, a line each; `compact` leaves them out. */
export const writeWithComments =
  (write: WriteSetup) =>
  (setup: XiangqiSetup, { style }: PrintOptions = {}): string =>
    style === 'compact' ? write(setup) : writeComments(setup) + write(setup);

/** Whether all annotations of a setup exist. Their syntax says so of any code, so reading a text back is not enough. */
export const hasKnownCodes = ({ fields }: XiangqiSetup): boolean =>
  fields.every((row) => row.every((field) => field.every((atom) => atom.type === 'piece' || isCode(atom.code))));

/**
 * A setup that was read from one line, with the comments of its text before and after that line.
 *
 * @param line the first node of the line; 0 if there is none
 */
export function formatLine(
  tree: Tree,
  line: NodeIndex | 0,
  board: string,
  { style = 'readable' }: PrintOptions,
): Printed {
  const comments = tree.comments();
  if (style === 'compact') return { text: board, droppedComments: comments.length };
  const at = line === 0 ? 0 : startOf(tree, line);
  const linesOf = (nodes: readonly Node[]) => nodes.map(({ text }) => `${text.trimEnd()}\n`).join('');
  const after = comments.filter(({ start }) => start >= at);
  return {
    text: linesOf(comments.slice(0, comments.length - after.length)) + board + linesOf(after),
    droppedComments: 0,
  };
}
