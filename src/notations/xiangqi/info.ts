import { looksLike } from '../../notation/detect.js';
import type { BuiltInInfo } from '../built-in.js';

const XIANGQI_SETUP = { title: 'xiangqi-setup file formats', url: 'https://github.com/hartwork/xiangqi-setup' };

/** What is known about annoFEN without loading the notation. */
export const annoFenInfo: BuiltInInfo = {
  id: 'annofen',
  folder: 'xiangqi/annofen',
  title: 'annotated xiangqi positions, annoFEN',
  extensions: ['.annofen'],
  grammar: 'xiangqi',
  startRule: 'AnnoFen',
  detect: (text) => looksLike('annofen', text),
  specification: XIANGQI_SETUP,
};

/** What is known about XAY without loading the notation. */
export const xayInfo: BuiltInInfo = {
  id: 'xay',
  folder: 'xiangqi/xay',
  title: 'annotated xiangqi positions in YAML, XAY',
  extensions: ['.xay'],
  grammar: 'xiangqi',
  startRule: 'XayText',
  detect: (text) => looksLike('xay', text),
  specification: XIANGQI_SETUP,
};

/** What is known about plain FEN of xiangqi without loading the notation. */
export const xiangqiFenInfo: BuiltInInfo = {
  id: 'xiangqi-fen',
  folder: 'xiangqi/fen',
  title: 'xiangqi positions, plain FEN',
  extensions: ['.fen'],
  grammar: 'xiangqi',
  startRule: 'Fen',
  detect: (text) => looksLike('xiangqi-fen', text),
  specification: XIANGQI_SETUP,
};
