/**
 * Characters that a reader can't see and that can act on a terminal or reorder a line: control characters (C0, DEL,
 * C1), bidirectional controls, line and paragraph separators, unpaired surrogates, and the invisible U+200B,
 * U+2060 to U+206F and U+FEFF. The joiners U+200C and U+200D are not among them: Persian, Hindi and emoji need them.
 */
const HIDDEN = String.raw`[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\u200b\u2060-\u206f\ufeff]`;

const ANY = new RegExp(HIDDEN, 'gu');
const ANY_BUT_LF = new RegExp(String.raw`(?!\n)${HIDDEN}`, 'gu');
const ANY_BUT_LAYOUT = new RegExp(String.raw`(?!\r?\n|\t)${HIDDEN}`, 'gu');

const codeOf = (character: string): string => character.charCodeAt(0).toString(16).padStart(4, '0');
const named = (character: string): string => `<U+${codeOf(character).toUpperCase()}>`;

/** One line for people: every hidden character, line breaks included, is written as `<U+001B>`. */
export const visibleLine = (text: string): string => text.replace(ANY, named);

/** Text for people: every hidden character but the line feed is written as `<U+001B>`. */
export const visibleText = (text: string): string => text.replace(ANY_BUT_LF, named);

/** The text of a record on a terminal: like {@link visibleText}, but tabs and CRLF stay as they are. */
export const visibleRecord = (text: string): string => text.replace(ANY_BUT_LAYOUT, named);

/** JSON text with the same values, in which every hidden character but the line feed is written as `\u001b`. */
export const visibleJson = (json: string): string => json.replace(ANY_BUT_LF, (character) => `\\u${codeOf(character)}`);
