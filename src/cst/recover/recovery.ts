import { type Attempt, ContinuationSearch } from './continuation-search.js';
import { type KeptMatch, KeptMatches } from './kept-matches.js';
import { candidatesNear, NO_REPAIR, repairsOf } from './possible-repairs.js';
import { costOf, costOfSkipping, worthOf } from './repair-cost.js';
import type { Candidate, RecoveryHook, Repair } from './repair.js';

/**
 * The result of one parse of the text: the farthest offset where anything failed; `true` if it read the whole text; -1
 * if it was nested too deeply, which can't be repaired.
 */
export type Outcome = number | true;

/** Thrown to end a trial that got far enough. */
export const FAR_ENOUGH = new Error();

/** A repair is good if the parser comes this many characters farther. */
const WINDOW = 60;
/** Limit for the repairs of one text. */
const MOST_REPAIRS = 1000;
/** Limit for the parses for one failure. */
const MOST_TRIALS = 48;
/**
 * Limit for the repairs of one failure that do not bring the parser farther each, such as several missing delimiters at
 * the end.
 */
const MOST_TOGETHER = 4;
/** Limit for the characters, other than blanks, between a repair and a failure that may follow from it. */
const CLOSE = 8;

/**
 * Decides where a parser recovers in a text that does not match. The parser reads the text repeatedly: each time, it
 * records the hooks that failed at the farthest offset, tries their repairs, and keeps the best one. Parts that end
 * before that offset are not parsed again.
 */
export class Recovery {
  readonly #hooks: readonly RecoveryHook[];
  readonly #text: string;
  readonly #accepted = new Map<number, Repair>();
  #trial: readonly Repair[] = [];
  readonly #matches: KeptMatches;
  readonly #search: ContinuationSearch;
  /** The end of the last repair; -1 before the first one. */
  #lastRepair = -1;
  #isTrial = false;
  #candidates: Candidate[] = [];
  /** Offset at which a trial has come far enough. */
  goal = Number.POSITIVE_INFINITY;

  constructor(hooks: readonly RecoveryHook[], text: string) {
    this.#hooks = hooks;
    this.#text = text;
    this.#matches = new KeptMatches(hooks);
    this.#search = new ContinuationSearch(hooks, text);
  }

  /** Whether the parser is looking for an offset to continue at, so that nothing is repaired. */
  get isSearching(): boolean {
    return this.#search.isRunning;
  }

  /**
   * Finds repairs; the last call of `parse` produces the result.
   *
   * @param hasErrors whether the last parse left an error in the tree; if not, a repair may follow from one that is
   * gone
   * @returns the outcome of the last parse
   */
  run(parse: () => Outcome, hasErrors: () => boolean): Outcome {
    let outcome = this.#complete(parse);
    for (let count = 0; outcome !== true && outcome >= 0; count++) {
      const best = count === MOST_REPAIRS ? this.#skipRest(parse) : this.#best(outcome, parse);
      if (best === undefined) break;
      for (const repair of best) this.#accepted.set(this.#key(repair.hook, repair.at), repair);
      this.#lastRepair = best.reduce((last, { to }) => Math.max(last, to), outcome);
      outcome = this.#complete(parse);
    }
    if (this.#isTrial) outcome = this.#complete(parse);
    if (hasErrors()) return outcome;
    for (const repair of this.#accepted.values()) repair.isSilent = false;
    this.#matches.clear();
    outcome = this.#complete(parse);
    if (hasErrors()) return outcome;
    // Attempts that need a repair failed later, but led to another reading: the text does not match without it.
    this.#accepted.clear();
    this.#matches.clear();
    return this.#complete(parse);
  }

  #complete(parse: () => Outcome): Outcome {
    this.goal = Number.POSITIVE_INFINITY;
    this.#isTrial = false;
    this.#trial = [];
    this.#begin();
    const outcome = parse();
    this.#matches.endParse(outcome === true ? Number.POSITIVE_INFINITY : outcome);
    return outcome;
  }

  #begin(): void {
    this.#candidates = [];
  }

  /** Returns a repair that skips the rest of the text as one element of a list; prefers the outermost list. */
  #skipRest(parse: () => Outcome): readonly Repair[] | undefined {
    this.#isTrial = true;
    this.goal = Number.POSITIVE_INFINITY;
    const to = this.#text.length;
    const elements = this.#candidates.filter(({ hook, at }) => this.#hooks[hook]?.way === 'element' && at < to);
    for (const { hook, at } of elements.sort((a, b) => a.at - b.at)) {
      this.#trial = [{ ...NO_REPAIR, hook, at, to, skips: true }];
      this.#begin();
      const reached = parse();
      if (reached === true || reached === to) return this.#trial;
    }
    return undefined;
  }

  #best(far: number, parse: () => Outcome): readonly Repair[] | undefined {
    this.#isTrial = true;
    this.goal = far + WINDOW;
    let best: readonly Repair[] | undefined;
    let bestScore = 0;
    let trials = 0;
    const tried = new Set<string>();
    const failed = candidatesNear(this.#text, far, this.#candidates);
    const isSilent = this.#isCloseToRepair(far) && !this.#isInLaterElement(far, failed);
    const attempt = (before: readonly Repair[], candidates: readonly Candidate[]): void => {
      const inner: { repairs: readonly Repair[]; candidates: readonly Candidate[] }[] = [];
      for (const repair of repairsOf(candidates, this.#hooks, this.#text, isSilent)) {
        const key = `${repair.hook} ${repair.at} ${repair.skips} ${repair.replaces}`;
        const least =
          costOf(before, this.#hooks, this.#text) + (repair.skips ? 1 + costOfSkipping((far - repair.at) / 2) : 1);
        const isHopeless = best !== undefined && worthOf(WINDOW + 1) - least <= bestScore;
        if (trials >= MOST_TRIALS || isHopeless || tried.has(key)) continue;
        tried.add(key);
        trials++;
        this.#trial = [...before, repair];
        this.#begin();
        const reached = parse();
        const gain = reached === true ? WINDOW + 1 : Math.min(reached - far, WINDOW);
        const score = worthOf(gain) - costOf(this.#trial, this.#hooks, this.#text);
        if (gain > 0 && (best === undefined || score > bestScore)) {
          best = this.#trial;
          bestScore = score;
        }
        if (gain === 0 && !repair.skips && this.#trial.length < MOST_TOGETHER) {
          inner.push({ repairs: this.#trial, candidates: candidatesNear(this.#text, far, this.#candidates) });
        }
      }
      if (best === undefined || bestScore < 0) {
        for (const { repairs, candidates: more } of inner) attempt(repairs, more);
      }
    };
    attempt([], failed);
    return best;
  }

  /** Whether the last repair ends so close before an offset that another failure there may follow from it. */
  #isCloseToRepair(far: number): boolean {
    const between = this.#text.slice(this.#lastRepair, far).replace(/\s+/g, '');
    return this.#lastRepair >= 0 && between.length <= CLOSE;
  }

  /** Whether a failure is inside an element of a list that begins after a part of the text that needed no repair. */
  #isInLaterElement(far: number, failed: readonly Candidate[]): boolean {
    const hasText = (start: number, end: number): boolean => /\S/.test(this.#text.slice(start, end));
    return failed.some(({ hook, at }) => {
      return this.#hooks[hook]?.way === 'element' && hasText(this.#lastRepair, at) && hasText(at, far);
    });
  }

  #key(hook: number, at: number): number {
    return at * this.#hooks.length + hook;
  }

  /** Returns the repair of a hook at an offset where it failed; records a new one if there is none yet. */
  repairAt(hook: number, at: number, far: number): Repair | undefined {
    if (this.isSearching) return undefined;
    const accepted = this.#accepted.get(this.#key(hook, at));
    if (accepted !== undefined) return accepted;
    const trial = this.#trial.find((repair) => repair.hook === hook && repair.at === at);
    if (trial !== undefined) return trial;
    this.#candidates.push({ hook, at, far });
    return undefined;
  }

  /** Returns a match that is the same in this parse as in an earlier one; for a list, with the elements after it. */
  recall(hook: number, at: number, field: number): KeptMatch | undefined {
    return this.#matches.recall(hook, at, field);
  }

  /** Keeps a match for later parses, unless this one is a trial. */
  remember(hook: number, at: number, match: Omit<KeptMatch, 'run'>): void {
    if (!this.#isTrial && !this.isSearching) this.#matches.remember(hook, at, match);
  }

  /**
   * Looks for the offset up to which a repair skips; returns it, or -1.
   *
   * @param match matches a hook at an offset
   */
  search(repair: Repair, far: number, match: (hook: number, at: number) => Attempt): number {
    return this.#search.endOf(repair, far, match);
  }
}
