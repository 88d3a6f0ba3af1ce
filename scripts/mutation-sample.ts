import { readFileSync } from 'node:fs';

/**
 * Draws lines of code, each as likely as any other.
 *
 * @param files paths of the sources
 * @param count how many lines, at most as many as there are
 * @param seed a whole number; the same seed draws the same lines of the same files
 * @returns `path:line-line`, as Stryker names a range
 */
export function sampleLines(files: readonly string[], count: number, seed: number): string[] {
  const lines = files.flatMap(codeLines);
  let state = seed >>> 0;
  for (let i = 0; i < Math.min(count, lines.length); i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = i + Math.floor((state / 2 ** 32) * (lines.length - i));
    [lines[i], lines[other]] = [lines[other]!, lines[i]!];
  }
  return lines.slice(0, count).sort();
}

/** The lines of a file that hold more than a comment, an import, a re-export or brackets. */
function codeLines(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/^(?:import|export(?= (?:type )?[{*]))[^;]*;/gm, (statement) =>
    statement.replaceAll(/[^\n]/g, ''),
  );
  return text
    .split('\n')
    .flatMap((line, i) => (/^\s*(?:$|\/?\*|\/\/|[\])};,]+$)/.test(line) ? [] : `${file}:${i + 1}-${i + 1}`));
}
