import type { Theme } from '../../../notation/index.js';
import { element, svgDocument, text } from '../../../notation/view/svg.js';

/** A picture with the words above it. */
export interface CaptionedPicture {
  readonly caption: string;
  /** An SVG document. */
  readonly picture: string;
}

const COLORS = {
  light: { paper: '#ffffff', ink: '#3a3226' },
  dark: { paper: '#16140f', ink: '#e4dccb' },
} as const satisfies Record<Theme, object>;
const MARGIN = 16;
const CAPTION_HEIGHT = 24;
/** The size of a picture that doesn't state its own. */
const DEFAULT_SIZE = { width: 400, height: 400 };

/** Returns one SVG document with all pictures, row by row, as near to a square as their number allows. */
export function pictureSheet(title: string, pictures: readonly CaptionedPicture[], theme: Theme = 'light'): string {
  const { paper, ink } = COLORS[theme];
  const sized = pictures.map((picture) => ({ ...picture, ...sizeOf(picture.picture) }));
  const columnWidth = sized.reduce((max, one) => Math.max(max, one.width), 0) + MARGIN;
  const rowHeight = sized.reduce((max, one) => Math.max(max, one.height), 0) + CAPTION_HEIGHT + MARGIN;
  const columns = Math.ceil(Math.sqrt((sized.length * rowHeight) / columnWidth));
  const rows = Math.ceil(sized.length / columns);
  const width = Math.min(columns, sized.length) * columnWidth + MARGIN;
  const height = rows * rowHeight + MARGIN;
  const cells = sized.map(({ caption, picture }, i) => {
    const x = MARGIN + (i % columns) * columnWidth;
    const y = MARGIN + Math.floor(i / columns) * rowHeight;
    return element(
      'g',
      { transform: `translate(${x} ${y})` },
      text(0, 15, caption, { 'font-family': 'Georgia, serif', 'font-size': 15, fill: ink }),
      element('g', { transform: `translate(0 ${CAPTION_HEIGHT})` }, withoutProlog(picture)),
    );
  });
  return svgDocument(width, height, title, element('rect', { width, height, fill: paper }), cells);
}

/** Returns the size that the root element states, in pixels. */
function sizeOf(svg: string): { readonly width: number; readonly height: number } {
  const [root = ''] = /<svg\b[^>]*>/.exec(svg) ?? [];
  const stated = (name: string) => Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(root)?.[1]);
  const [width, height] = [stated('width'), stated('height')];
  return width > 0 && height > 0 ? { width, height } : DEFAULT_SIZE;
}

/** Returns the root element without what may come before it, so that it can be part of another document. */
const withoutProlog = (svg: string): string => svg.slice(Math.max(svg.indexOf('<svg'), 0)).trimEnd();
