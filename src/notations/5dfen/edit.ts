import type { GameRecord } from '../../../generated/5dfen/nodes.js';
import type { Span, TextEdit } from '../../diagnostics/index.js';
import type { Change, Editor, Path, Reading } from '../../notation/index.js';
import { partAt, pathOf } from '../../notation/path.js';
import { trimmed } from '../../notation/spans.js';
import { lineBreakOf, removalOf } from '../../notation/text-edits.js';
import type { Action, Board, FiveDGame, Header, Line, Turn } from './model.js';
import type { Dialect } from './options.js';
import { changedNumbers, renumbered } from './renumber.js';
import { commentText, headerText, itemText, turnText, writeBoard } from './write.js';

type FiveDSource = Reading<FiveDGame, GameRecord | undefined>;

/**
 * Edits of a 5DFEN text: headers, boards, turns, moves, comments, variations, results, and parts of them. A change
 * inside a header, board, move or comment rewrites the whole of it; other comments and the layout stay. The turns after
 * an inserted or removed one are renumbered.
 */
export const fiveDEditor: Editor<FiveDGame, GameRecord | undefined> = {
  settle: renumbered,
  widen(change, changed) {
    const unit = unitAround(pathOf(change));
    return unit.length === 0 ? undefined : { replace: unit, value: partAt(changed, unit) };
  },
  edits(change, reading) {
    const edits = unitEdits(change, reading);
    return edits && [...edits, ...numberEdits(change, reading)];
  },
};

/** Returns the edits that renumber the turns after an inserted or removed one. */
function numberEdits(change: Change, reading: FiveDSource): TextEdit[] {
  const { paths, by } = changedNumbers(reading.model, change);
  return paths.flatMap((path) => {
    const span = reading.spanOf(path);
    const number = (partAt(reading.model, path) as number) + by;
    return span === undefined ? [] : [{ ...span, text: numberText(number, path, reading) }];
  });
}

/**
 * Returns the text of a turn number with its current player letter. Without a letter, 0 is black's and 1 is white's.
 */
function numberText(number: number, path: Path, reading: FiveDSource): string {
  const { start, end } = reading.spanOf(path) ?? { start: 0, end: 0 };
  const [player] = /[wb]?\.$/.exec(reading.tree.text.slice(start, end)) ?? ['.'];
  const isBlackAlone = (partAt(reading.model, path.slice(0, -1)) as Turn).white === undefined;
  return `${number}${player === '.' && partAt(reading.model, path) === 0 && isBlackAlone ? 'b.' : player}`;
}

/**
 * Returns the path of the smallest unit around a part that can be rewritten: a header, board, move, comment, variation
 * or turn. Empty if there is none.
 */
function unitAround(path: Path): Path {
  const length = path.findLastIndex(
    (key, i) => i < path.length - 1 && typeof key === 'number' && LISTS_OF_UNITS.has(String(path[i - 1])),
  );
  return path.slice(0, length + 1);
}

const LISTS_OF_UNITS: ReadonlySet<string> = new Set(['headers', 'boards', 'turns', 'white', 'black']);

function unitEdits(change: Change, reading: FiveDSource): TextEdit[] | undefined {
  const path = pathOf(change);
  const [list] = path.slice(typeof path.at(-1) === 'number' ? -2 : -1);
  const line = path.slice(0, typeof path.at(-1) === 'number' ? -2 : -1);
  const span = spanOfUnit(path, reading);
  if (!('insert' in change) && span === undefined) return undefined;
  const result = span === undefined ? '' : resultIn(span, path, reading);
  if ('remove' in change && span !== undefined) {
    return result === '' ? removalEdits(path, span, reading) : [{ ...span, text: result }];
  }
  if (!('value' in change)) return undefined;
  const written = writtenUnit(list, path, change.value, reading);
  if (written === undefined) return undefined;
  if ('replace' in change) {
    return span === undefined ? undefined : [{ ...span, text: result === '' ? written : `${written} ${result}` }];
  }
  const at = (offset: number, text: string): TextEdit[] => [{ start: offset, end: offset, text }];
  const isItem = list === 'white' || list === 'black';
  const separator = isItem || list === 'result' || line.length > 0 ? ' ' : lineBreakOf(reading.tree.text);
  if (span !== undefined) return at(span.start, written + separator);
  const before = endBefore(list, path, reading);
  if (before !== undefined) return at(before, separator + written);
  const next = startAfter(list, line, reading);
  if (next !== undefined) return at(next, written + separator);
  const { text } = reading.tree;
  return at(text.length, `${text === '' || /\s$/.test(text) ? '' : separator}${written}`);
}

/**
 * Returns the span of a unit. The span of a move includes the marks after it; the span of a turn ends before the
 * result.
 */
function spanOfUnit(path: Path, reading: FiveDSource): Span | undefined {
  const span = reading.spanOf(path);
  if (span === undefined) return undefined;
  if (path.at(-2) === 'turns') {
    const result = reading.spanOf([...path.slice(0, -2), 'result']);
    return result?.end === span.end ? trimmed({ tree: reading.tree, start: span.start, end: result.start }) : span;
  }
  if (path.length < 3) return span;
  const ends = ['makes', 'present'].map((mark) => reading.spanOf([...path, mark])?.end ?? 0);
  return { start: span.start, end: ends.reduce((last, end) => Math.max(last, end), span.end) };
}

/** Returns the result of a line if it is inside a turn; otherwise the empty string. */
function resultIn(turn: Span, path: Path, reading: FiveDSource): string {
  const result = path.at(-2) === 'turns' ? reading.spanOf([...path.slice(0, -2), 'result']) : undefined;
  const isInside = result !== undefined && result.start >= turn.start && result.end <= turn.end;
  return isInside ? reading.tree.text.slice(result.start, result.end) : '';
}

/** Returns the edits that remove a unit: black's action with its slash, a board or header with its line. */
function removalEdits(path: Path, span: Span, reading: FiveDSource): TextEdit[] {
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

/** Writes a unit, depending on the list or member that it is in. */
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
      return numberText(value as number, path, reading);
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

/** Returns the end of the part before a new unit; `undefined` if the unit comes first. */
function endBefore(list: Path[number] | undefined, path: Path, reading: FiveDSource): number | undefined {
  const last = path.at(-1);
  if (typeof last === 'number' && last > 0) return spanOfUnit([...path.slice(0, -1), last - 1], reading)?.end;
  if (list === 'result') return endOfLine(path.slice(0, -1), reading);
  if (list === 'white' || list === 'black') {
    const turn = path.slice(0, typeof last === 'number' ? -2 : -1);
    return list === 'black' && typeof last !== 'number'
      ? spanOfUnit(turn, reading)?.end
      : reading.spanOf([...turn, 'number'])?.end;
  }
  if (list === 'boards') return lastEnd(['headers'], [], reading);
  if (list === 'turns') return lastEnd(['headers', 'boards', 'remarks', 'comments'], path.slice(0, -2), reading);
  return list === 'comments' && !hasTurns(path.slice(0, -2), reading)
    ? lastEnd(['headers', 'boards'], path.slice(0, -2), reading)
    : undefined;
}

/** Returns the start of the unit after a new one, the first of its list; `undefined` if there is none. */
function startAfter(list: Path[number] | undefined, line: Path, reading: FiveDSource): number | undefined {
  const starts = (
    list === 'headers' || list === 'boards' ? PARTS_OF_RECORD : (FOLLOWING[String(list)] ?? ['turns'])
  ).flatMap((part) => reading.spanOf([...line, part, 0])?.start ?? []);
  return starts.length === 0 ? undefined : starts.reduce((a, b) => Math.min(a, b));
}

const PARTS_OF_RECORD = ['headers', 'boards', 'remarks', 'comments', 'turns'];
const FOLLOWING: Readonly<Record<string, readonly string[]>> = { remarks: ['headers', 'boards'] };

/** Returns the greatest end of the last elements of lists; `undefined` if all lists are empty. */
function lastEnd(lists: readonly string[], line: Path, reading: FiveDSource): number | undefined {
  const ends = lists.flatMap((list) => {
    const { length } = (partAt(reading.model, [...line, list]) ?? []) as readonly unknown[];
    return reading.spanOf([...line, list, length - 1])?.end ?? [];
  });
  return ends.length === 0 ? undefined : ends.reduce((a, b) => Math.max(a, b));
}

const hasTurns = (line: Path, reading: FiveDSource): boolean => reading.spanOf([...line, 'turns', 0]) !== undefined;

function endOfLine(line: Path, reading: FiveDSource): number | undefined {
  const { turns = [] } = (partAt(reading.model, line) ?? {}) as Partial<Line>;
  return turns.length === 0 ? undefined : spanOfUnit([...line, 'turns', turns.length - 1], reading)?.end;
}
