/** An error in a config. The message is for the user, and begins with the file and the location in it. */
export class ConfigError extends Error {}

/** Code of a config doesn't end. It may keep the process alive. */
export class UnfinishedConfigError extends ConfigError {}
