import type { Node } from '../../cst/index.js';

/** Tells the numbers of rows of positions, from 1. Asked in the order of the text, it looks at each character once. */
export class RowNumbers {
  #start = -1;
  #number = 0;

  of({ tree: { text }, start }: Node): number {
    let slashes = 0;
    let at = start - 1;
    for (; at >= this.#start && at >= 0 && !/[\s:]/.test(text[at]!); at--) if (text[at] === '/') slashes++;
    const isSamePosition = at >= 0 && at < this.#start;
    if (isSamePosition) this.#number += slashes;
    else this.#number = text[at + 1] === '/' ? slashes : slashes + 1;
    this.#start = start;
    return this.#number;
  }
}
