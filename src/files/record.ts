/** The location of a record in a file of many records. */
export interface RecordLocation {
  /** The number of the record in the file, from 1. */
  readonly number: number;
  /** The number of its first line in the file, from 1. */
  readonly firstLine: number;
  /** The offset of its first byte in the file, after decompression; absent if it is not in the file as it is. */
  readonly start?: number;
}

/** Returns the name of a record: its file, with its number in a file of many records. */
export const recordName = ({
  file,
  record,
}: {
  readonly file: string;
  readonly record?: Pick<RecordLocation, 'number'>;
}): string => (record === undefined ? file : `${file}#${record.number}`);

/**
 * Returns the name of a record, with its offset if it is in a file of many records: names stay the same if records
 * before them grow, but offsets don't.
 */
export function locatedName(item: { readonly file: string; readonly record?: RecordLocation }): string {
  const start = item.record?.start;
  return start === undefined ? recordName(item) : `${recordName(item)}@${start}`;
}
