import { parse } from '../../../../generated/otn/parser.js';

/** A move without the blanks in it, its spaces in lower case; `undefined` if that can't be read either. */
export function repairedMove(text: string): string | undefined {
  const repaired = text.replace(/[ \t]+/g, '').replace(/[A-Z](?=\d)/g, (letter) => letter.toLowerCase());
  return parse(repaired, { start: 'MoveRecord' }).hasErrors ? undefined : repaired;
}
