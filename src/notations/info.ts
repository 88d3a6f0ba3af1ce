import { looksLike } from '../notation/detect.js';
import type { NotationInfo } from '../notation/notation.js';

/** What is known about a built-in notation without loading it. */
export interface BuiltInInfo extends NotationInfo {
  /** Folder under `generated/`. */
  readonly grammar: string;
  /** Rule that a text of this notation is read as. */
  readonly startRule: string;
  /** The document that defines the notation, by its title; and where its authors publish it. */
  readonly specification: { readonly title: string; readonly url?: string };
}

const OPENTAFL = { title: 'OpenTafl Notation', url: 'https://github.com/jslater89/OpenTafl' };
const FIVE_D = { title: '5DFEN', url: 'https://github.com/adri326/5dchess-notation' };
const XIANGQI_SETUP = { title: 'xiangqi-setup file formats', url: 'https://github.com/hartwork/xiangqi-setup' };

export const oniInfo: BuiltInInfo = {
  id: 'oni',
  title: 'Onitama games',
  extensions: ['.oni'],
  grammar: 'oni',
  startRule: 'OniFile',
  detect: (text) => looksLike('oni', text),
  specification: { title: '.oni file format', url: 'https://github.com/WorstWizard/onitama' },
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
  specification: OPENTAFL,
};

export const otnRulesInfo: BuiltInInfo = {
  id: 'otn-rules',
  title: 'rules of OpenTafl games',
  dialects: ['current', '2016'],
  grammar: 'otn',
  startRule: 'RulesRecord',
  detect: (text) => looksLike('otn-rules', text),
  specification: OPENTAFL,
};

export const otnPositionInfo: BuiltInInfo = {
  id: 'otn-position',
  title: 'positions of OpenTafl games',
  dialects: ['current', '2016'],
  grammar: 'otn',
  startRule: 'PositionRecord',
  detect: (text) => looksLike('otn-position', text),
  specification: OPENTAFL,
};

export const otnMoveInfo: BuiltInInfo = {
  id: 'otn-move',
  title: 'moves of OpenTafl games',
  dialects: ['current', '2016'],
  grammar: 'otn',
  startRule: 'MoveRecord',
  detect: (text) => looksLike('otn-move', text),
  specification: OPENTAFL,
};

export const fiveDInfo: BuiltInInfo = {
  id: '5dfen',
  title: '5D chess positions and games',
  extensions: ['.5dfen', '.5dpgn'],
  dialects: ['current', 'draft'],
  grammar: '5dfen',
  startRule: 'GameRecord',
  detect: (text) => looksLike('5dfen', text),
  specification: FIVE_D,
};

export const fiveDEbnfInfo: BuiltInInfo = {
  id: '5dfen-ebnf',
  title: '5DFEN by the letter of its EBNF',
  grammar: '5dfen-ebnf',
  startRule: 'ROOT',
  levels: ['syntax'],
  // Only for those who ask for it: 5dfen reads all that it reads.
  specification: FIVE_D,
};

export const azulInfo: BuiltInInfo = {
  id: 'azul',
  title: 'Azul games',
  extensions: ['.azul'],
  grammar: 'azul',
  startRule: 'AzulGame',
  detect: (text) => looksLike('azul', text),
  specification: { title: 'Azul game notation' },
};

export const annoFenInfo: BuiltInInfo = {
  id: 'annofen',
  title: 'annotated xiangqi positions, annoFEN',
  extensions: ['.annofen'],
  grammar: 'xiangqi',
  startRule: 'AnnoFen',
  detect: (text) => looksLike('annofen', text),
  specification: XIANGQI_SETUP,
};

export const xayInfo: BuiltInInfo = {
  id: 'xay',
  title: 'annotated xiangqi positions in YAML, XAY',
  extensions: ['.xay'],
  grammar: 'xiangqi',
  startRule: 'XayText',
  detect: (text) => looksLike('xay', text),
  specification: XIANGQI_SETUP,
};

export const xiangqiFenInfo: BuiltInInfo = {
  id: 'xiangqi-fen',
  title: 'xiangqi positions, plain FEN',
  extensions: ['.fen'],
  grammar: 'xiangqi',
  startRule: 'Fen',
  detect: (text) => looksLike('xiangqi-fen', text),
  specification: XIANGQI_SETUP,
};
