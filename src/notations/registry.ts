import type { FormatEntry } from '../notation/format.js';
import { looksLike } from '../notation/detect.js';

/** Every format, in the order in which contents are tried. A new format is a row here; nothing else lists them. */
export const FORMATS: readonly FormatEntry[] = [
  {
    id: 'oni',
    title: 'Onitama games',
    extensions: ['.oni'],
    dialects: [],
    grammar: 'oni',
    startRule: 'OniFile',
    recognises: (text) => looksLike('oni', text),
    load: () => import('./oni/notation.js').then((module) => module.oniNotation),
  },
  {
    id: 'otn',
    title: 'OpenTafl games',
    extensions: ['.otg', '.otn'],
    dialects: ['current', '2016'],
    outputs: ['opentafl-0.4'],
    grammar: 'otn',
    startRule: 'GameRecord',
    recognises: (text) => looksLike('otn', text),
    load: () => import('./otn/format.js').then((module) => module.otnFormat),
  },
  {
    id: 'otn-rules',
    title: 'rules of OpenTafl games',
    extensions: [],
    dialects: ['current', '2016'],
    grammar: 'otn',
    startRule: 'RulesRecord',
    recognises: (text) => looksLike('otn-rules', text),
    load: () => import('./otn/rules/notation.js').then((module) => module.otnRulesNotation),
  },
  {
    id: 'otn-position',
    title: 'positions of OpenTafl games',
    extensions: [],
    dialects: ['current', '2016'],
    grammar: 'otn',
    startRule: 'PositionRecord',
    recognises: (text) => looksLike('otn-position', text),
    load: () => import('./otn/position/notation.js').then((module) => module.otnPositionNotation),
  },
  {
    id: 'otn-move',
    title: 'moves of OpenTafl games',
    extensions: [],
    dialects: ['current', '2016'],
    grammar: 'otn',
    startRule: 'MoveRecord',
    recognises: (text) => looksLike('otn-move', text),
    load: () => import('./otn/move/notation.js').then((module) => module.otnMoveNotation),
  },
  {
    id: '5dfen',
    title: '5D chess positions and games',
    extensions: ['.5dfen', '.5dpgn'],
    dialects: ['current', 'draft'],
    grammar: '5dfen',
    startRule: 'GameRecord',
    recognises: (text) => looksLike('5dfen', text),
    load: () => import('./5dfen/notation.js').then((module) => module.fiveDFormat),
  },
  {
    id: '5dfen-ebnf',
    title: '5DFEN by the letter of its EBNF',
    extensions: [],
    dialects: [],
    grammar: '5dfen-ebnf',
    startRule: 'ROOT',
    levels: ['syntax'],
    // Only for those who ask for it: 5dfen reads all that it reads.
    recognises: () => false,
    load: () => import('./5dfen-ebnf/notation.js').then((module) => module.fiveDEbnfNotation),
  },
  {
    id: 'azul',
    title: 'Azul games',
    extensions: ['.azul'],
    dialects: [],
    grammar: 'azul',
    startRule: 'AzulGame',
    recognises: (text) => looksLike('azul', text),
    load: () => import('./azul/notation.js').then((module) => module.azulNotation),
  },
  {
    id: 'annofen',
    title: 'annotated xiangqi positions, annoFEN',
    extensions: ['.annofen'],
    dialects: [],
    grammar: 'xiangqi',
    startRule: 'AnnoFen',
    recognises: (text) => looksLike('annofen', text),
    load: () => import('./xiangqi/annofen/notation.js').then((module) => module.annoFenNotation),
  },
  {
    id: 'xay',
    title: 'annotated xiangqi positions in YAML, XAY',
    extensions: ['.xay'],
    dialects: [],
    grammar: 'xiangqi',
    startRule: 'XayText',
    recognises: (text) => looksLike('xay', text),
    load: () => import('./xiangqi/xay/notation.js').then((module) => module.xayNotation),
  },
  {
    id: 'xiangqi-fen',
    title: 'xiangqi positions, plain FEN',
    extensions: ['.fen'],
    dialects: [],
    grammar: 'xiangqi',
    startRule: 'Fen',
    recognises: (text) => looksLike('xiangqi-fen', text),
    load: () => import('./xiangqi/fen/notation.js').then((module) => module.xiangqiFenNotation),
  },
];

/** The format called `id`. */
export function formatById(formats: readonly FormatEntry[], id: string): FormatEntry | undefined {
  return formats.find((format) => format.id === id);
}

/** The format that a file is in, going by its name alone. */
export function formatByName(formats: readonly FormatEntry[], file: string): FormatEntry | undefined {
  const name = file.toLowerCase();
  return formats.find((format) => format.extensions.some((extension) => name.endsWith(extension)));
}

/** The first format that recognises a text. */
export function formatByContent(formats: readonly FormatEntry[], text: string): FormatEntry | undefined {
  return formats.find((format) => format.recognises(text));
}
