import { notationByName } from '../../../src/notation/entry.js';
import type { NotationEntry } from '../../../src/notation/index.js';
import { MAX_TEXT_BYTES, transformed } from './compression.js';

/** The text of a file, or a sentence that says why it can't be opened. */
export type OpenedFile =
  | { readonly ok: true; readonly name: string; readonly text: string; readonly remark: string }
  | { readonly ok: false; readonly message: string };

/**
 * Reads a file that a person chose or dropped, decompressed if gzip wrote it; `name` is then without `.gz`. It is
 * decoded as one of the encodings of its notation, which is found by its name; otherwise as UTF-8. `remark` says what
 * was done. Files that are too long or not text are refused.
 */
export async function openedFile(
  file: Pick<File, 'name' | 'size' | 'arrayBuffer'>,
  notations: readonly NotationEntry[] = [],
): Promise<OpenedFile> {
  const refused = (why: string): OpenedFile => ({ ok: false, message: `${file.name} was not opened: ${why}.` });
  if (file.size > MAX_TEXT_BYTES) return refused('it has more than 50 MB. Check it on the command line');
  let bytes: Uint8Array<ArrayBuffer> = new Uint8Array(await file.arrayBuffer());
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (isGzip) {
    try {
      bytes = await transformed(bytes, new DecompressionStream('gzip'), MAX_TEXT_BYTES);
    } catch {
      return refused('it is damaged, or has more than 50 MB when it is decompressed');
    }
  }
  const name = isGzip ? file.name.replace(/\.gz$/i, '') : file.name;
  const opened = { ok: true as const, name, remark: `Opened ${file.name}.` };
  const notation = notationByName(notations, name);
  if (notation?.encodings !== undefined) {
    const { decodeText } = await import('../../../src/notation/encoding/index.js');
    const { text, encoding } = decodeText(bytes, notation);
    if (text.includes('\0')) return refused("it isn't a text");
    const as = encoding === 'utf-8' ? '' : `, decoded as ${encoding}`;
    return { ...opened, text: text.replace(/^\uFEFF/, ''), remark: `Opened ${file.name}${as}.` };
  }
  try {
    return { ...opened, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    if (bytes.includes(0)) return refused("it isn't a text in UTF-8");
    const remark = `Opened ${file.name}, which isn't valid UTF-8: wrong bytes are shown as \ufffd.`;
    return { ...opened, text: new TextDecoder().decode(bytes), remark };
  }
}
