import { defined } from '../../../../defined.js';
import { plural, visibleLine } from '../../../../diagnostics/index.js';
import { systemReason } from '../../../../files/read-file.js';
import { filesOf, noteEmptyFolder, pathsOf } from '../../../bulk/items/items.js';
import { ExitCode, reportFailure } from '../../../run/failure.js';
import type { Context } from '../../../run/verb.js';
import type { ExportFlags } from '../job.js';
import { writeManifest } from './manifest.js';
import { DivisionError, planOf } from './plan.js';
import { rangeCountOfManifest } from './range-count.js';

/** Writes a manifest of everything that the command line names. Reports what prevents this, with exit code 2. */
export async function exportManifest(
  paths: readonly string[],
  flags: ExportFlags & { readonly writeManifest: string },
  context: Context,
): Promise<void> {
  const { writeManifest: file, many, notation, ranges: number } = flags;
  const all = await pathsOf(paths, flags, context);
  if (context.exit.code === ExitCode.misuse) return;
  const count = (bytes: number): number => number ?? rangeCountOfManifest(bytes);
  try {
    const files = filesOf(all, flags, context, noteEmptyFolder(context));
    const dividing = { ...flags, dividesArchives: true };
    const ranges = await planOf(files, { flags: dividing, count, hashes: true }, context);
    const options = defined({ many, notation });
    await writeManifest(file, ranges, { options });
    context.io.stdout.write(`${visibleLine(file)}: ${plural(ranges.length, 'range')}\n`);
  } catch (error) {
    const isOfInput = error instanceof DivisionError;
    reportFailure(context, isOfInput ? error.message : `can't write ${file}: ${systemReason(error)}`);
  }
}
