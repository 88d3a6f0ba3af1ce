/** Light and dark values of the properties that a page can set to change the colors of diagrams. */
const COLORS = {
  background: ['#ffffff', '#0d1117'],
  line: ['#57606a', '#8b949e'],
  text: ['#1f2328', '#e6edf3'],
  literal: ['#ddf4e4', '#17361f'],
  class: ['#fdf3d3', '#3b3110'],
  rule: ['#dfeafc', '#15294a'],
  error: ['#fde2e1', '#4a1c1c'],
  caption: ['#57606a', '#9ea7b3'],
} as const;

/**
 * Returns the declaration of a color. Programs that draw SVG without a browser know no properties, so they get the
 * light one.
 */
const color = (property: string, name: keyof typeof COLORS): string =>
  `${property}: ${COLORS[name][0]}; ${property}: var(--railroad-${name});`;

const properties = (index: 0 | 1): string =>
  Object.entries(COLORS)
    .map(([name, values]) => `--railroad-${name}: ${values[index]};`)
    .join(' ');

/**
 * Returns the style of diagrams, as CSS for light and dark screens. A separate picture has a background; one inside a
 * page has none. A page can set other colors with the properties `--railroad-line`, `--railroad-text`,
 * `--railroad-literal`, `--railroad-class`, `--railroad-rule`, `--railroad-error` and `--railroad-caption` of
 * `.railroad`.
 */
export const railroadStyle = `
.railroad { ${properties(0)} }
@media (prefers-color-scheme: dark) { .railroad { ${properties(1)} } }
svg.railroad:root { ${color('background', 'background')} }
.railroad path { ${color('stroke', 'line')} stroke-width: 1.5; fill: none; }
.railroad rect { ${color('stroke', 'line')} ${color('fill', 'literal')} stroke-width: 1.5; }
.railroad text { ${color('fill', 'text')} font: 13px monospace; text-anchor: middle; white-space: pre; }
.railroad .class rect { ${color('fill', 'class')} }
.railroad .rule rect { ${color('fill', 'rule')} }
.railroad .error rect { ${color('fill', 'error')} }
.railroad .lookahead > g > rect { fill: none; stroke-dasharray: 4 3; }
.railroad rect.frame { fill: none; stroke-dasharray: 4 3; stroke-width: 1; }
.railroad text.caption { ${color('fill', 'caption')} font-size: 11px; text-anchor: start; }
.railroad text.comment { ${color('fill', 'caption')} font-size: 11px; font-style: italic; }
.railroad text.heading { font-size: 15px; font-weight: bold; text-anchor: start; }
.railroad a:hover rect, .railroad a:focus rect { stroke-width: 3; }
`;
