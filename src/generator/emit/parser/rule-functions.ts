import type { CodeWriter } from '../writer.js';
import type { Helper } from './function-code.js';

/** Features that the functions of a grammar's rules use. */
export interface RuleFunctions {
  readonly code: CodeWriter;
  /** Whether any of them opens nodes. */
  readonly opens: boolean;
  /** Rules that are called at the end of other rules. */
  readonly tailCalled: ReadonlySet<string>;
  /** Rules that end with such a call. */
  readonly steps: ReadonlySet<string>;
  /** Rules that others call, and start rules. */
  readonly called: ReadonlySet<string>;
  /** The names of the rules with a function. */
  readonly names: ReadonlySet<string>;
  /** Rules that can begin with a later alternative. */
  readonly resumed: ReadonlySet<string>;
  /** Whether any of them has a memo. */
  readonly remembers: boolean;
  /** The functions of the run time that they call. */
  readonly helpers: ReadonlySet<Helper>;
  /** Whether any of them counts levels of nesting. */
  readonly nests: boolean;
}
