/** Returns a comment as text. One that contains a closing brace goes to the end of its line. */
export const writeComment = (comment: string): string => (comment.includes('}') ? `;${comment}` : `{${comment}}`);

/** How movetext is laid out. */
export interface MovetextLayout {
  /** The most characters of a line. */
  readonly width: number;
  /** Whether moves follow their numbers without a space. */
  readonly joinsNumbers: boolean;
}

/** Collects movetext, and breaks it into lines that are not too long. */
export class Movetext {
  readonly #layout: MovetextLayout;
  #text = '';
  /** Length of the last line of the text. */
  #length = 0;
  /** The last token, to which a parenthesis may still be added. */
  #token = '';
  #prefix = '';
  #mustBreak = false;
  #endsLine = false;

  constructor(layout: MovetextLayout) {
    this.#layout = layout;
  }

  /** Adds a move with its number; an empty number is left out. */
  addMove(number: string, san: string): void {
    if (number === '' || this.#layout.joinsNumbers) this.add(number + san);
    else {
      this.add(number);
      this.add(san);
    }
  }

  /** Adds a token: a move, a number, a glyph or a result. */
  add(token: string): void {
    this.#flush();
    this.#token = this.#prefix + token;
    this.#prefix = '';
  }

  /** Adds an opening parenthesis to the next token. */
  open(): void {
    this.#prefix += '(';
  }

  /** Adds a closing parenthesis to the last token. */
  close(): void {
    // A variation without moves.
    if (this.#prefix !== '') this.add('');
    if (this.#endsLine) this.add(')');
    else this.#token += ')';
  }

  /** Adds a comment, which may be broken at its spaces. */
  addComment(comment: string): void {
    const text = writeComment(comment);
    if (text.startsWith(';')) {
      this.add(text);
      this.#endsLine = true;
      return;
    }
    // A line must not begin with a text that would be an escape or a tag pair there.
    for (const words of text.split(/ (?!%|\[(?!%))/)) this.add(words);
  }

  #flush(): void {
    const token = this.#token;
    if (token === '') return;
    const isFirst = this.#text === '';
    const breaks = !isFirst && (this.#mustBreak || this.#length + 1 + token.length > this.#layout.width);
    this.#text += (isFirst ? '' : breaks ? '\n' : ' ') + token;
    this.#length = isFirst || breaks ? token.length : this.#length + 1 + token.length;
    this.#mustBreak = this.#endsLine;
    this.#endsLine = false;
  }

  /** Returns the lines of all tokens. */
  end(): string {
    this.#flush();
    this.#token = '';
    return this.#text;
  }
}
