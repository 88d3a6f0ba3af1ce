/// <reference lib="dom" />
import { applyEdits } from '../../diagnostics/index.js';
import { errorMessage } from '../../errors.js';
import { differenceOf } from '../../notation/edit/minimal-edits.js';
import { addControls } from '../controls.js';
import { ElementBase, themeOf } from '../element-base.js';
import type { BoardEdit, BoardStep } from '../ludogram-board.js';
import { markedText } from '../markup.js';
import { BoardPane } from '../pane.js';
import { type BoardAction, editKind } from '../state/action.js';
import type { BoardAnswer, BoardRequest, BoardSelection } from './answer.js';

/** Asks for a board in a text. Rejects with a message for people if there is no answer. */
export type AskBoard = (text: string, request: BoardRequest) => Promise<BoardAnswer>;

/**
 * The element `<ludogram-remote-board>`: a board of a notation whose code is not on the page. It has the attributes
 * `game`, `turned` and `theme`, and the events `edit` and `step` of `<ludogram-board>` for what a person does on it.
 */
export interface RemoteBoard extends HTMLElement {
  /** The text with all changes. Another text is shown at the same move if it has it. */
  text: string;
  /** Fulfilled when everything that was requested so far is shown, and is in the text. */
  readonly settled: Promise<void>;
  /** Goes to the last move that begins at or before an offset of the text. */
  goToOffset(offset: number): void;
}

/** A version of the text that undo can restore. */
interface Version {
  readonly text: string;
  readonly selection: BoardSelection;
}

const START: BoardSelection = { location: '', picked: [] };

/** Defines `<ludogram-remote-board>`; `ask` reaches the program that has the code of the notation. */
export function defineRemoteBoard(ask: AskBoard): void {
  RemoteBoardElement.ask = ask;
  customElements.define('ludogram-remote-board', RemoteBoardElement);
}

/** The class of `<ludogram-remote-board>`: its text, the versions to undo, and the requests for what it shows. */
class RemoteBoardElement extends ElementBase implements RemoteBoard {
  static ask: AskBoard;
  static readonly observedAttributes = ['game', 'turned', 'theme'];
  readonly #scheme = matchMedia('(prefers-color-scheme: dark)');
  readonly #onScheme = () => void this.#request();
  readonly #pane: BoardPane;
  /** The last request; the next one waits for it. */
  #last: Promise<void> = Promise.resolve();
  #text = '';
  #selection = START;
  readonly #past: Version[] = [];
  readonly #future: Version[] = [];

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    this.#pane = new BoardPane(root);
    addControls(root, (...action) => this.#act(action));
  }

  connectedCallback(): void {
    this.#scheme.addEventListener('change', this.#onScheme);
  }

  disconnectedCallback(): void {
    this.#scheme.removeEventListener('change', this.#onScheme);
  }

  attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    if (value === before) return;
    if (name === 'game') this.#selection = START;
    void this.#request();
  }

  get text(): string {
    return this.#text;
  }

  set text(text: string) {
    if (text === this.#text) return;
    this.#text = text;
    this.#selection = { ...this.#selection, picked: [] };
    this.#past.length = 0;
    this.#future.length = 0;
    void this.#request();
  }

  get settled(): Promise<void> {
    return this.#last;
  }

  goToOffset(offset: number): void {
    void this.#request(['goToOffset', offset]);
  }

  #act(action: BoardAction): Promise<void> {
    const kind = editKind(action);
    if (kind === 'undo') return this.#restore(this.#past, this.#future);
    if (kind === 'redo') return this.#restore(this.#future, this.#past);
    return this.#request(action, { isOwn: true });
  }

  /** Shows the last version of `from`, and pushes the current one onto `to`. */
  async #restore(from: Version[], to: Version[]): Promise<void> {
    const version = from.pop();
    if (version === undefined) return;
    const { text, selection } = version;
    to.push({ text: this.#text, selection: this.#selection });
    const edits = differenceOf(this.#text, text);
    this.#text = text;
    this.#selection = selection;
    this.#report('edit', { edits, text });
    await this.#request();
  }

  /** @param options.isOwn whether a person asks for it on the board, so that others are to know of it */
  #request(action?: BoardAction, { isOwn = false } = {}): Promise<void> {
    this.#last = this.#last
      .then(() => this.#answer(action, isOwn))
      .catch((error: unknown) => this.#pane.failToUpdate(errorMessage(error)));
    return this.#last;
  }

  async #answer(action: BoardAction | undefined, isOwn: boolean): Promise<void> {
    const [text, selection] = [this.#text, this.#selection];
    const answer = await RemoteBoardElement.ask(text, {
      ...selection,
      game: Number(this.getAttribute('game')),
      theme: themeOf(this, this.#scheme),
      isTurned: this.hasAttribute('turned'),
      ...(action && { action }),
    });
    // Another request follows, about the text and the selection that are shown now.
    if (text !== this.#text || selection !== this.#selection) return;
    const { edits, parts, ply, span, location, picked } = answer;
    this.#selection = { location, picked };
    if (edits.length > 0) {
      this.#text = applyEdits(text, edits);
      this.#past.push({ text, selection: { ...selection, picked: [] } });
      this.#future.length = 0;
    }
    this.#pane.show({ ...parts, text: markedText({ text: this.#text, span }) });
    if (edits.length > 0) this.#report('edit', { edits, text: this.#text });
    if (isOwn && (location !== selection.location || edits.length > 0)) this.#report('step', { ply, span });
  }

  #report(type: 'edit' | 'step', detail: BoardEdit | BoardStep): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
  }
}
