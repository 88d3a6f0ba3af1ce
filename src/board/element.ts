/// <reference lib="dom" />
import { attributeValues } from './attribute-values.js';
import { type BoardNotation, notationOf } from './board-notation.js';
import { addControls } from './controls.js';
import { ElementBase, themeOf } from './element-base.js';
import type { BoardEdit, BoardStep, LudogramBoard } from './ludogram-board.js';
import { partsOf } from './markup.js';
import { BoardPane } from './pane.js';
import { perform } from './state/action.js';
import { BoardState } from './state/board-state.js';
import type { AnyGame } from './state/game-walk.js';
import type { Step } from './state/walk.js';

/** The notations of the texts that boards show. */
const NOTATIONS: BoardNotation[] = [];

/** The class of `<ludogram-board>`: its attributes, its properties, its events, and the text that it shows. */
export class BoardElement extends ElementBase implements LudogramBoard {
  static readonly notations = NOTATIONS;
  static readonly observedAttributes = ['src', 'notation', 'game'];
  readonly #scheme = matchMedia('(prefers-color-scheme: dark)');
  readonly #onScheme = () => this.#show();
  // Which other attributes there are depends on the notation, which may be defined later.
  readonly #observer = new MutationObserver(this.#onScheme);
  /** Absent until the element is in a page. */
  #pane: BoardPane | undefined;
  #text: string | undefined;
  #state: BoardState | undefined;

  connectedCallback(): void {
    this.#scheme.addEventListener('change', this.#onScheme);
    this.#observer.observe(this, { attributes: true });
    if (this.#pane !== undefined) return;
    const root = this.attachShadow({ mode: 'open' });
    this.#pane = new BoardPane(root);
    addControls(root, (...action) => this.#perform((state) => perform(state, action)));
    if (this.hasAttribute('src')) void this.#load();
    else this.#open(this.text);
  }

  disconnectedCallback(): void {
    this.#scheme.removeEventListener('change', this.#onScheme);
    this.#observer.disconnect();
  }

  attributeChangedCallback(name: string): void {
    if (this.#pane === undefined) return;
    if (name === 'src') void this.#load();
    else this.#open(this.text);
  }

  get text(): string {
    return this.#state?.text ?? this.#text ?? this.textContent ?? '';
  }

  set text(text: string) {
    if (text === this.#state?.text) return;
    this.#open(text, this.#state?.location);
  }

  get game(): AnyGame | undefined {
    return this.#state?.game;
  }

  change(act: Parameters<BoardState['change']>[0]): void {
    this.#perform((state) => state.change(act));
  }

  step(step: Step): void {
    this.#perform((state) => state.step(step));
  }

  goToOffset(offset: number): void {
    this.#perform((state) => state.goToOffset(offset));
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
      this.#fail(`can't load ${src}: ${(error as Error).message}`);
    }
  }

  #open(text: string, location = ''): void {
    this.#text = text;
    if (this.#pane === undefined) return;
    const id = this.getAttribute('notation');
    const notation = notationOf(NOTATIONS, text, id);
    if (notation === undefined) {
      this.#fail(`unknown notation${id === null ? '' : ` "${id}"`}`);
      return;
    }
    const state = new BoardState(text, notation, Number(this.getAttribute('game')), themeOf(this, this.#scheme));
    this.#state = state;
    state.resumeAt(location);
    this.#show();
    this.#report('step');
  }

  #fail(message: string): void {
    this.#state = undefined;
    this.#pane?.fail(message);
  }

  /** Does something with the state, if there is one, shows the result, and reports what has changed. */
  #perform(act: (state: BoardState) => void): void {
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

  #show(): void {
    const state = this.#state;
    if (state === undefined) return;
    const options = attributeValues(state.notation.options?.render, (name) => this.getAttribute(name));
    state.paint(themeOf(this, this.#scheme), options);
    this.#pane?.show(partsOf(state, this.hasAttribute('turned')));
  }
}
