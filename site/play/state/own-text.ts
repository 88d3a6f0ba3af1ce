import { defined } from '../../../src/defined.js';
import { load, save } from './saved.js';

/** The state of an editor of the playground, as it is saved. */
interface SavedEditor<Text> {
  /** Whether the visitor wrote or opened the text that is shown; absent in states of older versions. */
  readonly isOwn?: boolean;
  /** The visitor's text that another one has replaced. */
  readonly replaced?: Text;
}

/**
 * Keeps the text that a visitor wrote when a link or an example replaces it, even across reloads, so that the page can
 * offer it back.
 */
export class OwnText<Text extends object> {
  readonly #key: 'ownText' | 'ownGrammar';
  #isOwn: boolean;
  #replaced: Text | undefined;

  /**
   * @param key the entry of the saved state
   * @param hasText whether the saved state has a text: one of an older version is the visitor's
   */
  constructor(key: 'ownText' | 'ownGrammar', hasText: boolean) {
    const { isOwn = hasText, replaced } = (load()[key] ?? {}) as SavedEditor<Text>;
    this.#key = key;
    this.#isOwn = isOwn;
    this.#replaced = replaced;
  }

  /** The text to offer back. */
  get replaced(): Text | undefined {
    return this.#replaced;
  }

  /** Records that the visitor changed or opened the text that is shown: from now on it is theirs. */
  noteEdit(): void {
    if (!this.#isOwn) this.#save(true, this.#replaced);
  }

  /**
   * Keeps the text that is shown if it is the visitor's, because a link or an example replaces it.
   *
   * @param shown `undefined` if that text is empty or the same
   */
  replace(shown: Text | undefined): void {
    this.#save(false, this.#isOwn && shown !== undefined ? shown : this.#replaced);
  }

  /** Takes the kept text back. The text that is shown is kept in turn if it is the visitor's. */
  takeBack(shown: Text | undefined): Text | undefined {
    const own = this.#replaced;
    this.#save(true, this.#isOwn ? shown : undefined);
    return own;
  }

  /** Forgets the kept text. */
  discard(): void {
    this.#save(this.#isOwn, undefined);
  }

  #save(isOwn: boolean, replaced: Text | undefined): void {
    this.#isOwn = isOwn;
    this.#replaced = replaced;
    save({ [this.#key]: { isOwn, ...defined({ replaced }) } });
  }
}
