import { type ShallowRef, shallowRef } from 'vue';
import type { DiffLine } from '../difference.js';
import type { Editor } from '../editor/editor.js';
import type { Sample } from '../state/samples.js';
import type { SavedState } from '../state/saved.js';
import type { OwnTextState } from '../state/use-own-text.js';
import { type Origin, type ShownContents, useShown } from '../state/use-shown.js';
import type { Samples } from './use-samples.js';

/** A grammar and the texts that it is tried with; states of older versions have one text. */
export interface GrammarAndTexts {
  readonly grammar: string;
  readonly text?: string;
  readonly samples?: readonly Sample[];
}

/** The grammar of the editor, and those that it is compared with or has replaced. */
export interface ShownGrammar extends Omit<ShownContents<GrammarAndTexts>, 'show'> {
  /** The lines in which the grammar differs from the compared one; `undefined` until {@link compare} finds them. */
  readonly changes: ShallowRef<readonly DiffLine[] | undefined>;
  /** Replaces the grammar, and its texts if there are some, and keeps what the visitor wrote. */
  readonly show: (grammar: string, samples?: readonly Sample[], from?: Origin) => void;
  /** Finds the changes. */
  readonly compare: () => Promise<void>;
}

/** The parts of a page besides the editor of its grammar. */
interface GrammarPage {
  readonly saved: SavedState;
  readonly own: OwnTextState<GrammarAndTexts>;
  readonly samples: Samples;
  /** Called after another grammar is shown. */
  readonly onShow: () => void;
}

/** Keeps the grammar that is shown. */
export function useShownGrammar(
  editor: ShallowRef<Editor | undefined>,
  { saved, own, samples, onShow }: GrammarPage,
): ShownGrammar {
  const changes = shallowRef<readonly DiffLine[]>();
  const shown = useShown<GrammarAndTexts>({
    editor,
    own,
    current() {
      const grammar = editor.value?.text() ?? saved.grammar ?? '';
      return grammar === '' ? undefined : { grammar, samples: samples.now() };
    },
    textOf: ({ grammar }) => grammar,
    showRest({ samples: texts, text }) {
      if (texts !== undefined) samples.put(texts);
      else if (text !== undefined) samples.put([{ text, isValid: true }]);
    },
    onShow,
  });

  async function compare(): Promise<void> {
    const { lineDifference } = await import('../difference.js');
    changes.value = lineDifference(shown.comparedText.value.text, editor.value?.text() ?? '');
  }

  return {
    ...shown,
    changes,
    show: (grammar, texts, from = 'example') =>
      shown.show(texts === undefined ? { grammar } : { grammar, samples: texts }, from),
    compare,
    pinVersion() {
      shown.pinVersion();
      void compare();
    },
  };
}
