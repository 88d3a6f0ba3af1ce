import type { ShallowRef } from 'vue';
import type { BoardEdit } from '../../../src/board/index.js';
import { applyEdits, type Fix } from '../../../src/diagnostics/index.js';
import type { Editor } from '../editor/editor.js';
import type { ModelRow } from '../reading/protocol.js';
import type { Reader } from './use-reader.js';

/** The actions of the results in the text of the editor. */
export interface Edits {
  readonly fix: (fix: Fix) => Promise<void>;
  readonly fixAll: () => Promise<void>;
  /** Writes a move that was played on the board into the text. */
  readonly play: (edit: BoardEdit) => void;
  /** Marks the text of a part of the model, or selects it; unmarks all for `undefined`. */
  readonly markPart: (row: ModelRow | undefined, isSelected?: boolean) => Promise<void>;
}

/** Edits and marks the text of the editor according to its results. */
export function useEdits(editor: ShallowRef<Editor | undefined>, reader: Reader): Edits {
  return {
    async fix(chosen) {
      const { applyFix } = await import('../editor/fixes.js');
      applyFix(editor.value!.view, chosen);
    },
    async fixAll() {
      const [{ applyFix }, edits] = await Promise.all([
        import('../editor/fixes.js'),
        reader.ask({ about: 'safe-fixes' }).catch(() => undefined),
      ]);
      // The text has changed since, or its worker has ended.
      if (edits === undefined || reader.isBehind()) return;
      applyFix(editor.value!.view, { title: 'all safe fixes', edits });
    },
    play({ edits, text: played }) {
      const { value: written } = editor;
      // While somebody types, the board shows an older text: it is replaced when the newer one is read.
      if (written === undefined || !edits.every(({ end }) => end <= written.view.state.doc.length)) return;
      if (applyEdits(written.text(), edits) === played) written.change(edits);
    },
    async markPart(row, isSelected = false) {
      if (row === undefined) {
        editor.value?.mark(undefined);
        return;
      }
      const span = await reader.ask({ about: 'span', path: row.path }).catch(() => undefined);
      if (span !== undefined && isSelected) editor.value?.select(span);
      else editor.value?.mark(span, true);
    },
  };
}
