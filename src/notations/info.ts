import { looksLike } from '../notation/detect.js';
import type { NotationInfo } from '../notation/notation.js';

/** What is known about a built-in notation without loading it. */
export interface BuiltInInfo extends NotationInfo {
  /** Folder under `generated/`. */
  readonly grammar: string;
  /** Rule that a text of this notation is read as. */
  readonly startRule: string;
}

export const oniInfo: BuiltInInfo = {
  id: 'oni',
  title: 'Onitama games',
  extensions: ['.oni'],
  grammar: 'oni',
  startRule: 'OniFile',
  detect: (text) => looksLike('oni', text),
};

export const otnInfo: BuiltInInfo = {
  id: 'otn',
  title: 'OpenTafl games',
  extensions: ['.otg', '.otn'],
  dialects: ['current', '2016'],
  outputs: ['opentafl-0.4'],
  grammar: 'otn',
  startRule: 'GameRecord',
  detect: (text) => looksLike('otn', text),
};

export const otnRulesInfo: BuiltInInfo = {
  id: 'otn-rules',
  title: 'rules of OpenTafl games',
  dialects: ['current', '2016'],
  grammar: 'otn',
  startRule: 'RulesRecord',
  detect: (text) => looksLike('otn-rules', text),
};

export const otnPositionInfo: BuiltInInfo = {
  id: 'otn-position',
  title: 'positions of OpenTafl games',
  dialects: ['current', '2016'],
  grammar: 'otn',
  startRule: 'PositionRecord',
  detect: (text) => looksLike('otn-position', text),
};

export const otnMoveInfo: BuiltInInfo = {
  id: 'otn-move',
  title: 'moves of OpenTafl games',
  dialects: ['current', '2016'],
  grammar: 'otn',
  startRule: 'MoveRecord',
  detect: (text) => looksLike('otn-move', text),
};

export const fiveDInfo: BuiltInInfo = {
  id: '5dfen',
  title: '5D chess positions and games',
  extensions: ['.5dfen', '.5dpgn'],
  dialects: ['current', 'draft'],
  grammar: '5dfen',
  startRule: 'GameRecord',
  detect: (text) => looksLike('5dfen', text),
};

export const fiveDEbnfInfo: BuiltInInfo = {
  id: '5dfen-ebnf',
  title: '5DFEN by the letter of its EBNF',
  grammar: '5dfen-ebnf',
  startRule: 'ROOT',
  levels: ['syntax'],
  // Only for those who ask for it: 5dfen reads all that it reads.
};

export const azulInfo: BuiltInInfo = {
  id: 'azul',
  title: 'Azul games',
  extensions: ['.azul'],
  grammar: 'azul',
  startRule: 'AzulGame',
  detect: (text) => looksLike('azul', text),
};

export const annoFenInfo: BuiltInInfo = {
  id: 'annofen',
  title: 'annotated xiangqi positions, annoFEN',
  extensions: ['.annofen'],
  grammar: 'xiangqi',
  startRule: 'AnnoFen',
  detect: (text) => looksLike('annofen', text),
};

export const xayInfo: BuiltInInfo = {
  id: 'xay',
  title: 'annotated xiangqi positions in YAML, XAY',
  extensions: ['.xay'],
  grammar: 'xiangqi',
  startRule: 'XayText',
  detect: (text) => looksLike('xay', text),
};

export const xiangqiFenInfo: BuiltInInfo = {
  id: 'xiangqi-fen',
  title: 'xiangqi positions, plain FEN',
  extensions: ['.fen'],
  grammar: 'xiangqi',
  startRule: 'Fen',
  detect: (text) => looksLike('xiangqi-fen', text),
};
