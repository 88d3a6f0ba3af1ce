/** Bytes that a kind of file has at an offset, and the reason why such a file is not read. */
interface Signature {
  readonly offset: number;
  readonly bytes: Uint8Array;
  readonly reason: string;
}

const archiveReason = (extension: string): string =>
  `it is a ${extension} archive; extract its files, or pipe them to standard input`;

const compressedReason = (extension: string): string =>
  `it is compressed; decompress it, or give it a name that ends in ${extension}`;

const SIGNATURES: readonly Signature[] = [
  { offset: 0, bytes: Buffer.from('PK\x03\x04', 'latin1'), reason: archiveReason('.zip') },
  // A text may have the letters there, but no NUL after them.
  { offset: 257, bytes: Buffer.from('ustar\0', 'latin1'), reason: archiveReason('.tar') },
  { offset: 257, bytes: Buffer.from('ustar  \0', 'latin1'), reason: archiveReason('.tar') },
  { offset: 0, bytes: Buffer.from([0x1f, 0x8b]), reason: compressedReason('.gz') },
  { offset: 0, bytes: Buffer.from([0x28, 0xb5, 0x2f, 0xfd]), reason: compressedReason('.zst') },
];

/** Returns the reason why bytes are an archive or compressed data, not text; `undefined` for anything else. */
export function binaryContentReason(content: Uint8Array): string | undefined {
  const found = SIGNATURES.find(({ offset, bytes }) => bytes.every((byte, i) => content[offset + i] === byte));
  return found?.reason;
}
