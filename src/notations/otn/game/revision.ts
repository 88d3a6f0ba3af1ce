import { parse } from '../../../../generated/otn/parser.js';
import type { Diagnostic } from '../../../diagnostics/index.js';
import { lowerRules } from '../rules/lower.js';
import type { OtnGame, OtnTag } from '../model.js';
import { defaultsOf } from '../rules/defaults.js';

/**
 * What stands in the way of writing a text in the revision of 2016: its `not-in-2016` diagnostics as errors, but for
 * what that revision says in another way; and warnings for line breaks that are lost.
 *
 * @param found the diagnostics of the text in that dialect
 */
export function lossesIn2016(text: string, found: readonly Diagnostic[]): Diagnostic[] {
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
  const tree = parse(text, { start: 'RulesRecord' });
  const rules = lowerRules(tree, tree.root.index);
  return rules.entries.every(defaultsOf(rules));
}

/** Lists of pieces lose those that the revision does not have; none of them can be on its boards. */
const isPieces = (text: string): boolean => /^(?:(?:cor|cen|afor|dfor)[hps]|cenhe):/.test(text);

/** A game in the words of the revision, but for what its printing cares for: each tag on one line. */
export const reviseGame = (game: OtnGame): OtnGame => ({ ...game, tags: game.tags.map(reviseTag) });

function reviseTag(tag: OtnTag): OtnTag {
  return tag.type === 'text' ? { ...tag, value: onOneLine(tag.value) } : tag;
}

function onOneLine(text: string): string {
  const lines = text.split(/[\r\n]/).map((line) => line.trim());
  return lines.length === 1 ? text : lines.filter((line) => line !== '').join(' ');
}
