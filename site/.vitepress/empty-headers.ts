import type { MarkdownRenderer } from 'vitepress';

/**
 * Makes an empty cell at the head of a table an ordinary cell: screen readers would announce a heading without a name.
 */
export function plainEmptyHeaders(md: MarkdownRenderer): void {
  md.core.ruler.push('plain-empty-headers', ({ tokens }) => {
    tokens.forEach(({ type }, i) => {
      if (type !== 'th_open' || tokens[i + 1]?.content !== '') return;
      tokens[i]!.tag = 'td';
      tokens[i + 2]!.tag = 'td';
    });
  });
}
