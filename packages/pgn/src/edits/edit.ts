import {
  type Change,
  type Editor,
  lineBreakOf,
  partAt,
  type Path,
  pathOf,
  type Reading,
  removalOf,
  type TextEdit,
} from 'ludogram';
import { endOf, kindOf, type NodeIndex, startOf, textOf, type Tree } from 'ludogram/cst';
import { type Game, Kind, type PgnFile } from '../../generated/pgn/nodes.js';
import { type Habits, habitsOf, spelled } from './habits.js';
import { eachItem, firstPly, isMoveKind, numberText, tagValueAt } from '../tokens/lines.js';
import { type LineAt, PgnIndex, tagsOf } from './parts.js';
import {
  compareTags,
  type PgnGame,
  type PgnGames,
  type PgnLine,
  type PgnMove,
  type PgnResult,
  type PgnTag,
} from '../model.js';
import { gameText, moveText, variationText, writeComment, writeTag } from '../print.js';

type Source = Reading<PgnGames, PgnFile>;

const insertion = (at: number, text: string): TextEdit[] => [{ start: at, end: at, text }];

/**
 * Edits of a PGN text: games; tags; moves, with the numbers of the moves after them; annotations, comments,
 * variations; the result. Everything else stays byte for byte.
 */
export const pgnEditor: Editor<PgnGames, PgnFile> = {
  edits(change, reading) {
    const path = pathOf(change);
    const index = new PgnIndex(reading.tree);
    if (path.length === 2 && path[0] === 'games') return gameEdits(change, reading, index);
    // A variation belongs to the line around it, also one that isn't there yet.
    const found = index.lineOf(path.at(-2) === 'variations' ? path.slice(0, -1) : path);
    if (found === undefined) return undefined;
    const { parts, plies, length } = found;
    const [key, i, member, k] = path.slice(length);
    const game = index.games[Number(path[1])]!;
    if (key === 'tags' && i !== undefined) return tagEdits(change, reading, game, path);
    if (key === 'result') return resultEdits(change, reading, game, path);
    const first = firstPly(tagValueAt(reading.tree, game, 'FEN')) + plies;
    if (key === 'moves' && i !== undefined && member === undefined)
      return moveEdits(change, reading, parts, first, Number(i), habitsOf(reading.tree, game));
    const ply = first + Number(i);
    if (key === 'moves' && member === 'san') return replaced(change, reading, (value) => value as string);
    if (key === 'moves' && k !== undefined && member !== undefined)
      return annotationEdits(change, reading, parts, ply, path, habitsOf(reading.tree, game));
    return key === 'comments' && i !== undefined ? openingCommentEdits(change, reading, parts, Number(i)) : undefined;
  },
  // A list that an element was removed from may be empty: then it is absent.
  settle(changed, change) {
    const path = pathOf(change).slice(0, -1);
    const isEmpty =
      'remove' in change && OPTIONAL.has(path.at(-1)!) && (partAt(changed, path) as readonly unknown[]).length === 0;
    return isEmpty ? (withoutPart(changed, path) as PgnGames) : changed;
  },
  widen(change, changed) {
    const path = pathOf(change).slice(0, -1);
    return path.length < 2 ? undefined : { replace: path, value: partAt(changed, path) };
  },
};

const OPTIONAL: ReadonlySet<string | number> = new Set(['nags', 'comments', 'variations']);

/** A copy of a part of a model without the member at a path. */
function withoutPart(part: unknown, [key, ...rest]: Path): unknown {
  if (Array.isArray(part)) return part.map((element: unknown, i) => (i === key ? withoutPart(element, rest) : element));
  const entries = Object.entries(part as object).filter(([name]) => name !== key || rest.length > 0);
  return Object.fromEntries(
    entries.map(([name, value]: [string, unknown]) => [name, name === key ? withoutPart(value, rest) : value]),
  );
}

function replaced(change: Change, reading: Source, write: (value: unknown) => string): TextEdit[] | undefined {
  const span = reading.spanOf(pathOf(change));
  return span === undefined || !('replace' in change) ? undefined : [{ ...span, text: write(change.value) }];
}

function gameEdits(change: Change, reading: Source, { games }: PgnIndex): TextEdit[] | undefined {
  const { tree } = reading;
  const [, i] = pathOf(change) as [string, number];
  const lineBreak = lineBreakOf(tree.text);
  const write = (value: unknown) =>
    gameText(value as PgnGame)
      .trimEnd()
      .replaceAll('\n', lineBreak);
  if ('replace' in change) return replaced(change, reading, write);
  const at = games[i];
  if ('remove' in change) {
    const next = games[i + 1];
    if (next !== undefined) return withoutEscapes(tree, startOf(tree, at!), startOf(tree, next));
    return removalOf(tree, { start: startOf(tree, at!), end: endOf(tree, at!) });
  }
  const text = write(change.value);
  if (at !== undefined) return insertion(startOf(tree, at), text + lineBreak + lineBreak);
  const last = games.at(-1);
  if (last === undefined) return insertion(tree.text.length, text + lineBreak);
  return insertion(endOf(tree, last), lineBreak + lineBreak + text);
}

/** The edits that remove a part of a text, but no line for other programs. */
function withoutEscapes(tree: Tree, start: number, end: number): TextEdit[] {
  const inside = tree.comments().filter((escape) => escape.start >= start && escape.end <= end);
  const starts = [start, ...inside.map((escape) => escape.end)];
  // The line break before an escape begins its line, unless the part begins a line itself.
  const ends = [...inside.map((escape) => escape.start), end];
  return starts.map((from, i) => ({
    start: i === 0 ? from : from + (/^\r?\n|^\r/.exec(tree.text.slice(from, from + 2))?.[0].length ?? 0),
    end: ends[i]!,
    text: '',
  }));
}

function tagEdits(change: Change, reading: Source, game: NodeIndex<Game>, path: Path): TextEdit[] | undefined {
  const { tree } = reading;
  if (path.length === 5) {
    return path[4] === 'value'
      ? replaced(change, reading, (value) => writeTag({ name: '', value: value as string }).slice(2, -1))
      : replaced(change, reading, String);
  }
  if ('remove' in change) {
    const span = reading.spanOf(path);
    return span && removalOf(tree, span);
  }
  if ('replace' in change) return replaced(change, reading, (value) => writeTag(value as PgnTag));
  const tag = change.value as PgnTag;
  const tags = tagsOf(tree, game);
  const lineBreak = lineBreakOf(tree.text);
  const last = tags.findLast((other) => compareTags(other.tag.name, tag.name) <= 0);
  if (last !== undefined) return insertion(endOf(tree, last.at), lineBreak + writeTag(tag));
  const next = tags[0];
  return insertion(
    startOf(tree, next?.at ?? game),
    writeTag(tag) + (next === undefined ? lineBreak + lineBreak : lineBreak),
  );
}

function resultEdits(change: Change, reading: Source, game: NodeIndex<Game>, path: Path): TextEdit[] | undefined {
  if (!('replace' in change)) return undefined;
  const result = change.value as PgnResult;
  if (reading.spanOf(path) !== undefined) return replaced(change, reading, () => result);
  const { tree } = reading;
  const lastLine = tree.text
    .slice(0, endOf(tree, game))
    .split(/[\r\n]/)
    .at(-1)!;
  return insertion(
    endOf(tree, game),
    (lastLine.includes(';') || lastLine.startsWith('[') ? lineBreakOf(tree.text) : ' ') + result,
  );
}

function moveEdits(
  change: Change,
  reading: Source,
  parts: LineAt,
  first: number,
  i: number,
  habits: Habits,
): TextEdit[] | undefined {
  const { tree } = reading;
  const { moves } = parts;
  const move = moves[i];
  if ('insert' in change) {
    const value = change.value as PgnMove;
    const isAfterText = i === 0 ? parts.comments.length > 0 : moves[i - 1]!.last !== moves[i - 1]!.at;
    const text = spelled(moveText(value, first + i, i === 0 || isAfterText), habits);
    const renumbered = renumbering(tree, parts, first, i, 1, value);
    if (move !== undefined)
      return [
        { start: beginOf(tree, parts, i), end: beginOf(tree, parts, i), text: `${text}${gapAfter(text, tree)}` },
        ...renumbered,
      ];
    if (i === 0) return firstMove(reading, parts, text);
    const previous = moves[i - 1]!;
    const isOnLine = habits.isByLine && (first + i) % 2 === 0;
    const gap = isOnLine ? lineBreakOf(tree.text) : gapBefore(tree, previous.last);
    return insertion(endOf(tree, previous.last), gap + text);
  }
  if (move === undefined) return undefined;
  const start = startOf(tree, move.at);
  if ('replace' in change)
    return [
      {
        start,
        end: endOf(tree, move.last),
        text: moveText(change.value as PgnMove, first + i, true).replace(/^\S+ /, ''),
      },
    ];
  const next = moves[i + 1];
  const end = next === undefined ? endOf(tree, move.last) : beginOf(tree, parts, i + 1);
  const from = beginOf(tree, parts, i);
  const isLast = next === undefined;
  const removed = isLast ? removalOf(tree, { start: from, end }) : [{ start: from, end, text: '' }];
  return [...removed, ...renumbering(tree, parts, first, i + 1, -1)];
}

/** The first move of a line that has none: before the result or the closing parenthesis. */
function firstMove(reading: Source, { line, comments }: LineAt, text: string): TextEdit[] | undefined {
  const { tree } = reading;
  if (kindOf(tree, line) !== Kind.Game) {
    const at = comments.at(-1);
    return at === undefined
      ? insertion(startOf(tree, line) + 1, text)
      : insertion(endOf(tree, at), gapBefore(tree, at) + text);
  }
  const game = tree.node(line as NodeIndex<Game>);
  const at = game.result?.start;
  if (at !== undefined) return insertion(at, `${text}${gapAfter(text, tree)}`);
  return insertion(game.end, lineBreakOf(tree.text) + (game.items.length === 0 ? lineBreakOf(tree.text) : '') + text);
}

/** Returns the start of a move: that of its number, if the number is directly before it. */
function beginOf(tree: Tree, { line, moves }: LineAt, i: number): number {
  return numberBefore(tree, line, moves[i]!.at)?.start ?? startOf(tree, moves[i]!.at);
}

function numberBefore(tree: Tree, line: LineAt['line'], move: NodeIndex): { start: number; end: number } | undefined {
  let last: NodeIndex | 0 = 0;
  eachItem(tree, line, (at, kind) => {
    if (at === move) return false;
    last = kind === Kind.Number ? at : kind === Kind.Periods && last !== 0 ? last : 0;
    return true;
  });
  return last === 0 ? undefined : { start: startOf(tree, last), end: endOf(tree, last) };
}

/**
 * The edits of move numbers from one move of a line on, after `shift` moves were inserted or removed before it:
 * numbers change, those before a move of black are removed unless something comes between, and moves of white get one.
 */
function renumbering(
  tree: Tree,
  parts: LineAt,
  first: number,
  from: number,
  shift: number,
  inserted?: PgnMove,
): TextEdit[] {
  const edits: TextEdit[] = [];
  const { line, moves } = parts;
  const numbers = new Map<number, NodeIndex>();
  let number: NodeIndex | 0 = 0;
  eachItem(tree, line, (at, kind) => {
    if (isMoveKind(kind) && number !== 0) numbers.set(at, number);
    number = kind === Kind.Number ? at : kind === Kind.Periods ? number : 0;
  });
  for (let i = from; i < moves.length; i++) {
    const ply = first + i + shift;
    const { at, variations } = moves[i]!;
    const before = i === from ? (inserted === undefined ? moves[i - 2] : undefined) : moves[i - 1];
    const isFirst = i + shift === 0;
    const isAfterText =
      i === from && inserted !== undefined
        ? inserted.comments !== undefined || inserted.variations !== undefined
        : before !== undefined && before.last !== before.at;
    const wanted = ply % 2 === 0 || isFirst || isAfterText ? numberText(ply) : '';
    const old = numbers.get(at);
    const start = startOf(tree, old ?? at);
    const end = startOf(tree, at);
    if (old === undefined) {
      if (wanted !== '') edits.push({ start, end: start, text: `${wanted} ` });
    } else if (wanted === '') edits.push({ start, end, text: '' });
    else if (textOf(tree, old) !== wanted) edits.push({ start, end: endOf(tree, old), text: wanted });
    for (const variation of variations) for (const edit of renumbered(tree, variation, ply)) edits.push(edit);
  }
  return edits;
}

/** The edits of the numbers in a variation that begins at another half move than before. */
function renumbered(tree: Tree, line: LineAt['line'], first: number): TextEdit[] {
  const edits: TextEdit[] = [];
  let ply = first;
  eachItem(tree, line, (at, kind) => {
    if (isMoveKind(kind)) ply++;
    else if (kind === Kind.Number)
      edits.push({ start: startOf(tree, at), end: endOf(tree, at), text: numberText(ply) });
    else if (kind === Kind.Variation) for (const edit of renumbered(tree, at as never, ply - 1)) edits.push(edit);
  });
  return edits;
}

/** Returns the text between a node and a new text after it. A comment to the end of the line needs a new line. */
const gapBefore = (tree: Tree, at: NodeIndex): string =>
  kindOf(tree, at) === Kind.LineComment ? lineBreakOf(tree.text) : ' ';
const gapAfter = (text: string, tree: Tree): string => (/(?:^|\s);[^\n]*$/.test(text) ? lineBreakOf(tree.text) : ' ');

/** Returns the text after a new text that ends with a comment to the end of the line. */
function closed(tree: Tree, at: number, text: string): string {
  return gapAfter(text, tree) === ' ' || /^[^\S\r\n]*(?:[\r\n]|$)/.test(tree.text.slice(at))
    ? ''
    : lineBreakOf(tree.text);
}

function annotationEdits(
  change: Change,
  reading: Source,
  { moves }: LineAt,
  ply: number,
  path: Path,
  habits: Habits,
): TextEdit[] | undefined {
  const { tree } = reading;
  const [key, k] = path.slice(-2) as ['nags' | 'comments' | 'variations', number];
  const move = moves[Number(path.at(-3))]!;
  const write = (value: unknown): string =>
    key === 'nags'
      ? `$${value as number}`
      : key === 'comments'
        ? writeComment(value as string)
        : spelled(variationText(value as PgnLine, ply), habits);
  const old = move[key][k];
  if ('replace' in change && old !== undefined) {
    const text = write(change.value);
    return [{ start: startOf(tree, old), end: endOf(tree, old), text: text + closed(tree, endOf(tree, old), text) }];
  }
  if ('remove' in change && old !== undefined)
    return removalOf(tree, { start: startOf(tree, old), end: endOf(tree, old) });
  if (!('insert' in change)) return undefined;
  const text = write(change.value);
  // After the one before it, or after all that comes before a list of its kind.
  const after =
    k > 0
      ? move[key][k - 1]!
      : key === 'nags'
        ? move.at
        : key === 'comments'
          ? (move.nags.at(-1) ?? move.at)
          : move.last;
  const end = endOf(tree, after);
  return insertion(end, gapBefore(tree, after) + text + closed(tree, end, text));
}

function openingCommentEdits(
  change: Change,
  reading: Source,
  { line, comments, moves }: LineAt,
  i: number,
): TextEdit[] | undefined {
  const { tree } = reading;
  const old = comments[i];
  if ('remove' in change && old !== undefined)
    return removalOf(tree, { start: startOf(tree, old), end: endOf(tree, old) });
  if ('remove' in change) return undefined;
  const text = writeComment(change.value as string);
  if ('replace' in change && old !== undefined) {
    return [{ start: startOf(tree, old), end: endOf(tree, old), text: text + closed(tree, endOf(tree, old), text) }];
  }
  if (old !== undefined) return insertion(startOf(tree, old), `${text}${gapAfter(text, tree)}`);
  const last = comments.at(-1);
  if (last !== undefined)
    return insertion(endOf(tree, last), gapBefore(tree, last) + text + closed(tree, endOf(tree, last), text));
  const at = moves.length > 0 ? beginOf(tree, { line, comments, moves }, 0) : undefined;
  const result =
    kindOf(tree, line) === Kind.Game ? tree.node(line as NodeIndex<Game>).result?.start : startOf(tree, line) + 1;
  const where = at ?? result;
  return where === undefined ? undefined : insertion(where, `${text}${gapAfter(text, tree)}`);
}
