import type { StructuredPatchHunk } from 'diff';
import { keptLines } from '../../diagnostics/line-edits.js';

/** The number of lines before and after a change. */
const CONTEXT = 3;

/** Returns the change from one text of a file to another as a unified diff; empty if they are equal. */
export async function unifiedDiff(file: string, before: string, after: string): Promise<string> {
  if (before === after) return '';
  const { formatPatch, FILE_HEADERS_ONLY } = await import('diff');
  const names = { oldFileName: file, newFileName: file, oldHeader: undefined, newHeader: undefined };
  return formatPatch({ ...names, hunks: hunksOf(before, after) }, FILE_HEADERS_ONLY);
}

/** A change: its lines in both texts, from an index to before another. */
interface Change {
  readonly oldStart: number;
  readonly oldEnd: number;
  readonly newStart: number;
  readonly newEnd: number;
}

function hunksOf(before: string, after: string): StructuredPatchHunk[] {
  const [from, to] = [linesOf(before), linesOf(after)];
  const groups: [Change, ...Change[]][] = [];
  let keptFrom = 0;
  for (const change of changesOf(from, to)) {
    const group = change.oldStart - keptFrom > 2 * CONTEXT ? undefined : groups.at(-1);
    if (group === undefined) groups.push([change]);
    else group.push(change);
    keptFrom = change.oldEnd;
  }
  return groups.map((group) => hunkOf(group, from, to));
}

/** Splits a text into lines, each with its line feed. */
const linesOf = (text: string): string[] => text.match(/[^\n]+\n?|\n/g) ?? [];

function changesOf(from: readonly string[], to: readonly string[]): Change[] {
  const changes: Change[] = [];
  let [oldStart, newStart] = [0, 0];
  for (const [oldEnd, newEnd] of [...keptLines(from, to), [from.length, to.length] as const]) {
    if (oldEnd > oldStart || newEnd > newStart) changes.push({ oldStart, oldEnd, newStart, newEnd });
    [oldStart, newStart] = [oldEnd + 1, newEnd + 1];
  }
  return changes;
}

/** Returns changes that are near each other, with the lines around them. */
function hunkOf(
  changes: readonly [Change, ...Change[]],
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
