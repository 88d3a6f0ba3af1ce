import { defined } from '../../defined.js';
import type { TextEdit } from '../../diagnostics/index.js';
import { writtenText } from '../check/declared-functions.js';
import type { Codec } from '../codec/codec.js';
import type { Printing } from '../notation.js';
import type { ReadOptions } from '../options.js';
import type { Change } from '../path.js';
import type { RoundTrip } from '../print/round-trip.js';
import type { Reader } from '../read/reader-declaration.js';
import { Reading } from '../read/reading.js';
import type { Result } from '../result.js';
import type { ChangesIn } from './changes/typed-change.js';
import { validationOf } from './changes/validation.js';
import { derivedEdits } from './derived-edits.js';
import { type Editor, editReading, type EditTools } from './edit.js';

/** The parts of a notation that edits of its texts require. */
export interface EditingDeclaration<Model, Root, Options extends ReadOptions> {
  /** Reads a text; made by `defineReader`. */
  readonly read: Reader<Model, Root, Options>;
  /** The tagged JSON of a model. */
  readonly codec: Codec<Model>;
  /** The text of a model. */
  readonly print: Printing<Model>;
  /**
   * The text of the models of readings with these options, if options say which values exist; `undefined` for the usual
   * ones. Edits of such readings are checked with it.
   */
  readonly printWith?: (options: Options) => RoundTrip<Model> | undefined;
  /** The editing functions of the notation; edits are derived from canonical text if absent. */
  readonly edit?: Editor<Model, Root>;
}

/** Edits of a text that make changes of its model; they don't overlap. `reading` is the reading of the edited text. */
export type EditResult<Model = unknown, Root = unknown> = Result<{
  readonly edits: readonly TextEdit[];
  readonly reading: NotationReading<Model, Root>;
}>;

/** A reading whose text can be edited through changes of its model. */
export class NotationReading<Model = unknown, Root = unknown> extends Reading<Model, Root> {
  readonly #edit: (changes: Change | readonly Change[]) => EditResult<Model, Root>;

  /** @param edit makes changes of the model in order, all or none */
  constructor(reading: Reading<Model, Root>, edit: (changes: Change | readonly Change[]) => EditResult<Model, Root>) {
    const { tree, diagnostics, isWellFormed, dialect } = reading;
    super({ tree, diagnostics, isWellFormed, dialect, source: reading });
    this.#edit = edit;
  }

  /**
   * Returns the edits of the text that make a change of its model, or several: then all or none, and each applies to
   * the model that the changes before it give. Everything outside the edits stays byte for byte, including comments.
   *
   * The edited text is read again, as this text was read: it must have the changed model, no new error, and a new
   * warning only if the canonical text of the model also has it. So the edits of a game that was read at level `rules`
   * keep it legal. A problem has the path of the wrong part of the model. Never throws, whatever the changes are.
   *
   * The compiler checks paths that are written out, such as `['moves', 3]`, and the values at them.
   *
   * ```ts
   * import { applyEdits } from 'ludogram';
   * import { oniNotation } from 'ludogram/oni';
   *
   * const text = 'BXLUT Byt # opens';
   * const reading = oniNotation.read(text);
   * const result = reading.edit({ insert: ['moves', 1], value: { card: 'L', from: 1, to: 7 } });
   * if (result.ok) applyEdits(text, result.edits); // 'BXLUT Byt # opens\nLbh'
   * ```
   */
  edit<const C extends Change | readonly Change[]>(changes: C & ChangesIn<Model, C>): EditResult<Model, Root> {
    return this.#edit(changes);
  }
}

/** Reads texts of one notation; the readings can be edited. Never throws, whatever the text. */
export interface EditableReader<Model, Root, Options extends ReadOptions = ReadOptions> extends Reader<
  Model,
  Root,
  Options
> {
  (text: string, options?: Options): NotationReading<Model, Root>;
}

/** Makes the function that reads the texts of a notation so that they can be edited. */
export function editableReader<Model, Root, Options extends ReadOptions>(
  declaration: EditingDeclaration<Model, Root, Options>,
): EditableReader<Model, Root, Options> {
  const { read, printWith, edit = {} } = declaration;
  const roundTrip = roundTripOf(declaration);
  return readerWithEdits(read, (options) => {
    const writing = (options && printWith?.(options)) ?? roundTrip;
    return { editor: edit, writing, derive: derivedEdits, validation: validationOf(writing) };
  });
}

/** Returns how the models of a notation are written and read back. */
export const roundTripOf = <Model, Root, Options extends ReadOptions>({
  read,
  codec,
  print,
}: EditingDeclaration<Model, Root, Options>): RoundTrip<Model> => ({
  codec,
  parse: (text) => read(text, { level: 'syntax' } as Options),
  ...print,
  write: (model, options) => writtenText(print.write(model, options), 'write', { id: read.info.id, part: 'print' }),
});

/**
 * Makes a reader whose readings can be edited from one whose readings can't.
 *
 * @param toolsFor returns the tools for edits of readings with the given options
 */
export function readerWithEdits<Model, Root, Options extends ReadOptions>(
  read: Reader<Model, Root, Options>,
  toolsFor: (options: Options | undefined) => Omit<EditTools<Model, Root>, 'readSyntax' | 'reread'>,
): EditableReader<Model, Root, Options> {
  const editable = (reading: Reading<Model, Root>, options?: Options): NotationReading<Model, Root> =>
    new NotationReading(reading, (changes) => {
      // A listener gets the plies of the text that is read, not those of its edited versions.
      const again = { ...options, listener: undefined } as unknown as Options;
      const edited = editReading<Model, Root>(reading, changes, {
        ...toolsFor(options),
        readSyntax: (text) => read(text, { ...again, level: 'syntax' }),
        reread: again.level === 'syntax' ? undefined : (text) => read(text, again),
      });
      return edited.ok ? { ...edited, reading: editable(edited.reading, again) } : edited;
    });
  const { info, parse, defaults } = read;
  return Object.assign((text: string, options?: Options) => editable(read(text, options), options), {
    info,
    ...defined({ parse, defaults }),
  });
}
