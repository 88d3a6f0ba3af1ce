import { getOrInsert } from '../../../maps.js';
import { type CharSet, isSubset, onlyCharacter } from '../../char-set.js';
import type { FixedUnits } from './fixed-units.js';

/** Expressions that begin with the same units. */
interface Branch {
  /** The index of the first expression with no more units. */
  index?: number;
  /** The expressions whose next unit is one character. */
  readonly characters: Map<number, Branch>;
  /** The expressions whose next unit is one of several characters, by the ranges of these. */
  readonly sets: Map<string, { readonly set: CharSet; readonly branch: Branch }>;
}

const newBranch = (): Branch => ({ characters: new Map(), sets: new Map() });

/** Expressions in a list, to find those that match wherever another one begins. */
export class CoveringExpressions {
  readonly #first = newBranch();
  #count = 0;

  /** Adds the next expression. */
  add({ units, suffices }: FixedUnits): void {
    const index = this.#count++;
    if (!suffices || units.length === 0) return;
    let branch = this.#first;
    for (const set of units) {
      const character = onlyCharacter(set);
      branch =
        character === undefined
          ? getOrInsert(branch.sets, set.ranges.join(), () => ({ set, branch: newBranch() })).branch
          : getOrInsert(branch.characters, character, newBranch);
    }
    branch.index ??= index;
  }

  /** Returns the index of the first expression that covers another one; `undefined` if none does. */
  firstCovering({ units }: FixedUnits): number | undefined {
    let first: number | undefined;
    let branches = [this.#first];
    for (const unit of units) {
      branches = branches.flatMap((branch) => branchesFor(branch, unit));
      for (const { index } of branches) if (index !== undefined && index < (first ?? Infinity)) first = index;
      if (branches.length === 0) break;
    }
    return first;
  }
}

/** Returns the branches whose unit includes all characters of another one. */
function branchesFor({ characters, sets }: Branch, unit: CharSet): Branch[] {
  const character = onlyCharacter(unit);
  const same = character === undefined ? undefined : characters.get(character);
  const wider = [...sets.values()].filter(({ set }) => isSubset(unit, set)).map(({ branch }) => branch);
  return same === undefined ? wider : [same, ...wider];
}
