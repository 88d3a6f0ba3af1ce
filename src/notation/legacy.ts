import { type Format, LEVELS, type PrintOptions, type Reading as LegacyReading, type RenderOptions } from './format.js';
import type { Notation, NotationInfo, PlayedGame } from './notation.js';
import { NotationReading } from './notation-reading.js';
import { failure } from './result.js';

/** A notation that is not yet declared by `defineNotation`, as one that is. It goes when the last `Format` goes. */
export function fromFormat<Model>(info: NotationInfo, format: Format<Model>): Notation {
  const { describe, replay, renderSvg, renderText, fromJson } = format;
  /** The readings of the format itself: some have members of their own. */
  const originals = new WeakMap<object, LegacyReading<Model>>();
  const originalOf = (reading: object): LegacyReading<Model> =>
    originals.get(reading) ?? (reading as LegacyReading<Model>);
  const notation: Notation<Model> = {
    id: info.id,
    title: info.title,
    extensions: info.extensions ?? [],
    dialects: info.dialects ?? [],
    outputs: info.outputs ?? [],
    levels: info.levels ?? LEVELS,
    detect: (text) => info.detect?.(text) ?? false,
    load: () => Promise.resolve(notation as Notation),
    codes: format.catalogue,
    read(text, options) {
      const reading = format.read(text, options);
      const { tree, diagnostics, isWellFormed, dialect } = reading;
      const source = { model: reading.model as Model, spanOf: () => undefined };
      const wrapped = new NotationReading<Model>(
        { ...reading, tree, diagnostics, isWellFormed, dialect, ...source } as never,
        () => failure([], 'this notation has no edits yet'),
      );
      originals.set(wrapped, reading);
      return wrapped;
    },
    format: (reading, options) => format.print(originalOf(reading), options),
    print: (model, options) => (textOf(model, options) as { text: string }).text,
    tryPrint(model, options) {
      const made = textOf(model, options);
      return 'problem' in made ? { ok: false, problem: made.problem } : { ok: true, text: made.text };
    },
    toJson: (model) => format.toJson(model),
    fromJson(json) {
      const made = fromJson!.call(format, json);
      if ('problem' in made) return { ok: false, problem: made.problem };
      return { ok: true, value: format.read(made.text, { level: 'syntax' }).model as Model };
    },
    schema: undefined as never,
    ...(describe === undefined ? {} : { describe: (model: Model) => describe.call(format, model) }),
    ...(replay === undefined
      ? {}
      : {
          play: {
            replay(model: Model) {
              const played = replay.call(format, model);
              if (played === undefined) return failure([], 'too little is known to play it');
              return { ok: true, ...played, plies: Array.from({ length: played.plies }) };
            },
            json: (played: PlayedGame) => (played as never as { json: null }).json,
            text: (played: PlayedGame) => (played as never as { text: string }).text,
          },
        }),
    ...(renderSvg === undefined
      ? {}
      : {
          view: {
            at(model: Model, options?: RenderOptions) {
              const text = renderText!.call(format, model, options);
              const svg = renderSvg.call(format, model, options);
              return text === undefined
                ? failure([], 'too little is known to draw it')
                : { ok: true, view: { text, svg } };
            },
            svg: (view: unknown) => (view as { svg: string }).svg,
            text: (view: unknown) => (view as { text: string }).text,
          },
        }),
    targets: format.targets ?? [],
    convert: (reading, target, options) => format.convert!(originalOf(reading), target, options),
  };
  if (fromJson === undefined) Object.assign(notation, { fromJson: undefined });
  return notation as Notation;

  function textOf(model: Model, options?: PrintOptions) {
    return fromJson!.call(format, format.toJson(model), options);
  }
}
