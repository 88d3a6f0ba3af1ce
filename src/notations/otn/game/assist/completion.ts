import type { GameRecord } from '../../../../../generated/otn/nodes.js';
import { capturesText, legalMoves, type Move, plyOf, type Position, squareName } from '../../../../games/tafl/index.js';
import { memoizeByObject } from '../../../../notation/assist/memoize.js';
import { startOfRun } from '../../../../notation/assist/written-parts.js';
import type { Completion, CompletionLocation, Landmark, Path } from '../../../../notation/index.js';
import { ownMember } from '../../../../objects.js';
import { completeRules } from '../../assist/editor-support.js';
import { pieceName } from '../../position/model/model.js';
import type { GameReading, OtnGame } from '../model/model.js';
import { playTurn, replayOtn } from '../replay/play.js';
import { otnStart } from '../replay/start.js';
import { expectedTagValue, TAG_NAMES } from '../tags/tag-names.js';
import { lineThrough, turnPathAt } from './lines.js';

/** The values of tags that have only a few, with their meanings. */
const TAG_VALUES: Readonly<Record<string, readonly (readonly [value: string, meaning: string])[]>> = {
  result: [
    ['1', 'the attackers have won'],
    ['-1', 'the defenders have won'],
    ['0', 'a draw'],
    ['?', 'unknown'],
  ],
  'puzzle-mode': [
    ['none', 'no puzzle'],
    ['loose', 'other moves can be tried'],
    ['strict', 'only the moves of the record'],
  ],
};

/** Completes tags and their values, the keys and values of rules, and the legal moves of the line at the cursor. */
export function completeGame(
  location: CompletionLocation<OtnGame, GameRecord, Position>,
): readonly Completion[] | undefined {
  const { before } = location;
  const bracket = before.indexOf('[', before.lastIndexOf(']') + 1);
  if (bracket === -1) return movesHere(location);
  const open = before.slice(bracket + 1);
  const [label = '', name] = /^([\w-]*):\s*/.exec(open) ?? [];
  if (name === 'rules') return completeRules(location, open.slice('rules:'.length));
  if (name === undefined) return /^[\w-]*$/.test(open) ? missingTags(before, open) : [];
  const span = { start: bracket + 1 + label.length, end: before.length };
  return (ownMember(TAG_VALUES, name) ?? []).map(([text, detail]) => ({ type: 'value', text, span, detail }));
}

/** Completes the tags that are not in the text before the cursor. */
function missingTags(before: string, typed: string): Completion[] {
  const written = new Set(Array.from(before.matchAll(/\[([\w-]+):/g), ([, name]) => name));
  const span = { start: before.length - typed.length, end: before.length };
  return TAG_NAMES.filter((name) => !written.has(name)).map((name) => ({
    type: 'tag',
    text: `${name}:`,
    span,
    detail: expectedTagValue(name),
  }));
}

function movesHere({
  before,
  readUntil,
  position,
  isCut,
}: CompletionLocation<OtnGame, GameRecord, Position>): Completion[] | undefined {
  const start = startOfRun(before, /\S/);
  const reading = readUntil(start);
  if (isCut === true) return partsOfMoves(before, start, reading.model);
  const path = turnPathAt(reading, start);
  if (position !== undefined && !hasOuterTurn(reading.model, path)) return undefined;
  const final = finalOnce(reading, position);
  if (final === undefined || final.result !== undefined) return [];
  const span = { start, end: before.length };
  return legalMoves(final).map((move) => ({ type: 'move', span, ...describeMove(final, move) }));
}

/**
 * Completes the parts of a move that starts at an offset: the spaces of the board and, at its start, the other moves.
 */
function partsOfMoves(before: string, offset: number, { tags }: OtnGame): Completion[] {
  const start = otnStart(tags);
  if (!start.ok) return [];
  const { size } = start.position.rules;
  const span = { start: startOfRun(before, /[a-z\d]/), end: before.length };
  const spaces = Array.from({ length: size * size }, (_, square): Completion => {
    return { type: 'value', text: squareName(square, size), span, detail: 'space' };
  });
  if (offset < before.length) return spaces;
  return [
    ...spaces,
    { type: 'keyword', text: '---', span, detail: 'resigns' },
    { type: 'keyword', text: '.....', span, detail: 'stands for the first move of the turn, in a variation' },
  ];
}

/** Whether the main line has the turn that a variation at a path replaces: it may be left out. */
function hasOuterTurn({ turns, variations }: OtnGame, path: Path | undefined): boolean {
  if (path?.[0] !== 'variations') return true;
  const variation = variations[Number(path[1])];
  return turns.some(({ number }) => number === variation?.turn);
}

/**
 * Returns the position after the last move of a text, in the line of that move; `undefined` if its game can't be
 * replayed.
 */
const finalOnce = memoizeByObject((reading: GameReading, start: Position | undefined): Position | undefined => {
  const end = reading.tree.text.length;
  const path = turnPathAt(reading, end);
  const game = path === undefined ? reading.model : lineThrough(reading, path, end);
  if (start !== undefined) return game.turns.reduce(playTurn, start);
  const replay = replayOtn(game);
  return replay.ok ? replay.final : undefined;
});

/** Yields a landmark before each turn of the main line, up to the first one that is not in the order of play. */
export function* landmarks(
  reading: GameReading,
  start: Position | undefined = startOfGame(reading.model),
): Iterable<Landmark<Position>> {
  const { turns } = reading.model;
  const located = turns.map((turn, i) => ({ turn, offset: reading.spanOf(['turns', i])?.start ?? 0 }));
  let position = start;
  for (const { turn, offset } of located.slice(0, orderedCount(located))) {
    if (position === undefined) return;
    const before = position;
    yield { offset, position: () => before };
    position = playTurn(before, turn);
  }
}

/** Returns how many turns at the start of a list have offsets that are less than all those after them. */
function orderedCount(located: readonly { readonly offset: number }[]): number {
  let count = located.length;
  let minOffset = Number.POSITIVE_INFINITY;
  for (const [i, { offset }] of [...located.entries()].reverse()) {
    if (offset >= minOffset) count = i;
    minOffset = Math.min(minOffset, offset);
  }
  return count;
}

function startOfGame({ tags }: OtnGame): Position | undefined {
  const start = otnStart(tags);
  return start.ok ? start.position : undefined;
}

/** Describes a move with its captures. */
function describeMove(position: Position, move: Move): Pick<Completion, 'text' | 'detail'> {
  const { board, rules } = position;
  const { size } = rules;
  const { piece, captures } = plyOf(position, move);
  const text = `${squareName(move.from, size)}-${squareName(move.to, size)}${capturesText(captures, board, size)}`;
  return { text, detail: pieceName(piece) };
}
