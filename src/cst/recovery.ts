/** A part of a grammar after which a parser can continue although the part does not match. */
export interface RecoveryHook {
  /**
   * The role of the part: an element of a list, which can be skipped, or a text after others, which can also be
   * assumed.
   */
  readonly way: 'element' | 'text';
  /** Number of the hook that matches the point where a list continues after a skipped element. */
  readonly next: number;
  /** Characters that can come after the list. */
  readonly stops: string;
  /** The characters that elements end with, if these are few. */
  readonly ends?: string;
}

/** The repair of a hook at one offset: it skips text up to `to`, or assumes that its text is there. */
export interface Repair {
  readonly hook: number;
  readonly at: number;
  readonly skips: boolean;
  /** Whether it assumes its text after one skipped word or character. */
  readonly replaces: boolean;
  /** The end of the skipped text; -1 until the parser has looked for it, -2 if there is no such offset. */
  to: number;
  /** Whether it follows from another repair shortly before it, so that it is not reported. */
  isSilent: boolean;
}

/** A match of a hook in an earlier parse of the same text. */
export interface KeptMatch {
  readonly end: number;
  /** The farthest offset that it examined. */
  readonly far: number;
  readonly field: number;
  /** Its nodes, and the index of the first of them. */
  readonly nodes: Int32Array;
  readonly from: number;
  readonly run: number;
}

/**
 * The result of one parse of the text: the farthest offset where anything failed; `true` if it read the whole text; -1
 * if it was nested too deeply, which can't be repaired.
 */
export type Outcome = number | true;

/** An attempt to match a hook: the end of the match, or -1, and the farthest offset where anything failed. */
export interface Attempt {
  readonly end: number;
  readonly reached: number;
}

/** Thrown to end a trial that came far enough. */
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
/** Limit for the offsets at which a list is tried again after a failure. */
const MOST_ATTEMPTS = 400;
/** Limit for the characters, other than blanks, between a repair and a failure that may follow from it. */
const CLOSE = 8;
/** A candidate after the end of an element that fails this many characters later is an element with another failure. */
const PROMISING = 2;
/** The penalty for skipping a character is half of that for failing a character earlier. */
const SKIP_COST = 0.5;
/** The penalty for continuing on another line, which is rarely meant. */
const LINE_COST = 10;
const MOST_LINES = 4;
/** The characters that have the full penalty each; further ones have less. */
const DEAR = 80;
const FURTHER_COST = 0.05;

/** Consecutive matches of one hook. */
type Chain = { -readonly [Key in keyof KeptMatch]: KeptMatch[Key] } & { size: number };

/** A hook that failed at the farthest offset, in the order in which hooks failed there: the innermost first. */
interface Candidate {
  readonly hook: number;
  readonly at: number;
  /** The farthest offset that it reached. */
  readonly far: number;
}

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
  readonly #kept = new Map<number, KeptMatch>();
  readonly #chains = new Map<number, Chain>();
  /** The farthest offset of each complete parse so far. */
  readonly #fars: number[] = [];
  #run = 0;
  /** The end of the last repair; -1 before the first one. */
  #lastRepair = -1;
  #isTrial = false;
  #candidates: Candidate[] = [];
  /** Above 0 while the parser looks for an offset to continue at. */
  #searching = 0;
  /** Offset at which a trial has come far enough. */
  goal = Number.POSITIVE_INFINITY;

  constructor(hooks: readonly RecoveryHook[], text: string) {
    this.#hooks = hooks;
    this.#text = text;
  }

  /** Whether the parser is looking for an offset to continue at, so that nothing is repaired. */
  get isSearching(): boolean {
    return this.#searching > 0;
  }

  /**
   * Finds repairs; the last call of `parse` produces the result.
   *
   * @param hasErrors whether the last parse left an error in the tree; if not, a repair may follow from one that is
   * gone
   */
  run(parse: () => Outcome, hasErrors: () => boolean): void {
    let outcome = this.#complete(parse);
    for (let count = 0; outcome !== true && outcome >= 0 && count < MOST_REPAIRS; count++) {
      const best = this.#best(outcome, parse);
      if (best === undefined) break;
      for (const repair of best) this.#accepted.set(this.#key(repair.hook, repair.at), repair);
      this.#lastRepair = best.reduce((last, { to }) => Math.max(last, to), outcome);
      outcome = this.#complete(parse);
    }
    if (this.#isTrial) this.#complete(parse);
    if (hasErrors()) return;
    for (const repair of this.#accepted.values()) repair.isSilent = false;
    this.#kept.clear();
    this.#chains.clear();
    this.#complete(parse);
  }

  #complete(parse: () => Outcome): Outcome {
    this.goal = Number.POSITIVE_INFINITY;
    this.#isTrial = false;
    this.#trial = [];
    this.#begin();
    const outcome = parse();
    this.#fars[this.#run++] = outcome === true ? Number.POSITIVE_INFINITY : outcome;
    return outcome;
  }

  #begin(): void {
    this.#candidates = [];
  }

  #best(far: number, parse: () => Outcome): readonly Repair[] | undefined {
    this.#isTrial = true;
    this.goal = far + WINDOW;
    let best: readonly Repair[] | undefined;
    let bestScore = 0;
    let trials = 0;
    const tried = new Set<string>();
    const attempt = (before: readonly Repair[], candidates: readonly Candidate[]): void => {
      const inner: { repairs: readonly Repair[]; candidates: readonly Candidate[] }[] = [];
      for (const repair of this.#repairsOf(candidates, far)) {
        const key = `${repair.hook} ${repair.at} ${repair.skips} ${repair.replaces}`;
        const least = this.#costOf(before) + (repair.skips ? 1 + costOfSkipping((far - repair.at) / 2) : 1);
        const isHopeless = best !== undefined && worthOf(WINDOW + 1) - least <= bestScore;
        if (trials >= MOST_TRIALS || isHopeless || tried.has(key)) continue;
        tried.add(key);
        trials++;
        this.#trial = [...before, repair];
        this.#begin();
        const reached = parse();
        const gain = reached === true ? WINDOW + 1 : Math.min(reached - far, WINDOW);
        const score = worthOf(gain) - this.#costOf(this.#trial);
        if (gain > 0 && (best === undefined || score > bestScore)) {
          best = this.#trial;
          bestScore = score;
        }
        if (gain === 0 && !repair.skips && this.#trial.length < MOST_TOGETHER) {
          inner.push({ repairs: this.#trial, candidates: this.#near(far) });
        }
      }
      if (best === undefined || bestScore < 0) {
        for (const { repairs, candidates: more } of inner) attempt(repairs, more);
      }
    };
    attempt([], this.#near(far));
    return best;
  }

  /** Returns the hooks that failed in the word at the farthest offset, the farthest first. */
  #near(far: number): readonly Candidate[] {
    let start = far;
    while (start > 0 && WORD.test(this.#text[start - 1]!)) start--;
    const near = new Map<string, Candidate>();
    for (const candidate of this.#candidates) {
      const key = `${candidate.hook} ${candidate.at}`;
      if (candidate.far >= start && !near.has(key)) near.set(key, candidate);
    }
    return [...near.values()].sort((a, b) => b.far - a.far);
  }

  *#repairsOf(candidates: readonly Candidate[], far: number): Generator<Repair> {
    const isSilent = this.#isCloseToRepair(far);
    for (const { hook, at } of candidates) {
      if (this.#hooks[hook]!.way === 'text') yield { ...NO_REPAIR, hook, at, to: at, isSilent };
    }
    for (const { hook, at, far: reached } of candidates) {
      const to = this.#endOfWord(Math.max(reached, at));
      if (this.#hooks[hook]!.way === 'text' && to > at)
        yield { ...NO_REPAIR, hook, at, to, skips: true, replaces: true };
    }
    const nearest = [...candidates].sort((a, b) => b.at - a.at);
    for (const { hook, at } of nearest) yield { ...NO_REPAIR, hook, at, to: -1, skips: true };
  }

  /** Returns the end of the word or the character at an offset. */
  #endOfWord(at: number): number {
    let end = Math.min(at + 1, this.#text.length);
    if (WORD.test(this.#text[at] ?? ' ')) while (WORD.test(this.#text[end] ?? ' ')) end++;
    return end;
  }

  /** Whether the last repair ends so close before an offset that another failure there may follow from it. */
  #isCloseToRepair(far: number): boolean {
    const between = this.#text.slice(this.#lastRepair, far).replace(/\s+/g, '');
    return this.#lastRepair >= 0 && between.length <= CLOSE;
  }

  #costOf(repairs: readonly Repair[]): number {
    const each = repairs.map(({ hook, skips, replaces, at, to }) => {
      if (!skips || to < at) return 1;
      const skipped = this.#text.slice(at, to).trimStart();
      const lines = (this.#hooks[hook]!.way === 'text' ? skipped : skipped.trimEnd()).split('\n').length - 1;
      return (replaces ? 2 : 1) + costOfSkipping(to - at) + Math.min(lines, MOST_LINES) * LINE_COST;
    });
    return each.reduce((a, b) => a + b, 0);
  }

  #key(hook: number, at: number): number {
    return at * this.#hooks.length + hook;
  }

  /** Returns the repair of a hook at an offset where it failed; records a new one if there is none yet. */
  repairAt(hook: number, at: number, far: number): Repair | undefined {
    if (this.#searching > 0) return undefined;
    const accepted = this.#accepted.get(this.#key(hook, at));
    if (accepted !== undefined) return accepted;
    const trial = this.#trial.find((repair) => repair.hook === hook && repair.at === at);
    if (trial !== undefined) return trial;
    this.#candidates.push({ hook, at, far });
    return undefined;
  }

  /** Returns a match that is the same in this parse as in an earlier one; for a list, with the elements after it. */
  recall(hook: number, at: number, field: number): KeptMatch | undefined {
    const key = this.#key(hook, at);
    const match = this.#valid(key, field);
    const { way, next } = this.#hooks[hook]!;
    return match === undefined || way !== 'element' || next !== hook ? match : this.#chain(key, hook, match);
  }

  #valid(key: number, field: number): KeptMatch | undefined {
    const match = this.#kept.get(key);
    if (match === undefined || match.field !== field || match.run >= this.#run) return undefined;
    const far = this.#fars[match.run]!;
    return match.far < far && match.end < far ? match : undefined;
  }

  /** Returns a match with the known elements after it, which were written one after the other. */
  #chain(key: number, hook: number, match: KeptMatch): KeptMatch {
    let chain = this.#chains.get(key);
    if (chain === undefined) {
      chain = { ...match, size: match.nodes.length };
      this.#chains.set(key, chain);
    }
    for (;;) {
      const next = this.#valid(this.#key(hook, chain.end), chain.field);
      if (next === undefined || next.end === chain.end || next.from !== chain.from + chain.size) break;
      const size = chain.size + next.nodes.length;
      if (size > chain.nodes.length || chain.nodes === match.nodes) {
        const larger = new Int32Array(size * 2);
        larger.set(chain.nodes.subarray(0, chain.size));
        chain.nodes = larger;
      }
      chain.nodes.set(next.nodes, chain.size);
      chain.size = size;
      chain.end = next.end;
      chain.far = Math.max(chain.far, next.far);
    }
    return { ...chain, nodes: chain.nodes.subarray(0, chain.size) };
  }

  remember(hook: number, at: number, match: Omit<KeptMatch, 'run'>): void {
    if (this.#isTrial || this.#searching > 0) return;
    this.#kept.set(this.#key(hook, at), { ...match, run: this.#run });
  }

  /**
   * Looks for the offset up to which a repair skips; returns it, or -1.
   *
   * @param match matches a hook at an offset
   */
  search(repair: Repair, far: number, match: (hook: number, at: number) => Attempt): number {
    if (repair.to === -1) {
      this.#searching++;
      repair.to = this.#search(repair, far, match, true);
      const isAll = repair.to < 0 || repair.to === this.#text.length;
      if (isAll && this.#hooks[repair.hook]!.way === 'element') repair.to = this.#search(repair, far, match, false);
      this.#searching--;
    }
    return repair.to < 0 ? -1 : repair.to;
  }

  #search(
    { hook, at }: Repair,
    far: number,
    match: (hook: number, at: number) => Attempt,
    isBalanced: boolean,
  ): number {
    const { way, next, stops, ends } = this.#hooks[hook]!;
    const text = this.#text;
    const goesOn = way === 'text' ? hook : next;
    let attempts = 0;
    let depth = 0;
    let to = at;
    for (; to < text.length && attempts < MOST_ATTEMPTS; to++) {
      const c = text[to]!;
      if (to > at && depth <= 0 && this.#mayBegin(to, ends)) {
        if (to >= far && stops.includes(c)) return to;
        attempts++;
        const { end, reached } = match(goesOn, to);
        if (end > far || (ends !== undefined && to >= far && reached > to + PROMISING)) return to;
      }
      if (!isBalanced) continue;
      if (OPENERS.includes(c)) depth++;
      else if (CLOSERS.includes(c)) {
        if (depth > 0) depth--;
        else if (way === 'text') break;
      }
    }
    return to === text.length && to > at && way === 'element' ? to : -2;
  }

  /** Whether an element can begin at an offset: not inside a word, and after a character that elements end with. */
  #mayBegin(at: number, ends: string | undefined): boolean {
    if (ends !== undefined) return ends.includes(this.#text[at - 1]!);
    return !(WORD.test(this.#text[at]!) && WORD.test(this.#text[at - 1]!));
  }
}

/**
 * The first characters that a parser comes farther count more than the others, because another failure may follow them.
 */
const worthOf = (gain: number): number => 5 * Math.min(gain, 10) + 0.2 * Math.max(0, gain - 10);

const costOfSkipping = (count: number): number =>
  Math.min(count, DEAR) * SKIP_COST + Math.max(0, count - DEAR) * FURTHER_COST;

const NO_REPAIR = { skips: false, replaces: false, isSilent: false };

const OPENERS = '([{';
const CLOSERS = ')]}';
const WORD = /[\p{L}\p{N}_]/u;
