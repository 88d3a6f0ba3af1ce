import { type Diagnostic, listDiagnostics, sortDiagnostics } from '../../diagnostics/index.js';

/** The most diagnostics that are listed for one text, apart from a last one that says that there are more. */
export const MAX_DIAGNOSTICS = 10_000;

/**
 * The diagnostics of one text. Keeps the first {@link MAX_DIAGNOSTICS} that are added and counts the others, so that a
 * large text with an error in each word does not exhaust the memory.
 */
export class DiagnosticList {
  readonly kept: Diagnostic[] = [];
  #omitted = 0;
  #isWrong = false;
  #isCut = false;

  /** Whether further diagnostics are only counted. */
  get isFull(): boolean {
    return this.kept.length >= MAX_DIAGNOSTICS;
  }

  /** Adds a diagnostic; returns whether it was kept. */
  add(diagnostic: Diagnostic): boolean {
    if (!this.isFull) return this.kept.push(diagnostic) > 0;
    this.#omitted++;
    this.#isWrong ||= diagnostic.severity === 'error';
    return false;
  }

  /** Records that the moves are not checked, because a diagnostic that was not kept may hide the position. */
  leaveOutMoves(): void {
    this.#isWrong = true;
  }

  /** Records that the text has more errors, and that nothing else is checked. */
  cut(): void {
    this.#isCut = true;
  }

  /**
   * Returns the diagnostics in document order. If some are missing, a last one says so: `text/too-many-problems`. If
   * the rest of the text was not checked, no diagnostic has a fix, because it is impossible to check whether a fix adds
   * errors.
   *
   * @param end the length of the text
   */
  sorted(end: number): readonly Diagnostic[] {
    const sorted = sortDiagnostics(this.kept);
    if (this.#isCut) return [...sorted.map(({ fixes: _, ...rest }) => rest), uncheckedRest(end)];
    return this.#omitted === 0 ? sorted : [...sorted, tooMany(end, this.#omitted, this.#isWrong)];
  }
}

/** Makes the last diagnostic of a text whose rest was not checked: `text/too-many-problems`. */
export const uncheckedRest = (end: number): Diagnostic => tooMany(end, 0, true);

/**
 * Makes the last diagnostic of a text: `text/too-many-problems`.
 *
 * @param end the length of the text
 * @param omitted the number of problems that are not listed; 0 if the rest of the text was not checked
 * @param isError whether one of them is an error, or something was not checked
 */
export const tooMany = (end: number, omitted: number, isError: boolean): Diagnostic =>
  listDiagnostics.report(
    'too-many-problems',
    { start: end, end },
    { omitted },
    { severity: isError ? 'error' : 'warning' },
  );
