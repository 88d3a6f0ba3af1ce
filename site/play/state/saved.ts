const STORAGE_KEY = 'ludogram-playground';

/** The state that survives a reload. */
export interface SavedState {
  readonly text?: string;
  readonly notation?: string;
  readonly dialect?: string;
  readonly level?: string;
  readonly tab?: string;
  readonly mode?: string;
  readonly grammar?: string;
  readonly grammarText?: string;
  readonly grammarSamples?: unknown;
  /** The part of the width that the left pane has, in percent. */
  readonly split?: number;
  /** Whether the text, or the grammar, is the visitor's, and the one of theirs that was replaced. */
  readonly ownText?: object;
  readonly ownGrammar?: object;
}

/** Returns the saved state; empty if the browser has none. */
export function load(): SavedState {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Adds to the saved state. Does nothing if the browser saves nothing, or has too little space. */
export function save(change: SavedState): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...load(), ...change }));
  } catch {
    // The text stays in the editor; it is lost only on a reload.
  }
}
