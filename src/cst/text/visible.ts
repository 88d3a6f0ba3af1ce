/**
 * Characters that a reader can't see and that can act on a terminal or reorder a line: control characters (C0, DEL,
 * C1), bidirectional controls, line and paragraph separators, unpaired surrogates, and the invisible U+200B, U+2060 to
 * U+206F and U+FEFF. The joiners U+200C and U+200D are not among them: Persian, Hindi and emoji need them.
 */
const HIDDEN = String.raw`[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\u200b\u2060-\u206f\ufeff]`;

/** Matches every hidden character except `others`, a pattern. */
const hiddenBut = (others: string): RegExp => new RegExp(`(?!${others})${HIDDEN}`, 'gu');

const ANY = /* @__PURE__ */ new RegExp(HIDDEN, 'gu');
const ANY_BUT_LF = /* @__PURE__ */ hiddenBut('\n');
const ANY_BUT_LAYOUT = /* @__PURE__ */ hiddenBut('\r?\n|\t');

const codeOf = (character: string): string => character.charCodeAt(0).toString(16).padStart(4, '0');
const named = (character: string): string => `<U+${codeOf(character).toUpperCase()}>`;

/** Returns one line for people: writes every hidden character, including line breaks, as `<U+001B>`. */
export const visibleLine = (text: string): string => text.replace(ANY, named);

/** Returns text for people: writes every hidden character except the line feed as `<U+001B>`. */
export const visibleText = (text: string): string => text.replace(ANY_BUT_LF, named);

/**
 * Returns the text of a record for a terminal: escapes hidden characters as {@link visibleText} does, but keeps tabs
 * and CRLF.
 */
export const visibleRecord = (text: string): string => text.replace(ANY_BUT_LAYOUT, named);

/**
 * Returns JSON text with the same values, in which every hidden character except the line feed is written as `\u001b`.
 */
export const visibleJson = (json: string): string => json.replace(ANY_BUT_LF, (character) => `\\u${codeOf(character)}`);

/** Escapes text for the inside of XML. Hidden characters, and others that XML can't have, are shown as in messages. */
export function escapeXml(content: string): string {
  return visibleText(content)
    .replace(/[\ufffe\uffff]/g, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
