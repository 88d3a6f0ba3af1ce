import { escapeXml } from '../../cst/text/visible.js';

export { escapeXml } from '../../cst/text/visible.js';

/** The attributes of an element. Numbers are written with at most two decimals. */
export type Attributes = { readonly [name: string]: string | number | undefined };

/** Child elements as text, or nested lists of them. */
export type Children = readonly (string | readonly string[])[];

/** Writes an SVG element as text. */
export function element(name: string, attributes: Attributes, ...children: Children): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? Number(value.toFixed(2)) : escapeXml(value!)}"`)
    .join('');
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.flat().join('')}</${name}>`;
}

/** Writes a `text` element. */
export function text(x: number, y: number, content: string, attributes: Attributes = {}): string {
  return element('text', { x, y, ...attributes }, escapeXml(content));
}

/** Writes an SVG document of the given size in pixels, one line per child. Empty children are left out. */
export function svgDocument(width: number, height: number, title: string, ...children: Children): string {
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    role: 'img',
  };
  return `${element(
    'svg',
    attributes,
    element('title', {}, escapeXml(title)),
    children
      .flat()
      .filter((child) => child !== '')
      .map((child) => `\n${child}`),
    '\n',
  )}\n`;
}
