/** The part of a rule before its `=`. */
export interface Head {
  /** Its name with its parameters. */
  readonly name: string;
  readonly display: string | undefined;
  /** Whether more than one space is before the display name or the `=`. */
  readonly isAligned: boolean;
  /** Whether a blank line is before the rule. */
  readonly isAfterBlank: boolean;
}

/**
 * Returns the heads of rules, padded so that the `=` of rules without blank lines and comments between them are in one
 * column, where at least one of them was aligned by hand. Rules with display names are aligned apart from those
 * without.
 *
 * @param heads one for each line; `undefined` for lines that continue a rule, `comment` for comments between rules
 * @returns the texts before ` =`, by the index of the line
 */
export function alignHeads(heads: readonly (Head | undefined | 'comment')[]): Map<number, string> {
  const texts = new Map<number, string>();
  let run: [line: number, head: Head][] = [];
  const finish = (): void => {
    const isAligned = run.some(([, head]) => head.isAligned);
    const names = widest(run.map(([, { name }]) => name));
    const written = run.map(([line, { name, display }]): [number, string] => [
      line,
      display === undefined ? name : `${isAligned ? name.padEnd(names) : name} ${display}`,
    ]);
    const width = isAligned ? widest(written.map(([, text]) => text)) : 0;
    for (const [line, text] of written) texts.set(line, text.padEnd(width));
    run = [];
  };
  for (const [line, head] of heads.entries()) {
    if (head === undefined) continue;
    if (head === 'comment' || head.isAfterBlank) finish();
    if (head === 'comment') continue;
    const last = run.at(-1)?.[1];
    if (last !== undefined && (last.display === undefined) !== (head.display === undefined)) finish();
    run.push([line, head]);
  }
  finish();
  return texts;
}

const widest = (texts: readonly string[]): number => texts.reduce((max, { length }) => Math.max(max, length), 0);
