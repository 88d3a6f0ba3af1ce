import { schemaOf } from './codec/index.js';
import { type Editor, editReading } from './edit.js';
import { type LoadEditor, notationEntry } from './entry.js';
import type { PrintOptions, ReadOptions } from './options.js';
import type { Printed } from './result.js';
import type { Notation, NotationDeclaration, PlayedGame } from './notation.js';
import { NotationReading } from './notation-reading.js';
import type { Reading } from './reading.js';
import { decodeModel, printModel, type RoundTrip, tryPrintModel } from './round-trip.js';

/**
 * Makes a notation, built in or not, from what it declares.
 *
 * ```ts
 * export const pgn = defineNotation({
 *   id: 'pgn',
 *   title: 'chess games',
 *   extensions: ['.pgn'],
 *   codes: explainedPgn,
 *   read: parsePgn,
 *   codec: pgnCodec,
 *   print: { write: writePgn },
 * });
 * ```
 */
export function defineNotation<
  Model,
  Root,
  Options extends ReadOptions = ReadOptions,
  Replay extends PlayedGame = PlayedGame,
  BoardView = unknown,
>(
  declaration: NotationDeclaration<Model, Root, Options, Replay, BoardView>,
): Notation<Model, Root, Options, Replay, BoardView> {
  const { id, title, codes, codec, describe, play, view, convert } = declaration;
  const readSyntax = (text: string): Reading<Model, Root> => declaration.read(text, { level: 'syntax' } as Options);
  const kind: RoundTrip<Model> = {
    toJson: (model) => codec.encode(model),
    readJson: (json) => codec.decode(json),
    parse: readSyntax,
    ...declaration.print,
  };
  const targets = convert?.targets ?? [];
  /** Returns the text of the model of a reading, and the number of its comments that the text leaves out. */
  const printed = ({ model, tree }: Reading<Model, Root>, options: PrintOptions): Printed => {
    const text = kind.write(model, options);
    return { text, droppedComments: tree.comments().length - readSyntax(text).tree.comments().length };
  };
  const notation: Notation<Model, Root, Options, Replay, BoardView> = {
    ...notationEntry(declaration, () => Promise.resolve(notation as Notation), declaration.editor as LoadEditor),
    codes,
    read(text, options) {
      const reread = (other: string) => declaration.read(other, { ...options, level: 'syntax' } as Options);
      const reading = declaration.read(text, options);
      return new NotationReading(reading, (change) => {
        const editor = declaration.edit ?? NO_EDITOR;
        return editReading(reading, change, editor, kind, reread);
      });
    },
    format: (reading, options = {}) => declaration.format?.(reading, options) ?? printed(reading, options),
    print: (model, options) => printModel(kind, model, options),
    tryPrint: (model, options) => tryPrintModel(kind, model, options),
    toJson: (model) => codec.encode(model),
    fromJson: (json) => decodeModel(kind, json),
    schema: () =>
      schemaOf(codec, {
        title,
        description: `The tagged JSON of the format ${id}. Every leaf is an object with a type and a value, and the value is always a string.`,
      }),
    ...(describe === undefined ? {} : { describe }),
    ...(play === undefined ? {} : { play }),
    ...(view === undefined ? {} : { view }),
    targets,
    convert(reading, target, options = {}) {
      const name = target.dialect === undefined ? target.id : `${target.id}@${target.dialect}`;
      const isKnown = targets.some(
        (one) => one === name || (target.dialect === undefined && one.startsWith(`${name}@`)),
      );
      if (convert === undefined || !isKnown) {
        const valid = targets.length === 0 ? 'it has no targets' : `expected ${targets.join(', ')}`;
        throw new RangeError(`${id} can't be converted to "${name}": ${valid}`);
      }
      return convert.to(reading, target, options);
    },
  };
  return notation;
}

/** The editor of a notation that declares none: it edits nothing. */
const NO_EDITOR: Editor<unknown, unknown> = { edits: () => undefined };
