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

/** The measures of an arrow, in the units of its picture. */
export interface ArrowShape {
  /** The distances from the first point to the shaft, from the head to the last point, and the length of the head. */
  readonly gaps: readonly [start: number, end: number];
  readonly headLength: number;
  /** Half the width of the shaft, and of the head. */
  readonly shaft: number;
  readonly head: number;
}

/** Returns the outline of an arrow from one point to another, as the data of a `path`. */
export function arrowOutline(
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  { gaps: [start, end], headLength, shaft, head }: ArrowShape,
): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const at = (along: number, aside: number): string =>
    `${(x1 + ux * along - uy * aside).toFixed(1)} ${(y1 + uy * along + ux * aside).toFixed(1)}`;
  const neck = length - end - headLength;
  const left = [at(start, shaft), at(neck, shaft), at(neck, head)];
  const right = [at(neck, -head), at(neck, -shaft), at(start, -shaft)];
  return `M${[...left, at(length - end, 0), ...right].join('L')}Z`;
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
