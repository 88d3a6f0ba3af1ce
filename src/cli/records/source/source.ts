import { defined } from '../../../defined.js';
import { type Diagnostic, fileDiagnostics, sortDiagnostics, textDiagnostics } from '../../../diagnostics/index.js';
import type { RecordLocation } from '../../../files/record.js';
import { isObjectAddress } from '../../../files/store/index.js';
import { undecodableBytes } from '../../../notation/encoding/undecodable.js';
import {
  type DecodedText,
  decodeText,
  type Level,
  type Notation,
  type NotationEntry,
  type PlyListener,
  type Reading,
  type ReadOptions,
} from '../../../notation/index.js';
import { characterAt } from '../../../notation/read/spans.js';
import { declaredValues, unknownOption } from '../declared-flags.js';
import { isCompressed } from '../decompress.js';
import { AT_START, attempt, type RecordContext, reportFileFailure } from '../file-failure.js';
import { type Input, readItem } from '../input.js';
import type { Item } from '../item.js';
import { type ReadingFlags, unknownDialect } from '../options.js';
import { decodeAndFree, MIN_LARGE_SIZE, readBeginning } from './large-text.js';
import { likelyEncodings } from './likely-encodings.js';
import { notationOf } from './notation-of.js';

/** An input that was decoded and read as its notation. */
export interface Source {
  readonly file: string;
  /** The origin of the content, if not the whole of that file. */
  readonly from?: Item['from'];
  /** The location in a file of many records; absent if the record is the whole file. */
  readonly record?: RecordLocation;
  readonly text: string;
  readonly entry: NotationEntry;
  /** The dialect that it was read as; absent if the notation has only one. */
  readonly dialect: string | undefined;
  readonly notation: Notation;
  readonly reading: Reading<unknown>;
  /** The bytes of the text, and the name of their encoding. */
  readonly bytes: Uint8Array;
  readonly encoding: string;
  /** The diagnostics of the reading; only `text/invalid-utf8` or `text/invalid-bytes` if the bytes can't be decoded. */
  readonly diagnostics: readonly Diagnostic[];
  /** Whether its bytes could be decoded. */
  readonly isText: boolean;
  /** The reason why the file can't be written back; absent if it can. */
  readonly readOnly?: string;
  /** Reads another text in the same way, optionally at another level. */
  readonly reread: (text: string, level?: Level) => Reading<unknown>;
}

/** Returns the listener that follows the game of an input, if one should; called before the input is read. */
export type ListenerOf = (input: Input, notation: Notation) => PlyListener | undefined;

/** The purpose of the reading of a source. */
export interface Purpose {
  readonly listenerOf?: ListenerOf;
  /**
   * Whether only the diagnostics are needed. Then the reading may be of the beginning of the text only, if it has too
   * many errors.
   */
  readonly isCheck?: boolean;
}

/** Reads an item. Returns `undefined`, after a report, if it can't be read. */
export async function readItemAsSource(
  item: Item,
  flags: ReadingFlags,
  context: RecordContext,
  purpose?: Purpose,
): Promise<Source | undefined> {
  const input = await readItem(item, context);
  return input === undefined ? undefined : readSource(input, flags, context, purpose);
}

/**
 * Reads an input as its notation. Returns `undefined`, after a report, if the notation is unknown or if its code fails
 * on the text.
 */
export async function readSource(
  input: Input,
  flags: ReadingFlags,
  context: RecordContext,
  { listenerOf, isCheck = false }: Purpose = {},
): Promise<Source | undefined> {
  const { file, from, record } = input;
  const entry = notationOf(input, flags, context);
  if (entry === undefined) return undefined;
  let likely: readonly string[] = [];
  const decode = (bytes: Uint8Array) => {
    const found = decodeText(bytes, entry, input.encoding ?? flags.encoding);
    if (found.isGuessed || found.invalidAt !== undefined) likely = likelyEncodings(bytes);
    return found;
  };
  const isLarge = isCheck && input.bytes.length >= MIN_LARGE_SIZE;
  const decoded = isLarge ? await decodeAndFree(input, decode) : decode(input.bytes);
  const { text, encoding, invalidAt } = decoded;
  if (!areFlagsKnown(file, flags, entry, context)) return undefined;
  const options: ReadOptions = {
    ...declaredValues(flags, entry, context.notations, 'read'),
    level: flags.level,
    ...defined({ dialect: flags.dialect }),
  };
  const notation = await entry.load();
  const reread = (other: string, level = flags.level) => notation.read(other, { ...options, level });
  const read = await attempt(input, context, () => {
    const listener = listenerOf?.(input, notation);
    const beginning = isLarge ? readBeginning(text, (part) => reread(part, 'syntax')) : undefined;
    const reading =
      beginning?.reading ?? notation.read(text, listener === undefined ? options : { ...options, listener });
    const { diagnostics } = beginning ?? reading;
    return { reading, diagnostics, dialect: flags.dialect ?? reading.dialect ?? entry.dialects[0] };
  });
  if (read === undefined) return undefined;
  const { reading, diagnostics, dialect } = read;
  const readOnly = reasonNotToWrite(input);
  return {
    file,
    ...defined({ from, record }),
    text,
    bytes: input.bytes,
    encoding,
    entry,
    dialect,
    notation,
    reading,
    diagnostics: withEncoding(diagnostics, decoded, likely),
    isText: invalidAt === undefined,
    ...defined({ readOnly }),
    reread,
  };
}

/** Whether a notation has the dialect and the options of the command line; if not, reports what it lacks. */
function areFlagsKnown(file: string, flags: ReadingFlags, entry: NotationEntry, context: RecordContext): boolean {
  const refuse = (code: 'unknown-dialect' | 'unknown-option', problem: string): false => {
    const diagnostic = fileDiagnostics.report(code, AT_START, { problem });
    reportFileFailure(context, { file, diagnostic }, `${file}: ${problem}`);
    return false;
  };
  const noDialect = flags.dialect === undefined ? undefined : unknownDialect(flags.dialect, [entry]);
  if (noDialect !== undefined) return refuse('unknown-dialect', noDialect);
  const noOption = unknownOption(flags, entry, context.notations);
  return noOption === undefined || refuse('unknown-option', noOption);
}

/**
 * Returns the diagnostics of a text, with those about its encoding; only the latter if the text can't be decoded.
 *
 * @param likely encodings in which all bytes of the text are letters
 */
function withEncoding(
  found: readonly Diagnostic[],
  { text, encoding, isGuessed, misnamed, invalidAt }: DecodedText,
  likely: readonly string[],
): readonly Diagnostic[] {
  if (invalidAt !== undefined) return [undecodableBytes(encoding, invalidAt, likely)];
  if (!isGuessed && misnamed === undefined) return found;
  const span = characterAt(text, Math.max(0, text.search(/[^\0-\x7f]/)));
  const note =
    misnamed === undefined
      ? textDiagnostics.report('guessed-encoding', span, { encoding, likely })
      : textDiagnostics.report('misnamed-encoding', span, { named: misnamed });
  return sortDiagnostics([note, ...found]);
}

/** Returns the reason why an input can't be written back to its file; `undefined` if it can. */
function reasonNotToWrite({ file, from, record, isAlone, encoding }: Input): string | undefined {
  if (from === 'many records' && isAlone !== true) {
    return record === undefined ? 'is in a file of many records' : 'has several records';
  }
  if (from === 'standard input') return undefined;
  // The records of a text in UTF-16 were found in another encoding.
  if (isAlone === true && encoding !== undefined) return 'is in UTF-16, and one of its records is chosen';
  if (isObjectAddress(file)) return 'is an object of a store';
  return isCompressed(file) ? 'is compressed' : undefined;
}
