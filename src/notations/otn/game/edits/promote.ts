import { type Change, listChanges, type Path } from '../../../../notation/index.js';
import type { OtnMove } from '../../move/model/shape.js';
import type { OtnComment, OtnLine, OtnTurn, OtnVariation } from '../model/model.js';
import { withoutEmptyEnd } from '../turns/comments.js';
import { letterIndex, VariationNumbers } from '../addresses/steps.js';
import { shiftedTurn } from './renumber.js';

/**
 * Returns the changes that exchange a variation and the rest of the line that it branches off. The variations beside
 * the moves of each move with them.
 *
 * @param path the path of the line
 */
export function promotion(line: OtnLine, path: Path, variation: OtnVariation): Change[] {
  const index = letterIndex(variation.letter);
  const first = line.turns.findIndex(({ number }) => number === variation.turn);
  const at = first < 0 ? line.turns.length : first;
  const turn = line.turns[at];
  const replaced = line.turns.slice(at).map((one, i) => (i === 0 ? fromMove(one, index) : one));
  const shift = variation.turn - 1;
  const promoted = variation.turns.map((one, i) => shiftedTurn(i === 0 ? joined(turn, one, index) : one, shift));
  const moved = line.variations.filter((one) => one !== variation && isAfter(one, variation));
  const demoted: OtnVariation = {
    ...variation,
    turns: replaced.map((one) => shiftedTurn(one, -shift)),
    variations: moved.map((one) => ({ ...one, turn: one.turn - shift })),
  };
  const left = line.variations.filter((one) => !moved.includes(one));
  const isDemoted = replaced.some(({ moves }) => moves.some(({ kind }) => kind !== 'skip'));
  const k = left.indexOf(variation);
  return [
    ...removals([...path, 'variations'], line.variations, moved),
    isDemoted ? { replace: [...path, 'variations', k], value: demoted } : { remove: [...path, 'variations', k] },
    ...listChanges([...path, 'turns'], line.turns, [...line.turns.slice(0, at), ...promoted]),
    ...additions([...path, 'variations'], isDemoted ? left : left.toSpliced(k, 1), variation, shift),
  ];
}

/** Whether a variation branches off after another one. */
const isAfter = (one: OtnVariation, other: OtnVariation): boolean =>
  one.turn > other.turn || (one.turn === other.turn && one.letter > other.letter);

/** Returns a turn that skips the moves before an index. */
const fromMove = ({ number, moves, comments }: OtnTurn, index: number): OtnTurn => ({
  number,
  moves: moves.map((move, i): OtnMove => (i < index ? { kind: 'skip' } : move)),
  comments: withoutEmptyEnd(comments.map((comment, i): OtnComment => (i < index ? { text: '' } : comment))),
});

/** Returns the moves of a turn before an index, and those of another one from there on. */
function joined(turn: OtnTurn | undefined, other: OtnTurn, index: number): OtnTurn {
  if (turn === undefined) return other;
  const comments = Array.from({ length: index }, (_, i) => turn.comments[i] ?? { text: '' });
  return {
    number: other.number,
    moves: [...turn.moves.slice(0, index), ...other.moves.slice(index)],
    comments: withoutEmptyEnd([...comments, ...other.comments.slice(index)]),
  };
}

/** Returns the changes that remove elements of a list, the last one first. */
const removals = <Element>(path: Path, list: readonly Element[], removed: readonly Element[]): Change[] =>
  list.flatMap((one, i): Change[] => (removed.includes(one) ? [{ remove: [...path, i] }] : [])).reverse();

/** Returns the changes that give a line the variations of the one that was promoted to it. */
function additions(path: Path, left: readonly OtnVariation[], { variations }: OtnVariation, shift: number): Change[] {
  const numbers = new VariationNumbers(left);
  return variations.map((variation, i): Change => {
    const step = numbers.take({ ...variation, turn: variation.turn + shift });
    return { insert: [...path, left.length + i], value: { ...variation, ...step } };
  });
}
