/** A command in a comment: `[%clk 0:05:00]` has the name `clk` and the value `0:05:00`. */
export interface PgnCommand {
  readonly name: string;
  readonly value: string;
}

/** Returns the commands in a comment, in their order. */
export const commandsOf = (comment: string): readonly PgnCommand[] =>
  comment.includes('[%')
    ? [...closedPart(comment).matchAll(/\[%([A-Za-z_]+)(?![A-Za-z_])([^\]]*)\]/g)].map(([, name = '', value = '']) => ({
        name,
        value: value.trim(),
      }))
    : [];

/** Returns a comment up to its last bracket: after it, the end of each command would be searched for in vain. */
const closedPart = (comment: string): string => comment.slice(0, comment.lastIndexOf(']') + 1);

/** Returns the values of a command in the comments of a move; none if it has no such command. */
export const valuesOf = (comments: readonly string[] | undefined, name: string): readonly string[] =>
  (comments ?? [])
    .flatMap(commandsOf)
    .filter((command) => command.name === name)
    .map(({ value }) => value);

/** Returns the time of a clock command in seconds; `undefined` if it is not a time. */
export function secondsOf(clock: string): number | undefined {
  const parts = clock.split(':').map(Number);
  if (parts.length < 2 || parts.length > 3 || parts.some((part) => !(part >= 0))) return undefined;
  const [hours = 0, minutes = 0, seconds = 0] = parts;
  return hours * 3600 + minutes * 60 + seconds;
}
