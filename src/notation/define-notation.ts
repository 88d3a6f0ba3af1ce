import { defined } from '../defined.js';
import { checkText } from '../diagnostics/check-text.js';
import { withCheckedModels } from './check/checked-model.js';
import { withCheckedResults } from './check/declared-functions.js';
import { schemaOf } from './codec/index.js';
import { editableReader, roundTripOf } from './edit/editable-reader.js';
import { type LoadEditor, notationEntry } from './entry.js';
import type { Notation, NotationDeclaration, PlayedGame } from './notation.js';
import { type PrintOptions, type ReadOptions, type RenderOptions, type Target, targetName } from './options.js';
import { formatReading } from './print/formatting.js';
import { decodeModel, printModel, tryPrintModel } from './print/round-trip.js';
import { withDefaultCodes } from './read/default-codes.js';
import { lacksNodes } from './read/left-out.js';
import { noModel } from './read/notation-error.js';
import type { Reading } from './read/reading.js';
import type { Printed } from './result.js';

/** Makes a notation, built in or not, from what it declares. Doesn't examine the types of its members. */
export function defineNotation<
  Model,
  Root,
  Options extends ReadOptions = ReadOptions,
  Replay extends PlayedGame = PlayedGame,
  BoardView = unknown,
  Playing = undefined,
  Print extends PrintOptions = PrintOptions,
  Picture extends RenderOptions = RenderOptions,
>(
  declaration: NotationDeclaration<Model, Root, Options, Replay, BoardView, Playing, Print, Picture>,
): Notation<Model, Root, Options, Replay, BoardView, Playing, Print, Picture> {
  const { codec, describe, play, view, convert } = declaration;
  const { info, defaults } = declaration.read;
  const codes = defaults === undefined ? declaration.codes : withDefaultCodes(declaration.codes, defaults);
  const { id, title } = info;
  const readSyntax = (text: string): Reading<Model, Root> => declaration.read(text, { level: 'syntax' } as Options);
  const readStructure = (text: string, dialect: string | undefined): Reading<Model, Root> => {
    const known = info.dialects?.find((one) => one === dialect);
    return declaration.read(text, { level: 'structure', ...defined({ dialect: known }) } as Options);
  };
  const roundTrip = roundTripOf(declaration);
  const targets = convert?.targets ?? [];
  const read = editableReader(declaration);
  /** Returns the text of the model of a reading, and the number of its comments that the text leaves out. */
  const printed = ({ model, tree, dialect }: Reading<Model, Root>, options: PrintOptions): Printed => {
    // A check above the level of the reading may report what the model lacks. If none does, this model throws.
    const isRead = !lacksNodes(tree) || readStructure(tree.text, dialect).model !== undefined;
    if (model === undefined || !isRead) throw noModel(id);
    const text = roundTrip.write(model, options);
    return { text, droppedComments: tree.comments().length - readSyntax(text).tree.comments().length };
  };
  const notation: Notation<Model, Root, Options, Replay, BoardView, Playing, Print, Picture> = {
    ...notationEntry(info, () => Promise.resolve(notation as Notation), declaration.editor as LoadEditor),
    codes,
    declaration,
    parse(text) {
      checkText(text);
      return declaration.read.parse?.(text) ?? readSyntax(text).tree;
    },
    read,
    format: (reading, options) => formatReading(reading, options ?? ({} as Print), declaration.format ?? printed),
    print: (model, options) => printModel(roundTrip, model, options),
    tryPrint: (model, options) => tryPrintModel(roundTrip, model, options),
    toJson: (model) => codec.encode(model),
    fromJson: (json) => decodeModel(roundTrip, json),
    schema: () =>
      schemaOf(codec, {
        title,
        description: `Tagged JSON of ${id}: a leaf has a type and a value.`,
      }),
    ...defined({
      describe,
      play: play && withCheckedModels(codec, withCheckedResults(play, { id, part: 'play' })),
      view: view && withCheckedModels(codec, withCheckedResults(view, { id, part: 'view' })),
    }),
    playable: declaration.playable as Playing,
    targets,
    convert(reading, target, options = {} as Print) {
      if (convert === undefined || !isTarget(target, targets)) throw unknownTarget(target, targets, id);
      const { diagnostics } = notation.format(reading, options);
      return diagnostics.length > 0 ? { diagnostics } : convert.to(reading, target, options);
    },
  };
  return notation;
}

/** Whether a target is in a list; one without a dialect matches any dialect. */
const isTarget = (target: Target, targets: readonly string[]): boolean =>
  targets.some(
    (name) => name === targetName(target) || (target.dialect === undefined && name.startsWith(`${target.id}@`)),
  );

function unknownTarget(target: Target, targets: readonly string[], id: string): RangeError {
  const valid = targets.length === 0 ? 'it has none' : `expected ${targets.join(' or ')}`;
  return new RangeError(`unknown target "${targetName(target)}" of ${id}: ${valid}`);
}
