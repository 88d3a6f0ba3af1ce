import { expect, test } from 'vitest';
import { partsOf } from '../../../src/board/markup.js';
import type { BoardState } from '../../../src/board/state/board-state.js';
import { type AnyGame, GameWalk } from '../../../src/board/state/game-walk.js';
import { linesIn } from '../../../src/board/state/walk.js';

const DEPTH = 10_000;

/** A game in which each line is one move, and each move up to a depth has a variation. */
class NestedGame {
  #depth = 0;

  next() {
    return [this.#depth, this.#depth + 1]
      .filter((depth) => depth <= DEPTH)
      .map((depth, i) => ({ address: 'a', text: `move ${depth}`, path: [depth], index: i }));
  }

  forward() {
    return { ok: false };
  }

  at({ path: [depth] }: { readonly path: readonly number[] }) {
    this.#depth = depth!;
    return { ok: true };
  }
}

const game = new NestedGame() as unknown as AnyGame;

test(`${DEPTH} nested variations are listed and written`, () => {
  const { moves } = new GameWalk(game, game);
  expect(linesIn(moves)).toHaveLength(DEPTH + 1);
  const state = { moves, location: `[${DEPTH}]`, entry: { choices: [] }, status: '', problem: '', text: '' };
  const html = partsOf(state as unknown as BoardState, false).moves;
  expect(html.match(/<ol>/g)).toHaveLength(DEPTH + 1);
  expect(html).toMatch(new RegExp(`aria-current="step"><i>a</i> move ${DEPTH}</button></li>(?:</ol></li>)*</ol>$`));
});
