import { beforeAll, describe, expect, test } from 'vitest';
import { textMateOf } from '../../../scripts/sync/textmate.js';
import type { ReadDocument } from '../../../src/lsp/features/document.js';
import { tokensOf } from '../../../src/lsp/features/tokens/semantic-tokens.js';
import { TOKEN_SCOPES } from '../../../src/lsp/features/tokens/token-scopes.js';
import { TOKEN_TYPES } from '../../../src/lsp/features/tokens/token-types.js';
import { NOTATIONS } from '../../../src/notations/registry.js';
import { characterScopes, loadTextMate } from '../../support/browser/textmate.js';
import { casesOf } from '../../support/cases.js';
import { sized } from '../../support/rounds.js';

/** Number of characters that have a color of their tree, and of those that the TextMate grammar colors alike. */
interface Count {
  all: number;
  alike: number;
  /** A few that differ. */
  readonly different: Set<string>;
  /** The scopes that the grammar gives, without the name of the notation. */
  readonly scopes: Set<string>;
}

/** Longer texts repeat what shorter ones have. */
const MAX_TEXT_LENGTH = sized(800, 20_000);

/** Compares the colors of every case of a notation. */
async function compare(id: string): Promise<Record<'valid' | 'other', Count>> {
  const entry = NOTATIONS.find((row) => row.id === id)!;
  const [grammar, notation, support = {}] = await Promise.all([textMateOf(id), entry.load(), entry.editor?.()]);
  const highlighter = await loadTextMate(grammar);
  const empty = (): Count => ({ all: 0, alike: 0, different: new Set(), scopes: new Set() });
  const counts = { valid: empty(), other: empty() };
  for (const { text, kind } of casesOf(id)) {
    if (text.length > MAX_TEXT_LENGTH) continue;
    const count = counts[kind === 'valid' ? 'valid' : 'other'];
    const reading = notation.read(text, { level: 'syntax' });
    const scopes = characterScopes(highlighter, text);
    for (const scope of scopes) if (scope !== undefined) count.scopes.add(scope.slice(0, scope.lastIndexOf('.')));
    for (const { start, end, type } of tokensOf({ notation, support, reading } as ReadDocument)) {
      for (let i = start; i < end; i++) {
        if (/\s/.test(text.charAt(i))) continue;
        const scope = scopes[i] ?? '';
        count.all++;
        // No theme colors punctuation, and the color of operators is that of other text.
        if (scope.startsWith(TOKEN_SCOPES[type]) || (type === 'operator' && scope.startsWith('punctuation'))) {
          count.alike++;
        } else if (count.different.size < 5) count.different.add(`${text.slice(i, i + 10)}: ${type}, not ${scope}`);
      }
    }
  }
  return counts;
}

describe('TextMate grammars and the tree color alike', () => {
  const counts = new Map<string, Record<'valid' | 'other', Count>>();
  beforeAll(async () => {
    for (const { id } of NOTATIONS) counts.set(id, await compare(id));
  }, 120_000);

  test.each(NOTATIONS.map(({ id }) => id))('%s: in nearly every character of valid cases', (id) => {
    const { all, alike, different } = counts.get(id)!.valid;
    expect(all).toBeGreaterThan(0);
    expect(alike / all, [...different].join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  test('in 95 % of the characters of all cases', () => {
    const every = [...counts.values()].flatMap(({ valid, other }) => [valid, other]);
    const sum = (of: 'all' | 'alike') => every.reduce((total, count) => total + count[of], 0);
    expect(sum('alike') / sum('all')).toBeGreaterThanOrEqual(0.95);
  });

  test.each(NOTATIONS.map(({ id }) => id))('%s: every scope is one that themes know, and none is an error', (id) => {
    const { valid, other } = counts.get(id)!;
    const unknown = [...valid.scopes, ...other.scopes].filter(
      (scope) => !KNOWN.some((known) => scope.startsWith(known)),
    );
    expect(unknown).toEqual([]);
  });
});

/** Beginnings of scopes that the themes Dark+ and Light+ of VS Code have rules for, and those for punctuation. */
const KNOWN = [
  'comment',
  'constant.numeric',
  'entity.name.function',
  'entity.name.type',
  'keyword',
  'string',
  'support.type',
  'variable',
  'punctuation',
];

test('every type of token has a scope that themes know', () => {
  for (const type of TOKEN_TYPES) {
    expect(
      KNOWN.some((known) => TOKEN_SCOPES[type].startsWith(known)),
      type,
    ).toBe(true);
  }
});
