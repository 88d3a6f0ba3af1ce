import type { LanguageRegistration } from 'shiki';

/** Grammars, for the colors of code blocks: comments, literals, classes, labels and the rules that begin. */
const peggy: LanguageRegistration = {
  name: 'peggy',
  scopeName: 'source.peggy',
  aliases: ['pegjs', 'peg'],
  patterns: [
    { match: '//.*$', name: 'comment.line.peggy' },
    { begin: '/\\*', end: '\\*/', name: 'comment.block.peggy' },
    { match: '"(?:[^"\\\\]|\\\\.)*"i?', name: 'string.quoted.double.peggy' },
    { match: "'(?:[^'\\\\]|\\\\.)*'i?", name: 'string.quoted.single.peggy' },
    { match: '\\[(?:[^\\]\\\\]|\\\\.)*\\][iu]*', name: 'constant.character.class.peggy' },
    { match: '^\\s*[\\p{L}_][\\p{L}\\p{M}\\p{N}_$]*(?=[^=/]*=)', name: 'entity.name.function.peggy' },
    { match: '[\\p{L}_][\\p{L}\\p{M}\\p{N}_$]*(?=\\s*:)', name: 'variable.parameter.peggy' },
    { match: '[?*+&!$|/=]', name: 'keyword.operator.peggy' },
  ],
  repository: {},
};

/** The languages that VitePress doesn't bring. */
export const highlighted: LanguageRegistration[] = [peggy];
