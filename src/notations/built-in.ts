import { type Detection, firstDetected } from '../notation/detect/detect.js';
import {
  type DeclaredOption,
  type LoadEditor,
  type Notation,
  type NotationEntry,
  notationEntry,
  type NotationInfo,
  type RenderOptions,
} from '../notation/index.js';

/** The data of a built-in notation that is available without loading it. */
export interface BuiltInInfo extends NotationInfo {
  /** The folder of its `notation.ts`, under `src/notations/`. */
  readonly folder: string;
  /** The folder of its parser, under `generated/`. */
  readonly grammar: string;
  /** The start rule for texts of this notation. */
  readonly startRule: string;
  /** The document that defines the notation: its title, and the address where its authors publish it. */
  readonly specification: { readonly title: string; readonly url?: string };
}

/**
 * Describes a built-in notation whose texts are recognized by their beginning. Its id is that of the detections.
 *
 * @param detections how its texts are recognized; several if they can begin in several ways
 */
export function detectable<const Id extends string, const Info extends Omit<BuiltInInfo, 'id' | 'detect'>>(
  detections: DetectionOf<Id> | readonly [DetectionOf<Id>, ...(readonly DetectionOf<Id>[])],
  info: Info,
): Info & { readonly id: Id; readonly detect: (text: string) => boolean } {
  const all = 'id' in detections ? ([detections] as const) : detections;
  return { ...info, id: all[0].id, detect: (text) => firstDetected(text, all) !== undefined };
}

/** How texts of one built-in notation are recognized. */
type DetectionOf<Id extends string> = Detection & { readonly id: Id };

/** The content of a picture whose pieces have symbols of their own. */
export interface LatinOptions extends RenderOptions {
  /** Whether to draw Latin letters instead of Chinese characters or figurines. */
  readonly latin?: boolean;
}

/** The option of notations whose pieces have symbols of their own. */
export const LATIN: DeclaredOption = {
  type: 'boolean',
  help: 'draw Latin letters for pieces that have symbols of their own',
};

/** An entry of the registry. */
export interface BuiltIn
  extends NotationEntry, Pick<BuiltInInfo, 'folder' | 'grammar' | 'startRule' | 'specification'> {}

/**
 * Makes the entry of a notation that is loaded on first use.
 *
 * @param editor loads the editor support. It is separate from the notation, so that programs without an editor don't
 *   bundle it
 */
export function builtIn(info: BuiltInInfo, load: () => Promise<Notation>, editor?: LoadEditor): BuiltIn {
  const { folder, grammar, startRule, specification } = info;
  return { ...notationEntry(info, load, editor), folder, grammar, startRule, specification };
}
