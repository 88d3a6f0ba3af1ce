import type { GameRecord } from '../../../generated/5dfen/nodes.js';
import type { TextEdit } from '../../diagnostics/index.js';
import type { Change, Editor, Path, Reading } from '../../notation/index.js';
import { changedModel, pathOf } from '../../notation/path.js';
import { lineBreakOf, removalOf } from '../../notation/text-edits.js';
import type { Action, Board, FiveDGame, Header, Line, Turn } from './model.js';
import type { Dialect } from './options.js';
import { commentText, headerText, itemText, turnText, writeBoard } from './write.js';

type FiveDSource = Reading<FiveDGame, GameRecord | undefined>;

/**
 * Edits of a 5DFEN text: headers, boards, turns, moves, comments, variations and results, whole or in part. A part of a
 * header, board, move or comment is changed by writing the whole one; comments elsewhere and the layout stay. A turn has
 * the number that its value says; other turns keep theirs.
 */
export const fiveDEditor: Editor<FiveDGame, GameRecord | undefined> = {
  edits(change, reading) {
    const unit = unitOf(pathOf(change), reading.model);
    if (unit.length === pathOf(change).length) return unitEdits(change, reading);
    const changed = changedModel(reading.model, change);
    if (!changed.ok) return undefined;
    return unitEdits({ replace: unit, value: partAt(changed.model, unit) }, reading);
  },
};

/** The path of the smallest part around a path that is written as a whole. */
function unitOf(path: Path, game: FiveDGame): Path {
  const [list, , side] = path;
  if (list !== 'turns' || path.length < 3) return path.slice(0, 2);
  if (path.length < 4) return path;
  const item = path.slice(0, 4);
  const rest = path.slice(4);
  if ((side === 'white' || side === 'black') && ['turns', 'comments', 'result'].includes(String(rest[0]))) {
    const variation = partAt(game, item) as FiveDGame;
    return [...item, ...unitOf(rest, variation)];
  }
  return item;
}

/** The part of a model at a path; `undefined` where there is none. */
const partAt = (model: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (part as { readonly [key: string]: unknown } | undefined)?.[key], model);

function unitEdits(change: Change, reading: FiveDSource): TextEdit[] | undefined {
  const path = pathOf(change);
  const [list] = path.slice(typeof path.at(-1) === 'number' ? -2 : -1);
  const line = path.slice(0, typeof path.at(-1) === 'number' ? -2 : -1);
  const span = spanOfUnit(path, reading);
  if (!('insert' in change) && span === undefined) return undefined;
  if ('remove' in change && span !== undefined) return removalEdits(path, span, reading);
  if (!('value' in change)) return undefined;
  const written = writtenUnit(list, path, change.value, reading);
  if (written === undefined) return undefined;
  if ('replace' in change) return span === undefined ? undefined : [{ ...span, text: written }];
  const at = (offset: number, text: string): TextEdit[] => [{ start: offset, end: offset, text }];
  const isItem = list === 'white' || list === 'black';
  const separator = isItem || list === 'result' || line.length > 0 ? ' ' : lineBreakOf(reading.tree.text);
  if (span !== undefined) return at(span.start, written + separator);
  const before = endBefore(list, path, reading);
  if (before !== undefined) return at(before, separator + written);
  const next = firstOf(
    ['headers', 'boards', 'turns'].slice(list === 'headers' || list === 'remarks' ? 0 : 2),
    line,
    reading,
  );
  if (next !== undefined) return at(next, written + separator);
  const { text } = reading.tree;
  return at(text.length, `${text === '' || /\s$/.test(text) ? '' : separator}${written}`);
}

/** The span of a unit. That of a move has its marks, which are written after it. */
function spanOfUnit(path: Path, reading: FiveDSource): { start: number; end: number } | undefined {
  const span = reading.spanOf(path);
  if (span === undefined || path.length < 3) return span;
  const ends = ['makes', 'present'].map((mark) => reading.spanOf([...path, mark])?.end ?? 0);
  return { start: span.start, end: ends.reduce((last, end) => Math.max(last, end), span.end) };
}

/** Black's action goes with its slash, a board or header with its line. */
function removalEdits(path: Path, span: { start: number; end: number }, reading: FiveDSource): TextEdit[] {
  const { tree } = reading;
  const { text } = tree;
  if (path.at(-1) === 'black') {
    const slash = text.lastIndexOf('/', span.start);
    return [{ start: text.slice(0, slash).trimEnd().length, end: span.end, text: '' }];
  }
  const isWhole = tree.comments().some(({ start, end }) => start > span.start && end < span.end);
  if (!isWhole) return removalOf(tree, span);
  const after = /^[ \t]*/.exec(text.slice(span.end))?.[0].length ?? 0;
  const isLineEnd = span.end + after === text.length || /[\r\n]/.test(text.charAt(span.end + after));
  const start = isLineEnd ? text.slice(0, span.start).replace(/[ \t]+$/, '').length : span.start;
  return [{ start, end: span.end + after, text: '' }];
}

/** The text of a unit by the list or member that it is in. */
function writtenUnit(
  list: Path[number] | undefined,
  path: Path,
  value: unknown,
  reading: FiveDSource,
): string | undefined {
  switch (list) {
    case 'headers':
      return headerText(value as Header);
    case 'boards':
      return writeBoard(value as Board, reading.dialect as Dialect);
    case 'remarks':
    case 'comments':
      return commentText(value as string);
    case 'turns':
      return turnText(value as Turn);
    case 'result':
      return String(value);
    case 'number':
      return `${String(value)}${/[wb]?\.$/.exec(spanText(path, reading))?.[0] ?? '.'}`;
    case 'white':
    case 'black': {
      if (typeof path.at(-1) === 'number') return itemText(value as Action[number]);
      const items = (value as Action).map((item) => itemText(item)).join(' ');
      return list === 'black' && reading.spanOf(path) === undefined ? `/ ${items}` : items;
    }
    default:
      return undefined;
  }
}

function spanText(path: Path, reading: FiveDSource): string {
  const { start, end } = reading.spanOf(path) ?? { start: 0, end: 0 };
  return reading.tree.text.slice(start, end);
}

/** The end of what comes before a new unit; `undefined` where it comes first. */
function endBefore(list: Path[number] | undefined, path: Path, reading: FiveDSource): number | undefined {
  const last = path.at(-1);
  if (typeof last === 'number' && last > 0) return endOfUnit([...path.slice(0, -1), last - 1], reading);
  if (list === 'result') return endOfLine(path.slice(0, -1), reading);
  if (list === 'white' || list === 'black') {
    const turn = path.slice(0, typeof last === 'number' ? -2 : -1);
    return list === 'black' && typeof last !== 'number'
      ? endOfUnit(turn, reading)
      : reading.spanOf([...turn, 'number'])?.end;
  }
  if (list === 'boards') return endOfList('headers', reading);
  if (list === 'turns') return endOfList('boards', reading) ?? endOfList('headers', reading);
  return undefined;
}

function endOfList(list: 'headers' | 'boards', reading: FiveDSource): number | undefined {
  const { length } = reading.model[list];
  return length === 0 ? undefined : reading.spanOf([list, length - 1])?.end;
}

function endOfLine(line: Path, reading: FiveDSource): number | undefined {
  const { turns = [] } = (partAt(reading.model, line) ?? {}) as Partial<Line>;
  return turns.length === 0 ? undefined : endOfUnit([...line, 'turns', turns.length - 1], reading);
}

/** The end of a unit, that of a turn without the result after it. */
function endOfUnit(path: Path, reading: FiveDSource): number | undefined {
  const turn = path.at(-2) === 'turns' ? (partAt(reading.model, path) as Turn | undefined) : undefined;
  if (turn === undefined) return spanOfUnit(path, reading)?.end;
  const [side, action] = turn.black === undefined ? ['white', turn.white] : ['black', turn.black];
  if (action === undefined || action.length === 0) return reading.spanOf(path)?.end;
  return spanOfUnit([...path, side as string, action.length - 1], reading)?.end;
}

/** Where the first element of some lists begins. */
function firstOf(lists: readonly string[], line: Path, reading: FiveDSource): number | undefined {
  for (const list of lists) {
    const span = reading.spanOf([...line, list, 0]);
    if (span !== undefined) return span.start;
  }
  return undefined;
}
