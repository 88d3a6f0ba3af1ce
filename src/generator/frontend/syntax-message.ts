import type { parser } from 'peggy';

/** The error of peggy's parser. */
type SyntaxError = InstanceType<typeof parser.SyntaxError>;

/** The expectation for a text that is among those that peggy's parser looked for; the first match counts. */
const EXPECTED: readonly (readonly [text: string, expected: string])[] = [
  ['import', 'expected a rule, such as Name = "text"'],
  ['=', 'expected = after the name of a rule'],
  ['..', 'expected the bounds of a repetition, such as |1..3|; alternatives are separated by /'],
  ['/', 'expected another part of the rule, or the next rule'],
  ['(', 'expected a part of a rule, such as "text", [a-z] or a name'],
  [':', 'expected a rule to begin on a line of its own, and every ( to be closed'],
];

/** Returns a message for a grammar that peggy's parser can't read: what was found, and what was expected. */
export function syntaxMessage({ message, expected, found }: SyntaxError): string {
  const texts = new Set((expected ?? []).map((one) => (one.type === 'literal' ? one.text : '')));
  const wanted = EXPECTED.find(([text]) => texts.has(text))?.[1];
  if (wanted === undefined) return message.charAt(0).toLowerCase() + message.slice(1).replace(/\.$/, '');
  return `unexpected ${found === null || found === undefined ? 'end of the grammar' : JSON.stringify(found)}: ${wanted}`;
}
