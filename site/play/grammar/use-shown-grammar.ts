import { type ShallowRef, shallowRef } from 'vue';
import type { Editor } from '../editor/editor.js';
import type { DiffLine } from '../reading/protocol.js';
import type { ComparedText } from '../state/compared-text.js';
import type { Saved } from '../state/saved.js';
import type { OwnTextState } from '../state/use-own-text.js';
import type { Sample } from './samples.js';
import type { Samples } from './use-samples.js';

/** A grammar and the texts that it is tried with; states of older versions have one text. */
export interface GrammarAndTexts {
  readonly grammar: string;
  readonly text?: string;
  readonly samples?: readonly Sample[];
}

/** The grammar of the editor, and those that it is compared with or has replaced. */
export interface ShownGrammar {
  readonly comparedText: ShallowRef<ComparedText>;
  /** The lines in which the grammar differs from the compared one; `undefined` until they are asked for. */
  readonly changes: ShallowRef<readonly DiffLine[] | undefined>;
  /** Returns the grammar of the editor, or the one that it begins with. */
  readonly text: () => string;
  /** Gives the editor the grammar that it begins with. */
  readonly begin: (grammar: string) => void;
  /** Replaces the grammar, and its texts if there are some, and keeps what the visitor wrote. */
  readonly show: (next: string, samples?: readonly Sample[], from?: 'link' | 'example' | 'file') => void;
  /** Shows the visitor's grammar that was replaced. */
  readonly takeBack: () => void;
  /** Finds the changes. */
  readonly compare: () => Promise<void>;
  /** Compares with the grammar as it is now from here on. */
  readonly pinVersion: () => void;
}

/** Keeps the grammar that is shown; `onShow` is called when another one is. */
export function useShownGrammar(
  editor: ShallowRef<Editor | undefined>,
  saved: Saved,
  own: OwnTextState<GrammarAndTexts>,
  samples: Samples,
  onShow: () => void,
): ShownGrammar {
  const comparedText = shallowRef<ComparedText>({ text: '', is: 'opened' });
  const changes = shallowRef<readonly DiffLine[]>();
  let first = '';

  /** The texts that are shown, or that were saved; `undefined` if the grammar is empty. */
  function current(): GrammarAndTexts | undefined {
    const grammar = editor.value?.text() ?? saved.grammar ?? '';
    return grammar === '' ? undefined : { grammar, samples: samples.now() };
  }

  function put(grammar: string, texts: readonly Sample[] | undefined, author: 'page' | 'link'): void {
    begin(grammar);
    own.whileShowing(author, () => {
      editor.value?.setText(grammar);
      if (texts !== undefined) samples.put(texts);
    });
    onShow();
  }

  function begin(grammar: string): void {
    first = grammar;
    comparedText.value = { text: grammar, is: 'opened' };
  }

  async function compare(): Promise<void> {
    const { lineDifference } = await import('../reading/difference.js');
    changes.value = lineDifference(comparedText.value.text, editor.value?.text() ?? '');
  }

  return {
    comparedText,
    changes,
    text: () => editor.value?.text() ?? first,
    begin,
    show(next, texts, from = 'example') {
      const replaced = current();
      if (replaced?.grammar !== next) own.replace(replaced);
      if (from === 'file') own.edited();
      put(next, texts, from === 'link' ? 'link' : 'page');
    },
    takeBack() {
      const back = own.takeBack(current());
      if (back !== undefined) put(back.grammar, back.samples ?? [{ text: back.text ?? '', isValid: true }], 'page');
    },
    compare,
    pinVersion() {
      comparedText.value = { text: editor.value?.text() ?? '', is: 'pinned' };
      void compare();
    },
  };
}
