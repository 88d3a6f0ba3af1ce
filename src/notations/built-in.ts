import { type LoadEditor, notationEntry } from '../notation/entry.js';
import type { Notation, NotationEntry, NotationInfo } from '../notation/notation.js';

/** The data of a built-in notation that is available without loading it. */
export interface BuiltInInfo extends NotationInfo {
  /** Folder of its `notation.ts`, under `src/notations/`. */
  readonly folder: string;
  /** Folder under `generated/`. */
  readonly grammar: string;
  /** Rule that a text of this notation is read as. */
  readonly startRule: string;
  /** The document that defines the notation: its title, and the address where its authors publish it. */
  readonly specification: { readonly title: string; readonly url?: string };
}

/** A row of the registry. */
export interface BuiltIn
  extends NotationEntry, Pick<BuiltInInfo, 'folder' | 'grammar' | 'startRule' | 'specification'> {}

/**
 * The row of a notation that is loaded when it is first used.
 *
 * @param editor loads what editors show of it; here rather than in the notation, so that programs without an editor don't bundle it
 */
export function builtIn(info: BuiltInInfo, load: () => Promise<Notation>, editor?: LoadEditor): BuiltIn {
  const { folder, grammar, startRule, specification } = info;
  return { ...notationEntry(info, load, editor), folder, grammar, startRule, specification };
}
