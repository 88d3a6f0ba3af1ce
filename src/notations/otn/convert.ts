import type { Tree } from '../../cst/index.js';
import type { Diagnostic } from '../../diagnostics/index.js';
import type { Converted, PrintOptions, Reading, StructureOptions, Target } from '../../notation/format.js';
import { otnDiagnostics } from './game/codes.js';
import { rulesDiagnostics } from './rules/codes.js';
import type { Dialect } from './dialect.js';
import { entryOf, type OtnGame, type OtnPosition, type OtnRules, tagOf } from './model.js';
import { parseOtnMove } from './move/notation.js';
import { parseOtnPosition } from './position/notation.js';
import { parseOtnRules } from './rules/notation.js';
import { parseOtnStructure } from './parse-structure.js';
import { toOpenTaflAddresses } from './game/opentafl-addresses.js';
import { invertPosition, writePosition } from './position/model.js';
import { writeGame } from './game/print.js';
import { writeRules } from './rules/print.js';
import { lossesIn2016, reviseGame } from './game/revision.js';

/** What OpenTafl 0.4 reads: a way of writing variations, not a dialect of reading. */
export const OPENTAFL = 'opentafl-0.4';

/** A game in another dialect, as its rules, or as the position that it starts from. */
export function convertGame({ tree, model }: Reading<OtnGame>, target: Target, options: PrintOptions = {}): Converted {
  const game = model!;
  const record = tagOf(game, 'rules');
  const rules = record ?? { entries: [] };
  const hasRules = record !== undefined && record.entries.length > 0;
  const missing = () => (hasRules ? reportStart(tree) : reportRules());
  switch (target.id) {
    case 'otn-position':
      return positionText(tagOf(game, 'position') ?? entryOf(rules, 'position', 'start'), missing, options);
    case 'otn-rules':
      if (!hasRules) return { diagnostics: [reportRules()] };
      return { text: `${writeRules(rules, options)}\n`, diagnostics: [] };
    default:
      if (target.dialect === OPENTAFL) {
        return { text: writeGame(toOpenTaflAddresses(game), options).text, diagnostics: [] };
      }
      return inDialect(
        target,
        tree,
        parseOtnStructure,
        (dialect) => writeGame(dialect === '2016' ? reviseGame(game) : game, { ...options, dialect }).text,
      );
  }
}

/** A rules record in another dialect, or its starting position. */
export function convertRules(
  { tree, model }: Reading<OtnRules>,
  target: Target,
  options: PrintOptions = {},
): Converted {
  const rules = model!;
  if (target.id === 'otn-position') {
    return positionText(entryOf(rules, 'position', 'start'), () => reportStart(tree), options);
  }
  return inDialect(target, tree, parseOtnRules, (dialect) => `${writeRules(rules, { ...options, dialect })}\n`);
}

/** A position in another dialect, or as rules that have the defaults and start from it. */
export function convertPosition(
  { tree, model }: Reading<OtnPosition>,
  target: Target,
  options: PrintOptions = {},
): Converted {
  const position = model!;
  return inDialect(target, tree, parseOtnPosition, (dialect) =>
    target.id === 'otn-rules'
      ? `${writeRules(rulesFrom(position), { ...options, dialect })}\n`
      : `${printPosition(position, options)}\n`,
  );
}

/** A move in another dialect. */
export function convertMove({ tree }: Reading<unknown>, text: string, target: Target): Converted {
  return inDialect(target, tree, parseOtnMove, () => text);
}

/** A record in the words of a dialect, with what stands in the way of that; the text only where nothing does. */
function inDialect(
  { dialect }: Target,
  { text }: Tree,
  parse: (text: string, options: StructureOptions<Dialect>) => { readonly diagnostics: readonly Diagnostic[] },
  print: (dialect: Dialect) => string,
): Converted {
  if (dialect !== '2016') return { text: print('current'), diagnostics: [] };
  const diagnostics = lossesIn2016(text, parse(text, { dialect }).diagnostics);
  const isRefused = diagnostics.some(({ severity }) => severity === 'error');
  return isRefused ? { diagnostics } : { text: print(dialect), diagnostics };
}

/** The rules that start from a position and leave everything else to the defaults. */
export function rulesFrom(position: OtnPosition): OtnRules {
  return {
    entries: [
      { type: 'size', key: 'dim', value: position.rows.length },
      { type: 'position', key: 'start', value: position },
    ],
  };
}

/** A position as text; where there is none, `missing` says why. */
function positionText(position: OtnPosition | undefined, missing: () => Diagnostic, options: PrintOptions): Converted {
  return position === undefined
    ? { diagnostics: [missing()] }
    : { text: `${printPosition(position, options)}\n`, diagnostics: [] };
}

/** `otn/missing-rules` at the start of a game. */
const reportRules = (): Diagnostic => otnDiagnostics.report('missing-rules', { start: 0, end: 0 });

/** `otn-rules/missing-start` at the end of a record. */
const reportStart = ({ text: { length } }: Tree): Diagnostic =>
  rulesDiagnostics.report('missing-start', { start: length, end: length });

/** A position, or what `starti` would have for it. */
export const printPosition = (position: OtnPosition, { inverted = false }: PrintOptions = {}): string =>
  writePosition(inverted ? invertPosition(position) : position);
