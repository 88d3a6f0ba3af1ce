import type { Format } from '../../notation/format.js';
import { converting } from '../../notation/targets.js';
import { explainedFiveD } from './codes.js';
import { fiveDFromJson } from './from-json.js';
import { fiveDJson } from './codec.js';
import type { FiveDGame } from './model.js';
import { parse5dfen } from './parse.js';
import { write5dfen } from './write.js';
import type { Dialect } from './print-board.js';
import { replay5dfen } from './play.js';
import { replayJson, replayLines } from './view/replay.js';
import { isWellMade } from './well-made.js';
import { render5dfenSvg, render5dfenText } from './view/index.js';

/** 5DFEN as the command line sees it. */
export const fiveDFormat: Format<FiveDGame> = {
  id: '5dfen',
  catalogue: explainedFiveD,
  read: parse5dfen,
  toJson: fiveDJson,
  print({ model, tree, dialect }, options) {
    const droppedComments = options?.style === 'compact' ? tree.comments().length : 0;
    return { text: write5dfen(model!, { ...options, dialect: dialect as Dialect }), droppedComments };
  },
  ...converting('5dfen', ['5dfen@current', '5dfen@draft'], ({ model }, { dialect }, options) => ({
    text: write5dfen(model!, { ...options, dialect: dialect as Dialect }),
    diagnostics: [],
  })),
  fromJson(json, options) {
    const made = fiveDFromJson(json);
    return 'problem' in made ? made : { text: write5dfen(made.game, options) };
  },
  replay(game) {
    if (!isWellMade(game)) return undefined;
    const replay = replay5dfen(game);
    if (!(typeof replay === 'object' && 'plies' in replay)) return undefined;
    return { json: replayJson(replay, game), text: replayLines(replay, game), plies: replay.plies.length };
  },
  renderSvg: render5dfenSvg,
  renderText: render5dfenText,
};
