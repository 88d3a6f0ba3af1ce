import type { OtnLine, OtnStep, OtnTurn, OtnVariation } from './model.js';
import { byStep } from './steps.js';

interface Line extends OtnLine {
  readonly turns: OtnTurn[];
  readonly variations: Variation[];
}
interface Variation extends Line, OtnStep {}

const NO_PATH: readonly OtnVariation[] = [];

/** Makes the tree of variations from turns that come in any order. */
export class LineBuilder {
  /** The main line. Turns are added as they come, so it is whole only after {@link LineBuilder.finish}. */
  readonly main: OtnLine;
  readonly #main: Line = { turns: [], variations: [] };
  /** Every line, and the variations that branch off it by their steps. */
  readonly #branches = new Map<Line, Map<string, Variation>>([[this.#main, new Map()]]);

  constructor() {
    this.main = this.#main;
  }

  /** Adds a turn to the line that `steps` lead to. Returns the variations that they lead through. */
  add(steps: readonly OtnStep[], turn: OtnTurn): readonly OtnVariation[] {
    if (steps.length === 0) {
      this.#main.turns.push(turn);
      return NO_PATH;
    }
    let line = this.#main;
    const path = steps.map((step) => (line = this.#branch(line, step)) as Variation);
    line.turns.push(turn);
    return path;
  }

  /** Sorts all variations, and the turns of each; those of the main line stay as they came. */
  finish(): OtnLine {
    for (const line of this.#branches.keys()) {
      line.variations.sort(byStep);
      if (line !== this.#main) line.turns.sort((a, b) => a.number - b.number);
    }
    return this.#main;
  }

  #branch(line: Line, { turn, letter, variation }: OtnStep): Variation {
    const branches = this.#branches.get(line)!;
    const key = `${turn}${letter}${variation}`;
    let branch = branches.get(key);
    if (branch === undefined) {
      branch = { turn, letter, variation, turns: [], variations: [] };
      branches.set(key, branch);
      this.#branches.set(branch, new Map());
      line.variations.push(branch);
    }
    return branch;
  }
}
