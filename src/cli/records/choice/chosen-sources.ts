import { plural } from '../../../diagnostics/report/summary.js';
import type { RecordContext } from '../file-failure.js';
import { itemAt, STANDARD_INPUT } from '../input.js';
import type { Item } from '../item.js';
import { checkDialect, type ReadingFlags } from '../options.js';
import { readItemAsSource, type Source } from '../source/source.js';
import { recordNamed, takesEachRecord } from './record-argument.js';
import { choiceText, fulfills, type TagCondition } from './record-choice.js';
import { recordAt, recordsOfFile } from './records-of-file.js';

/**
 * Reads the file of a verb that takes one, or the record of it that the argument or `--record` names. Returns
 * `undefined`, after a report, if it can't be read or is a folder.
 */
export async function readSourceFile(
  path: string,
  flags: ReadingFlags,
  context: RecordContext,
): Promise<Source | undefined> {
  checkDialect(flags, context.notations);
  return readItemAsSource(await namedItem(path, flags, context), flags, context);
}

/**
 * Returns the item of a verb that takes one: the file, or the record of it that the argument or `--record` names. The
 * item says why the record can't be found.
 */
export async function namedItem(path: string, flags: ReadingFlags, context: RecordContext): Promise<Item> {
  const { file, choice } = recordNamed(path, flags);
  if (choice === undefined) return itemAt(file, flags);
  const item =
    typeof choice === 'number'
      ? await recordAt(file, choice, flags, context)
      : await firstChosen(file, choice, flags, context);
  // Standard input is never written back.
  return { ...item, isAlone: true, ...(file === STANDARD_INPUT ? { from: 'standard input' } : {}) };
}

async function firstChosen(
  file: string,
  conditions: readonly TagCondition[],
  flags: ReadingFlags,
  context: RecordContext,
): Promise<Item> {
  for await (const item of chosenItems(file, conditions, flags, context)) return item;
  return { file, problem: `it has no record with ${choiceText(conditions)}` };
}

/**
 * Yields the records of a file one after another, if {@link takesEachRecord} says so; otherwise what
 * {@link readSourceFile} returns. Leaves out, after a report, what can't be read.
 */
export async function* readSources(path: string, flags: ReadingFlags, context: RecordContext): AsyncGenerator<Source> {
  if (await takesEachRecord(path, flags, context)) {
    checkDialect(flags, context.notations);
    const { file, choice = [] } = recordNamed(path, flags);
    for await (const item of chosenItems(file, choice as readonly TagCondition[], flags, context)) {
      const source = await readItemAsSource(item, flags, context);
      if (source !== undefined) yield source;
    }
    return;
  }
  const source = await readSourceFile(path, flags, context);
  if (source !== undefined) yield source;
}

/** Yields the records of a file that fulfill all conditions. If there are none, the only item says so. */
async function* chosenItems(
  file: string,
  conditions: readonly TagCondition[],
  flags: ReadingFlags,
  context: RecordContext,
): AsyncGenerator<Item> {
  let [count, chosen] = [0, 0];
  for await (const item of recordsOfFile(file, flags, context)) {
    if (item.problem === undefined) count++;
    if (conditions.length > 0 && item.problem === undefined && !(await isChosen(item, conditions, flags, context))) {
      continue;
    }
    chosen++;
    yield item;
  }
  if (chosen > 0 || conditions.length === 0) return;
  yield { file, problem: `it has ${plural(count, 'record')}, and none with ${choiceText(conditions)}` };
}

/** Whether a record fulfills all conditions. Reads no more than that needs: most records aren't chosen. */
async function isChosen(
  item: Item,
  conditions: readonly TagCondition[],
  flags: ReadingFlags,
  context: RecordContext,
): Promise<boolean> {
  const source = await readItemAsSource(item, { ...flags, level: 'syntax' }, context);
  return source !== undefined && fulfills(conditions, source.reading.model, source.notation);
}
