import type { GameRecord } from '../../../../../generated/otn/nodes.js';
import { type Move, opponent, type Position, type Side, taflRules } from '../../../../games/tafl/index.js';
import {
  branchesFrom,
  type Change,
  type GameTree,
  listChanges,
  partAt,
  type Path,
} from '../../../../notation/index.js';
import type { GivenOutcome, LineLocation, Playable } from '../../../../notation/open-game/index.js';
import { onlyGame } from '../../../../notation/open-game/playable.js';
import { skipAt } from '../../move/model/leaves.js';
import type { OtnMove } from '../../move/model/shape.js';
import { letterOf, VariationNumbers } from '../addresses/steps.js';
import { promotion } from '../edits/promote.js';
import type { OtnGame, OtnLine, OtnTurn, OtnVariation } from '../model/model.js';
import { isWritten, NO_COMMENT, withoutEmptyEnd } from '../turns/comments.js';
import { movesOf, otnTree, type WalkedMove } from '../turns/game-tree.js';
import { resultOfWinner } from './outcome.js';
import { playMove } from './play-move.js';
import { checkedStart } from './start.js';
import { writtenMove } from './written-move.js';

/** How tafl games are continued in their texts. */
export interface OtnPlayable extends Playable<OtnGame, GameRecord, OtnLine, WalkedMove, Position, Move, Side> {}

type OtnLocation = LineLocation<OtnGame, GameRecord, OtnLine, WalkedMove, Position>;

const isSkip = ({ written }: WalkedMove): boolean => written.kind === 'skip';

/** The moves of a game without the ones that a variation skips: every move is a ply. */
const plyTree: GameTree<OtnLine, WalkedMove> = {
  moves: (line) => [...movesOf(line)].filter((move) => !isSkip(move)),
  branches(line) {
    const branches = otnTree.branches(line);
    if (branches.length === 0) return branches;
    const moves = [...movesOf(line)];
    return branches.map((branch) => {
      const { after } = branch;
      return after === undefined ? branch : { ...branch, after: after - moves.slice(0, after).filter(isSkip).length };
    });
  },
};

/** How tafl games are continued in their texts: turns with their numbers, variations at the end of the text. */
export const otnPlayable: OtnPlayable = {
  rules: taflRules,
  sides: ['attackers', 'defenders'],
  tree: plyTree,
  main: onlyGame,
  start: checkedStart,
  pathOf: ({ turnIndex, index }) => ['turns', turnIndex, 'moves', index],
  nameOf: ({ turn, index }) => `${turn.number}${letterOf(index)}`,
  play(position, { written }) {
    if (written.kind === 'skip') return { position };
    const { after, played } = playMove(position, written);
    return written.kind === 'unreadable' ? undefined : { position: after, move: played?.move };
  },
  append: (move, location) => [addition(writtenMove(move, location.position, location.reading.model), location)],
  branch(move, location) {
    const { line, path, moves, index } = location;
    const { variations } = line.line;
    const { turn, index: moveIndex } = moves[index]!;
    const step = new VariationNumbers(variations).take({
      turn: turn.number,
      letter: letterOf(moveIndex),
      variation: 1,
    });
    const skipped = Array.from({ length: moveIndex }, skipAt);
    const first: OtnTurn = {
      number: 1,
      moves: [...skipped, writtenMove(move, location.position, location.reading.model)],
      comments: [],
    };
    const variation: OtnVariation = { ...step, turns: [first], variations: [] };
    return [{ insert: [...path, 'variations', variations.length], value: variation }];
  },
  truncate,
  comment(text, { moves, index, path }) {
    const { turn, turnIndex, index: moveIndex } = moves[index - 1]!;
    const comments = turn.comments.concat(Array.from({ length: moveIndex + 1 }, () => NO_COMMENT));
    const old = comments[moveIndex] ?? NO_COMMENT;
    const commented = comments.with(moveIndex, { ...old, text: isWritten(old) ? `${old.text} ${text}` : text });
    const length = Math.max(turn.comments.length, moveIndex + 1);
    return [{ replace: [...path, 'turns', turnIndex, 'comments'], value: commented.slice(0, length) }];
  },
  promote: (variation, { line, path }) => promotion(line.line, path, variation.line as OtnVariation),
  finish(outcome, location, isByRules) {
    const { tags } = location.reading.model;
    const index = tags.findIndex(({ type }) => type === 'result');
    const value = outcome === undefined ? '?' : resultOfWinner(outcome.winners[0]);
    const tag: Change =
      index < 0
        ? { insert: ['tags', 0], value: { type: 'result', name: 'result', value } }
        : { replace: ['tags', index, 'value'], value };
    const recorded = tags[index]?.value === value ? [] : [tag];
    if (isByRules) return index < 0 ? [] : recorded;
    return [...resignation(outcome, location), ...recorded];
  },
};

/** Whether the next move of a line is the first of a turn. */
function beginsTurn({ line, position, start }: OtnLocation): boolean {
  const last = line.line.turns.at(-1);
  if (last === undefined) return true;
  return position.berserker === undefined && position.toMove === start.toMove && last.moves.length > 0;
}

/** Returns the change that adds a move to the last turn of a line, or in a new turn. */
function addition(written: OtnMove, location: OtnLocation): Change {
  const { turns } = location.line.line;
  const last = turns.at(-1);
  const path = [...location.path, 'turns'];
  if (last !== undefined && !beginsTurn(location)) {
    return { insert: [...path, turns.length - 1, 'moves', last.moves.length], value: written };
  }
  const turn: OtnTurn = { number: (last?.number ?? 0) + 1, moves: [written], comments: [] };
  return { insert: [...path, turns.length], value: turn };
}

function truncate({ line, path, moves, index }: OtnLocation): Change[] {
  const { turns, variations } = line.line;
  const first = moves[index];
  if (first === undefined) return [];
  const beside = new Set(branchesFrom(line, index).map((branch) => partAt(line.line, branch.path)));
  const left = variations.filter((variation) => !beside.has(variation));
  return [
    ...(beside.size === 0 ? [] : [{ replace: [...path, 'variations'], value: left }]),
    ...listChanges([...path, 'turns'], turns, turns.slice(0, first.turnIndex + 1)),
    ...moves
      .slice(index)
      .filter(({ turnIndex }) => turnIndex === first.turnIndex)
      .reverse()
      .flatMap((move) => removalOf(move, path)),
  ];
}

/** Returns the changes that remove the last move of a line, with its comment. */
function removalOf({ turn, turnIndex, index }: WalkedMove, line: Path): Change[] {
  const path = [...line, 'turns', turnIndex];
  if (turn.moves.slice(0, index).every(({ kind }) => kind === 'skip')) return [{ remove: path }];
  // Only the last comment may belong to the last move, and a list of comments ends with one that isn't empty.
  const left = withoutEmptyEnd(turn.comments.slice(0, index));
  const isCommented = turn.comments.length > index;
  return [
    ...(isCommented ? [{ replace: [...path, 'comments'], value: left }] : []),
    { remove: [...path, 'moves', index] },
  ];
}

/** Returns the changes that write a resignation, or take one back. */
function resignation(outcome: GivenOutcome<Side> | undefined, location: OtnLocation): Change[] {
  const { moves, position, path } = location;
  const last = moves.at(-1);
  if (last?.written.kind === 'resignation') return outcome === undefined ? removalOf(last, path) : [];
  const [winner] = outcome?.winners ?? [];
  const isResigned = outcome?.reason === 'resignation' && position.result === undefined;
  return isResigned && winner === opponent(position.toMove) ? [addition({ kind: 'resignation' }, location)] : [];
}
