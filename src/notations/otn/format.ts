import type { Converted, Format, PrintOptions } from '../../notation/format.js';
import { converting } from '../../notation/targets.js';
import { explainedOtn } from './game/codes.js';
import { explainedMove } from './move/codes.js';
import { explainedPosition } from './position/codes.js';
import { explainedRules } from './rules/codes.js';
import { convertGame, convertMove, convertPosition, convertRules, OPENTAFL, printPosition } from './convert.js';
import { type FromJson, gameFromJson, otnMoveFromJson, otnPositionFromJson, otnRulesFromJson } from './from-json.js';
import { gameJson } from './json.js';
import { moveCodec } from './move/codec.js';
import { positionCodec } from './position/codec.js';
import { rulesCodec } from './rules/codec.js';
import { type OtnGame, type OtnMove, type OtnPosition, type OtnRules, tagOf } from './model.js';
import { parseOtn } from './game/parse.js';
import { parseOtnMove } from './move/notation.js';
import { parseOtnPosition } from './position/notation.js';
import { parseOtnRules } from './rules/notation.js';
import { writeGame } from './game/print.js';
import { writeMove } from './move/print.js';
import { writeRules } from './rules/print.js';
import { renderOtnSvg, renderOtnText } from './game/render.js';
import { replayJson, replayLines } from './game/replay-json.js';
import { replayOtn } from './game/play.js';
import { renderSvg } from './position/view/svg.js';
import { renderText } from './position/view/text.js';
import { sceneOfPosition, sceneOfRules } from './position/view/board-view.js';
import { rulesInWords } from './rules/describe.js';

/** Text that a JSON value becomes. */
function written<Model>(made: FromJson<Model>, print: (model: Model) => string) {
  return 'problem' in made ? made : { text: print(made.model) };
}

const line = (text: string): string => `${text}\n`;
/** What is written in JSON is written in the text, too, defaults or not. */
const asWritten = (options: PrintOptions = {}) => ({ ...options, asWritten: options.full !== true });
const whole = (text: string) => ({ text: line(text), droppedComments: 0 });

/** Games, as the command line sees them. */
export const otnFormat: Format<OtnGame> = {
  id: 'otn',
  catalogue: explainedOtn,
  read: parseOtn,
  toJson: gameJson,
  print: ({ model }, options) => writeGame(model!, options),
  ...converting('otn', ['otn@current', 'otn@2016', `otn@${OPENTAFL}`, 'otn-rules', 'otn-position'], convertGame),
  fromJson: (json, options) => written(gameFromJson(json), (game) => writeGame(game, asWritten(options)).text),
  replay(game) {
    const replay = replayOtn(game);
    if (replay === undefined) return undefined;
    return { json: replayJson(replay), text: replayLines(replay), plies: replay.plies.length };
  },
  describe: (game) => rulesInWords(tagOf(game, 'rules') ?? { entries: [] }),
  renderSvg: renderOtnSvg,
  renderText: renderOtnText,
};

/** Positional records, as the command line sees them. */
export const otnPositionFormat: Format<OtnPosition> = {
  id: 'otn-position',
  catalogue: explainedPosition,
  read: parseOtnPosition,
  toJson: positionCodec.encode,
  print: ({ model }, options) => whole(printPosition(model!, options)),
  ...converting(
    'otn-position',
    ['otn-position@current', 'otn-position@2016', 'otn-rules', 'otn-rules@current', 'otn-rules@2016'],
    convertPosition,
  ),
  fromJson: (json, options) => written(otnPositionFromJson(json), (position) => line(printPosition(position, options))),
  renderSvg: (position) => drawn(sceneOfPosition(position), renderSvg),
  renderText: (position) => drawn(sceneOfPosition(position), renderText),
};

/** Move records, as the command line sees them. */
export const otnMoveFormat: Format<OtnMove> = {
  id: 'otn-move',
  catalogue: explainedMove,
  read: parseOtnMove,
  toJson: moveCodec.encode,
  print: ({ model }) => whole(writeMove(model!)),
  ...converting('otn-move', ['otn-move@current', 'otn-move@2016'], (reading, target): Converted =>
    convertMove(reading, line(writeMove(reading.model!)), target),
  ),
  fromJson: (json) => written(otnMoveFromJson(json), (move) => line(writeMove(move))),
};

/** Rules records, as the command line sees them. */
export const otnRulesFormat: Format<OtnRules> = {
  id: 'otn-rules',
  catalogue: explainedRules,
  read: parseOtnRules,
  toJson: rulesCodec.encode,
  print: ({ model }, options?: PrintOptions) => whole(writeRules(model!, options)),
  ...converting('otn-rules', ['otn-rules@current', 'otn-rules@2016', 'otn-position'], convertRules),
  fromJson: (json, options) => written(otnRulesFromJson(json), (rules) => line(writeRules(rules, asWritten(options)))),
  describe: rulesInWords,
  renderSvg: (rules) => drawn(sceneOfRules(rules), renderSvg),
  renderText: (rules) => drawn(sceneOfRules(rules), renderText),
};

function drawn<Scene>(scene: Scene | undefined, draw: (scene: Scene) => string): string | undefined {
  return scene === undefined ? undefined : draw(scene);
}
