import { FILE_HEADERS_ONLY, formatPatch, type StructuredPatchHunk } from 'diff';
import { type ChangedLines, changedLines } from '../../diagnostics/line-edits.js';

/** The number of lines before and after a change. */
const CONTEXT = 3;

/** Returns the change from one text of a file to another as a unified diff; empty if they are equal. */
export function unifiedDiff(file: string, before: string, after: string): string {
  if (before === after) return '';
  const names = { oldFileName: file, newFileName: file, oldHeader: undefined, newHeader: undefined };
  return formatPatch({ ...names, hunks: hunksOf(before, after) }, FILE_HEADERS_ONLY);
}

function hunksOf(before: string, after: string): StructuredPatchHunk[] {
  const [from, to] = [linesOf(before), linesOf(after)];
  const groups: [ChangedLines, ...ChangedLines[]][] = [];
  let keptFrom = 0;
  for (const change of changedLines(from, to)) {
    const group = change.oldStart - keptFrom > 2 * CONTEXT ? undefined : groups.at(-1);
    if (group === undefined) groups.push([change]);
    else group.push(change);
    keptFrom = change.oldEnd;
  }
  return groups.map((group) => hunkOf(group, from, to));
}

/** Splits a text into lines, each with its line feed. */
const linesOf = (text: string): string[] => text.match(/[^\n]+\n?|\n/g) ?? [];

/** Returns changes that are near each other, with the lines around them. */
function hunkOf(
  changes: readonly [ChangedLines, ...ChangedLines[]],
  from: readonly string[],
  to: readonly string[],
): StructuredPatchHunk {
  const [{ oldStart, newStart }] = changes;
  const start = Math.max(0, oldStart - CONTEXT);
  const lines: string[] = [];
  const add = (sign: ' ' | '-' | '+', some: readonly string[]): number => {
    for (const line of some) {
      if (line.endsWith('\n')) lines.push(sign + line.slice(0, -1));
      else lines.push(sign + line, '\\ No newline at end of file');
    }
    return some.length;
  };
  let [oldLines, newLines] = [0, 0];
  const keep = (end: number): void => {
    const count = add(' ', from.slice(start + oldLines, end));
    oldLines += count;
    newLines += count;
  };
  for (const change of changes) {
    keep(change.oldStart);
    oldLines += add('-', from.slice(change.oldStart, change.oldEnd));
    newLines += add('+', to.slice(change.newStart, change.newEnd));
  }
  keep(start + oldLines + CONTEXT);
  return { oldStart: start + 1, oldLines, newStart: newStart - (oldStart - start) + 1, newLines, lines };
}
