import type { Diagnostic } from '../../../diagnostics/index.js';
import type { Converted, Reading, StructureOptions, Target } from '../../../notation/index.js';
import { inDialect, missingStart, toPosition } from '../convert.js';
import type { Dialect, OtnPrintOptions } from '../options.js';
import { entryOf } from '../rules/model/model.js';
import { writeRules } from '../rules/print.js';
import { toOpenTaflAddresses } from './addresses/opentafl.js';
import { type OtnGame, type OtnTag, tagOf } from './model/model.js';
import { printedOtn } from './print.js';
import { tagDiagnostics } from './tags/codes.js';

/** The form of variations that OpenTafl 0.4 reads. It can be written, but it isn't a dialect for reading. */
const OPENTAFL = 'opentafl-0.4';

/** The targets of conversions, except JSON. */
export const OTN_TARGETS = ['otn@current', 'otn@2016', `otn@${OPENTAFL}`, 'otn-rules', 'otn-position'];

/**
 * Converts a game to another dialect, to its rules, or to its starting position.
 *
 * @param parse reads a game in a dialect without replaying it
 */
export function convertGame(
  { tree, model: game }: Pick<Reading<OtnGame, unknown>, 'tree' | 'model'>,
  target: Target,
  options: OtnPrintOptions,
  parse: (text: string, options: StructureOptions<Dialect>) => Reading<OtnGame, unknown>,
): Converted {
  const rules = tagOf(game, 'rules') ?? { entries: [] };
  const hasRules = rules.entries.length > 0;
  const missing = () => (hasRules ? missingStart(tree) : missingRules());
  switch (target.id) {
    case 'otn-position':
      return toPosition(tagOf(game, 'position') ?? entryOf(rules, 'position', 'start'), missing);
    case 'otn-rules':
      if (!hasRules) return { diagnostics: [missingRules()] };
      return { text: `${writeRules(rules, options)}\n`, diagnostics: [] };
    default:
      if (target.dialect === OPENTAFL) {
        return { text: printedOtn(toOpenTaflAddresses(game), options).text, diagnostics: [] };
      }
      return inDialect(
        target,
        tree,
        parse,
        (dialect) => printedOtn(dialect === '2016' ? reviseGame(game) : game, { ...options, dialect }).text,
      );
  }
}

/** Returns the diagnostic `otn/missing-rules`, at the start of a game. */
const missingRules = (): Diagnostic => tagDiagnostics.report('missing-rules', { start: 0, end: 0 });

/** Returns a game with the terms of the revision of 2016. The printer puts each tag on one line. */
const reviseGame = (game: OtnGame): OtnGame => ({ ...game, tags: game.tags.map(reviseTag) });

function reviseTag(tag: OtnTag): OtnTag {
  return tag.type === 'text' ? { ...tag, value: onOneLine(tag.value) } : tag;
}

function onOneLine(text: string): string {
  const lines = text.split(/[\r\n]/).map((line) => line.trim());
  return lines.length === 1 ? text : lines.filter((line) => line !== '').join(' ');
}
