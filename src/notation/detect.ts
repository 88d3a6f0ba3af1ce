import * as is from './detect-patterns.js';

/** A notation that a text can be in, ours or not. */
interface Notation {
  /** Format id; absent for notations that this library does not read. */
  readonly id?: string;
  /** The notation in words, with its article. */
  readonly name: string;
  readonly detect: is.Detector;
  /** Formats of which such a text may be a damaged one: there it is not called another notation. */
  readonly damaged?: readonly string[];
}

/** Every notation that can be recognised from the beginning of a text; the more typical a beginning, the earlier. */
const NOTATIONS: readonly Notation[] = [
  { id: 'azul', name: 'an Azul game', detect: is.isAzul },
  { name: 'a WXF xiangqi game', detect: is.isWxf },
  { id: 'xay', name: 'XAY (a xiangqi position in YAML)', detect: is.isXay },
  { name: 'JSON', detect: is.isJson },
  { name: 'XML or HTML', detect: is.isXml },
  { id: 'annofen', name: 'annoFEN', detect: is.isAnnoFen },
  { id: 'otn', name: 'an OpenTafl game', detect: is.isOtn },
  { id: 'otn-rules', name: 'an OpenTafl rules record', detect: is.isOtnRules },
  { id: 'xiangqi-fen', name: 'a FEN of xiangqi', detect: is.isXiangqiFenWithState },
  { id: 'xiangqi-fen', name: 'a FEN of xiangqi', detect: is.isXiangqiFen, damaged: ['annofen'] },
  { name: 'a FEN of chess', detect: is.isChessFen },
  { name: 'a 5D chess game in Alexbay’s notation', detect: is.isAlexbay },
  { name: 'a 5D chess game in Axel’s notation', detect: is.isAxel },
  { name: 'a PGN game of chess', detect: is.isPgn },
  { id: '5dfen', name: '5DFEN', detect: is.is5dfen, damaged: ['5dfen-ebnf'] },
  { id: 'oni', name: 'an Onitama game', detect: is.isOni },
  { id: 'otn-position', name: 'an OpenTafl position', detect: is.isOtnPosition },
  { id: 'otn-move', name: 'an OpenTafl move', detect: is.isOtnMove },
];

/** A notation is detected by the first characters of a text. */
const HEAD = 4000;

const headOf = (text: string): string => text.slice(0, HEAD).replace(/^\uFEFF/, '');

/** Whether a text looks like the format `id`, from its content alone. */
export function looksLike(id: string, text: string): boolean {
  const head = headOf(text);
  return NOTATIONS.some((notation) => notation.id === id && notation.detect(head, text));
}

/**
 * The name of the notation that a text looks like, if that is not the format `id`; `undefined` where the text looks like
 * that format, or like nothing known. For texts with errors only: a text without errors is what it was read as.
 */
export function otherNotation(text: string, id: string): string | undefined {
  const head = headOf(text);
  const found = NOTATIONS.find(({ detect }) => detect(head, text));
  return found === undefined || found.id === id || found.damaged?.includes(id) ? undefined : found.name;
}
