import type { EditResult } from './edit.js';
import type { Change } from './path.js';
import { Reading } from './reading.js';

/** A reading that a notation made, which can also be edited. */
export class NotationReading<Model = unknown, Root = unknown> extends Reading<Model, Root> {
  readonly #edit: (change: Change) => EditResult;

  constructor(reading: Reading<Model, Root>, edit: (change: Change) => EditResult) {
    const { tree, diagnostics, isWellFormed, dialect } = reading;
    super({ tree, diagnostics, isWellFormed, dialect, source: reading });
    this.#edit = edit;
  }

  /**
   * The edits of the text that change its model as `change` says. Everything outside them stays byte for byte, comments
   * included. The edited text is read again before they are returned, so they never say something else.
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
