import { looksLike } from '../../notation/detect.js';
import type { BuiltInInfo } from '../built-in.js';

/** What is known about Azul games without loading the notation. */
export const azulInfo: BuiltInInfo = {
  id: 'azul',
  folder: 'azul',
  title: 'Azul games',
  extensions: ['.azul'],
  grammar: 'azul',
  startRule: 'AzulGame',
  detect: (text) => looksLike('azul', text),
  specification: { title: 'Azul game notation' },
};
