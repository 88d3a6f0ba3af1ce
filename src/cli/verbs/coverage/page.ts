import { plural } from '../../../diagnostics/report/summary.js';
import type { CountedPart } from '../../../grammar-tools/coverage/count.js';
import { append, countOne } from '../../../maps.js';
import { escapeXml } from '../../../notation/view/svg.js';
import type { GrammarCoverage } from './measure.js';
import { outcomesSeen } from './table.js';

const STYLE = `
body { font: 14px/1.5 ui-monospace, monospace; margin: 2rem; color: #222; background: #fff; }
h1 { font: 600 1.2rem system-ui, sans-serif; }
p { font-family: system-ui, sans-serif; }
table { border-collapse: collapse; }
td { padding: 0 .8rem 0 0; vertical-align: top; white-space: pre; }
.count { color: #888; text-align: right; user-select: none; }
.none { background: #ffd7d7; }
.some { background: #fff2c2; }
`;

/**
 * Writes the text of a grammar as HTML with counts in the margin. Parts that never matched are red; parts without one
 * of their outcomes are yellow.
 */
export function coveragePage(coverage: GrammarCoverage): string {
  const { file, source, parts } = coverage;
  const counts = marginCounts(parts);
  const rows = markedLines(source, parts).map(
    (line, i) => `<tr><td class="count">${counts.get(i + 1) ?? ''}</td><td>${line}</td></tr>\n`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escapeXml(file)}: coverage</title>
<style>${STYLE}</style>
<h1>${escapeXml(file)}</h1>
<p>The margin shows how often each line matched: of its parts, the one with the fewest matches counts. Tooltips show the
matches of each part. <span class="none">Red</span> parts never matched; <span class="some">yellow</span> parts lack an
outcome, such as no repetition at all.</p>
<table>
${rows.join('')}</table>
</html>
`;
}

/** Returns the smallest count among the parts that begin on a line. */
function marginCounts(parts: readonly CountedPart[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { line, matches } of parts) counts.set(line, Math.min(matches, counts.get(line) ?? matches));
  return counts;
}

/**
 * Splits a text into lines with its parts marked. A mark that spans lines is closed and opened again at each line
 * break.
 */
function markedLines(source: string, parts: readonly CountedPart[]): string[] {
  const opens = new Map<number, CountedPart[]>();
  const closes = new Map<number, number>();
  for (const part of parts) {
    append(opens, part.start, part);
    countOne(closes, part.end);
  }
  const lines: string[] = [];
  let open: string[] = [];
  let line = '';
  for (let offset = 0; offset <= source.length; offset++) {
    const closing = closes.get(offset) ?? 0;
    line += '</span>'.repeat(closing);
    open = open.slice(0, open.length - closing);
    for (const part of opens.get(offset) ?? []) {
      const tag = `<span class="${classOf(part)}" title="${escapeXml(titleOf(part))}">`;
      open.push(tag);
      line += tag;
    }
    if (offset === source.length || source[offset] === '\n') {
      lines.push(line + '</span>'.repeat(open.length));
      line = open.join('');
    } else line += escapeXml(source[offset]!);
  }
  return lines;
}

function classOf(part: CountedPart): string {
  const [seen, all] = outcomesSeen(part);
  return seen === 0 ? 'none' : seen < all ? 'some' : 'all';
}

function titleOf({ kind, rule, matches, outcomes }: CountedPart): string {
  const counts = Object.entries(outcomes).map(([outcome, count]) => `${outcome} ${count}`);
  return `${kind} of ${rule}: matched ${plural(matches, 'time')}${counts.length === 0 ? '' : ` (${counts.join(', ')})`}`;
}
