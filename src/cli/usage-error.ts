/** The command line asks for something that can't be. The message is for the user; nothing is processed further. */
export class UsageError extends Error {}
