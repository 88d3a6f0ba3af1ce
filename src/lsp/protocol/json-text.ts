import type { Message } from 'vscode-languageserver';

/**
 * A result that is JSON already, in UTF-8. A thread sends results this way, because moving bytes between threads takes
 * no time, and copying objects takes longer than reading a text.
 */
export class JsonText {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** Returns the value. */
  parse(): unknown {
    return JSON.parse(new TextDecoder().decode(this.bytes));
  }
}

/** Returns a result that may be JSON already as a value. */
export const valueOf = (result: unknown): unknown => (result instanceof JsonText ? result.parse() : result);

/** Writes a message as JSON in UTF-8, in parts. A result that is JSON already becomes part of it as it is. */
export function messageToJson(message: Message): Uint8Array[] {
  const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
  if (!('result' in message) || !(message.result instanceof JsonText)) return [encode(JSON.stringify(message))];
  const { result, ...rest } = message;
  return [encode(`${JSON.stringify(rest).slice(0, -1)},"result":`), result.bytes, encode('}')];
}
