import type { GameRecord } from '../../../../generated/5dfen/nodes.js';
import {
  type Colour,
  fiveDRules,
  opponentOf,
  Position,
  positionAfterMove,
  timeOf,
  type TurnMove,
} from '../../../games/5dchess/index.js';
import { type Change, failure, type GameTree } from '../../../notation/index.js';
import type { GivenOutcome, LineLocation, Playable } from '../../../notation/open-game/index.js';
import { onlyGame } from '../../../notation/open-game/playable.js';
import { letterOfName } from '../boards/pieces.js';
import { fiveDStart } from '../boards/start.js';
import { cutTurns } from '../edits/cut-line.js';
import { habitsOf } from '../edits/habits.js';
import { newActionChange, newMoveChange, newVariationChange, type NextAction } from '../edits/new-actions.js';
import { newMove } from '../edits/new-move.js';
import { promotedTurns } from '../edits/promote.js';
import { turnChanges } from '../edits/turn-changes.js';
import { type FiveDGame, type GameResult, headerIndex } from '../model/model.js';
import { fiveDTree, type LineWithMover, mainLineOf, modelLine, type PlayersMove } from '../turns/game-tree.js';
import { START_PROBLEMS } from './play.js';
import { playModelMove } from './play-move.js';

/** A move of a line. */
export interface LineMove extends PlayersMove {
  /** Its number among the moves of its player's turn, from 1. */
  readonly number: number;
  /** Whether it is the last one of a turn after which the text continues. */
  readonly endsTurn: boolean;
}

/** How games of 5D chess are continued in their texts. */
export interface FiveDPlayable extends Playable<
  FiveDGame,
  GameRecord | undefined,
  LineWithMover,
  LineMove,
  Position,
  TurnMove,
  Colour
> {}

type FiveDLocation = LineLocation<FiveDGame, GameRecord | undefined, LineWithMover, LineMove, Position>;

/** The moves of a game; a slash or a turn number after a move ends the turn. */
const playedTree: GameTree<LineWithMover, LineMove> = {
  *moves(line) {
    let last: PlayersMove | undefined;
    let number = 1;
    for (const move of fiveDTree.moves(line)) {
      if (last !== undefined) {
        const endsTurn = last.action !== move.action;
        yield { ...last, number, endsTurn };
        number = endsTurn ? 1 : number + 1;
      }
      last = move;
    }
    if (last !== undefined) yield { ...last, number, endsTurn: hasActionAfter(line, last) };
  },
  branches: fiveDTree.branches,
};

function hasActionAfter({ line }: LineWithMover, { action: { path } }: PlayersMove): boolean {
  const [, index, side] = path;
  const { turns } = line;
  return turns.length > Number(index) + 1 || (side === 'white' && turns[Number(index)]?.black !== undefined);
}

/**
 * How games of 5D chess are continued in their texts, move by move. The end of a turn after which the player could move
 * on is written as the slash or the number before the other player's moves. A variation replaces the whole turn of a
 * player, so it repeats the moves of this turn before it.
 */
export const fiveDPlayable: FiveDPlayable = {
  rules: fiveDRules,
  sides: ['white', 'black'],
  tree: playedTree,
  main: (game, index) => onlyGame(mainLineOf(game), index),
  start(game) {
    const start = fiveDStart(game);
    if ('reason' in start) return failure(start.path, START_PROBLEMS[start.reason]);
    return { ok: true, position: new Position(start) };
  },
  pathOf: ({ action, item }) => [...action.path, item],
  nameOf({ action: { half, mover }, number }, index) {
    if (Number.isNaN(half)) return String(index + 1);
    return `${timeOf(half)}${mover === 'white' ? 'w' : 'b'}${number > 1 ? number : ''}`;
  },
  play(position, written) {
    const { multiverse } = position;
    const { mover } = written.action;
    const { from, to, made } = playModelMove(multiverse, written.move, mover);
    const after = written.endsTurn ? new Position(multiverse, opponentOf(mover)) : positionAfterMove(multiverse, mover);
    const [board] = made;
    if (board === undefined) return { position: after };
    const { action } = written.move;
    if (action.kind === 'pass' || from === undefined || to === undefined) {
      return { position: after, move: { pass: { line: board.line, half: board.half - 1 } } };
    }
    const square = ({ board: { line, half }, x, y }: typeof from) => ({ line, half, x, y });
    const promotion =
      action.kind === 'step' && action.promotion !== undefined ? { promotion: letterOfName(action.promotion) } : {};
    return { position: after, move: { from: square(from), to: square(to), ...promotion } };
  },
  records: ({ multiverse, toMove }, move) =>
    'pass' in move &&
    [...multiverse.playable(toMove)].some(({ line, half }) => line === move.pass.line && half === move.pass.half),
  append(move, location) {
    if ('end' in move) return [newActionChange([], location, nextOf(location, opponentOf(location.position.toMove)))];
    const written = newMove(move, location.position, habitsOf(location.reading.model));
    return [newMoveChange(written, location, nextOf(location, location.position.toMove))];
  },
  variationStart(moves, index) {
    const turn = moves[index]?.action.path.join();
    return turn === undefined ? index : moves.findIndex(({ action }) => action.path.join() === turn);
  },
  branch(move, location) {
    const { moves, index, position, reading } = location;
    const repeated = moves.slice(fiveDPlayable.variationStart!(moves, index), index).map(({ move: one }) => one);
    const written = 'end' in move ? [] : [newMove(move, position, habitsOf(reading.model))];
    return [newVariationChange([...repeated, ...written], moves[index]!, location, 'end' in move)];
  },
  truncate(location) {
    const { line, path, moves, index } = location;
    const turns = cutTurns(line, moves, index, hasEndedTurn(location));
    return turnChanges([...path, 'turns'], modelLine(line).turns, turns);
  },
  comment(text, { moves, index, path }) {
    const { action, item } = moves[index - 1]!;
    const { action: items } = action;
    const others = items.slice(item + 1).findIndex(({ type }) => type !== 'comment');
    const at = others < 0 ? items.length : item + 1 + others;
    return [{ insert: [...path, ...action.path, at], value: { type: 'comment', text } }];
  },
  promote(variation, { line, path, moves, index, reading }) {
    const turns = promotedTurns(line, moves, index, variation.branch!);
    const { result } = modelLine(variation);
    const outer = modelLine(line);
    const changes = turnChanges([...path, 'turns'], outer.turns, turns);
    if (result === undefined || outer.result === undefined) return changes;
    return [
      ...changes,
      ...(line.outer === undefined
        ? resultChanges(result, reading.model)
        : [{ replace: [...path, 'result'], value: result }]),
    ];
  },
  finish(outcome, { reading: { model } }, isByRules) {
    if (outcome === undefined && model.result === undefined && headerIndex(model, 'result') < 0) return [];
    return isByRules && model.result === undefined ? [] : resultChanges(resultOf(outcome), model);
  },
};

function nextOf({ start }: FiveDLocation, mover: Colour): NextAction {
  return { mover, firstNumber: timeOf(start.multiverse.present()) };
}

/** Whether the turn before a location has ended although its player could have moved on. */
function hasEndedTurn({ moves, index, position }: FiveDLocation): boolean {
  const last = moves[index - 1];
  if (last?.endsTurn !== true) return false;
  return positionAfterMove(position.multiverse, last.action.mover).toMove === last.action.mover;
}

/** Returns the changes of the result after the moves and of the header. */
function resultChanges(result: GameResult, game: FiveDGame): Change[] {
  const header = headerIndex(game, 'result');
  const written: Change =
    game.result === undefined ? { insert: ['result'], value: result } : { replace: ['result'], value: result };
  return [
    ...(game.result === result ? [] : [written]),
    ...(header < 0 || game.headers[header]!.value === result
      ? []
      : [{ replace: ['headers', header, 'value'], value: result }]),
  ];
}

function resultOf(outcome: GivenOutcome<Colour> | undefined): GameResult {
  if (outcome === undefined) return '*';
  const [winner] = outcome.winners;
  return winner === undefined ? '1/2-1/2' : winner === 'white' ? '1-0' : '0-1';
}
