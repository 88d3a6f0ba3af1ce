import type { TextEdit } from '../../diagnostics/index.js';
import type { ChangesIn } from '../edit/changes/typed-change.js';
import type { Change } from '../path.js';
import type { Result } from '../result.js';
import { Reading } from './reading.js';

/** Edits of a text that make changes of its model; they don't overlap. `reading` is the reading of the edited text. */
export type EditResult<Model = unknown, Root = unknown> = Result<{
  readonly edits: readonly TextEdit[];
  readonly reading: NotationReading<Model, Root>;
}>;

/** A reading whose text can be edited through changes of its model. */
export class NotationReading<Model = unknown, Root = unknown> extends Reading<Model, Root> {
  readonly #edit: (changes: Change | readonly Change[]) => EditResult<Model, Root>;

  /** @param edit makes changes of the model in order, all or none */
  constructor(reading: Reading<Model, Root>, edit: (changes: Change | readonly Change[]) => EditResult<Model, Root>) {
    const { tree, diagnostics, isWellFormed, dialect } = reading;
    super({ tree, diagnostics, isWellFormed, dialect, source: reading });
    this.#edit = edit;
  }

  /**
   * Returns the edits of the text that make a change of its model, or several: then all or none, and each applies to
   * the model that the ones before it give. Everything outside the edits stays byte for byte, including comments.
   *
   * The edited text is read again, as this text was read: it must have the changed model, no new error, and a new
   * warning only if the canonical text of the model also has it. So the edits of a game that was read at level `rules`
   * keep it legal. A problem has the path of the wrong part of the model. Never throws, whatever the changes are.
   *
   * The compiler checks paths that are written out, such as `['moves', 3]`, and the values at them.
   *
   * ```ts
   * import { applyEdits } from 'ludogram';
   * import { oniNotation } from 'ludogram/oni';
   *
   * const text = 'BXLUT Byt # opens';
   * const reading = oniNotation.read(text);
   * const result = reading.edit({ insert: ['moves', 1], value: { card: 'L', from: 1, to: 7 } });
   * if (result.ok) applyEdits(text, result.edits); // 'BXLUT Byt # opens\nLbh'
   * ```
   */
  edit<const C extends Change | readonly Change[]>(changes: C & ChangesIn<Model, C>): EditResult<Model, Root> {
    return this.#edit(changes);
  }
}
