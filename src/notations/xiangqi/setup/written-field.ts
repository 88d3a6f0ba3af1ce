import type { Annotation, Group } from '../../../../generated/xiangqi/nodes.js';
import { groupAtoms, isAnnotation, isGroup, isPiece } from '../../../../generated/xiangqi/readers.js';
import type { NodeIndex, Tree } from '../../../cst/index.js';
import type { Span } from '../../../diagnostics/index.js';
import { spanAt } from '../../../notation/spans.js';
import type { PlacedField } from './checks.js';
import type { Atom } from './model.js';

/** The index of a field that is other than a piece alone. */
export type MarkedIndex = NodeIndex<Group> | NodeIndex<Annotation>;

/** A field of a placement. Where its atoms stand is looked up only where there is something to say of them. */
export class WrittenField implements PlacedField {
  readonly row: number;
  readonly column: number;
  readonly atoms: readonly Atom[];
  readonly at: MarkedIndex;
  readonly #tree: Tree;

  constructor(tree: Tree, at: MarkedIndex, row: number, column: number, atoms: readonly Atom[]) {
    this.#tree = tree;
    this.at = at;
    this.row = row;
    this.column = column;
    this.atoms = atoms;
  }

  placesOfAtoms(): Span[] {
    const [tree, field] = [this.#tree, this.at];
    if (!isGroup(tree, field)) return [spanAt(tree, field)];
    const places: Span[] = [];
    for (let atom = groupAtoms.first(tree, field); atom !== 0; atom = groupAtoms.next(tree, field, atom)) {
      if (isPiece(tree, atom) || isAnnotation(tree, atom)) places.push(spanAt(tree, atom));
    }
    return places;
  }
}
