import { type ShallowRef, shallowRef } from 'vue';
import type { Editor } from '../editor/editor.js';
import type { OwnTextState } from './use-own-text.js';

/** The source of the contents that replace others. */
export type Origin = 'link' | 'example' | 'file';

/** The text that the present one is compared with: as it was opened, or a version that the visitor pinned. */
export interface ComparedText {
  readonly text: string;
  readonly is: 'opened' | 'pinned';
}

/** How a page shows its contents: a text or a grammar, and what belongs to it. */
export interface Contents<Value> {
  readonly editor: ShallowRef<Editor | undefined>;
  readonly own: OwnTextState<Value>;
  /** Returns the contents that are shown, or that were saved; `undefined` if their text is empty. */
  readonly current: () => Value | undefined;
  /** Returns the text that the editor has of contents. */
  readonly textOf: (value: Value) => string;
  /** Shows everything else that belongs to contents. */
  readonly showRest: (value: Value) => void;
  /** Called after other contents are shown. */
  readonly onShow: () => void;
}

/** The contents of a page, and those that they are compared with or have replaced. */
export interface ShownContents<Value> {
  readonly comparedText: ShallowRef<ComparedText>;
  /** Returns the text of the editor, or the one that it begins with. */
  readonly text: () => string;
  /** Gives the editor the text that it begins with. */
  readonly begin: (text: string) => void;
  /** Replaces the contents, and keeps what the visitor wrote. */
  readonly show: (next: Value, from: Origin) => void;
  /** Shows the visitor's contents that were replaced. */
  readonly takeBack: () => void;
  /** Compares with the present text from now on. */
  readonly pinVersion: () => void;
}

/** Keeps the contents that a page shows. */
export function useShown<Value>({
  editor,
  own,
  current,
  textOf,
  showRest,
  onShow,
}: Contents<Value>): ShownContents<Value> {
  const comparedText = shallowRef<ComparedText>({ text: '', is: 'opened' });
  let first = '';

  function begin(text: string): void {
    first = text;
    comparedText.value = { text, is: 'opened' };
  }

  function put(next: Value, author: 'page' | 'link'): void {
    begin(textOf(next));
    own.whileShowing(author, () => {
      editor.value?.setText(textOf(next));
      showRest(next);
    });
    onShow();
  }

  return {
    comparedText,
    text: () => editor.value?.text() ?? first,
    begin,
    show(next, from) {
      const replaced = current();
      if (replaced === undefined || textOf(replaced) !== textOf(next)) own.replace(replaced);
      if (from === 'file') own.noteEdit();
      put(next, from === 'link' ? 'link' : 'page');
    },
    takeBack() {
      const back = own.takeBack(current());
      if (back !== undefined) put(back, 'page');
    },
    pinVersion() {
      comparedText.value = { text: editor.value?.text() ?? '', is: 'pinned' };
    },
  };
}
