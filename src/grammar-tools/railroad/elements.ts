import { visibleLine } from '../../cst/index.js';
import { escapeXml } from '../../cst/text/visible.js';
import { columnsOf } from '../../diagnostics/report/excerpt.js';
import { Line, RADIUS } from './line.js';
import { type Element, type Group, NonTerminal, Sequence, Terminal } from './railroad-package.js';

/** Space between two lines of a diagram. */
const GAP = 8;
/** Height of a caption, width of one of its characters, and of a character in a box. */
const CAPTION = 14;
const CAPTION_CHARACTER = 6.6;
const CHARACTER = 8;
/** Limit for the characters of a text that are shown. */
const MAX_SHOWN_CHARACTERS = 48;

/**
 * Draws a box with a text: rounded for literal text, angular for a rule. A long text is cut; the tooltip has all of it.
 */
export function box(source: string, what: string, href?: string): Element {
  const text = visibleLine(source).replace(/[\ufffe\uffff]/g, '\ufffd');
  const shown =
    [...text].length > MAX_SHOWN_CHARACTERS ? `${[...text].slice(0, MAX_SHOWN_CHARACTERS - 1).join('')}…` : text;
  const inner = what.startsWith('rule') ? NonTerminal(shown) : Terminal(shown);
  inner.width = columnsOf(shown) * CHARACTER + 20;
  const title = shown === text ? '' : `<title>${escapeXml(text)}</title>`;
  const open = href === undefined ? `<g class="${what}">` : `<a class="${what}" href="${escapeXml(href)}">`;
  return new WrappedElement(inner, `${open}${title}`, href === undefined ? '</g>' : '</a>');
}

/** A part inside other markup, such as a link. */
class WrappedElement implements Element {
  readonly #inner: Element;
  readonly #open: string;
  readonly #close: string;
  width: number;
  readonly up: number;
  readonly down: number;
  readonly needsSpace: boolean;

  constructor(inner: Element, open: string, close: string) {
    this.#inner = inner;
    this.#open = open;
    this.#close = close;
    this.width = inner.width;
    this.up = inner.up;
    this.down = inner.down;
    this.needsSpace = inner.needsSpace === true;
  }

  format(x: number, y: number, width: number): this {
    this.#inner.format(x, y, width);
    return this;
  }

  addTo(parent: Group): void {
    parent.children.push(this);
  }

  toString(): string {
    return `${this.#open}${String(this.#inner)}${this.#close}\n`;
  }
}

/** A part with a caption above it, in a dashed frame if it has several parts. */
export class CaptionedElement implements Element {
  readonly #inner: Element;
  readonly #caption: string;
  readonly #what: string;
  readonly #children: Group & Element = new Sequence([]);
  readonly #margin: number;
  readonly needsSpace = true;
  width: number;
  readonly up: number;
  readonly down: number;
  #frame = '';

  constructor(inner: Element, caption: string, what: string, isFramed: boolean) {
    this.#inner = inner;
    this.#caption = caption;
    this.#what = what;
    this.#margin = isFramed ? RADIUS : 0;
    const own = inner.width + (inner.needsSpace === true && isFramed ? 2 * RADIUS : 0) + 2 * this.#margin;
    this.width = Math.max(own, columnsOf(caption) * CAPTION_CHARACTER + 4);
    this.up = inner.up + CAPTION + (isFramed ? 6 : 0);
    this.down = inner.down + (isFramed ? 6 : 0);
  }

  format(x: number, y: number, width: number): this {
    const left = x + (width - this.width) / 2;
    new Line(x, y).right(left - x + this.#margin).addTo(this.#children);
    new Line(left + this.width - this.#margin, y)
      .right(width - (left - x) - this.width + this.#margin)
      .addTo(this.#children);
    this.#inner.format(left + this.#margin, y, this.width - 2 * this.#margin).addTo(this.#children);
    const top = y - this.up + CAPTION;
    const height = this.up - CAPTION + this.down;
    this.#frame =
      this.#margin === 0
        ? ''
        : `<rect class="frame" x="${left}" y="${top}" width="${this.width}" height="${height}" rx="4"/>`;
    this.#frame += `<text class="caption" x="${left + 2}" y="${top - 3}">${escapeXml(this.#caption)}</text>`;
    return this;
  }

  addTo(parent: Group): void {
    parent.children.push(this);
  }

  toString(): string {
    return `<g class="${this.#what}">${this.#frame}${this.#children.children.join('')}</g>\n`;
  }
}

/** Returns a sequence of parts, in several rows if one row would be wider than `maxWidth` pixels. */
export function inRows(items: readonly Element[], maxWidth: number): Element {
  const sequences: Element[] = [];
  let row: Element[] = [];
  let width = 0;
  for (const item of items) {
    const own = item.width + (item.needsSpace === true ? 2 * RADIUS : 0);
    if (width > 0 && width + own > maxWidth) {
      sequences.push(new Sequence(row));
      row = [];
      width = 0;
    }
    row.push(item);
    width += own;
  }
  const last = new Sequence(row);
  return sequences.length === 0 ? last : new Rows([...sequences, last]);
}

/** Several rows: a line leads from the end of each back to the start of the next, and from the last up to the first. */
class Rows implements Element {
  readonly #rows: readonly Element[];
  readonly #children: Group & Element = new Sequence([]);
  readonly #inner: number;
  readonly needsSpace = false;
  width: number;
  readonly up: number;
  readonly down: number;

  constructor(rows: readonly Element[]) {
    this.#rows = rows;
    this.#inner = rows.reduce((widest, row) => Math.max(widest, row.width), 0);
    this.width = this.#inner + 6 * RADIUS;
    this.up = rows[0]?.up ?? 0;
    // From the line of each row to the line of the next, and down from the last one.
    this.down = rows.reduce((sum, { down }, i) => {
      const next = rows[i + 1];
      return sum + (next === undefined ? down : halfHeight(down) + halfHeight(next.up));
    }, 0);
  }

  format(x: number, y: number, width: number): this {
    const left = x + (width - this.width) / 2;
    const start = left + RADIUS;
    const end = start + this.#inner;
    new Line(x, y).right(start - x).addTo(this.#children);
    let at = y;
    this.#rows.forEach((row, i) => {
      row.format(start, at, this.#inner).addTo(this.#children);
      const next = this.#rows[i + 1];
      if (next === undefined) return;
      const below = halfHeight(row.down);
      const above = halfHeight(next.up);
      new Line(end, at)
        .arc('ne')
        .drop(below - 2 * RADIUS)
        .arc('es')
        .right(-this.#inner)
        .arc('nw')
        .drop(above - 2 * RADIUS)
        .arc('ws')
        .addTo(this.#children);
      at += below + above;
    });
    new Line(end, at)
      .right(2 * RADIUS)
      .arc('se')
      .drop(y - at + 2 * RADIUS)
      .arc('wn')
      .right(x + width - end - 4 * RADIUS)
      .addTo(this.#children);
    return this;
  }

  addTo(parent: Group): void {
    parent.children.push(this);
  }

  toString(): string {
    return this.#children.children.join('');
  }
}

/** Returns the space for a row and two curves. */
const halfHeight = (size: number): number => Math.max(size + GAP, 2 * RADIUS);
