import {
  autocompletion,
  type Completion as Option,
  type CompletionContext,
  type CompletionResult,
  pickedCompletion,
  startCompletion,
} from '@codemirror/autocomplete';
import type { EditorState, Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { defined } from '../../../src/defined.js';
import type { Completion, CompletionType } from '../../../src/notation/index.js';

/** Returns the texts that can be typed at an offset. */
export type Complete = (offset: number) => Promise<readonly Completion[]>;

/**
 * Returns the completion of an editor: while one types a word, and on Control+Space. Loaded with the first focus of an
 * editor.
 */
export const completing = (complete: Complete): Extension => [
  autocompletion({
    override: [(context) => resultAt(context, complete)],
    icons: false,
    // Enter ends a line unless somebody has chosen a completion.
    selectOnOpen: false,
  }),
];

/** Completes the word that was typed before the editor had its completion. */
export function completeTypedWord(view: EditorView): void {
  if (view.hasFocus && isAfterWordCharacter(view.state, view.state.selection.main.head)) startCompletion(view);
}

/** Whether a letter or a digit is before an offset. */
const isAfterWordCharacter = ({ doc }: EditorState, offset: number): boolean =>
  /[\p{L}\p{N}]/u.test(doc.sliceString(Math.max(0, offset - 1), offset));

async function resultAt(context: CompletionContext, complete: Complete): Promise<CompletionResult | null> {
  const { pos, explicit, state } = context;
  if (!explicit && !isAfterWordCharacter(state, pos)) return null;
  const found = await complete(pos);
  if (found.length === 0 || context.aborted) return null;
  const from = Math.min(...found.map(({ span }) => span.start));
  return { from, options: found.map((completion, i) => optionOf(completion, -i)), filter: true };
}

const TYPES: Readonly<Record<CompletionType, string>> = {
  card: 'enum',
  key: 'property',
  keyword: 'keyword',
  move: 'function',
  tag: 'property',
  template: 'text',
  value: 'constant',
};

/** Returns a completion as the editor takes it. The order of the notation decides between those that fit alike. */
function optionOf({ type, text, label, detail, span }: Completion, boost: number): Option {
  return {
    label: label ?? text.trim(),
    type: TYPES[type],
    boost: Math.max(-99, boost),
    ...defined({ detail }),
    apply: (view, option, _, to) =>
      view.dispatch({
        changes: { from: span.start, to, insert: text },
        selection: { anchor: span.start + text.length },
        annotations: pickedCompletion.of(option),
        userEvent: 'input.complete',
      }),
  };
}
