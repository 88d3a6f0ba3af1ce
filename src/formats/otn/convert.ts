import type { Converted, PrintOptions, Reading, Target } from '../format.js';
import { entryOf, type OtnGame, type OtnPosition, type OtnRules, tagOf } from './model.js';
import { parseOtn } from './parse.js';
import { parseOtnMove, parseOtnPosition, parseOtnRules } from './parse-structure.js';
import { invertPosition, printOtnPosition } from './position.js';
import { printOtn } from './print-game.js';
import { printOtnRules } from './print-rules.js';
import { lossesIn2016, reviseGame, reviseRules, revised } from './revision.js';

/** A game in another dialect, as its rules, or as the position that it starts from. */
export function convertGame({ tree, model }: Reading<OtnGame>, target: Target, options: PrintOptions = {}): Converted {
  const game = model!;
  const rules = tagOf(game, 'rules') ?? { entries: [] };
  if (target.id === 'otn-position') {
    return positionText(tagOf(game, 'position') ?? entryOf(rules, 'position', 'start'), options);
  }
  if (target.id === 'otn-rules') return { text: `${printOtnRules(rules, options)}\n`, diagnostics: [] };
  if (target.dialect !== '2016') return { text: printOtn(game, options), diagnostics: [] };
  const { diagnostics } = parseOtn(tree.text, { dialect: '2016' });
  return revised(lossesIn2016(tree, diagnostics), () => printOtn(reviseGame(game), { ...options, dialect: '2016' }));
}

/** A rules record in another dialect, or its starting position. */
export function convertRules(
  { tree, model }: Reading<OtnRules>,
  target: Target,
  options: PrintOptions = {},
): Converted {
  const rules = model!;
  if (target.id === 'otn-position') return positionText(entryOf(rules, 'position', 'start'), options);
  if (target.dialect !== '2016') return { text: `${printOtnRules(rules, options)}\n`, diagnostics: [] };
  const { diagnostics } = parseOtnRules(tree.text, { dialect: '2016' });
  return revised(lossesIn2016(tree, diagnostics), () => {
    return `${printOtnRules(reviseRules(rules), { ...options, dialect: '2016' })}\n`;
  });
}

/** A position in another dialect, or as rules that have the defaults and start from it. */
export function convertPosition(
  { tree, model }: Reading<OtnPosition | undefined>,
  target: Target,
  options: PrintOptions = {},
): Converted {
  const position = model!;
  const text =
    target.id === 'otn-rules' ? printOtnRules(rulesFrom(position), options) : printPosition(position, options);
  if (target.dialect !== '2016') return { text: `${text}\n`, diagnostics: [] };
  const { diagnostics } = parseOtnPosition(tree.text, { dialect: '2016' });
  return revised(lossesIn2016(tree, diagnostics), () => `${text}\n`);
}

/** A move in another dialect. */
export function convertMove({ tree }: Reading<unknown>, text: string, target: Target): Converted {
  if (target.dialect !== '2016') return { text, diagnostics: [] };
  const { diagnostics } = parseOtnMove(tree.text, { dialect: '2016' });
  return revised(lossesIn2016(tree, diagnostics), () => text);
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

function positionText(position: OtnPosition | undefined, options: PrintOptions): Converted {
  return position === undefined
    ? { diagnostics: [] }
    : { text: `${printPosition(position, options)}\n`, diagnostics: [] };
}

/** A position, or what `starti` would have for it. */
export const printPosition = (position: OtnPosition, { inverted = false }: PrintOptions = {}): string =>
  printOtnPosition(inverted ? invertPosition(position) : position);
