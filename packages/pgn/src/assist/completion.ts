import type { Completion, CompletionLocation, Span } from 'ludogram';
import type { PgnFile } from '../../generated/pgn/nodes.js';
import type { ChessMove } from '../chess/engine.js';
import { numberBefore } from '../chess/number-before.js';
import { chessRules } from '../chess/rules.js';
import type { PgnGames } from '../model/model.js';
import { RESULTS } from '../model/results.js';
import { describeMove } from './describe-move.js';
import { type EndOfMoves, endOfMoves } from './end-of-moves.js';
import { TAGS } from './tags.js';

/** Completes the names of tags, results, and the legal moves at the end of a line. */
export function complete({ before, word }: CompletionLocation<PgnGames, PgnFile>): readonly Completion[] {
  const lineStart = before.lastIndexOf('\n') + 1;
  const line = before.slice(lineStart);
  const end = before.length;
  if (/^\[\w*$/.test(line)) return tagNames({ start: lineStart + 1, end });
  const value = /^\[(\w+)[ \t]+"[^"]*$/.exec(line);
  if (value !== null) return value[1] === 'Result' ? results({ start: line.indexOf('"') + 1 + lineStart, end }) : [];
  // The word may begin with a move number.
  const [number = ''] = /^\d+\.+/.exec(before.slice(word.start)) ?? [];
  const span = { start: word.start + number.length, end };
  const here = endOfMoves(before.slice(0, word.start));
  if (here === undefined) return [];
  const hasNumber = number !== '' || /\d\.+$/.test(before.slice(0, span.start).trimEnd().slice(-8));
  const moves = movesFrom(here, span, hasNumber);
  return here.isInVariation ? moves : [...moves, ...results(span)];
}

const tagNames = (span: Span): Completion[] =>
  [...TAGS].map(([name, detail]) => ({ type: 'tag', text: `${name} "`, label: name, span, detail }));

const results = (span: Span): Completion[] => RESULTS.map((text) => ({ type: 'value', text, span }));

function movesFrom({ position, isEmpty }: EndOfMoves, span: Span, hasNumber: boolean): Completion[] {
  const { turn, moveNumber } = position;
  // Every move of white has a number, and the first one of a line.
  const needsNumber = !hasNumber && (turn === 'white' || isEmpty);
  const number = needsNumber ? `${numberBefore(moveNumber, turn)} ` : '';
  return chessRules.legalMoves(position).map((move: ChessMove) => {
    const san = chessRules.moveToText(position, move);
    return { type: 'move', text: number + san, label: san, span, detail: describeMove(position, move) };
  });
}
