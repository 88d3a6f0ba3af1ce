import { Field, Kind } from '../../../generated/xiangqi/nodes.js';
import type { Tree } from '../../cst/index.js';
import { fieldAt, kindAt, NEXT, WORDS } from '../../cst/layout.js';
import type { Span } from '../../diagnostics/index.js';
import { spanAt } from '../spans.js';
import type { PlacedField } from './checks.js';
import type { Atom } from './model.js';

/** A field of a placement. Where its atoms stand is looked up only where there is something to say of them. */
export class WrittenField implements PlacedField {
  readonly row: number;
  readonly column: number;
  readonly atoms: readonly Atom[];
  /** Word index of its node. */
  readonly at: number;
  readonly #tree: Tree;

  constructor(tree: Tree, at: number, row: number, column: number, atoms: readonly Atom[]) {
    this.#tree = tree;
    this.at = at;
    this.row = row;
    this.column = column;
    this.atoms = atoms;
  }

  get isGroup(): boolean {
    return kindAt(this.#tree.words, this.at) === Kind.Group;
  }

  placesOfAtoms(): Span[] {
    const { words } = this.#tree;
    if (!this.isGroup) return [spanAt(this.#tree, this.at)];
    const places: Span[] = [];
    const end = words[this.at + NEXT]!;
    for (let i = this.at + WORDS; i < end; i = words[i + NEXT]!) {
      const kind = kindAt(words, i);
      if (kind === Kind.Piece || kind === Kind.Annotation) places.push(spanAt(this.#tree, i));
    }
    return places;
  }
}

/** Whether the group at word `at` of a tree has its closing bracket, which is its last part. */
export function isClosed({ words }: Tree, at: number): boolean {
  return fieldAt(words, words[at + NEXT]! - WORDS) === Field.close;
}
