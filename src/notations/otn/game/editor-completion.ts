import type { GameRecord } from '../../../../generated/otn/nodes.js';
import { capturesText, legalMoves, type Move, plyOf, type Position, squareName } from '../../../games/tafl/index.js';
import { once } from '../../../notation/editor-location.js';
import type { Completion, CompletionLocation, Reading } from '../../../notation/index.js';
import { completeRules } from '../editor.js';
import { pieceName } from '../position/model.js';
import { lineThrough, turnPathAt } from './editor-lines.js';
import type { OtnGame } from './model.js';
import { replayOtn } from './play.js';
import { expectedTagValue, TAG_NAMES } from './tag-names.js';

const VALUES: Readonly<Record<string, readonly (readonly [value: string, meaning: string])[]>> = {
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
export function completeGame(at: CompletionLocation<OtnGame, GameRecord>): Completion[] {
  const { before } = at;
  const bracket = before.indexOf('[', before.lastIndexOf(']') + 1);
  if (bracket === -1) return movesHere(at);
  const open = before.slice(bracket + 1);
  const [label = '', name] = /^([\w-]*):\s*/.exec(open) ?? [];
  if (name === 'rules') return completeRules(at, open.slice('rules:'.length));
  if (name === undefined) return /^[\w-]*$/.test(open) ? tags(before, open) : [];
  const span = { start: bracket + 1 + label.length, end: before.length };
  return (VALUES[name] ?? []).map(([text, detail]) => ({ type: 'value', text, span, detail }));
}

/** Completes the tags that are not in the text before the cursor. */
function tags(before: string, typed: string): Completion[] {
  const written = new Set(Array.from(before.matchAll(/\[([\w-]+):/g), ([, name]) => name));
  const span = { start: before.length - typed.length, end: before.length };
  return TAG_NAMES.filter((name) => !written.has(name)).map((name) => ({
    type: 'tag',
    text: `${name}:`,
    span,
    detail: expectedTagValue(name),
  }));
}

function movesHere({ before, readUntil }: CompletionLocation<OtnGame, GameRecord>): Completion[] {
  const start = before.search(/(?<!\S)\S*$/);
  const final = finalOnce(readUntil(start));
  if (final === undefined) return [];
  const span = { start, end: before.length };
  return legalMoves(final).map((move) => ({ type: 'move', span, ...describeMove(final, move) }));
}

/** Returns the position after the last move of a text, in the line of that move; `undefined` if the game is over. */
const finalOnce = once((reading: Reading<OtnGame, GameRecord>): Position | undefined => {
  const end = reading.tree.text.length;
  const path = turnPathAt(reading, end);
  const game = path === undefined ? reading.model : lineThrough(reading, path, end);
  const replay = replayOtn(game);
  return replay.ok && replay.result === undefined ? replay.final : undefined;
});

/** Describes a move with its captures. */
function describeMove(position: Position, move: Move): Pick<Completion, 'text' | 'detail'> {
  const { board, rules } = position;
  const { size } = rules;
  const { piece, captures } = plyOf(position, move);
  const text = `${squareName(move.from, size)}-${squareName(move.to, size)}${capturesText(captures, board, size)}`;
  return { text, detail: pieceName(piece) };
}
