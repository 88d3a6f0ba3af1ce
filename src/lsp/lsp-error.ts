import { ResponseError } from 'vscode-languageserver';

/** Codes of the errors that requests end with. */
export const LspErrorCode = { requestCancelled: -32_800, contentModified: -32_801, requestFailed: -32_803 } as const;

/** The error that a request ends with. */
export class LspError extends ResponseError<undefined> {}
