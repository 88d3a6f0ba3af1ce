import { type Ref, ref, type ShallowRef } from 'vue';
import type { Editor } from '../editor/editor.js';
import type { SavedState } from '../state/saved.js';
import { type OwnTextState, useOwnText } from '../state/use-own-text.js';
import { type Origin, type ShownContents, useShown } from '../state/use-shown.js';
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
export interface ShownText extends Omit<ShownContents<ChosenText>, 'show'> {
  readonly own: OwnTextState<ChosenText>;
  /** The offset of the cursor, which the board follows; `undefined` until somebody moves it. */
  readonly cursor: Ref<number | undefined>;
  /** Replaces the text, and keeps the one that the visitor wrote. */
  readonly show: (text: string, as?: KnownAs, from?: Origin) => void;
}

/** Keeps the text that is shown; `onShow` is called when another one is. */
export function useShownText(
  editor: ShallowRef<Editor | undefined>,
  saved: SavedState,
  { notation, dialect }: Choices,
  onShow: () => void,
): ShownText {
  const own = useOwnText<ChosenText>('ownText', (saved.text ?? '') !== '');
  const cursor = ref<number>();
  const shown = useShown<ChosenText>({
    editor,
    own,
    current() {
      const text = editor.value?.text() ?? saved.text ?? '';
      return text === '' ? undefined : { text, notation: notation.value, dialect: dialect.value };
    },
    textOf: ({ text }) => text,
    showRest(chosen) {
      notation.value = chosen.notation;
      dialect.value = chosen.dialect;
      cursor.value = undefined;
    },
    onShow,
  });
  return {
    ...shown,
    own,
    cursor,
    show: (text, as = {}, from = 'example') =>
      shown.show({ text, notation: as.notation ?? '', dialect: as.dialect ?? '' }, from),
  };
}
