import type { Kind, OniFile } from '../../../generated/oni/nodes.js';
import { parse } from '../../../generated/oni/parser.js';
import type { Tree } from '../../cst/index.js';
import { STANDARD_CARDS } from '../../games/onitama/index.js';
import type { Format, Json } from '../../notation/format.js';
import { defineReader, type Reading } from '../../notation/index.js';
import { modelFromJson } from '../../notation/round-trip.js';
import { ONI_CHECKS } from './checks.js';
import { oniCodec } from './codec.js';
import { explainedOni, oniDiagnostics } from './codes.js';
import { checkLegality } from './legality.js';
import { lowerOni } from './lower.js';
import type { OniGame } from './model.js';
import type { OniOptions } from './options.js';
import { replayOni } from './play.js';
import { formatOni, oniRoundTrip, writeOni } from './print.js';
import { ONI_SYNTAX } from './syntax.js';
import { renderOniSvg, renderOniText } from './view/index.js';
import { replayJson, replayLines } from './view/replay.js';

/** An `.oni` text that was read. */
export type OniReading = Reading<OniGame, OniFile>;

/**
 * Reads an `.oni` text and checks it; never throws. Moves after one that can't be read are not checked by the rules, and
 * none are where the board or the cards can't be read.
 */
export const parseOni: (text: string, options?: OniOptions) => OniReading = /* @__PURE__ */ defineReader<
  OniGame,
  OniFile,
  typeof Kind,
  OniOptions
>({
  id: 'oni',
  parse,
  diagnostics: [oniDiagnostics],
  syntax: ONI_SYNTAX,
  checks: ONI_CHECKS,
  lower: (tree, { cards = STANDARD_CARDS }) => lowerOni(tree, cards),
  legality: checkLegality,
});

/** The tagged JSON of a model, the inverse of {@link oniFromJson}. A malformed model gives JSON that can't be read. */
export const oniToJson = (game: OniGame): Json => oniCodec.encode(game);

/** A model from tagged JSON; or the first problem in it, with its path. Never throws, whatever the value. */
export const oniFromJson = (json: Json) => modelFromJson(oniRoundTrip, json);

/** Onitama games as the command line and the conformance runner see them. */
export const oniNotation: Format<OniGame> = {
  id: 'oni',
  catalogue: explainedOni,
  read: parseOni,
  toJson: oniToJson,
  print: ({ tree }, options) => formatOni(tree as Tree<OniFile>, options),
  fromJson(json, options) {
    const read = oniFromJson(json);
    return 'problem' in read ? read : { text: writeOni(read.made, options) };
  },
  replay(game) {
    const replay = replayOni(game, STANDARD_CARDS);
    if (replay === undefined) return undefined;
    return { json: replayJson(replay), text: replayLines(replay), plies: replay.plies.length };
  },
  renderSvg: renderOniSvg,
  renderText: renderOniText,
};
