/** Returns Markdown that shows a text as it is: a grammar may be anybody's, and an image would be loaded. */
export const plainText = (text: string): string => text.replace(/[!-/:-@[-`{-~]/g, '\\$&');

/** Returns a text as code in a line of Markdown. */
export function codeSpan(text: string): string {
  const ticks = longerThanRuns(text, 1);
  return ticks.length === 1 ? `\`${text}\`` : `${ticks} ${text} ${ticks}`;
}

/** Returns a block of code in Markdown, with a fence that its content can't end. */
export function codeBlock(language: string, code: string): string {
  const fence = longerThanRuns(code, 3);
  return `${fence}${language}\n${code}\n${fence}`;
}

/** Returns more backticks than a text has in a row, and at least `min`. */
function longerThanRuns(text: string, min: number): string {
  let count = min;
  for (const [run] of text.matchAll(/`+/g)) count = Math.max(count, run.length + 1);
  return '`'.repeat(count);
}
