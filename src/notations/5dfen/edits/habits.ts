import type { FiveDGame, Line, Move } from '../model/model.js';

/** How a record writes what is optional in a move. */
export interface Habits {
  /** Whether moves name their boards even if only one fits. */
  readonly namesBoards: boolean;
  /** Whether positive timelines have a plus sign. */
  readonly signsLayers: boolean;
  /** Whether checks have a sign. */
  readonly marksChecks: boolean;
  /** Whether moves that make a timeline name it: `(>L1)`. */
  readonly namesNewLines: boolean;
  /** Whether moves that move the present have the sign `~`. */
  readonly marksMovedPresents: boolean;
  /** Whether moves that move the present name its turn: `(~T1)`. */
  readonly namesPresents: boolean;
}

/**
 * Returns the habits of a record. A record that no move speaks for gets what most records have: marks of new timelines
 * and of a moved present, but no signs of check.
 */
export function habitsOf(game: FiveDGame): Habits {
  const moves = [...movesIn(game)];
  const named = moves.filter(({ board }) => board !== undefined);
  const branching = moves.filter(
    ({ action, makes }) => makes !== undefined || (action.kind === 'step' && action.jump === 'branch'),
  );
  const moving = moves.filter(({ movesPresent, present }) => movesPresent || present !== undefined);
  const layers = moves.flatMap(({ board, makes, action }) => {
    return [board?.layer, makes, action.kind === 'step' ? action.target?.layer : undefined].map(
      (layer) => layer?.spelling ?? '',
    );
  });
  const positive = layers.filter((spelling) => /^\+?0*[1-9]/.test(spelling));
  return {
    namesBoards: named.length * 2 > moves.length,
    signsLayers: isUsual(positive, (spelling) => spelling.startsWith('+')) ?? false,
    marksChecks: moves.some(({ check }) => check === 'check' || check === 'mate'),
    namesNewLines: isUsual(branching, ({ makes }) => makes !== undefined) ?? true,
    marksMovedPresents: isUsual(moving, ({ movesPresent }) => movesPresent) ?? branching.length === 0,
    namesPresents: isUsual(moving, ({ present }) => present !== undefined) ?? false,
  };
}

/** Whether at least half of the items have a property; `undefined` if there are no items. */
function isUsual<Item>(items: readonly Item[], has: (item: Item) => boolean): boolean | undefined {
  return items.length === 0 ? undefined : items.filter(has).length * 2 >= items.length;
}

/** Yields the moves of a line, then those of its variations. */
function* movesIn(line: Line): Generator<Move> {
  const open = [line];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const { white = [], black = [] } of next.turns) {
      for (const item of [...white, ...black]) {
        if (item.type === 'move') yield item;
        else if (item.type === 'variation') open.push(item);
      }
    }
  }
}
