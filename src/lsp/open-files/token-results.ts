import type { SemanticTokens, SemanticTokensDelta, SemanticTokensEdit } from 'vscode-languageserver';

/** Makes ids that no other thread makes. */
const THREAD = Math.random().toString(36).slice(2);

let count = 0;

/**
 * Remembers the semantic tokens of a file that were sent last, so that only the differences must be sent for its next
 * version.
 */
export class TokenResults {
  #last: { readonly id: string; readonly data: Uint32Array } | undefined;

  /** Returns a result with an id, which the client names when it requests the differences. */
  full({ data }: SemanticTokens): SemanticTokens {
    return { resultId: this.#keep(data), data };
  }

  /** Returns the differences from the result with an id; all tokens if it isn't the last one. */
  changes(previousId: string, { data }: SemanticTokens): SemanticTokens | SemanticTokensDelta {
    const last = this.#last;
    if (last?.id !== previousId) return this.full({ data });
    return { resultId: this.#keep(data), edits: editsBetween(last.data, data) };
  }

  #keep(data: readonly number[]): string {
    const id = `${THREAD}-${count++}`;
    this.#last = { id, data: Uint32Array.from(data) };
    return id;
  }
}

/** Returns the edits that replace everything between the first difference of two lists of tokens and the last one. */
function editsBetween(before: Uint32Array, after: readonly number[]): SemanticTokensEdit[] {
  const maxShared = Math.min(before.length, after.length);
  let start = 0;
  while (start < maxShared && before[start] === after[start]) start++;
  if (start === before.length && start === after.length) return [];
  let same = 0;
  while (same < maxShared - start && before[before.length - 1 - same] === after[after.length - 1 - same]) same++;
  return [{ start, deleteCount: before.length - same - start, data: after.slice(start, after.length - same) }];
}
