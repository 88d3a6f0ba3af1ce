/** The warning about a start rule that does not match every text: most small grammars of tests have it. */
const ROOT_WARNING = /^.*warning grammar\/optional-root.*\n?(?: *\d* \|.*\n?)*/gm;

/** Returns the output of `generate` without its warnings that a tree may have no root. */
export const withoutRootWarnings = (text: string): string => text.replaceAll(ROOT_WARNING, '');
