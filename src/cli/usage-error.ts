/** An error in the use of the command line. The message is for the user; nothing is processed further. */
export class UsageError extends Error {}
