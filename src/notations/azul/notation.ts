import type { AzulGame as Root, Kind } from '../../../generated/azul/nodes.js';
import { parse } from '../../../generated/azul/parser.js';
import type { Tree } from '../../cst/index.js';
import type { Format, Json } from '../../notation/format.js';
import { defineReader, type Reading } from '../../notation/index.js';
import { modelFromJson } from '../../notation/round-trip.js';
import { AZUL_CHECKS } from './checks.js';
import { azulCodec } from './codec.js';
import { azulDiagnostics, explainedAzul } from './codes.js';
import { type AzulFacts, type AzulOptions, factsOf } from './facts.js';
import { checkLegality } from './legality.js';
import { lowerAzul } from './lower.js';
import type { AzulGame } from './model.js';
import { replayAzul } from './play.js';
import { azulRoundTrip, formatAzul, writeAzul } from './print.js';
import { areOnOneLine, AZUL_SYNTAX } from './syntax.js';
import { azulView } from './view/index.js';
import { replayJson, replayLines } from './view/replay.js';

/** An Azul text that was read. */
export type AzulReading = Reading<AzulGame, Root>;

/**
 * Reads an Azul text and checks it; never throws. Draws and moves after a line that can't be read are not checked by the
 * rules.
 */
export const parseAzul: (text: string, options?: AzulOptions) => AzulReading = /* @__PURE__ */ defineReader<
  AzulGame,
  Root,
  typeof Kind,
  AzulOptions,
  AzulFacts
>({
  id: 'azul',
  parse,
  diagnostics: [azulDiagnostics],
  syntax: AZUL_SYNTAX,
  areOneFault: areOnOneLine,
  checks: AZUL_CHECKS,
  facts: factsOf,
  lower: lowerAzul,
  legality: checkLegality,
});

/** The tagged JSON of a model, the inverse of {@link azulFromJson}. A malformed model gives JSON that can't be read. */
export const azulToJson = (game: AzulGame): Json => azulCodec.encode(game);

/** A model from tagged JSON; or the first problem in it, with its path. Never throws, whatever the value. */
export const azulFromJson = (json: Json) => modelFromJson(azulRoundTrip, json);

/** Azul games as the command line and the conformance runner see them. */
export const azulNotation: Format<AzulGame> = {
  id: 'azul',
  catalogue: explainedAzul,
  read: parseAzul,
  toJson: azulToJson,
  print: ({ tree }, options) => formatAzul(tree as Tree<Root>, options),
  fromJson(json, options) {
    const read = azulFromJson(json);
    return 'problem' in read ? read : { text: writeAzul(read.made, options) };
  },
  replay(game) {
    const replay = replayAzul(game);
    if (!replay.ok) return undefined;
    return { json: replayJson(replay), text: replayLines(replay), plies: replay.plies.length };
  },
  renderSvg(game, options) {
    const at = azulView.at(game, options);
    return at.ok ? azulView.svg(at.view) : undefined;
  },
  renderText(game, options) {
    const at = azulView.at(game, options);
    return at.ok ? azulView.text(at.view) : undefined;
  },
};
