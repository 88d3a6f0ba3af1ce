/// <reference lib="dom" />
import type { BoardNotation } from './board-notation.js';
import { BoardElement } from './element.js';

/**
 * Defines `<ludogram-board>` for texts in some notations. Only what is imported is loaded.
 *
 * ```ts
 * import { defineBoard } from 'ludogram/board';
 * import { oniNotation } from 'ludogram/oni';
 *
 * defineBoard(oniNotation);
 * document.body.innerHTML = '<ludogram-board>BXLUT Byt</ludogram-board>';
 * ```
 */
export function defineBoard(...notations: readonly BoardNotation[]): void {
  // Another copy of this module may have defined the element.
  const existing = customElements.get('ludogram-board') as typeof BoardElement | undefined;
  for (const notation of notations) (existing ?? BoardElement).notations.push(notation);
  if (existing === undefined) customElements.define('ludogram-board', BoardElement);
}
