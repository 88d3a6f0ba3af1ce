import { checkText } from '../../../diagnostics/check-text.js';
import { type DelimitedToken, delimitedToken } from './delimited.js';
import { NAME } from './identifier.js';

/** A token of a grammar file, other than a comment or white space. */
export interface GrammarToken {
  /** A name, a delimited token, or one other character. */
  readonly what: 'name' | 'string' | 'class' | 'code block' | 'other';
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const TOKEN = new RegExp(String.raw`[\s\uFEFF]+|(${NAME})|[^]`, 'uy');
const OPENER = /["'[{]|\/\*|\/\//y;
const FLAGS = { string: /i?/y, class: /[iu]*/y } as const;

/** Returns the tokens of a grammar up to the first that is not closed. */
export function tokensOf(text: string): GrammarToken[] {
  checkText(text);
  const tokens: GrammarToken[] = [];
  const add = (what: GrammarToken['what'], start: number, end: number): void => {
    tokens.push({ what, start, end, text: text.slice(start, end) });
  };
  for (let offset = 0; offset < text.length;) {
    OPENER.lastIndex = offset;
    const opener = OPENER.exec(text);
    if (opener === null) {
      TOKEN.lastIndex = offset;
      const name = TOKEN.exec(text)?.[1];
      const end = TOKEN.lastIndex;
      if (name !== undefined) add('name', offset, end);
      else if (text.slice(offset, end).trim() !== '') add('other', offset, end);
      offset = end;
      continue;
    }
    const token = delimitedToken(text, offset, opener[0]);
    if (!token.closed) return tokens;
    const end = token.end + flagsAfter(token, text);
    if (token.what !== 'comment') add(token.what, offset, end);
    offset = end;
  }
  return tokens;
}

/** Returns the number of flag letters after a string or a class. */
function flagsAfter({ what, end }: DelimitedToken, text: string): number {
  if (what !== 'string' && what !== 'class') return 0;
  const flags = FLAGS[what];
  flags.lastIndex = end;
  return flags.exec(text)?.[0].length ?? 0;
}
