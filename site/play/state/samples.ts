/** A text that a grammar is tried with, and what is expected of it. */
export interface Sample {
  readonly text: string;
  /** Whether the grammar must read the text completely; if not, the text must have an error. */
  readonly isValid: boolean;
}

/** Whether a sample is read as expected. */
export const passes = ({ isValid }: Sample, errors: number): boolean => isValid === (errors === 0);

/** Says how many samples are read as expected; empty for a single one, whose errors are shown anyway. */
export function samplesSummary(samples: readonly Sample[], errors: readonly number[]): string {
  if (samples.length < 2 || errors.length !== samples.length) return '';
  const passed = samples.filter((sample, i) => passes(sample, errors[i]!)).length;
  return passed === samples.length ? `all ${passed} texts pass` : `${passed} of ${samples.length} texts pass`;
}

/** Returns the samples in a value that was saved or shared; `undefined` if it is something else. */
export function samplesFrom(value: unknown): Sample[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const isSample = (item: unknown): item is Sample =>
    typeof item === 'object' &&
    item !== null &&
    typeof (item as Sample).text === 'string' &&
    typeof (item as Sample).isValid === 'boolean';
  return value.every(isSample) ? value.map(({ text, isValid }) => ({ text, isValid })) : undefined;
}
