import { walkLines } from '../../../../notation/game-tree/index.js';
import { type Change, type Path, pathOf } from '../../../../notation/path.js';
import type { OtnGame, OtnLine, OtnMoveAddress, OtnTag, OtnVariation } from '../model.js';
import { byStep } from '../turns/steps.js';
import { otnTree } from '../turns/walk.js';

/**
 * The numbers that change when a turn is inserted or removed: those of the turns after it, and of all references to
 * them.
 */
export interface Renumbering {
  /** The path of the line. */
  readonly line: Path;
  /** The index of the first of these turns before the change. */
  readonly first: number;
  /** The number of that turn before the change. */
  readonly from: number;
  readonly by: 1 | -1;
}

/** Returns the line at a path; `undefined` if there is none. */
export function lineAt(game: OtnGame, path: Path): OtnLine | undefined {
  let line: OtnLine | undefined = game;
  for (let i = 0; i < path.length; i += 2) {
    line = path[i] === 'variations' ? line?.variations[Number(path[i + 1])] : undefined;
  }
  return line;
}

/** Returns the variations that lead to the line at a path, the line itself last. */
export function variationsTo(game: OtnGame, path: Path): OtnVariation[] {
  const out: OtnVariation[] = [];
  let line: OtnLine = game;
  for (let i = 1; i < path.length; i += 2) {
    const variation: OtnVariation | undefined = line.variations[Number(path[i])];
    if (variation === undefined) break;
    out.push(variation);
    line = variation;
  }
  return out;
}

/**
 * Returns the renumbering that a change of a game requires. A turn inserted before a turn with the same number requires
 * one, and so does the removal of a turn if the next number follows it. Returns `undefined` if all numbers stay.
 */
export function renumberingOf(game: OtnGame, change: Change): Renumbering | undefined {
  const path = pathOf(change);
  if ('replace' in change || path.at(-2) !== 'turns') return undefined;
  const line = path.slice(0, -2);
  const turns = lineAt(game, line)?.turns;
  const index = Number(path.at(-1));
  if ('insert' in change) {
    const from = turns?.[index]?.number;
    const { number } = (change.value ?? {}) as { readonly number?: unknown };
    return from === undefined || from !== number ? undefined : { line, first: index, from, by: 1 };
  }
  const [removed, next] = [turns?.[index], turns?.[index + 1]];
  if (removed === undefined || next?.number !== removed.number + 1) return undefined;
  return { line, first: index + 1, from: next.number, by: -1 };
}

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
  const isOnLine = variations.every((variation, i) => steps[i] !== undefined && byStep(steps[i], variation) === 0);
  return isOnLine ? (steps[variations.length]?.turn ?? turn) : undefined;
}

/** Renumbers a game in which a turn was inserted or removed, as its text will be numbered. */
export function renumberedGame(changed: OtnGame, before: OtnGame, { line, first, from, by }: Renumbering): OtnGame {
  const start = by === 1 ? first + 1 : first - 1;
  const renumbered = (own: OtnLine): OtnLine => ({
    ...own,
    turns: own.turns.map((turn, i) => (i < start ? turn : { ...turn, number: turn.number + by })),
    variations: own.variations.map((one) => (one.turn < from ? one : { ...one, turn: one.turn + by })),
  });
  const inside = (own: OtnLine, path: Path): OtnLine =>
    path.length === 0
      ? renumbered(own)
      : {
          ...own,
          variations: own.variations.map((one, i) =>
            i === path[1] ? (inside(one, path.slice(2)) as OtnVariation) : one,
          ),
        };
  return {
    ...(inside(changed, line) as OtnGame),
    tags: changed.tags.map((tag) => shiftedTag(tag, before, { line, first, from, by })),
  };
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

/** Returns the paths of all turns of a line and of the variations that branch off it. */
export function turnPathsIn(line: OtnLine, path: Path): Path[] {
  return [...walkLines<OtnLine>(otnTree, line)].flatMap((walked) =>
    walked.line.turns.map((_, i): Path => [...path, ...walked.path, 'turns', i]),
  );
}
