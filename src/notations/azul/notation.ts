import type * as nodes from '../../../generated/azul/nodes.js';
import type { Tree } from '../../cst/index.js';
import type { Format } from '../../notation/format.js';
import { explainedAzul } from './codes.js';
import { azulFromJson } from './from-json.js';
import { azulJson, replayJson, replayLines } from './view/replay.js';
import type { AzulGame } from './model.js';
import { parseAzul } from './parse.js';
import { formatAzul } from './print.js';
import { renderAzulSvg, renderAzulText } from './view/index.js';
import { replayAzul } from './play.js';
import { writeAzul } from './write.js';

/** Azul game records as the command line sees them. */
export const azulFormat: Format<AzulGame> = {
  id: 'azul',
  catalogue: explainedAzul,
  read: parseAzul,
  toJson: azulJson,
  print: ({ tree }, options) => formatAzul(tree as Tree<nodes.AzulGame | undefined>, options),
  fromJson(json, options) {
    const made = azulFromJson(json);
    return 'problem' in made ? made : { text: writeAzul(made.game, options) };
  },
  replay(game) {
    const replay = replayAzul(game);
    if (replay === undefined) return undefined;
    return { json: replayJson(replay), text: replayLines(replay), plies: replay.plies.length };
  },
  renderSvg: renderAzulSvg,
  renderText: renderAzulText,
};
