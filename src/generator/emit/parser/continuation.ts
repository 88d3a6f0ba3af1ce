/** Names of the constants that keep the state to restore. */
export interface SavedState {
  readonly position?: string | undefined;
  readonly nodes?: string | undefined;
  /** For each variable, the name of the constant with its saved value. */
  readonly captures?: ReadonlyMap<string, string> | undefined;
}

/**
 * The work of a rule after an expression:
 *
 * - `more`: the rule matches more expressions.
 *
 * The other kinds are those of a last expression, and say what the rule does if it fails:
 *
 * - `other`: the rule tries something else;
 * - `fail`: the rule fails as well;
 * - `restore`: the expression is optional, and the rule ends with the state before it;
 * - `resume`: the rule begins again with its alternative number `skip`, in the state before all of them.
 */
export type Continuation =
  | { readonly kind: 'more' }
  | { readonly kind: 'other' }
  | { readonly kind: 'fail' }
  | { readonly kind: 'restore'; readonly saved: SavedState }
  | { readonly kind: 'resume'; readonly saved: SavedState; readonly skip: number };

/** The continuation of an expression that is not the last one of its rule. */
export const MORE: Continuation = { kind: 'more' };
