import { Field, Kind } from '../../../generated/5dfen/nodes.js';
import type { Tree } from '../../cst/index.js';
import { END, fieldAt, kindAt, NEXT, START, WORDS } from '../../cst/layout.js';
import { isTooLarge, numberIn } from './digits.js';
import { type BoardName, type Castling, layerOf, type Move, type Origin, type Pass, type Step } from './model.js';

/** While a part is read, it can still grow. */
type Growing<T> = { -readonly [Key in keyof T]: T[Key] };

const PASS: Pass = { kind: 'pass' };
const KING_SIDE: Castling = { kind: 'castling', side: 'king' };
const QUEEN_SIDE: Castling = { kind: 'castling', side: 'queen' };
const CHECKS: Readonly<Record<string, Move['check']>> = { '+': 'check', '#': 'mate', '*': 'softmate' };

/**
 * The move at word `at` of a tree; nothing if it names a board with a number that is too large. Most of a record is moves,
 * so they are read off the words of the tree, without views.
 */
export function lowerPly(tree: Tree, at: number): Growing<Move> | undefined {
  const { text, words } = tree;
  const move: Growing<Move> = { type: 'move', action: PASS, movesPresent: false };
  const end = words[at + NEXT]!;
  for (let i = at + WORDS; i < end; i = words[i + NEXT]!) {
    const start = words[i + START]!;
    switch (kindAt(words, i)) {
      case Kind.Coordinates: {
        const board = lowerBoardName(tree, i);
        if (board === undefined) return undefined;
        move.board = board;
        break;
      }
      case Kind.Move: {
        const step = lowerStep(tree, i);
        if (step === undefined) return undefined;
        move.action = step;
        break;
      }
      case Kind.Castling:
        move.action = words[i + END] === start + 3 ? KING_SIDE : QUEEN_SIDE;
        break;
      case Kind.Assessment:
        move.assessment ??= text.slice(start, words[i + END]);
        break;
      case Kind.Sign:
        if (text[start] === '~') move.movesPresent = true;
        else move.check ??= CHECKS[text[start]!]!;
        break;
    }
  }
  return move;
}

function lowerStep(tree: Tree, at: number): Step | undefined {
  const { text, words } = tree;
  const step: Growing<Step> = { kind: 'step', from: ANYWHERE, capture: false, to: NOWHERE };
  const end = words[at + NEXT]!;
  for (let i = at + WORDS; i < end; i = words[i + NEXT]!) {
    switch (fieldAt(words, i)) {
      case Field.piece:
        step.piece = text.slice(words[i + START], words[i + END]);
        break;
      case Field.origin:
        step.from = lowerOrigin(tree, i);
        break;
      case Field.jump:
        step.jump = words[i + END] === words[i + START]! + 2 ? 'branch' : 'jump';
        break;
      case Field.capture:
        step.capture = true;
        break;
      case Field.target: {
        const target = lowerBoardName(tree, i);
        if (target === undefined) return undefined;
        step.target = target;
        break;
      }
      case Field.square:
        step.to = lowerSquare(tree, i);
        break;
      case Field.promotion:
        step.promotion = text.slice(words[i + START], words[i + END]);
        break;
    }
  }
  return step;
}

const ANYWHERE: Origin = {};
const NOWHERE: Step['to'] = { file: '', rank: 0 };

function lowerOrigin(tree: Tree, at: number): Origin {
  const { text, words } = tree;
  switch (kindAt(words, at)) {
    case Kind.Square:
      return lowerSquare(tree, at);
    case Kind.FileName:
      return { file: text[words[at + START]!]! };
    default:
      return { rank: numberIn(text, words[at + START]!, words[at + END]!) };
  }
}

/** Every square that can be written: files a to z, ranks to 99. */
const squares = new Array<Step['to'] | undefined>(26 * 100);

/** The square at word `at`. Equal ones are one object, as a long record names each over and over. */
function lowerSquare({ text, words }: Tree, at: number): Step['to'] {
  const start = words[at + START]!;
  const rank = numberIn(text, start + 1, words[at + END]!);
  return (squares[(text.charCodeAt(start) - 97) * 100 + rank] ??= { file: text[start]!, rank });
}

/** The board that a move names: its layer, then its time if it has one; nothing if one of them is too large. */
function lowerBoardName({ text, words }: Tree, at: number): BoardName | undefined {
  const layerAt = at + WORDS;
  const layerStart = words[layerAt + START]!;
  const layerEnd = words[layerAt + END]!;
  if (isTooLarge(text, layerStart, layerEnd)) return undefined;
  const layer = layerOf(text.slice(layerStart, layerEnd));
  const timeAt = layerAt + WORDS;
  if (timeAt === words[at + NEXT]) return { layer };
  const start = words[timeAt + START]!;
  const end = words[timeAt + END]!;
  return isTooLarge(text, start, end) ? undefined : { layer, time: numberIn(text, start, end) };
}
