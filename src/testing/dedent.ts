/**
 * A text without the indentation that all its lines share, if it begins with a line break, as a template literal over
 * several lines does; that line break and blanks after the last one are left out. Any other text is as it is.
 */
export function dedent(text: string): string {
  if (!/^\r?\n/.test(text)) return text;
  const lines = text
    .replace(/^\r?\n/, '')
    .replace(/[ \t]+$/, '')
    .split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)![0].length);
  const shared = indents.reduce((least, indent) => Math.min(least, indent), Number.POSITIVE_INFINITY);
  return lines.map((line) => (line.trim() === '' ? line.trimStart() : line.slice(shared))).join('\n');
}
