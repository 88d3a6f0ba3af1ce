import type { Span } from '../../../src/diagnostics/index.js';
import { tokensOf } from '../../../src/lsp/features/tokens/semantic-tokens.js';
import type { EditorSupport, Notation, NotationReading } from '../../../src/notation/index.js';
import { html } from '../markup.js';

/** A notation with its declarations for editors, which name the colors. */
export interface ColoredNotation {
  readonly notation: Notation;
  readonly support: EditorSupport;
}

/**
 * Returns a block of HTML with a text that was read, in the colors of its own grammar; long lines are wrapped. If
 * `wrong` is given, that part is marked as an error.
 */
export function coloredText({ notation, support }: ColoredNotation, reading: NotationReading, wrong?: Span): string {
  const { text } = reading.tree;
  const tokens = tokensOf({ notation, support, reading });
  const cuts = new Set([0, text.length, ...tokens.flatMap(({ start, end }) => [start, end])]);
  if (wrong !== undefined) for (const at of [wrong.start, wrong.end]) cuts.add(Math.min(at, text.length));
  const offsets = [...cuts].sort((a, b) => a - b);
  let next = 0;
  const parts = offsets.slice(0, -1).map((start, i) => {
    while (next < tokens.length && tokens[next]!.end <= start) next++;
    const token = tokens[next];
    const color = token !== undefined && token.start <= start ? [`tok-${token.type}`] : [];
    const isWrong = wrong !== undefined && wrong.start <= start && start < wrong.end;
    const classes = [...color, ...(isWrong ? ['wrong'] : [])].join(' ');
    const written = html(text.slice(start, offsets[i + 1]));
    return classes === '' ? written : `<span class="${classes}">${written}</span>`;
  });
  return `<pre class="sample-text" v-pre tabindex="0"><code>${parts.join('')}</code></pre>\n`;
}
