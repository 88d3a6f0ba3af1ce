import { type Attempt, ContinuationSearch } from './continuation-search.js';
import { type KeptMatch, KeptMatches } from './kept-matches.js';
import { hooksAround, type OpenHook, OpenHooks } from './open-hooks.js';
import { candidatesNear, farthestFirst, REPAIR_DEFAULTS } from './possible-repairs.js';
import type { Candidate, RecoveryHook, Repair } from './repair.js';
import { MAX_GAIN, type Outcome, RepairTrials } from './repair-trials.js';

/** The ways in which the parser reads the text for a recovery. */
export interface RecoveryParser {
  /** Reads the whole text. */
  whole(): Outcome;
  /**
   * Reads the part of the text in a hook. `end` is -1 if the hook does not match. `reached` is infinity if a trial got
   * far enough, and -1 if the part was nested too deeply.
   */
  part(open: OpenHook): Attempt;
  /** Whether the last parse left an error in the tree. */
  hasErrors(): boolean;
}

/** Thrown to end a trial that got far enough. */
export const FAR_ENOUGH = new Error();

/** Limit for the repairs of one text. */
const MAX_REPAIRS = 1000;
/** Limit for the hooks that all parses of one text match: a fixed number, and more for each character. */
const BASE_WORK = 2_000_000;
const WORK_PER_CHARACTER = 30;
/** Searching this many characters takes as long as matching a hook. */
const CHARACTERS_PER_HOOK = 64;
/** Limit for the lists in which the parser tries to skip the rest of the text. */
const MAX_LISTS = 8;
/** Limit for the characters, other than white space, between a repair and a failure that may follow from it. */
const MAX_RELATED_DISTANCE = 8;

/**
 * Decides where a parser recovers in a text that does not match. The parser reads the text repeatedly: each time, it
 * records the hooks that failed at the farthest offset, tries their repairs, and keeps the best one. Parts that end
 * before that offset are not parsed again. Of the parts around that offset, a trial reads only the nearest ones if they
 * end where they ended before, because nothing around them changes then.
 */
export class Recovery {
  readonly #hooks: readonly RecoveryHook[];
  readonly #text: string;
  readonly #parser: RecoveryParser;
  readonly #accepted = new Map<number, Repair>();
  #trial: readonly Repair[] = [];
  readonly #matches: KeptMatches;
  readonly #search: ContinuationSearch;
  /** The end of the last repair; -1 before the first one. */
  #lastRepair = -1;
  #isTrial = false;
  /** Whether the last parse read only a part of the text. */
  #isPart = false;
  #candidates: Candidate[] = [];
  readonly #open = new OpenHooks();
  /** The hooks that failed in the last complete parse, with the hooks around them. */
  #failedHooks: ReadonlyMap<number, OpenHook | undefined> = new Map();
  /** The number of hooks that all parses together have matched. */
  #matchedCount = 0;
  /** The offset that a trial must reach to count as successful. */
  goal = Number.POSITIVE_INFINITY;

  constructor(hooks: readonly RecoveryHook[], text: string, parser: RecoveryParser) {
    this.#hooks = hooks;
    this.#text = text;
    this.#parser = parser;
    this.#matches = new KeptMatches(hooks);
    this.#search = new ContinuationSearch(hooks, text);
  }

  /** Whether the parser is looking for an offset to continue at, so that nothing is repaired. */
  get isSearching(): boolean {
    return this.#search.isRunning;
  }

  /** Finds repairs; the last parse produces the result. Returns its outcome. */
  run(): Outcome {
    let outcome = this.#parseAll();
    for (let count = 0; outcome !== true && outcome >= 0; count++) {
      const isLast = count >= MAX_REPAIRS || this.#isSpent();
      const best = (isLast ? undefined : this.#findRepairs(outcome)) ?? this.#skipRest();
      if (best === undefined) {
        // The budget ran out in the search: one more round, the last, skips the rest of the text.
        if (!isLast && this.#isSpent()) continue;
        break;
      }
      this.#accept(best, outcome);
      outcome = isLast ? this.#parseAll() : this.#parseNear(best, outcome);
      if (isLast) break;
    }
    return this.#finalParse(outcome);
  }

  /** Uses repairs of the hooks that failed at an offset in all later parses. */
  #accept(repairs: readonly Repair[], far: number): void {
    for (const repair of repairs) this.#accepted.set(this.#key(repair.hook, repair.offset), repair);
    this.#lastRepair = repairs.reduce((last, { to }) => Math.max(last, to), far);
  }

  /** Reads the whole text with the accepted repairs, unless the last parse did. Returns the outcome. */
  #finalParse(last: Outcome): Outcome {
    const first = this.#isTrial || this.#isPart ? this.#parseAll() : last;
    if (this.#parser.hasErrors()) return first;
    // A silent repair may follow from a repair that is no longer used.
    for (const repair of this.#accepted.values()) repair.isSilent = false;
    this.#matches.clear();
    const second = this.#parseAll();
    if (this.#parser.hasErrors()) return second;
    // The parse used none of the repairs, although the text does not match without them: a hook that would need one
    // failed, and the parser read its text differently. Read again without repairs, to get an error for the rest.
    this.#accepted.clear();
    this.#matches.clear();
    return this.#parseAll();
  }

  /** Whether the parses and searches have used up the budget of work. */
  #isSpent(): boolean {
    const work = this.#matchedCount + this.#search.characters / CHARACTERS_PER_HOOK;
    return work > BASE_WORK + WORK_PER_CHARACTER * this.#text.length;
  }

  /** Begins trials: parses that use more than the accepted repairs, and end at a goal. */
  #beginTrials(goal: number): void {
    this.#isTrial = true;
    this.#trial = [];
    this.#search.restart();
    this.goal = goal;
  }

  /** Ends trials: the next parses use only accepted repairs. */
  #endTrials(): void {
    this.#isTrial = false;
    this.#trial = [];
    this.goal = Number.POSITIVE_INFINITY;
  }

  #parseAll(): Outcome {
    this.#endTrials();
    this.#isPart = false;
    this.#startParse();
    const outcome = this.#parser.whole();
    this.#matches.endParse(outcome === true ? Number.POSITIVE_INFINITY : outcome);
    return outcome;
  }

  /** Parses the hooks around accepted repairs; the whole text if that is not enough. */
  #parseNear(repairs: readonly Repair[], before: number): Outcome {
    this.#endTrials();
    for (const open of hooksAround(this.#failedHooks.get(this.#key(repairs[0]!.hook, repairs[0]!.offset)))) {
      this.#startParse(open.outer);
      const { end, reached } = this.#parser.part(open);
      this.#matches.endParse(reached);
      this.#isPart = true;
      if (end === open.end && reached > before) return reached;
    }
    return this.#parseAll();
  }

  #startParse(outer?: OpenHook): void {
    this.#open.restart(outer);
    this.#candidates = [];
  }

  /** Returns a repair that skips the rest of the text as one element of a list; prefers the outermost list. */
  #skipRest(): readonly Repair[] | undefined {
    if (this.#isPart) this.#parseAll();
    this.#beginTrials(Number.POSITIVE_INFINITY);
    const to = this.#text.length;
    const elements = this.#candidates.filter(({ hook, offset }) => this.#hooks[hook]?.way === 'element' && offset < to);
    for (const { hook, offset } of elements.sort((a, b) => a.offset - b.offset).slice(0, MAX_LISTS)) {
      this.#trial = [{ ...REPAIR_DEFAULTS, hook, offset, to, skips: true }];
      this.#startParse();
      const reached = this.#parser.whole();
      if (reached === true || reached === to) return this.#trial;
    }
    return undefined;
  }

  /** Returns the best repairs of the hooks that failed; `undefined` if none helps. */
  #findRepairs(far: number): readonly Repair[] | undefined {
    this.#beginTrials(far + MAX_GAIN);
    this.#failedHooks = new Map(this.#candidates.map(({ hook, offset, open }) => [this.#key(hook, offset), open]));
    const all = this.#candidates;
    const failed = candidatesNear(this.#text, far, all);
    const isSilent = this.#isCloseToRepair(far) && !this.#isInLaterElement(far, failed);
    const trials = new RepairTrials(this.#hooks, this.#text, far, isSilent, (repairs) => {
      if (this.#isSpent()) return undefined;
      this.#trial = repairs;
      return { reached: this.#parseTrial(far), candidates: this.#candidates };
    });
    trials.run([], failed);
    // Something that was read far ahead can have failed at last, such as a test of a whole call.
    if (trials.best === undefined) trials.run([], farthestFirst(all));
    return trials.best;
  }

  /** Parses a trial from a hook around its first repair; from the start of the text if that is not enough. */
  #parseTrial(far: number): Outcome {
    const { hook, offset } = this.#trial[0]!;
    const around = hooksAround(this.#failedHooks.get(this.#key(hook, offset)));
    for (const [i, open] of around.entries()) {
      this.#startParse(open.outer);
      const { end, reached } = this.#parser.part(open);
      const isUnchanged = end === open.end || reached > this.goal;
      // If many levels end at another offset, the failure is rarely around them, unless these are the last levels.
      const isFar = i > 0 && (reached > far || end < 0);
      if (reached >= 0 && (isUnchanged || isFar)) return Math.max(Math.min(reached, this.#text.length), far);
    }
    this.#startParse();
    return this.#parser.whole();
  }

  /** Whether the last repair ends so close before an offset that another failure there may follow from it. */
  #isCloseToRepair(far: number): boolean {
    if (this.#lastRepair < 0) return false;
    const between = this.#text.slice(this.#lastRepair, far).replace(/\s/g, '');
    return between.length <= MAX_RELATED_DISTANCE;
  }

  /** Whether a failure is inside an element of a list that begins after a part of the text that needed no repair. */
  #isInLaterElement(far: number, failed: readonly Candidate[]): boolean {
    const hasText = (start: number, end: number): boolean => /\S/.test(this.#text.slice(start, end));
    return failed.some(({ hook, offset }) => {
      return this.#hooks[hook]?.way === 'element' && hasText(this.#lastRepair, offset) && hasText(offset, far);
    });
  }

  #key(hook: number, offset: number): number {
    return offset * this.#hooks.length + hook;
  }

  /** Returns the repair of a hook at an offset where it failed; records a new one if there is none yet. */
  repairAt(hook: number, offset: number, far: number): Repair | undefined {
    if (this.isSearching) return undefined;
    const accepted = this.#accepted.get(this.#key(hook, offset));
    if (accepted !== undefined) return accepted;
    const trial = this.#trial.find((repair) => repair.hook === hook && repair.offset === offset);
    if (trial !== undefined) return trial;
    this.#candidates.push({ hook, offset, far, open: this.#open.innermost });
    return undefined;
  }

  /** Returns a match that is the same in this parse as in an earlier one; for a list, with the elements after it. */
  recall(hook: number, offset: number, field: number): KeptMatch | undefined {
    this.#matchedCount++;
    return this.#matches.recall(hook, offset, field);
  }

  /**
   * Whether a match of this parse is kept for later ones: not if it is a trial. A match that reached the end of the
   * text is only used again if nothing failed, and copying it for each of many levels takes long.
   *
   * @param far the farthest offset that the match reached
   */
  isKept(far: number): boolean {
    return !this.#isTrial && !this.isSearching && far < this.#text.length;
  }

  /** Keeps a match for later parses. */
  remember(hook: number, offset: number, match: Omit<KeptMatch, 'parseNumber'>): void {
    this.#matches.remember(hook, offset, match);
  }

  /** Records that the parser begins to match a hook, unless it is looking for an offset to continue at. */
  enter(hook: number, offset: number, field: number, depth: number): OpenHook {
    if (this.isSearching) return { hook, offset, field, depth, outer: undefined, end: undefined };
    return this.#open.enter(hook, offset, field, depth);
  }

  /** Records where the match of a hook ended; -1 if it did not match. */
  leave(open: OpenHook, end: number): void {
    if (!this.isSearching) this.#open.leave(open, end);
  }

  /**
   * Looks for the offset up to which a repair skips; returns it, or a negative number if there is none.
   *
   * @param match matches a hook at an offset
   */
  search(repair: Repair, far: number, match: (hook: number, offset: number) => Attempt): number {
    return this.#search.endOf(repair, far, match);
  }
}
