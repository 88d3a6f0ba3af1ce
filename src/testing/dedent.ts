/**
 * Removes the indentation that all lines share from a text that begins with a line break, as a template literal over
 * several lines does; also removes that line break, and the blanks after the last one. Returns any other text
 * unchanged.
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
