/** The error of an export that can't be written, with the reason as its message. */
export class ExportError extends Error {}
