/** The offsets of the first byte of a record in its file, and of the byte after its last. */
export interface ByteSpan {
  readonly start: number;
  readonly end: number;
}
