import { computed, type ComputedRef, ref } from 'vue';

/** The first values of a list, and how many are not shown yet. */
export interface FirstPart<T> {
  readonly values: ComputedRef<readonly T[]>;
  readonly rest: ComputedRef<number>;
  /** Shows more of them. */
  readonly more: () => void;
}

/** Returns the first values of a list, a step at a time, so that a long list doesn't delay the page. */
export function firstPart<T>(values: () => readonly T[], step = 100): FirstPart<T> {
  const count = ref(step);
  return {
    values: computed(() => values().slice(0, count.value)),
    rest: computed(() => Math.max(0, values().length - count.value)),
    more: () => void (count.value += step),
  };
}
