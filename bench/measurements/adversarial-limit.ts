/** The growth of time for four times the text that counts as more than linear; above 4, because short runs vary. */
export const MAX_LINEAR_GROWTH = 6;
