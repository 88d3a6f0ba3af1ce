/// <reference lib="dom" />
import type { Span, TextEdit } from '../diagnostics/index.js';
import { type BoardNotation, notationOf } from './board-notation.js';
import { BoardState } from './board-state.js';
import type { AnyGame } from './game-walk.js';
import { FRAME, partsOf } from './markup.js';
import { STYLE } from './style.js';
import type { RenderOptions, Theme } from '../notation/index.js';
import { attributeValues } from './attribute-values.js';
import type { Step } from './walk.js';

/** What the event `edit` of a board says: the edits that were made in the text, and the new text. */
export interface BoardEdit {
  readonly edits: readonly TextEdit[];
  readonly text: string;
}

/** What the event `step` of a board says: where it is now. */
export interface BoardStep {
  /** The number of plies from the start. */
  readonly ply: number;
  /** The span of the last move in the text; absent at the start, and if it is unknown. */
  readonly span: Span | undefined;
}

/**
 * The element `<ludogram-board>`. Its attributes are `src` (the address of a file), `notation` (an id; without it, the
 * content decides), `game` (the index of a game in its text), `turned` (shown from the other side), `theme` (`light` or
 * `dark`), and the options that the notation declares for pictures, such as `latin` (letters instead of figurines and
 * Chinese characters). The text is that of `src`, of the property `text`, or of the content of the element.
 */
export interface LudogramBoard extends HTMLElement {
  /** The text with all changes. Another text is shown at the same move if it has it. */
  text: string;
  /** The game, to ask for more; change it only by {@link LudogramBoard.change}. Absent if it can only be shown. */
  readonly game: AnyGame | undefined;
  /** Does something with the game, such as `game.comment('…')`, and shows it. A refusal is shown as well. */
  change(act: Parameters<BoardState['change']>[0]): void;
  /** Goes to an end of the line, to the next move, to the one before it, or to another move instead of it. */
  step(step: Step): void;
  /** Goes to the last move that begins at or before an offset of the text. */
  goToOffset(offset: number): void;
}

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
  const known = customElements.get('ludogram-board') as (CustomElementConstructor & Registered) | undefined;
  if (known !== undefined) for (const notation of notations) known.notations.push(notation);
  else customElements.define('ludogram-board', boardElement([...notations]));
}

/** What a class of boards keeps, so that notations can be added to it. */
interface Registered {
  readonly notations: BoardNotation[];
}

const KEYS: Readonly<Record<string, Step>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  ArrowUp: 'other',
  ArrowDown: 'other',
  Home: 'start',
  End: 'end',
};

/** Returns the class of the element. It is made where it is used, because only browsers have `HTMLElement`. */
function boardElement(notations: BoardNotation[]): CustomElementConstructor & Registered {
  return class extends HTMLElement implements LudogramBoard {
    static readonly notations = notations;
    static readonly observedAttributes = ['src', 'notation', 'game', 'turned', 'theme'];
    readonly #scheme = matchMedia('(prefers-color-scheme: dark)');
    readonly #onScheme = () => this.#show();
    // Which other attributes there are depends on the notation, which may be defined later.
    readonly #observer = new MutationObserver(this.#onScheme);
    readonly #root = this.attachShadow({ mode: 'open' });
    #text: string | undefined;
    #state: BoardState | undefined;
    #shown: Record<string, string> = {};

    connectedCallback(): void {
      this.#scheme.addEventListener('change', this.#onScheme);
      this.#observer.observe(this, { attributes: true });
      if (this.#root.firstChild !== null) return;
      const style = new CSSStyleSheet();
      style.replaceSync(STYLE);
      this.#root.adoptedStyleSheets = [style];
      this.#root.innerHTML = FRAME;
      this.#root.addEventListener('click', (event) => this.#click(event.target as Element));
      this.#root.addEventListener('submit', (event) => this.#submit(event));
      this.#root.addEventListener('keydown', (event) => this.#key(event as KeyboardEvent));
      if (this.hasAttribute('src')) void this.#load();
      else this.#open();
    }

    disconnectedCallback(): void {
      this.#scheme.removeEventListener('change', this.#onScheme);
      this.#observer.disconnect();
    }

    get #theme(): Theme {
      const theme = this.getAttribute('theme');
      return theme === 'light' || theme === 'dark' ? theme : this.#scheme.matches ? 'dark' : 'light';
    }

    attributeChangedCallback(name: string): void {
      if (!this.isConnected || this.#root.firstChild === null) return;
      if (name === 'src') void this.#load();
      else if (name === 'game') this.#openGame();
      else if (name === 'turned' || name === 'theme') this.#show();
      else this.#open();
    }

    /** The values of the options that the notation declares. */
    get #options(): RenderOptions {
      return attributeValues(this.#state?.notation.options?.render, (name) => this.getAttribute(name));
    }

    get text(): string {
      return this.#state?.text ?? this.#text ?? this.textContent ?? '';
    }

    set text(text: string) {
      if (text === this.#state?.text) return;
      const location = this.#state?.location;
      this.#text = text;
      this.#open(location);
    }

    get game(): AnyGame | undefined {
      return this.#state?.game;
    }

    change(act: Parameters<BoardState['change']>[0]): void {
      this.#do((state) => state.change(act));
    }

    step(step: Step): void {
      this.#do((state) => state.step(step));
    }

    goToOffset(offset: number): void {
      this.#do((state) => state.goToOffset(offset));
    }

    async #load(): Promise<void> {
      const src = this.getAttribute('src') ?? '';
      try {
        const response = await fetch(src);
        if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
        // Decoded here, because `response.text()` would drop a byte order mark.
        const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
        if (src === this.getAttribute('src')) this.text = text;
      } catch (error) {
        this.#fail(`can't load ${src}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }

    /** Opens another game of the text with all changes. */
    #openGame(): void {
      this.#text = this.text;
      this.#open();
    }

    #open(location = ''): void {
      if (this.#root.firstChild === null) return;
      const text = this.#text ?? this.textContent ?? '';
      const id = this.getAttribute('notation') ?? undefined;
      const notation = notationOf(notations, text, id);
      if (notation === undefined) {
        this.#fail(id === undefined ? 'the notation of this text is unknown' : `unknown notation "${id}"`);
        return;
      }
      this.#state = new BoardState(text, notation, Number(this.getAttribute('game') ?? 0), this.#theme);
      // A text without the move begins at its start; why a text has no board at all is still shown.
      const { problem } = this.#state;
      if (location !== '') this.#state.goTo(location);
      if (this.#state.location !== location) this.#state.problem = problem;
      this.#show();
      this.#report('step');
    }

    #fail(message: string): void {
      this.#state = undefined;
      this.#shown = {};
      for (const part of this.#root.querySelectorAll('[data-part]')) part.textContent = '';
      const status = this.#root.querySelector('.status');
      if (status !== null) status.textContent = message;
    }

    #do(act: (state: BoardState) => void): void {
      const state = this.#state;
      if (state === undefined) return;
      const { text, location } = state;
      act(state);
      this.#show();
      if (state.text !== text) this.#report('edit');
      if (state.location !== location || state.text !== text) this.#report('step');
    }

    #report(type: 'edit' | 'step'): void {
      const { text, edits, ply, span } = this.#state!;
      const detail: BoardEdit | BoardStep = type === 'edit' ? { edits, text } : { ply, span };
      this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
    }

    /** Writes the parts that have changed, and keeps the focus. */
    #show(): void {
      if (this.#state === undefined) return;
      this.#state.drawIn(this.#theme, this.#options);
      const focused = this.#root.activeElement;
      const key = selectorOf(focused);
      let hasNewPicture = false;
      for (const [name, html] of Object.entries(partsOf(this.#state, this.hasAttribute('turned')))) {
        if (this.#shown[name] === html) continue;
        hasNewPicture ||= name === 'picture';
        this.#shown[name] = html;
        this.#root.querySelector(`[data-part=${name}]`)!.innerHTML = html;
      }
      if (focused !== null && !focused.isConnected) {
        const next = (key === undefined ? null : this.#root.querySelector(key)) ?? this.#root.querySelector('.board');
        (next as HTMLElement | SVGElement | null)?.focus({ preventScroll: true });
      }
      if (hasNewPicture) this.#scrollPicture();
      for (const list of ['.moves', 'pre']) scrollTo(this.#root.querySelector(list));
    }

    /** Scrolls a picture that is wider than its frame: shows what the last move touched, or else the end. */
    #scrollPicture(): void {
      const board = this.#root.querySelector('.board');
      if (board === null) return;
      const touched = board.querySelector('.touched')?.getBoundingClientRect();
      const { left, width } = board.getBoundingClientRect();
      if (touched === undefined) board.scrollLeft = board.scrollWidth;
      else board.scrollLeft += touched.left - left - width / 2;
    }

    #click(target: Element): void {
      const button = target.closest<HTMLElement | SVGElement>(
        '[data-action],[data-location],[data-choice],[data-square]',
      );
      if (button === null) return;
      const { action, location, choice, square } = button.dataset;
      if (action !== undefined) this.#act(action);
      else if (location !== undefined) this.#do((state) => state.goTo(location));
      else if (square !== undefined) this.#do((state) => state.click(square));
      else this.#do((state) => state.play(state.entry.choices[Number(choice)]?.move));
    }

    #act(action: string): void {
      if (action === 'turn') this.toggleAttribute('turned');
      else if (action === 'draw') this.#do((state) => state.playAtRandom(Math.random));
      else if (action === 'undo') this.change((game) => game.undo());
      else if (action === 'redo') this.change((game) => game.redo());
      else if (action === 'remove') this.change((game) => game.remove());
      else this.step(action as Step);
    }

    #submit(event: Event): void {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      const input = form.querySelector('input')!;
      const { value } = input;
      if (form.dataset.form === 'game') {
        this.setAttribute('game', String(Number(value) - 1));
        return;
      }
      if (form.dataset.form === 'move') this.#do((state) => state.play(value));
      else this.change((game) => game.comment(value));
      if (this.#state?.problem === '') input.value = '';
    }

    #key(event: KeyboardEvent): void {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input,pre') !== null) return;
      const step = KEYS[event.key];
      const isPressed = (event.key === 'Enter' || event.key === ' ') && target.dataset.square !== undefined;
      if (step !== undefined) this.step(step);
      else if (isPressed) this.#click(target);
      else if (event.key === 'Escape') this.#do((state) => state.entry.clear());
      else return;
      event.preventDefault();
    }
  };
}

/** Returns a selector that finds an element again after its part was written. */
function selectorOf(element: Element | null): string | undefined {
  const data = Object.entries((element as HTMLElement | null)?.dataset ?? {});
  const [first] = data;
  return first && `[data-${first[0]}="${CSS.escape(first[1] ?? '')}"]`;
}

/** Scrolls a list, and nothing around it, to its current item. */
function scrollTo(list: HTMLElement | null): void {
  const item = list?.querySelector<HTMLElement>('[aria-current],mark');
  if (list === null || item === null || item === undefined) return;
  const { top, bottom } = item.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  if (top < box.top) list.scrollTop -= box.top - top;
  else if (bottom > box.bottom) list.scrollTop += bottom - box.bottom;
}
