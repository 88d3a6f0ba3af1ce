/** An error in a config. The message is for the user, and begins with the file and the location in it. */
export class ConfigError extends Error {}
