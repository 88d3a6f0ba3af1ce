/// <reference lib="dom" />
import { escapeXml } from '../notation/view/svg.js';
import { FRAME, type Parts, problemOf } from './markup.js';
import { STYLE } from './style.js';

/**
 * The part of a page that shows a board. Writes the parts that have changed, keeps the focus, and scrolls to the last
 * move.
 */
export class BoardPane {
  readonly #root: ShadowRoot;
  readonly #board: HTMLElement;
  readonly #shown: Record<string, string> = {};
  /** The status of the board that was shown last. */
  #lastStatus = '';

  /** @param root the root that the frame of the board is written into */
  constructor(root: ShadowRoot) {
    this.#root = root;
    const style = new CSSStyleSheet();
    style.replaceSync(STYLE);
    root.adoptedStyleSheets = [style];
    root.innerHTML = FRAME;
    this.#board = root.querySelector('.board')!;
  }

  /** Shows the parts of a board. */
  show(parts: Parts): void {
    const focused = this.#root.activeElement;
    const key = selectorOf(focused);
    const hasNewPicture = this.#shown.picture !== parts.picture;
    for (const [name, html] of Object.entries(parts)) this.#write(name, html);
    this.#lastStatus = parts.status;
    if (focused !== null && !focused.isConnected) {
      const again = this.#root.querySelector<HTMLElement | SVGElement>(key);
      (again ?? this.#board).focus({ preventScroll: true });
    }
    if (hasNewPicture) this.#scrollPicture();
    for (const item of this.#root.querySelectorAll('.moves [aria-current],pre mark')) {
      scrollToItem(item, item.closest('.moves,pre')!);
    }
  }

  /** Shows nothing but a message. */
  fail(message: string): void {
    for (const name of Object.keys(this.#shown)) this.#write(name, '');
    this.#write('status', escapeXml(message));
  }

  /** Keeps what is shown, and says why it is not up to date. */
  failToUpdate(message: string): void {
    this.#write('status', `${this.#lastStatus} ${problemOf(message)}`.trimStart());
  }

  #write(name: string, html: string): void {
    if (this.#shown[name] === html) return;
    this.#shown[name] = html;
    this.#root.querySelector(`[data-part=${name}]`)!.innerHTML = html;
  }

  /** Scrolls a picture that is wider than its frame: shows what the last move touched; without one, the end. */
  #scrollPicture(): void {
    const board = this.#board;
    const touched = board.querySelector('.touched')?.getBoundingClientRect();
    const { left, width } = board.getBoundingClientRect();
    board.scrollLeft = touched === undefined ? board.scrollWidth : board.scrollLeft + touched.left - left - width / 2;
  }
}

/**
 * Returns a selector that finds an element again after its part was written; the selector of the board for any other
 * element.
 */
function selectorOf(element: Element | null): string {
  const [first] = Object.entries((element as HTMLElement | null)?.dataset ?? {});
  return first === undefined ? '.board' : `[data-${first[0]}="${CSS.escape(first[1]!)}"]`;
}

/** Scrolls a list, and nothing around it, to one of its items. */
function scrollToItem(item: Element, list: Element): void {
  const { top, bottom } = item.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  if (top < box.top) list.scrollTop -= box.top - top;
  else if (bottom > box.bottom) list.scrollTop += bottom - box.bottom;
}
