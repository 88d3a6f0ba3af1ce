import { speedPlots } from './plots.js';

/** Returns the page on speed, with the plots of the last benchmark after the introduction. */
export function speedPage(text: string): string {
  const figures = speedPlots().map(({ title, svg }) => `### ${title}\n\n<figure class="plot" v-pre>${svg}</figure>\n`);
  const at = text.indexOf('\n## ');
  const plots = `\n## Plots\n\nDrawn from \`bench/results.json\`. Bars in color are ludogram's.\n\n${figures.join('\n')}`;
  return `---\noutline: [2, 2]\n---\n\n${text.slice(0, at)}${plots}${text.slice(at)}`;
}
