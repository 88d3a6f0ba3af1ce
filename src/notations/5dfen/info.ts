import { looksLike } from '../../notation/detect.js';
import type { BuiltInInfo } from '../built-in.js';

/** What is known about 5DFEN without loading the notation. */
export const fiveDInfo: BuiltInInfo = {
  id: '5dfen',
  folder: '5dfen',
  title: '5D chess positions and games',
  extensions: ['.5dfen', '.5dpgn'],
  dialects: ['current', 'draft'],
  grammar: '5dfen',
  startRule: 'GameRecord',
  detect: (text) => looksLike('5dfen', text),
  specification: { title: '5DFEN', url: 'https://github.com/adri326/5dchess-notation' },
};
