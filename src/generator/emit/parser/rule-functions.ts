import type { CodeWriter } from '../writer.js';
import type { Helper } from './function-code.js';

/** The functions of a grammar's rules, and what the rest of the parser must have for them. */
export interface RuleFunctions {
  readonly code: CodeWriter;
  /** The names of the rules with a function. */
  readonly names: ReadonlySet<string>;
  /** Rules that others call, and start rules. */
  readonly called: ReadonlySet<string>;
  /** Rules that are called at the end of other rules. */
  readonly tailCalled: ReadonlySet<string>;
  /** Rules that end with such a call: the function of their body is `step$Rule`. */
  readonly steps: ReadonlySet<string>;
  /** Rules that can begin with a later alternative. */
  readonly resumed: ReadonlySet<string>;
  /** The shared functions that they call. */
  readonly helpers: ReadonlySet<Helper>;
  /** Whether any of them opens nodes. */
  readonly opens: boolean;
  /** Whether any of them has a memo. */
  readonly remembers: boolean;
  /** Whether any of them counts levels of nesting. */
  readonly nests: boolean;
}
