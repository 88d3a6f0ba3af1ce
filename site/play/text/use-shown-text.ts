import { ref, type Ref, type ShallowRef, shallowRef } from 'vue';
import type { Editor } from '../editor/editor.js';
import type { ComparedText } from '../state/compared-text.js';
import type { Saved } from '../state/saved.js';
import { type OwnTextState, useOwnText } from '../state/use-own-text.js';
import type { Choices } from './use-choices.js';

/** A text with the notation and the dialect that were chosen for it; empty if they are detected. */
interface ChosenText {
  readonly text: string;
  readonly notation: string;
  readonly dialect: string;
}

/** The notation and the dialect that a text is in; detected if absent. */
export type KnownAs = Partial<Pick<ChosenText, 'notation' | 'dialect'>>;

/** The text of the editor, and those that it is compared with or has replaced. */
export interface ShownText {
  readonly own: OwnTextState<ChosenText>;
  /** The offset of the cursor, which the board follows; `undefined` until somebody moves it. */
  readonly cursor: Ref<number | undefined>;
  readonly comparedText: ShallowRef<ComparedText>;
  /** Returns the text of the editor, or the one that it begins with. */
  readonly text: () => string;
  /** Gives the editor the text that it begins with. */
  readonly begin: (text: string) => void;
  /** Replaces the text, and keeps the one that the visitor wrote. */
  readonly show: (next: string, as?: KnownAs, from?: 'link' | 'example' | 'file') => void;
  /** Shows the visitor's text that was replaced. */
  readonly takeBack: () => void;
  /** Compares with the text as it is now from here on. */
  readonly pinVersion: () => void;
}

/** Keeps the text that is shown; `onShow` is called when another one is. */
export function useShownText(
  editor: ShallowRef<Editor | undefined>,
  saved: Saved,
  { notation, dialect }: Choices,
  onShow: () => void,
): ShownText {
  const own = useOwnText<ChosenText>('ownText', (saved.text ?? '') !== '');
  const cursor = ref<number>();
  const comparedText = shallowRef<ComparedText>({ text: '', is: 'opened' });
  let first = '';

  /** The text that is shown, or that was saved; `undefined` if it is empty. */
  function current(): ChosenText | undefined {
    const text = editor.value?.text() ?? saved.text ?? '';
    return text === '' ? undefined : { text, notation: notation.value, dialect: dialect.value };
  }

  function put(next: string, as: KnownAs, author: 'page' | 'link'): void {
    notation.value = as.notation ?? '';
    dialect.value = as.dialect ?? '';
    cursor.value = undefined;
    begin(next);
    own.whileShowing(author, () => editor.value?.setText(next));
    onShow();
  }

  function begin(text: string): void {
    first = text;
    comparedText.value = { text, is: 'opened' };
  }

  return {
    own,
    cursor,
    comparedText,
    text: () => editor.value?.text() ?? first,
    begin,
    show(next, as = {}, from = 'example') {
      const replaced = current();
      if (replaced?.text !== next) own.replace(replaced);
      if (from === 'file') own.edited();
      put(next, as, from === 'link' ? 'link' : 'page');
    },
    takeBack() {
      const back = own.takeBack(current());
      if (back !== undefined) put(back.text, back, 'page');
    },
    pinVersion() {
      comparedText.value = { text: editor.value?.text() ?? '', is: 'pinned' };
    },
  };
}
