import { readonly, type Ref, ref } from 'vue';
import { leaveLink } from './leave-link.js';
import { OwnText } from './own-text.js';

/** The cause of a change of an editor's text: the visitor, the page that shows another one, or an opened link. */
type Author = 'visitor' | 'page' | 'link';

/** The text that a visitor wrote, next to those that the page shows in its place. */
export interface OwnTextState<Text> {
  /** Whether there is a text to offer back. */
  readonly hasReplaced: Readonly<Ref<boolean>>;
  /** Whether the visitor changes the text at the moment, not the page. */
  readonly isTyping: () => boolean;
  /** Notes that the text of an editor has changed. */
  readonly noteChange: () => void;
  /** Notes that the text is the visitor's. */
  readonly noteEdit: () => void;
  /** Runs `change`, which gives the editors other texts: those of a link, or others. */
  readonly whileShowing: (author: 'page' | 'link', change: () => void) => void;
  /** Keeps the text that is shown, which another one replaces; `undefined` if it is empty or the same. */
  readonly replace: (shown: Text | undefined) => void;
  /** Returns the kept text, and keeps the one that is shown if it is the visitor's. */
  readonly takeBack: (shown: Text | undefined) => Text | undefined;
  /** Forgets the kept text. */
  readonly discard: () => void;
}

/**
 * Keeps the visitor's text when another one replaces it. When the visitor changes a text, the page also leaves the link
 * that opened it.
 *
 * @param key the entry of the saved state
 * @param hasText whether the saved state has a text
 */
export function useOwnText<Text extends object>(key: 'ownText' | 'ownGrammar', hasText: boolean): OwnTextState<Text> {
  const own = new OwnText<Text>(key, hasText);
  const hasReplaced = ref(own.replaced !== undefined);
  let author: Author = 'visitor';
  const update = () => (hasReplaced.value = own.replaced !== undefined);
  return {
    hasReplaced: readonly(hasReplaced),
    isTyping: () => author === 'visitor',
    noteChange() {
      if (author === 'visitor') own.noteEdit();
      if (author !== 'link') leaveLink();
    },
    noteEdit: () => own.noteEdit(),
    whileShowing(next, change) {
      author = next;
      try {
        change();
      } finally {
        author = 'visitor';
      }
    },
    replace(shown) {
      own.replace(shown);
      update();
    },
    takeBack(shown) {
      const back = own.takeBack(shown);
      update();
      return back;
    },
    discard() {
      own.discard();
      update();
    },
  };
}
