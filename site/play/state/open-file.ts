import { LONGEST_TEXT, through } from './share.js';

/** The text of a file, or a sentence that says why it can't be opened. */
export type OpenedFile =
  | { readonly ok: true; readonly name: string; readonly text: string; readonly remark: string }
  | { readonly ok: false; readonly message: string };

/**
 * Reads a file that a person chose or dropped as UTF-8, decompressed if gzip wrote it; `name` is then without `.gz`.
 * `remark` says what was done. Files that are too long or not text are refused.
 */
export async function openedFile(file: Pick<File, 'name' | 'size' | 'arrayBuffer'>): Promise<OpenedFile> {
  const refused = (why: string): OpenedFile => ({ ok: false, message: `${file.name} was not opened: ${why}.` });
  if (file.size > LONGEST_TEXT) return refused('it has more than 50 MB. Check it on the command line');
  let bytes: Uint8Array<ArrayBuffer> = new Uint8Array(await file.arrayBuffer());
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (isGzip) {
    try {
      bytes = await through(bytes, new DecompressionStream('gzip'), LONGEST_TEXT);
    } catch {
      return refused('it is damaged, or has more than 50 MB when it is decompressed');
    }
  }
  const name = isGzip ? file.name.replace(/\.gz$/i, '') : file.name;
  const opened = { ok: true as const, name, remark: `Opened ${file.name}.` };
  try {
    return { ...opened, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    if (bytes.includes(0)) return refused("it isn't a text in UTF-8");
    const remark = `Opened ${file.name}, which isn't valid UTF-8: wrong bytes are shown as \u{fffd}.`;
    return { ...opened, text: new TextDecoder().decode(bytes), remark };
  }
}
