/** A command in a comment: `[%clk 0:05:00]` has the name `clk` and the value `0:05:00`. */
export interface PgnCommand {
  readonly name: string;
  readonly value: string;
}

/** Returns the commands in a comment, in their order. */
export function commandsOf(comment: string): readonly PgnCommand[] {
  const commands: PgnCommand[] = [];
  for (let offset = comment.indexOf('[%'); offset >= 0; offset = comment.indexOf('[%', offset)) {
    offset += 2;
    const nameEnd = endOfName(comment, offset);
    if (nameEnd === offset) continue;
    const end = comment.indexOf(']', nameEnd);
    if (end < 0) break;
    commands.push({ name: comment.slice(offset, nameEnd), value: comment.slice(nameEnd, end).trim() });
    offset = end + 1;
  }
  return commands;
}

/** Returns the offset after the ASCII letters and underscores at an offset. */
function endOfName(comment: string, start: number): number {
  let end = start;
  while (isOfName(comment.charCodeAt(end))) end++;
  return end;
}

/** Whether a UTF-16 unit is an ASCII letter or an underscore. */
const isOfName = (unit: number): boolean =>
  (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x61 && unit <= 0x7a) || unit === 0x5f;

/** Returns the values of a command in the comments of a move; none if it has no such command. */
export const valuesOf = (comments: readonly string[] | undefined, name: string): readonly string[] =>
  (comments ?? [])
    .flatMap(commandsOf)
    .filter((command) => command.name === name)
    .map(({ value }) => value);

/** Returns the time of a clock command in seconds; `undefined` if it is not a time. */
export function secondsOf(clock: string): number | undefined {
  let seconds = 0;
  let count = 0;
  for (let start = 0; start <= clock.length; count++) {
    const colon = clock.indexOf(':', start);
    const end = colon < 0 ? clock.length : colon;
    const part = Number(clock.slice(start, end));
    if (!(part >= 0)) return undefined;
    seconds = seconds * 60 + part;
    start = end + 1;
  }
  if (count === 2) return seconds * 60;
  return count === 3 ? seconds : undefined;
}
