import { getOrInsert } from '../../../../maps.js';
import { byStep, isSameStep, type OtnStep, stepKey } from '../addresses/steps.js';
import type { OtnLine, OtnTurn, OtnVariation } from '../model/model.js';

/** A line of a game under construction, with turns of any type. */
export interface Line<Turn> {
  turns: Turn[];
  variations: VariationLine<Turn>[];
}

/** A variation: the last step of its address, and the line that it branches off. */
export interface VariationLine<Turn> extends Line<Turn> {
  readonly parent: Line<Turn>;
  /** The last step of its address as written. */
  readonly written: OtnStep;
  /** The last step of its address in the specification's convention, once addresses are resolved. */
  step: OtnStep;
}

/** Builds the tree of variations from turns in any order. */
export class LineBuilder<Turn extends { readonly number: number }> {
  readonly main: Line<Turn> = { turns: [], variations: [] };
  /** Every variation, each after the line that it branches off. */
  readonly variations: VariationLine<Turn>[] = [];
  /** The variations that branch off each line with many, by their steps as written. */
  readonly #branches = new Map<Line<Turn>, Map<string, VariationLine<Turn>>>();

  /** Adds a turn to a line. */
  add(line: Line<Turn>, turn: Turn): void {
    line.turns = withElement(line.turns, turn);
  }

  /** Returns the line that the steps of an address lead to, as written. Creates the line if it does not exist. */
  lineAt(steps: readonly OtnStep[]): Line<Turn> {
    let line = this.main;
    for (const step of steps) line = this.#branch(line, step);
    return line;
  }

  /** Returns the current steps of a line, given its steps as written; `undefined` for an unknown line. */
  stepsTo(written: readonly OtnStep[]): readonly OtnStep[] | undefined {
    const steps: OtnStep[] = [];
    let line = this.main;
    for (const step of written) {
      const branch = this.#branchAt(line, step);
      if (branch === undefined) return undefined;
      steps.push(branch.step);
      line = branch;
    }
    return steps;
  }

  /** Sorts all variations and the turns of each. Turns of the main line keep the order in which they were added. */
  sort(): void {
    if (this.variations.length === 0) return;
    const compare = (a: VariationLine<Turn>, b: VariationLine<Turn>): number => byStep(a.step, b.step);
    this.main.variations.sort(compare);
    for (const line of this.variations) {
      line.variations.sort(compare);
      line.turns.sort((a, b) => a.number - b.number);
    }
  }

  /** Builds the models of all lines without recursion, so nested variations can't exhaust the stack. */
  toModel(turnOf: (turn: Turn) => OtnTurn): OtnLine {
    const models = new Map<VariationLine<Turn>, OtnVariation>();
    const variationsOf = (line: Line<Turn>): readonly OtnVariation[] =>
      line.variations.flatMap((variation) => models.get(variation) ?? []);
    // Each line comes before those that branch off it, so nothing branches off the last one.
    for (const line of this.variations.toReversed()) {
      models.set(line, { ...line.step, turns: line.turns.map(turnOf), variations: variationsOf(line) });
    }
    return { turns: this.main.turns.map(turnOf), variations: variationsOf(this.main) };
  }

  #branch(line: Line<Turn>, step: OtnStep): VariationLine<Turn> {
    const existing = this.#branchAt(line, step);
    if (existing !== undefined) return existing;
    const branch = { parent: line, written: step, step, turns: [], variations: [] };
    this.variations.push(branch);
    line.variations = withElement(line.variations, branch);
    this.#branches.get(line)?.set(stepKey(step), branch);
    return branch;
  }

  /** Returns the variation that branches off a line with a step as written; `undefined` if there is none. */
  #branchAt(line: Line<Turn>, step: OtnStep): VariationLine<Turn> | undefined {
    const { variations } = line;
    if (variations.length <= MAX_PLAIN_LENGTH) return variations.find(({ written }) => isSameStep(written, step));
    const branches = getOrInsert(
      this.#branches,
      line,
      () => new Map(variations.map((branch) => [stepKey(branch.written), branch])),
    );
    return branches.get(stepKey(step));
  }
}

/**
 * Lists up to this length are searched without a map, and have no spare capacity: a game can have a million lines, most
 * with few turns and variations.
 */
const MAX_PLAIN_LENGTH = 16;

/**
 * Returns a list with one more element at its end. A list that grows in place has capacity for 16 more, so one with
 * few elements is copied.
 */
function withElement<T>(list: T[], element: T): T[] {
  if (list.length === 0) return [element];
  if (list.length < MAX_PLAIN_LENGTH) return list.concat([element]);
  list.push(element);
  return list;
}

/** Returns the variations that lead from the main line to a line, the line itself last; empty for the main line. */
export function pathTo<Turn>(line: Line<Turn>): VariationLine<Turn>[] {
  const path: VariationLine<Turn>[] = [];
  for (let inner = line; isVariation(inner); inner = inner.parent) path.push(inner);
  return path.reverse();
}

/** Whether a line is a variation. */
export const isVariation = <Turn>(line: Line<Turn>): line is VariationLine<Turn> => 'parent' in line;
