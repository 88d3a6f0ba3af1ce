import type { Comment } from '../../../../generated/xiangqi/nodes.js';
import { type Atom, fenLetter, pieceOf, type XiangqiSetup } from './model.js';

/** A setup as one line of annoFEN, without its comments; whether that line says the same or not. */
export function writeAnnoFen({ fields }: XiangqiSetup): string {
  return `v1 ${placement(fields, annoField)}\n`;
}

function annoField(atoms: readonly Atom[]): string {
  const texts = atoms.map((atom) => (atom.type === 'piece' ? atom.letter : `<${atom.code}>`));
  return texts.length === 1 ? texts[0]! : `[${texts.join('')}]`;
}

/** State of a game of which nothing is known: red to move, nothing counted. */
const START_STATE = 'w - - 0 1';

/** A setup as plain FEN, without its comments: the first piece of each field, and the state of the game if there is one. */
export function writeXiangqiFen({ fields, state }: XiangqiSetup): string {
  return `${placement(fields, fenField)}${state === undefined ? '' : ` ${state}`}\n`;
}

/** A setup as programs expect it in plain FEN: with their letters, and with a state of the game. */
export function forPlainFen(setup: XiangqiSetup): XiangqiSetup {
  const standard = (atom: Atom): Atom => (atom.type === 'piece' ? pieceOf(fenLetter(atom)) : atom);
  return { state: START_STATE, ...setup, fields: setup.fields.map((row) => row.map((field) => field.map(standard))) };
}

/** The piece of a field; nothing where there is none. */
function fenField(atoms: readonly Atom[]): string {
  const piece = atoms.find((atom) => atom.type === 'piece');
  return piece?.type === 'piece' ? piece.letter : '';
}

/** Rows between slashes; fields that `print` leaves empty are counted. */
function placement(fields: XiangqiSetup['fields'], print: (atoms: readonly Atom[]) => string): string {
  return fields.map((row) => placementRow(row, print)).join('/');
}

function placementRow(row: XiangqiSetup['fields'][number], print: (atoms: readonly Atom[]) => string): string {
  let out = '';
  let empty = 0;
  for (const field of row) {
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

/** A setup as XAY, without its comments; whether that text says the same or not. Empty fields and rows at an end are left out. */
export function writeXay(setup: XiangqiSetup): string {
  return ["version: '1'", 'setup: [', ...xayRows(setup), ']', ''].join('\n');
}

/** The rows of a setup as lines of XAY. */
export function xayRows({ fields }: XiangqiSetup): string[] {
  const rows = fields.map((row) => {
    const last = row.findLastIndex((field) => field.length > 0);
    return `  [${row
      .slice(0, last + 1)
      .map(xayField)
      .join(', ')}],`;
  });
  return rows.slice(0, fields.findLastIndex((row) => row.some((field) => field.length > 0)) + 1);
}

const xayField = (atoms: readonly Atom[]): string =>
  `[${atoms.map((atom) => (atom.type === 'piece' ? atom.letter : atom.code)).join(', ')}]`;

/** The comments of a setup as lines: each of the formats can hold them. */
export const writeComments = ({ comments }: XiangqiSetup): string =>
  comments.map((comment) => `#${comment}\n`).join('');

/** Comments as lines, those in front of an offset and those behind it. */
export function commentLines(comments: readonly Pick<Comment, 'text' | 'start'>[], at: number): [string, string] {
  const lines = (wanted: boolean) =>
    comments
      .filter(({ start }) => start < at === wanted)
      .map(({ text }) => `${text.trimEnd()}\n`)
      .join('');
  return [lines(true), lines(false)];
}
