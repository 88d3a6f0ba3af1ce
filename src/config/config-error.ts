/** A config that can't be used. The message is for the user, and begins with the file and the place in it. */
export class ConfigError extends Error {}
