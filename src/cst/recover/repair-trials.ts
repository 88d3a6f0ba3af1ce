import { candidatesNear, repairsOf } from './possible-repairs.js';
import type { Candidate, RecoveryHook, Repair } from './repair.js';
import { costOf, costOfSkipping, scoreOf } from './repair-cost.js';

/**
 * The result of one parse of the text: the farthest offset where anything failed; `true` if it read the whole text; -1
 * if it was nested too deeply, which can't be repaired.
 */
export type Outcome = number | true;

/** The most characters beyond a failure that count. A repair with which the parser reads them is good enough. */
export const MAX_GAIN = 60;
/** Limit for the trials of one failure. */
const MAX_TRIALS = 48;
/** Limit for the repairs tried together when none helps alone, such as several missing delimiters at the end. */
const MAX_COMBINED_REPAIRS = 4;

/** The outcome of a parse with repairs, and the hooks that failed in it. */
interface Trial {
  readonly reached: Outcome;
  readonly candidates: readonly Candidate[];
}

/** Tries repairs of one failure, and keeps the repairs with the best score. */
export class RepairTrials {
  readonly #hooks: readonly RecoveryHook[];
  readonly #text: string;
  readonly #far: number;
  readonly #isSilent: boolean;
  readonly #parse: (repairs: readonly Repair[]) => Trial | undefined;
  readonly #seen = new Set<string>();
  #count = 0;
  #bestScore = 0;
  /** The repairs with the best score; `undefined` while none lets the parser read on. */
  best: readonly Repair[] | undefined;

  /**
   * @param far the offset of the failure
   * @param isSilent whether it follows from another repair
   * @param parse reads the text with the given repairs; returns nothing once no more work is allowed
   */
  constructor(
    hooks: readonly RecoveryHook[],
    text: string,
    far: number,
    isSilent: boolean,
    parse: (repairs: readonly Repair[]) => Trial | undefined,
  ) {
    this.#hooks = hooks;
    this.#text = text;
    this.#far = far;
    this.#isSilent = isSilent;
    this.#parse = parse;
  }

  /**
   * Tries each repair of the candidates after the repairs in `before`. If none helps, tries further repairs together
   * with it.
   */
  run(before: readonly Repair[], candidates: readonly Candidate[]): void {
    const further: { repairs: readonly Repair[]; candidates: readonly Candidate[] }[] = [];
    for (const repair of repairsOf(candidates, this.#hooks, this.#text, this.#isSilent)) {
      if (this.#count >= MAX_TRIALS) return;
      const key = `${repair.hook} ${repair.offset} ${repair.skips} ${repair.replaces} ${repair.to}`;
      if (this.#cannotBeBest(before, repair) || this.#seen.has(key)) continue;
      const repairs = [...before, repair];
      const tried = this.#parse(repairs);
      if (tried === undefined) return;
      this.#seen.add(key);
      this.#count++;
      const gain = this.#gainOf(tried.reached);
      if (gain > 0) this.#keepBest(repairs, gain);
      else if (gain === 0 && !repair.skips && repairs.length < MAX_COMBINED_REPAIRS) {
        further.push({ repairs, candidates: tried.candidates });
      }
    }
    if (this.best !== undefined && this.#bestScore >= 0) return;
    for (const { repairs, candidates: failed } of further) {
      if (this.#count >= MAX_TRIALS) return;
      this.run(repairs, candidatesNear(this.#text, this.#far, failed));
    }
  }

  /** Whether a repair costs so much that it can't have a better score than the best one. */
  #cannotBeBest(before: readonly Repair[], { skips, offset }: Repair): boolean {
    const minCost =
      costOf(before, this.#hooks, this.#text) + (skips ? 1 + costOfSkipping((this.#far - offset) / 2) : 1);
    return this.best !== undefined && scoreOf(MAX_GAIN + 1) - minCost <= this.#bestScore;
  }

  /** Returns the number of characters beyond the failure that were read, up to a maximum; one more at the end. */
  #gainOf(reached: Outcome): number {
    return reached === true ? MAX_GAIN + 1 : Math.min(reached - this.#far, MAX_GAIN);
  }

  #keepBest(repairs: readonly Repair[], gain: number): void {
    const score = scoreOf(gain) - costOf(repairs, this.#hooks, this.#text);
    if (this.best !== undefined && score <= this.#bestScore) return;
    this.best = repairs;
    this.#bestScore = score;
  }
}
