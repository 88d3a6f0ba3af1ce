import { changedModel } from '../../../../notation/changed-model.js';
import {
  type Change,
  type NumberedTurns,
  partAt,
  type Path,
  renumbered,
  type Renumbering,
  renumberingOf,
} from '../../../../notation/index.js';
import { isSameStep } from '../addresses/steps.js';
import type { OtnGame, OtnMoveAddress, OtnTag, OtnTurn, OtnVariation } from '../model/model.js';
import { lineAt, variationsTo } from './line-paths.js';

/** Returns a turn with `by` added to its number. */
export const shiftedTurn = (turn: OtnTurn, by: number): OtnTurn => ({ ...turn, number: turn.number + by });

const NUMBERS: NumberedTurns<OtnTurn> = {
  list: 'turns',
  overlaps: (inserted, next) => inserted.number === next.number,
  shifted: shiftedTurn,
};

/**
 * Returns the renumbering that a change of a game requires. A turn inserted before a turn with the same number requires
 * one, and so does the removal of a turn if the next number follows it. Returns `undefined` if all numbers stay.
 */
export const turnRenumbering = (game: OtnGame, change: Change): Renumbering | undefined =>
  renumberingOf(game, change, NUMBERS);

/**
 * Whether a game refers to a turn of a line: by a variation on one of its moves, or by the address of a puzzle.
 */
export function isReferredTo(game: OtnGame, line: Path, number: number): boolean {
  if (lineAt(game, line)?.variations.some(({ turn }) => turn === number)) return true;
  return game.tags.some((tag) => tag.type === 'address' && turnOn(game, line, tag.value) === number);
}

/**
 * Returns the number of the turn of a line that an address names or passes through; `undefined` if the address belongs
 * to another line.
 */
export function turnOn(game: OtnGame, line: Path, { steps, turn }: OtnMoveAddress): number | undefined {
  const variations = variationsTo(game, line);
  const isOnLine = variations.every((variation, i) => steps[i] !== undefined && isSameStep(steps[i], variation));
  return isOnLine ? (steps[variations.length]?.turn ?? turn) : undefined;
}

/**
 * Renumbers a game in which a turn was inserted or removed, as its text will be numbered: the turns after it, and all
 * references to them.
 */
export function renumberedGame(changed: OtnGame, before: OtnGame, renumbering: Renumbering): OtnGame {
  const { line, from, by } = renumbering;
  const game = renumbered(changed, renumbering, NUMBERS);
  const path = [...line, 'variations'];
  const variations = (partAt(game, path) as readonly OtnVariation[]).map((variation) =>
    variation.turn < from ? variation : { ...variation, turn: variation.turn + by },
  );
  const tags = game.tags.map((tag) => shiftedTag(tag, before, renumbering));
  const settled = changedModel({ ...game, tags }, { replace: path, value: variations });
  return settled.ok ? settled.model : changed;
}

function shiftedTag(tag: OtnTag, before: OtnGame, { line, from, by }: Renumbering): OtnTag {
  if (tag.type !== 'address') return tag;
  const turn = turnOn(before, line, tag.value);
  if (turn === undefined || turn < from) return tag;
  const { steps } = tag.value;
  const step = steps[line.length / 2];
  const value =
    step === undefined
      ? { ...tag.value, turn: turn + by }
      : { ...tag.value, steps: steps.with(line.length / 2, { ...step, turn: turn + by }) };
  return { ...tag, value };
}
