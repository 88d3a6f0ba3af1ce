import { type Change, listChanges, type Path } from '../../../../notation/index.js';
import { skipAt } from '../../move/model/leaves.js';
import type { OtnMove } from '../../move/model/shape.js';
import { letterIndex, VariationNumbers } from '../addresses/steps.js';
import type { OtnComment, OtnLine, OtnTurn, OtnVariation } from '../model/model.js';
import { NO_COMMENT, withoutEmptyEnd } from '../turns/comments.js';
import { shiftedTurn } from './renumber.js';

/**
 * Returns the changes that exchange a variation and the rest of the line that it branches off. Variations that branch
 * off either part go with it.
 *
 * @param path the path of the line
 */
export function promotion(line: OtnLine, path: Path, variation: OtnVariation): Change[] {
  const moveIndex = letterIndex(variation.letter);
  const existingIndex = line.turns.findIndex(({ number }) => number === variation.turn);
  const turnIndex = existingIndex < 0 ? line.turns.length : existingIndex;
  const replacedTurn = line.turns[turnIndex];
  const replaced = line.turns.slice(turnIndex).map((turn, i) => (i === 0 ? fromMove(turn, moveIndex) : turn));
  const shift = variation.turn - 1;
  const promoted = variation.turns.map((turn, i) =>
    shiftedTurn(i === 0 ? joined(replacedTurn, turn, moveIndex) : turn, shift),
  );
  const moved = line.variations.filter((inner) => inner !== variation && isAfter(inner, variation));
  const demoted: OtnVariation = {
    ...variation,
    turns: replaced.map((turn) => shiftedTurn(turn, -shift)),
    variations: moved.map((inner) => ({ ...inner, turn: inner.turn - shift })),
  };
  const remaining = line.variations.filter((inner) => !moved.includes(inner));
  const isDemoted = replaced.some(({ moves }) => moves.some(({ kind }) => kind !== 'skip'));
  const variationIndex = remaining.indexOf(variation);
  const kept = isDemoted ? remaining.with(variationIndex, demoted) : remaining.toSpliced(variationIndex, 1);
  const added = renumberedVariations(kept, variation, shift);
  const list = [...path, 'variations'];
  return [
    { replace: list, value: kept },
    ...listChanges([...path, 'turns'], line.turns, [...line.turns.slice(0, turnIndex), ...promoted]),
    ...(added.length === 0 ? [] : [{ replace: list, value: [...kept, ...added] }]),
  ];
}

/** Whether a variation branches off after another one. */
const isAfter = (one: OtnVariation, other: OtnVariation): boolean =>
  one.turn > other.turn || (one.turn === other.turn && one.letter > other.letter);

/** Returns a turn that skips the moves before an index. */
const fromMove = ({ number, moves, comments }: OtnTurn, index: number): OtnTurn => ({
  number,
  moves: moves.map((move, i): OtnMove => (i < index ? skipAt() : move)),
  comments: withoutEmptyEnd(comments.map((comment, i): OtnComment => (i < index ? NO_COMMENT : comment))),
});

/** Returns the moves of a turn before an index, and the moves of another turn from there on. */
function joined(turn: OtnTurn | undefined, other: OtnTurn, index: number): OtnTurn {
  if (turn === undefined) return other;
  const comments = Array.from({ length: index }, (_, i) => turn.comments[i] ?? NO_COMMENT);
  return {
    number: other.number,
    moves: [...turn.moves.slice(0, index), ...other.moves.slice(index)],
    comments: withoutEmptyEnd([...comments, ...other.comments.slice(index)]),
  };
}

/** Returns the variations of a promoted line as variations of the line that it is in now. */
function renumberedVariations(
  kept: readonly OtnVariation[],
  { variations }: OtnVariation,
  shift: number,
): OtnVariation[] {
  const numbers = new VariationNumbers(kept);
  return variations.map((variation) => ({
    ...variation,
    ...numbers.take({ ...variation, turn: variation.turn + shift }),
  }));
}
