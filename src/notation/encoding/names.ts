/** Whether a name is that of a known encoding, in any case. */
export function isEncoding(name: string): boolean {
  try {
    return new TextDecoder(name).encoding !== '';
  } catch {
    return false;
  }
}

/** Whether a name is a label of UTF-8. Throws a `RangeError` if no encoding has it. */
export const isUtf8Name = (name: string): boolean => new TextDecoder(name).encoding === 'utf-8';

/** Whether a name is a label of UTF-16. Throws a `RangeError` if no encoding has it. */
export const isUtf16Name = (name: string): boolean => new TextDecoder(name).encoding.startsWith('utf-16');

/** The encoding of texts of notations that declare none. */
export const UTF_8 = 'utf-8';

/**
 * Returns the decoder of an encoding, which keeps a byte-order mark. Only the encodings of Unicode have one: some
 * versions of Node leave out the first letter of a text in another encoding, such as "ÿ" of Latin-1, if they are to
 * keep it.
 */
export function decoderOf(encoding: string, { fatal = false } = {}): InstanceType<typeof TextDecoder> {
  const ignoreBOM = /^utf-/.test(new TextDecoder(encoding).encoding);
  return new TextDecoder(encoding, { fatal, ignoreBOM });
}
