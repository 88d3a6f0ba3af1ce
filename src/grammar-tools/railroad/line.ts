import type { Element, Group } from './railroad-package.js';

/** Radius of the curves of all diagrams. */
export const RADIUS = 10;

/** The start and the end of a quarter of a circle: `ne` begins at its north and ends at its east. */
const QUARTERS = {
  ne: { x: RADIUS, y: RADIUS, isClockwise: 1 },
  es: { x: -RADIUS, y: RADIUS, isClockwise: 1 },
  nw: { x: -RADIUS, y: RADIUS, isClockwise: 0 },
  ws: { x: RADIUS, y: RADIUS, isClockwise: 0 },
  se: { x: RADIUS, y: -RADIUS, isClockwise: 0 },
  wn: { x: RADIUS, y: -RADIUS, isClockwise: 1 },
} as const;

/** A line of straight parts and curves, in the style of the package. */
export class Line implements Element {
  #path: string;
  width = 0;
  readonly up = 0;
  readonly down = 0;

  constructor(x: number, y: number) {
    this.#path = `M${x} ${y}`;
  }

  right(length: number): this {
    return this.#add(`h${length}`);
  }

  drop(length: number): this {
    return this.#add(`v${length}`);
  }

  arc(quarter: keyof typeof QUARTERS): this {
    const { x, y, isClockwise } = QUARTERS[quarter];
    return this.#add(`a${RADIUS} ${RADIUS} 0 0 ${isClockwise} ${x} ${y}`);
  }

  #add(part: string): this {
    this.#path += part;
    return this;
  }

  format(): this {
    return this;
  }

  addTo(parent: Group): void {
    parent.children.push(this);
  }

  toString(): string {
    return `<path d="${this.#path}"/>\n`;
  }
}
