/** More diagnostics than these are counted, not shown. */
export const MAX_DIAGNOSTICS = 500;
