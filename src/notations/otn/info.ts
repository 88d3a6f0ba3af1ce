import { looksLike } from '../../notation/detect.js';
import type { BuiltInInfo } from '../built-in.js';

const OPENTAFL = { title: 'OpenTafl Notation', url: 'https://github.com/jslater89/OpenTafl' };

/** What is known about OpenTafl games without loading the notation. */
export const otnInfo: BuiltInInfo = {
  id: 'otn',
  folder: 'otn/game',
  title: 'OpenTafl games',
  extensions: ['.otg', '.otn'],
  dialects: ['current', '2016'],
  outputs: ['opentafl-0.4'],
  grammar: 'otn',
  startRule: 'GameRecord',
  detect: (text) => looksLike('otn', text),
  specification: OPENTAFL,
};

/** What is known about rules records of OpenTafl without loading the notation. */
export const otnRulesInfo: BuiltInInfo = {
  id: 'otn-rules',
  folder: 'otn/rules',
  title: 'rules of OpenTafl games',
  dialects: ['current', '2016'],
  grammar: 'otn',
  startRule: 'RulesRecord',
  detect: (text) => looksLike('otn-rules', text),
  specification: OPENTAFL,
};

/** What is known about positions of OpenTafl without loading the notation. */
export const otnPositionInfo: BuiltInInfo = {
  id: 'otn-position',
  folder: 'otn/position',
  title: 'positions of OpenTafl games',
  dialects: ['current', '2016'],
  grammar: 'otn',
  startRule: 'PositionRecord',
  detect: (text) => looksLike('otn-position', text),
  specification: OPENTAFL,
};

/** What is known about moves of OpenTafl without loading the notation. */
export const otnMoveInfo: BuiltInInfo = {
  id: 'otn-move',
  folder: 'otn/move',
  title: 'moves of OpenTafl games',
  dialects: ['current', '2016'],
  grammar: 'otn',
  startRule: 'MoveRecord',
  detect: (text) => looksLike('otn-move', text),
  specification: OPENTAFL,
};
