import railroad from 'railroad-diagrams';

/** A part of a diagram. The line through it enters and leaves at one height. */
export interface Element {
  width: number;
  /** Space above and below the line. */
  readonly up: number;
  readonly down: number;
  /** Whether lines are needed before and after it. */
  readonly needsSpace?: boolean;
  /** Draws it at an offset, with lines on both sides if it is narrower than `width`. */
  format(x: number, y: number, width: number): Element;
  addTo(parent: Group): unknown;
  /** Returns its SVG. */
  toString(): string;
}

/** A container for parts. */
export interface Group {
  readonly children: Element[];
}

/** A whole diagram: a group with its size. */
export interface Diagram extends Group {
  readonly attrs: { readonly width: number; readonly height: number };
  format(top: number, right: number, bottom: number, left: number): Diagram;
}

/** The package `railroad-diagrams`, as far as it is used. */
export interface RailroadPackage {
  readonly Diagram: new (items: readonly Element[]) => Diagram;
  readonly Sequence: new (items: readonly Element[]) => Element & Group;
  readonly Choice: new (normal: number, items: readonly Element[]) => Element;
  readonly Optional: (item: Element) => Element;
  readonly OneOrMore: (item: Element, repeat?: Element) => Element;
  readonly Terminal: (text: string) => Element;
  readonly NonTerminal: (text: string) => Element;
  readonly Comment: (text: string) => Element;
  readonly Skip: () => Element;
}

export const { Diagram, Sequence, Choice, Optional, OneOrMore, Terminal, NonTerminal, Comment, Skip } = railroad;
