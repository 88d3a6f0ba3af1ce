import type { GameRecord } from '../../../../generated/otn/nodes.js';
import { type Move, TaflGame } from '../../../games/tafl/index.js';
import type { Completion, CompletionLocation } from '../../../notation/index.js';
import { completeRules } from '../editor.js';
import { pieceName } from '../position/model.js';
import { printCaptures, squareName } from './describe.js';
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
  const open = /\[([^\]]*)$/.exec(before)?.[1];
  if (open === undefined) return movesHere(at);
  const [, name, value = ''] = /^([\w-]*):\s*(.*)$/s.exec(open) ?? [];
  if (name === 'rules') return completeRules(at, open.slice('rules:'.length));
  if (name === undefined) return /^[\w-]*$/.test(open) ? tags(before, open) : [];
  const span = { start: before.length - value.length, end: before.length };
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
  const start = before.search(/\S*$/);
  const reading = readUntil(start);
  const path = turnPathAt(reading, start);
  const game = path === undefined ? reading.model : lineThrough(reading, path, start);
  const replay = replayOtn(game);
  if (!replay.ok || replay.result !== undefined) return [];
  const played = new TaflGame(replay.rules, replay.final);
  const { size } = replay.rules;
  const span = { start, end: before.length };
  return played.legalMoves().map((move) => ({ type: 'move', span, ...describeMove(played, move, size) }));
}

/** Describes a move with its captures. */
function describeMove(game: TaflGame, move: Move, size: number): Pick<Completion, 'text' | 'detail'> {
  const { board } = game.position;
  const { piece, captures } = game.fork().play(move);
  const text = `${squareName(move.from, size)}-${squareName(move.to, size)}${printCaptures(captures, board, size)}`;
  return { text, detail: pieceName(piece) };
}
