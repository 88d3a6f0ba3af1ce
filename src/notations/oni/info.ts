import { looksLike } from '../../notation/detect.js';
import type { BuiltInInfo } from '../built-in.js';

/** What is known about Onitama games without loading the notation. */
export const oniInfo: BuiltInInfo = {
  id: 'oni',
  folder: 'oni',
  title: 'Onitama games',
  extensions: ['.oni'],
  grammar: 'oni',
  startRule: 'OniFile',
  detect: (text) => looksLike('oni', text),
  specification: { title: '.oni file format', url: 'https://github.com/WorstWizard/onitama' },
};
