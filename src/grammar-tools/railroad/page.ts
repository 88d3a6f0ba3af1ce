import { escapeXml } from '../../cst/text/visible.js';
import type { RailroadDiagram } from './diagrams.js';
import { railroadStyle } from './style.js';

/**
 * Returns an HTML page with the diagrams of a grammar, a list of its rules, and each rule as text. It needs no other
 * file.
 *
 * @param diagrams from `railroadDiagrams` with `style: false` and the default links
 * @param title heading of the page
 */
export function railroadPage(diagrams: readonly RailroadDiagram[], title: string): string {
  const links = diagrams.map(({ rule }) => `<a href="#rule-${encodeURIComponent(rule)}">${escapeXml(rule)}</a>`);
  const sections = diagrams.map(
    ({ rule, display, source, svg }) => `<section>
<h2 id="rule-${escapeXml(rule)}">${escapeXml(rule)}${display === undefined ? '' : ` <small>${escapeXml(display)}</small>`}</h2>
<div class="diagram" tabindex="0" role="region" aria-label="${escapeXml(`Diagram of ${rule}`)}">
${svg}</div>
<details><summary>as text</summary><pre>${escapeXml(source)}</pre></details>
</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeXml(title)}</title>
<style>${PAGE_STYLE}${railroadStyle}</style>
</head>
<body>
<h1>${escapeXml(title)}</h1>
<nav aria-label="Rules">${links.join(' ')}</nav>
${sections.join('\n')}
</body>
</html>
`;
}

/**
 * Returns one SVG document with all diagrams, one below the other.
 *
 * @param diagrams from `railroadDiagrams` with `style: false`, `headings: true` and the default links
 */
export function railroadSheet(diagrams: readonly RailroadDiagram[], title: string): string {
  let height = 0;
  const parts = diagrams.map((diagram) => {
    const y = height;
    height += diagram.height + SPACE;
    return diagram.svg.replace('<svg ', `<svg id="rule-${escapeXml(diagram.rule)}" y="${y}" `);
  });
  const width = diagrams.reduce((widest, diagram) => Math.max(widest, diagram.width), 0);
  return `<svg xmlns="http://www.w3.org/2000/svg" class="railroad" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<title>${escapeXml(title)}</title>
<style>${railroadStyle}</style>
${parts.join('')}</svg>
`;
}

/** The space between two diagrams, in pixels. */
const SPACE = 16;

const PAGE_STYLE = `
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
h2 small { font-weight: normal; font-size: 1rem; }
.diagram { overflow-x: auto; }
pre { overflow-x: auto; }
`;
