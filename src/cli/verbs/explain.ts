import { existsSync } from 'node:fs';
import { type Catalogue, textCatalogue } from '../../diagnostics/index.js';
import { addReadingOptions, type ReadingFlags } from '../options.js';
import { readOne } from '../source.js';
import { UsageError } from '../usage-error.js';
import type { Context, Verb } from '../verb.js';

/** `ludogram explain CODE | FILE` */
export const explain: Verb = (command, context) => {
  addReadingOptions(command, context)
    .argument('<code-or-file>', 'a diagnostic code such as oni/card-not-in-hand, or a record that can be put in words')
    .description('Says what a diagnostic code means and how to mend it, or puts a record in words.')
    .addHelpText('after', '\nExample:\n  ludogram explain oni/card-not-in-hand')
    .action(async (what: string, flags: ReadingFlags) => {
      const words = (await explainCode(what, context)) ?? (await explainFile(what, flags, context));
      if (words !== undefined) context.io.stdout.write(words);
    });
};

async function explainCode(code: string, context: Context): Promise<string | undefined> {
  const catalogues = await allCatalogues(context);
  const row = catalogues.map((catalogue) => catalogue.find(code)).find((found) => found !== undefined);
  if (row !== undefined) return `${row.code} (${row.severity})\n\n${row.explanation}\n\nExample: ${row.example}\n`;
  if (existsSync(code) || code === '-') return undefined;
  const known = catalogues.flatMap((catalogue) => catalogue.codes.map((other) => other.code));
  const near = nearest(code, known);
  throw new UsageError(
    `${code} is neither a diagnostic code nor a file${near.length === 0 ? '' : `; there is ${near.join(', ')}`}`,
  );
}

async function explainFile(file: string, flags: ReadingFlags, context: Context): Promise<string | undefined> {
  const source = await readOne(file, flags, context);
  if (source === undefined) return undefined;
  const { format, reading } = source;
  if (format.inWords === undefined)
    throw new UsageError(`${format.id} records can't be put in words; try replay or render`);
  return reading.model === undefined ? '' : format.inWords(reading.model);
}

async function allCatalogues({ formats }: Context): Promise<Catalogue[]> {
  const loaded = await Promise.all(formats.map((entry) => entry.load()));
  return [...new Set<Catalogue>([textCatalogue, ...loaded.map((format) => format.catalogue)])];
}

/** Codes that share the most words with what was asked for. */
function nearest(code: string, known: readonly string[]): string[] {
  const words = code.toLowerCase().split(/[^a-z0-9]+/);
  const score = (other: string) => other.split(/[/-]/).filter((word) => words.includes(word)).length;
  const best = Math.max(0, ...known.map(score));
  return best === 0 ? [] : known.filter((other) => score(other) === best).slice(0, 5);
}
