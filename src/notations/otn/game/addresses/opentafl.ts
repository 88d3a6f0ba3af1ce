import { skipAt } from '../../move/model/leaves.js';
import type { OtnMove } from '../../move/model/shape.js';
import type { OtnGame, OtnLine, OtnTag, OtnTurn, OtnVariation } from '../model/model.js';
import { NO_COMMENT } from '../turns/comments.js';
import {
  byStep,
  isSameStep,
  letterIndex,
  letterOf,
  type MoveLocation,
  type OtnStep,
  valuesByTurn,
  VariationNumbers,
} from './steps.js';

/** A variation while the variations in it are attached. */
interface OpenVariation extends OtnStep {
  readonly turns: readonly OtnTurn[];
  readonly variations: OpenVariation[];
}

/** The variations on the moves of one line, in the form in which they will be written. */
interface Siblings {
  readonly list: OpenVariation[];
  readonly numbers: VariationNumbers;
  /** The steps that lead to the line. */
  readonly path: readonly OtnStep[];
}

/** A line whose variations are still to be attached. */
interface PendingLine {
  readonly line: OtnLine;
  /** Its variations that are attached. */
  readonly own: Siblings;
  /** For a variation: its siblings, and its own step among them. */
  readonly asVariation: { readonly siblings: Siblings; readonly step: OtnStep } | undefined;
}

/**
 * Converts the addresses of a game to OpenTafl's convention: from depth two on, a step names the move before the
 * variation. If a variation replaces the first move of its line, there is no move before it, so it becomes a sibling of
 * that line. A variation that replaces a later move of a turn begins with `.....`.
 */
export function toOpenTaflAddresses(game: OtnGame): OtnGame {
  const paths = new Map<OtnLine, readonly OtnStep[]>();
  const main = siblingsOn([]);
  const waiting: PendingLine[] = [{ line: game, own: main, asVariation: undefined }];
  const add = (variation: OtnVariation, wanted: OtnStep, siblings: Siblings): void => {
    const step = siblings.numbers.take(wanted);
    const line = withSkips(variation);
    const path = [...siblings.path, step];
    const own = siblingsOn(path);
    siblings.list.push({ ...step, turns: line.turns, variations: own.list });
    paths.set(variation, path);
    waiting.push({ line, own, asVariation: { siblings, step } });
  };
  for (const { line, own, asVariation } of waiting) {
    const moves = valuesByTurn(line.turns, (turn) => turn.moves);
    for (const variation of line.variations) {
      const location = asVariation === undefined ? variation : moveBefore(variation, moves);
      if (asVariation !== undefined && location === undefined) add(variation, asVariation.step, asVariation.siblings);
      else add(variation, { ...variation, ...location, variation: variation.variation }, own);
    }
  }
  for (const { own } of waiting) own.list.sort(byStep);
  return { ...game, variations: main.list, tags: game.tags.map((tag) => withPath(tag, game, paths)) };
}

const siblingsOn = (path: readonly OtnStep[]): Siblings => ({ list: [], numbers: new VariationNumbers([]), path });

/** Returns the location of the move before a move; `undefined` for the first move of the line. */
function moveBefore(
  { turn, letter }: MoveLocation,
  moves: ReadonlyMap<number, readonly OtnMove[]>,
): MoveLocation | undefined {
  const index = letterIndex(letter);
  if (index > 0) return isSkip(moves.get(turn)?.[index - 1]) ? undefined : { turn, letter: letterOf(index - 1) };
  const before = moves.get(turn - 1)?.length ?? 0;
  return before === 0 ? undefined : { turn: turn - 1, letter: letterOf(before - 1) };
}

const isSkip = (move: OtnMove | undefined): boolean => move?.kind === 'skip';

/** Returns a variation with `.....` for each move of its first turn before the replaced one. */
function withSkips(variation: OtnVariation): OtnLine {
  const [first, ...rest] = variation.turns;
  const missing = letterIndex(variation.letter);
  if (first?.number !== 1 || first.moves.length === 0 || missing === 0 || isSkip(first.moves[0])) return variation;
  const skips = Array.from({ length: missing }, skipAt);
  const comments = first.comments.length === 0 ? [] : [...skips.map(() => NO_COMMENT), ...first.comments];
  const turn = { ...first, moves: [...skips, ...first.moves], comments };
  const shifted = variation.variations.map((inner) =>
    inner.turn === 1 ? { ...inner, letter: letterOf(letterIndex(inner.letter) + missing) } : inner,
  );
  return { turns: [turn, ...rest], variations: shifted };
}

/** Returns a tag; the address of a puzzle gets the new steps of its line. */
function withPath(tag: OtnTag, game: OtnLine, paths: ReadonlyMap<OtnLine, readonly OtnStep[]>): OtnTag {
  if (tag.type !== 'address') return tag;
  let line: OtnLine | undefined = game;
  for (const step of tag.value.steps) line = line?.variations.find((variation) => isSameStep(variation, step));
  const steps = line && paths.get(line);
  return steps === undefined ? tag : { ...tag, value: { ...tag.value, steps } };
}
