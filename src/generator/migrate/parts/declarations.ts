/** Returns the declaration of external predicates. */
export const declaration = (names: readonly string[]): string => `external ${names.join(', ')}\n\n`;

/** Returns the rule for a list of words. */
export function wordRule({ name, words }: { readonly name: string; readonly words: readonly string[] }): string {
  const lines: string[] = [];
  for (let i = 0; i < words.length; i += 8) {
    const row = words.slice(i, i + 8).map((word) => JSON.stringify(word));
    lines.push(`  ${i === 0 ? '=' : '/'} ${row.join(' / ')}`);
  }
  return `${name}\n${lines.join('\n')}\n`;
}
