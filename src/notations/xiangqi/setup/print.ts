import { type Node, type NodeIndex, startOf, type Tree } from '../../../cst/index.js';
import type { Printed, PrintOptions } from '../../../notation/index.js';
import { isCode } from './annotations.js';
import type { XiangqiSetup } from './model/codec.js';
import { type Atom, fenLetter, type Piece, pieceOf } from './model/model.js';

/** Writes the board of a setup without comments, and the state of the game if the notation has one. */
export type WriteSetup = (setup: XiangqiSetup) => string;

/** Writes a setup as one line of annoFEN without checking that the text has the same meaning. */
export const writeAnnoFen: WriteSetup = ({ fields }) =>
  `v1 ${fields.map((row) => rowText(row, annoField)).join('/')}\n`;

/** Writes a non-empty field of annoFEN. */
export function annoField(atoms: readonly Atom[]): string {
  const texts = atoms.map((atom) => (atom.type === 'piece' ? atom.letter : `<${atom.code}>`));
  return texts.length === 1 ? texts.join('') : `[${texts.join('')}]`;
}

/** Writes a setup as plain FEN: the first piece of each field, and the state of the game if there is one. */
export const writeXiangqiFen: WriteSetup = ({ fields, state }) =>
  `${fields.map((row) => rowText(row, fenField)).join('/')}${state === undefined ? '' : ` ${state}`}\n`;

/** Writes a field of plain FEN: its first piece; the empty string if there is none. */
export const fenField = (atoms: readonly Atom[]): string =>
  atoms.find((atom): atom is Piece => atom.type === 'piece')?.letter ?? '';

/** The default state of a game: red to move, and the initial values of all counters. */
const START_STATE = 'w - - 0 1';

/**
 * Converts a setup to the form of plain FEN that programs expect: with their letters for pieces, and with a state of
 * the game.
 */
export function forPlainFen(setup: XiangqiSetup): XiangqiSetup {
  const standard = (atom: Atom): Atom => (atom.type === 'piece' ? pieceOf(fenLetter(atom)) : atom);
  return { state: START_STATE, ...setup, fields: setup.fields.map((row) => row.map((field) => field.map(standard))) };
}

/** Writes adjacent fields as text. Fields for which `print` returns an empty string are counted. */
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

/**
 * Writes a setup as XAY without checking that the text has the same meaning. Omits empty fields and rows at the end.
 */
export const writeXay: WriteSetup = (setup) => ["version: '1'", 'setup: [', ...xayRows(setup), ']', ''].join('\n');

/** Writes the rows of a setup as lines of XAY. */
export function xayRows({ fields }: XiangqiSetup): string[] {
  const rows = fields.map((row) => {
    const last = row.findLastIndex((field) => field.length > 0);
    const texts = row.slice(0, last + 1).map(xayField);
    return `  [${texts.join(', ')}],`;
  });
  return rows.slice(0, fields.findLastIndex((row) => row.some((field) => field.length > 0)) + 1);
}

/** Writes a field as a list of XAY. */
export const xayField = (atoms: readonly Atom[]): string =>
  `[${atoms.map((atom) => (atom.type === 'piece' ? atom.letter : atom.code)).join(', ')}]`;

/** Writes the comments of a setup, one per line. All three notations have the same form of comments. */
const writeComments = ({ comments }: XiangqiSetup): string => comments.map((comment) => `#${comment}\n`).join('');

/** Writes setups with their comments first, one per line; `compact` leaves out the comments. */
export const writeWithComments =
  (write: WriteSetup) =>
  (setup: XiangqiSetup, { style }: PrintOptions = {}): string =>
    style === 'compact' ? write(setup) : writeComments(setup) + write(setup);

/**
 * Whether all annotations of a setup exist. Reading a written text back does not show it, because the syntax allows any
 * code.
 */
export const hasKnownCodes = ({ fields }: XiangqiSetup): boolean =>
  fields.every((row) => row.every((field) => field.every((atom) => atom.type === 'piece' || isCode(atom.code))));

/**
 * Formats a setup that was read from one line, with the comments before and after that line.
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
  const offset = line === 0 ? 0 : startOf(tree, line);
  const linesOf = (nodes: readonly Node[]) => nodes.map(({ text }) => `${text.trimEnd()}\n`).join('');
  const after = comments.filter(({ start }) => start >= offset);
  return {
    text: linesOf(comments.slice(0, comments.length - after.length)) + board + linesOf(after),
    droppedComments: 0,
  };
}
