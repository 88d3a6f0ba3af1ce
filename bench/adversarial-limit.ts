/** Growth over four times the text that counts as more than linear; runs of a few milliseconds differ by themselves. */
export const SUSPECT = 6;
