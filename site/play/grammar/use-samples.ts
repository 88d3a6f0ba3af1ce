import { type Ref, ref, type ShallowRef, shallowRef } from 'vue';
import type { Editor } from '../editor/editor.js';
import type { Sample } from '../state/samples.js';
import type { OwnTextState } from '../state/use-own-text.js';

/** The texts that a grammar is tried with. One of them is in the editor. */
export interface Samples {
  readonly list: ShallowRef<readonly Sample[]>;
  /** The index of the one in the editor. */
  readonly index: Ref<number>;
  /** Returns the samples with the text that the editor has now. */
  readonly now: () => readonly Sample[];
  /** Replaces all samples, and shows the first one. */
  readonly put: (list: readonly Sample[]) => void;
  readonly show: (index: number) => void;
  /** Adds an empty sample, and shows it. */
  readonly add: () => void;
  /** Removes the sample that is shown. */
  readonly remove: () => void;
  /** Notes whether the sample that is shown must be read completely. */
  readonly expect: (isValid: boolean) => void;
}

/** Keeps the samples of a grammar; `onChange` is called when they have to be read again. */
export function useSamples(
  editor: ShallowRef<Editor | undefined>,
  own: Pick<OwnTextState<unknown>, 'noteEdit' | 'whileShowing'>,
  onChange: () => void,
): Samples {
  const list = shallowRef<readonly Sample[]>([{ text: '', isValid: true }]);
  const index = ref(0);

  function now(): readonly Sample[] {
    const text = editor.value?.text();
    return text === undefined ? list.value : list.value.with(index.value, { ...list.value[index.value]!, text });
  }

  function put(next: readonly Sample[], at = 0): void {
    list.value = next;
    index.value = at;
    editor.value?.setText(next[at]!.text);
  }

  function show(at: number, next = now()): void {
    own.whileShowing('page', () => put(next, at));
    onChange();
  }

  return {
    list,
    index,
    now,
    put: (next) => put(next),
    show: (at) => show(at),
    add() {
      own.noteEdit();
      show(list.value.length, [...now(), { text: '', isValid: true }]);
    },
    remove() {
      own.noteEdit();
      const rest = list.value.filter((_, i) => i !== index.value);
      show(Math.min(index.value, rest.length - 1), rest);
    },
    expect(isValid) {
      own.noteEdit();
      const samples = now();
      list.value = samples.with(index.value, { ...samples[index.value]!, isValid });
      onChange();
    },
  };
}
