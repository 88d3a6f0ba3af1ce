/**
 * Names of rules that make nodes: with umlauts, a joiner, letters outside the first 65,536, `$`.
 */
export const NODES: readonly string[] = ['Größe', 'É', 'A\u200dB', 'Ωm', '𝐀x', 'G$ö', 'Ĳ'];

/** Names of rules that make none: without letter case, with combining signs, with `_` at the start. */
export const FRAGMENTS: readonly string[] = ['日本', 'ähm', '_é', 'क्‍ष', '𝒃', 'ª'];
