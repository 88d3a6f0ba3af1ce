/**
 * The progress of reading the text that was sent last: no answer yet; its syntax, and the rest follows; all of it; or
 * no more, because reading was stopped or failed.
 */
export type Progress = 'reading' | 'syntax' | 'complete' | 'stopped';

/** Returns the sentence for a text without diagnostics so far. */
export function noDiagnostics(progress: Progress): string {
  if (progress === 'complete') return 'Nothing is wrong with this text.';
  return progress === 'stopped' ? `The syntax has no errors. ${UNCHECKED}` : `The syntax has no errors. ${CHECKING}`;
}

/** Returns the sentence after the diagnostics that are known so far; `undefined` if these are all. */
export function moreToCome(progress: Progress): string | undefined {
  if (progress === 'complete') return undefined;
  return progress === 'stopped' ? UNCHECKED : CHECKING;
}

const CHECKING = 'The rest is still being checked.';
const UNCHECKED = 'The rest was not checked.';
