import type { Format, PrintOptions } from '../../notation/format.js';
import { converting } from '../../notation/targets.js';
import { gameFromJson } from './from-json.js';
import { explainedOtn } from './game/codes.js';
import { convertGame, OPENTAFL } from './game/convert.js';
import { parseOtn } from './game/parse.js';
import { replayOtn } from './game/play.js';
import { writeGame } from './game/print.js';
import { renderOtnSvg, renderOtnText } from './game/render.js';
import { replayJson, replayLines } from './game/replay-json.js';
import { gameJson } from './json.js';
import { type OtnGame, tagOf } from './model.js';
import { describeOtnRules } from './rules/tafl-rules.js';

/** What is written in JSON is written in the text, too, defaults or not. */
const asWritten = (options: PrintOptions = {}) => ({ ...options, asWritten: options.full !== true });

/** Games, as the command line sees them. */
export const otnFormat: Format<OtnGame> = {
  id: 'otn',
  catalogue: explainedOtn,
  read: parseOtn,
  toJson: gameJson,
  print: ({ model }, options) => writeGame(model!, options),
  ...converting('otn', ['otn@current', 'otn@2016', `otn@${OPENTAFL}`, 'otn-rules', 'otn-position'], convertGame),
  fromJson(json, options) {
    const read = gameFromJson(json);
    return 'problem' in read ? read : { text: writeGame(read.model, asWritten(options)).text };
  },
  replay(game) {
    const replay = replayOtn(game);
    if (replay === undefined) return undefined;
    return { json: replayJson(replay), text: replayLines(replay), plies: replay.plies.length };
  },
  describe: (game) => describeOtnRules(tagOf(game, 'rules') ?? { entries: [] }),
  renderSvg: renderOtnSvg,
  renderText: renderOtnText,
};
