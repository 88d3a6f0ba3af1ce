import type { OniFile } from '../../../generated/oni/nodes.js';
import type { Tree } from '../../cst/index.js';
import { STANDARD_CARDS } from '../../games/onitama/index.js';
import type { Format } from '../../notation/format.js';
import { explainedOni } from './codes.js';
import { oniFromJson } from './from-json.js';
import { oniJson, replayJson, replayLines } from './json.js';
import type { OniGame } from './model.js';
import { parseOni } from './parse.js';
import { formatOni } from './print.js';
import { renderOniSvg, renderOniText } from './render.js';
import { replayGame } from './replay.js';
import { writeOni } from './write.js';

/** `.oni` as the command line sees it. */
export const oniFormat: Format<OniGame> = {
  id: 'oni',
  catalogue: explainedOni,
  read: parseOni,
  toJson: oniJson,
  print: ({ tree }, options) => formatOni(tree as Tree<OniFile>, options),
  fromJson(json, options) {
    const made = oniFromJson(json);
    return 'problem' in made ? made : { text: writeOni(made.game, options) };
  },
  replay(game) {
    const replay = replayGame(game, STANDARD_CARDS);
    if (replay === undefined) return undefined;
    return { json: replayJson(replay), text: replayLines(replay), plies: replay.plies.length };
  },
  renderSvg: renderOniSvg,
  renderText: renderOniText,
};
