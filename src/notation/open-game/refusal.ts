import type { ModelProblem } from '../../diagnostics/index.js';
import type { Failure } from '../result.js';

/**
 * The reason why a game can't do something, returned instead of the game. Every method returns the refusal itself, so a
 * chain such as `game.at('9a').comment('…')` needs only one check of `ok`.
 */
export class Refusal implements Failure {
  readonly ok = false;
  readonly problem: ModelProblem;

  constructor(problem: ModelProblem) {
    this.problem = problem;
  }

  /** Returns this refusal, like every other method. */
  at(): this {
    return this;
  }

  toStart(): this {
    return this;
  }

  toEnd(): this {
    return this;
  }

  forward(): this {
    return this;
  }

  back(): this {
    return this;
  }

  play(): this {
    return this;
  }

  variation(): this {
    return this;
  }

  comment(): this {
    return this;
  }

  promote(): this {
    return this;
  }

  remove(): this {
    return this;
  }

  finish(): this {
    return this;
  }

  undo(): this {
    return this;
  }

  redo(): this {
    return this;
  }
}

/** Refuses with a message. */
export const refusal = (message: string): Refusal => new Refusal({ path: [], message });
