/** Codes of the errors that requests end with. */
export const LspErrorCode = {
  notInitialized: -32_002,
  invalidRequest: -32_600,
  invalidParams: -32_602,
  requestCancelled: -32_800,
  contentModified: -32_801,
  requestFailed: -32_803,
} as const;

/**
 * The error that a request ends with, even in threads. It is not one of the library for servers, which would take most
 * of the memory of a new thread.
 */
export class LspError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}
