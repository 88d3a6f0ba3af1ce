/** Names of the constants that keep the state to restore. */
export interface SavedState {
  readonly position?: string | undefined;
  readonly nodes?: string | undefined;
  /** For each variable, the name of the constant with its saved value. */
  readonly captures?: ReadonlyMap<string, string> | undefined;
}

/**
 * Whether an expression is the last one of its rule, and if it is, what the rule does when the expression fails:
 *
 * - `more`: it is not the last one;
 * - `other`: the rule tries something else;
 * - `fail`: the rule fails as well;
 * - `restore`: the expression is optional, and the rule ends with the state before it;
 * - `resume`: the rule begins again with its alternative number `skip`, in the state before all of them.
 */
export type Continuation =
  | { readonly then: 'more' }
  | { readonly then: 'other' }
  | { readonly then: 'fail' }
  | { readonly then: 'restore'; readonly saved: SavedState }
  | { readonly then: 'resume'; readonly saved: SavedState; readonly skip: number };

/** The continuation of an expression that is not the last one of its rule. */
export const MORE: Continuation = { then: 'more' };
