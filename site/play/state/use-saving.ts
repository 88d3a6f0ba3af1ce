import { onBeforeUnmount, onDeactivated, onMounted } from 'vue';
import { Delay } from '../delay.js';
import { save, type SavedState } from './saved.js';

/** More characters do not fit into the storage of browsers. */
const MAX_SAVED_LENGTH = 2_000_000;

/** Milliseconds without a change after which the texts are saved: writing is slow for long texts. */
const PAUSE_TIME = 1000;

/**
 * Saves the state of a tab when the visitor leaves it, and a pause after each call of the returned function. `state`
 * returns `undefined` while there is nothing to save. Longer texts than browsers have space for are not saved.
 */
export function useSaving(state: () => SavedState | undefined): () => void {
  const later = new Delay();

  function saveNow(): void {
    later.cancel();
    const now = state();
    if (now !== undefined && JSON.stringify(now).length <= MAX_SAVED_LENGTH) save(now);
  }

  onMounted(() => addEventListener('pagehide', saveNow));
  onDeactivated(saveNow);
  onBeforeUnmount(() => {
    saveNow();
    removeEventListener('pagehide', saveNow);
  });
  return () => later.start(saveNow, PAUSE_TIME);
}
