import { plural, type Span } from '../../../../diagnostics/index.js';
import type { Completion, EditorLocation, EditorSupport, OutlineEntry, Reading } from '../../../../notation/index.js';
import { MARKERS } from '../annotations.js';
import type { XiangqiSetup } from '../model/codec.js';
import { type Atom, COLUMNS, ROWS } from '../model/model.js';

const START = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR';

/** Editor support for xiangqi setups on one line: describes pieces and annotations, and the field that they are on. */
const setupEditorSupport: EditorSupport<XiangqiSetup> = {
  tokens: { Version: 'keyword', Piece: 'type', Count: 'number', Code: 'macro', state: 'keyword' },
  outline: { Row: { type: 'array' } },
  hover: hoverOver,
};

/** Editor support for annoFEN, which also completes the codes of annotations. */
export const annoFenEditorSupport: EditorSupport<XiangqiSetup> = {
  ...setupEditorSupport,
  complete: ({ before }) => (/<[^<>[\]/\s]*$/.test(before) ? markers(before, /<([^<]*)$/) : []),
  templates: [{ title: 'annoFEN: start of the game', text: `v1 ${START}\n` }],
};

/** Editor support for plain xiangqi FEN. */
export const xiangqiFenEditorSupport: EditorSupport<XiangqiSetup> = {
  ...setupEditorSupport,
  templates: [{ title: 'FEN: start of the game', text: `${START} w - - 0 1\n` }],
};

/**
 * Editor support for XAY. Completes the keys of the file and the codes of annotations, and outlines the setup, which
 * the tree does not show.
 */
export const xayEditorSupport: EditorSupport<XiangqiSetup> = {
  ...setupEditorSupport,
  // The tree does not show what the words of the YAML are: editors color them as the text of the file.
  tokens: { Word: undefined },
  outlineOf: xayOutline,
  complete({ before }) {
    const start = before.search(/(?<![^\r\n])[^\r\n]*$/);
    if (/^[a-z]*$/.test(before.slice(start))) {
      const span = { start, end: before.length };
      return ["version: '1'", 'setup: ['].map((text) => ({ type: 'key', text, span }));
    }
    return markers(before, /(?<![a-z])([a-z]*)$/);
  },
  templates: [{ title: 'XAY: empty board', text: `version: '1'\nsetup: [\n${'  [],\n'.repeat(ROWS)}]\n` }],
};

/**
 * Completes the code of a marker.
 *
 * @param typed captures the part of the code that is already typed
 */
function markers(before: string, typed: RegExp): Completion[] {
  const length = typed.exec(before)?.[1]?.length ?? 0;
  const span = { start: before.length - length, end: before.length };
  return Object.entries(MARKERS).map(([text, detail]) => ({ type: 'value', text, span, detail }));
}

/** Describes the field at a location and the pieces and annotations on it. */
function hoverOver({ reading, offset }: EditorLocation<XiangqiSetup>): string | undefined {
  const isAt = (path: readonly (string | number)[]): boolean => {
    const span = reading.spanOf(path);
    return span !== undefined && span.start <= offset && offset < span.end;
  };
  for (let y = 0; y < ROWS; y++) {
    if (!isAt(['fields', y])) continue;
    for (let x = 0; x < COLUMNS; x++) if (isAt(['fields', y, x])) return fieldText(reading.model, y, x);
  }
  return undefined;
}

function fieldText({ fields }: XiangqiSetup, y: number, x: number): string {
  const atoms = fields[y]?.[x] ?? [];
  const contents = atoms.length === 0 ? 'empty' : atoms.map(atomText).join(', ');
  return `${contents}\n\nrow ${y + 1} from black's side, column ${x + 1} from the left`;
}

function atomText(atom: Atom): string {
  if (atom.type === 'piece') return `**${atom.letter}**: ${atom.colour} ${atom.kind}`;
  return `**${atom.code}**: ${MARKERS[atom.code] ?? 'an arrow'}`;
}

/**
 * Returns the outline of a XAY text: the setup, its rows, and the fields of each row with something on them. The tree
 * of XAY is flat, so the outline comes from the YAML. Rows and fields off the board are left out.
 */
function xayOutline(reading: Reading<XiangqiSetup>): OutlineEntry[] {
  const span = spanIn(reading, []);
  if (span === undefined) return [];
  const rows = numbers(ROWS).flatMap((y) => rowEntry(reading, y));
  return [
    { name: 'setup', detail: plural(rows.length, 'row'), type: 'module', span, selection: start(span), children: rows },
  ];
}

function rowEntry(reading: Reading<XiangqiSetup>, y: number): OutlineEntry[] {
  const span = spanIn(reading, [y]);
  if (span === undefined) return [];
  const fields = numbers(COLUMNS).flatMap((x) => fieldEntry(reading, y, x));
  const detail = fields.length === 0 ? 'empty' : fields.map(({ name }) => name).join(' ');
  return [{ name: `row ${y + 1}`, detail, type: 'array', span, selection: start(span), children: fields }];
}

function fieldEntry(reading: Reading<XiangqiSetup>, y: number, x: number): OutlineEntry[] {
  const span = spanIn(reading, [y, x]);
  const atoms: string[] = [];
  for (let atom = spanIn(reading, [y, x, 0]); atom !== undefined; atom = spanIn(reading, [y, x, atoms.length])) {
    atoms.push(reading.tree.text.slice(atom.start, atom.end));
  }
  if (span === undefined || atoms.length === 0) return [];
  return [
    { name: atoms.join(', '), detail: `column ${x + 1}`, type: 'field', span, selection: start(span), children: [] },
  ];
}

/** Returns the span of a part of the fields; `undefined` for one that is not written. */
function spanIn(reading: Reading<XiangqiSetup>, path: readonly number[]): Span | undefined {
  const span = reading.spanOf(['fields', ...path]);
  return span !== undefined && span.end > span.start ? span : undefined;
}

/** Returns the span of the opening bracket or dash of a list. */
const start = (span: Span): Span => ({ start: span.start, end: span.start + 1 });

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
