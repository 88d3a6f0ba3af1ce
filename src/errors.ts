/** Returns the message of a value that was thrown. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns the stack of an error that was thrown, which begins with its message; the text of any other value. */
export const errorStack = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
