import { computed, type ComputedRef, type Ref, ref, watch, type WritableComputedRef } from 'vue';
import { NOTATION_LIST } from '../reading/notation-list.js';
import type { ReadRequest } from '../reading/protocol.js';
import type { SavedState } from '../state/saved.js';

/** The choices of how a text is read. */
export interface Choices {
  /** The id of the notation; empty if it is detected. */
  readonly notation: Ref<string>;
  /** Empty if it is detected. */
  readonly dialect: Ref<string>;
  readonly level: Ref<ReadRequest['level']>;
  /** The chosen level; without a choice, the highest level that the notation has. */
  readonly shownLevel: WritableComputedRef<ReadRequest['level']>;
  /** The chosen notation; without a choice, the one that was detected. */
  readonly row: ComputedRef<(typeof NOTATION_LIST)[number] | undefined>;
  /** Returns the choices as a request has them. */
  readonly request: () => Pick<ReadRequest, 'level' | 'notation' | 'dialect'>;
}

/**
 * Keeps the choices of how a text is read, at first the saved ones. `detected` returns the notation that the text was
 * read as, and `onChange` is called after each change.
 */
export function useChoices(saved: SavedState, detected: () => string | undefined, onChange: () => void): Choices {
  const notation = ref(saved.notation ?? '');
  const dialect = ref(saved.dialect ?? '');
  const level = ref((saved.level as ReadRequest['level'] | undefined) ?? 'rules');
  const row = computed(() => NOTATION_LIST.find(({ id }) => id === (notation.value || detected())));
  const shownLevel = computed({
    get: () => (row.value?.levels.includes(level.value) === false ? row.value.levels.at(-1)! : level.value),
    set: (next) => (level.value = next),
  });
  watch([notation, dialect, level], onChange);
  watch(notation, () => {
    if (row.value?.dialects.includes(dialect.value) !== true) dialect.value = '';
  });
  return {
    notation,
    dialect,
    level,
    shownLevel,
    row,
    request: () => ({
      level: level.value,
      ...(notation.value === '' ? {} : { notation: notation.value }),
      ...(dialect.value === '' ? {} : { dialect: dialect.value }),
    }),
  };
}
