/** Returns a date with hyphens, as models have it. */
export const dateOf = (text: string): string => text.replaceAll(/[/.]/g, '-');
