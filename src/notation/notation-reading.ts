import type { EditResult } from './edit.js';
import type { Change } from './path.js';
import { Reading } from './reading.js';

/** A reading whose text can be edited through changes of its model. */
export class NotationReading<Model = unknown, Root = unknown> extends Reading<Model, Root> {
  readonly #edit: (change: Change) => EditResult;

  constructor(reading: Reading<Model, Root>, edit: (change: Change) => EditResult) {
    const { tree, diagnostics, isWellFormed, dialect } = reading;
    super({ tree, diagnostics, isWellFormed, dialect, source: reading });
    this.#edit = edit;
  }

  /**
   * Returns the edits of the text that make one change of its model. Everything outside the edits stays byte for byte,
   * including comments. Before the edits are returned, the edited text is read again and compared with the changed
   * model.
   *
   * ```ts
   * const text = 'BXLUT Byt # opens';
   * const reading = oniNotation.read(text);
   * const result = reading.edit({ insert: ['moves', 1], value: { card: 'L', from: 1, to: 7 } });
   * if (result.ok) applyEdits(text, result.edits); // 'BXLUT Byt # opens\nLbh'
   * ```
   */
  edit(change: Change): EditResult {
    return this.#edit(change);
  }
}
