import { dirname } from 'node:path';
import { findConfig, notRun, shownPath } from '../../../config/config-file.js';
import { fileDiagnostics } from '../../../diagnostics/index.js';
import { decodeText, type NotationEntry } from '../../../notation/index.js';
import { notationByContent, notationById, notationByName } from '../../../notations/registry.js';
import { uncompressedName } from '../decompress.js';
import { AT_START, type RecordContext, reportFileFailure } from '../file-failure.js';
import type { Input } from '../input.js';
import type { ReadingFlags } from '../options.js';

/** Returns the notation of a file; `undefined`, after a report, if it is unknown. */
export function notationOf(
  { file, notation, bytes, encoding }: Input,
  flags: ReadingFlags,
  context: RecordContext,
): NotationEntry | undefined {
  const { notations } = context;
  if (flags.notation !== undefined) return notationById(notations, flags.notation);
  const declared = notation === undefined ? undefined : notationById(notations, notation);
  const named = declared ?? notationByName(notations, uncompressedName(file));
  const entry = named ?? notationByContentOf(bytes, notations, encoding ?? flags.encoding);
  if (entry === undefined) {
    const ids = notations.map(({ id }) => id).join(', ');
    const diagnostic = fileDiagnostics.report('unknown-format', AT_START, { ids });
    reportFileFailure(
      context,
      { file, diagnostic },
      `can't tell the notation of ${file}; name it with --notation (${ids})${otherConfig(file)}`,
    );
  }
  return entry;
}

/**
 * Returns a hint at the config that applies to a file, if it is not the one of the working folder: that of another
 * package in a workspace.
 */
function otherConfig(file: string): string {
  const config = findConfig(dirname(file));
  if (config === undefined || config === findConfig('.')) return '';
  return ` (${notRun(shownPath(config))})`;
}

function notationByContentOf(
  bytes: Uint8Array,
  notations: readonly NotationEntry[],
  encoding: string | undefined,
): NotationEntry | undefined {
  const { text, invalidAt } = decodeText(bytes, {}, encoding);
  // Replacements for wrong bytes may hide the notation, or be its only text.
  return notationByContent(notations, text) ?? notationByContent(notations, text.slice(0, invalidAt));
}
