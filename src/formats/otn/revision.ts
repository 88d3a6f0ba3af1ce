import type { Tree } from '../../cst/index.js';
import { parse } from '../../../generated/otn/parser.js';
import type { Diagnostic } from '../../diagnostics/index.js';
import type { Converted } from '../format.js';
import { lowerRules } from './lower-rules.js';
import type { OtnGame, OtnRules, OtnTag } from './model.js';
import { hasWordsIn2016, reviseEntry } from './revise-entry.js';
import { isDefault } from './rule-defaults.js';

/**
 * What stands in the way of writing a text in the revision of 2016: its `not-in-2016` diagnostics as errors, but for
 * what that revision says in another way; and warnings for line breaks that are lost.
 *
 * @param found the diagnostics of the text in that dialect
 */
export function lossesIn2016({ text }: Tree, found: readonly Diagnostic[]): Diagnostic[] {
  return found.flatMap((diagnostic): Diagnostic[] => {
    const { code, span } = diagnostic;
    if (code === 'otn/line-break-in-tag') return [{ ...diagnostic, severity: 'warning' }];
    if (!code.endsWith('/not-in-2016') || canBeRevised(text.slice(span.start, span.end))) return [];
    const { fixes: _, ...rest } = diagnostic;
    return [{ ...rest, severity: 'error' }];
  });
}

/** Whether the revision of 2016 has other words for a piece of text, or need not say it. */
function canBeRevised(text: string): boolean {
  if (text === 'start-comment' || /^(?:starti:|ks:[sw]$)/.test(text) || isPieces(text)) return true;
  if (!/^\w+:/.test(text)) return false;
  const rules = lowerRules(parse(text, { start: 'RulesRecord' }).root);
  return rules.entries.every((entry) => isDefault(entry, rules));
}

/** Lists of pieces lose those that the revision does not have; none of them can be on its boards. */
const isPieces = (text: string): boolean => /^(?:(?:cor|cen|afor|dfor)[hps]|cenhe):/.test(text);

/** A record in the words of the revision, with what stands in its way; the text only where nothing does. */
export function revised(losses: readonly Diagnostic[], print: () => string): Converted {
  const isRefused = losses.some(({ severity }) => severity === 'error');
  return isRefused ? { diagnostics: losses } : { text: print(), diagnostics: losses };
}

/** A rules record in the words of the revision. */
export function reviseRules(rules: OtnRules): OtnRules {
  const kept = rules.entries.filter((entry) => hasWordsIn2016(entry) || !isDefault(entry, rules));
  return { entries: kept.map(reviseEntry) };
}

/** A game in the words of the revision: each tag on one line. */
export const reviseGame = (game: OtnGame): OtnGame => ({ ...game, tags: game.tags.map(reviseTag) });

function reviseTag(tag: OtnTag): OtnTag {
  if (tag.type === 'text') return { ...tag, value: onOneLine(tag.value) };
  return tag.type === 'rules' ? { ...tag, value: reviseRules(tag.value) } : tag;
}

function onOneLine(text: string): string {
  const lines = text.split(/[\r\n]/).map((line) => line.trim());
  return lines.length === 1 ? text : lines.filter((line) => line !== '').join(' ');
}
