import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import prettier from 'eslint-config-prettier';
import importSort from 'eslint-plugin-simple-import-sort';
import ts from 'typescript-eslint';

/** Forbids the spread of a list in the calls that a selector finds. */
const noSpread = (selector) => ({
  selector,
  message: 'A list can be longer than a call may have arguments: use flatMap, reduce, a loop, or a new list.',
});

export default defineConfig(
  globalIgnores([
    'dist',
    'packages/*/dist',
    'release',
    '**/bench/build*',
    '**/generated',
    'docs/api',
    'test/conformance',
    '.stryker-tmp',
    'site/pages',
    'site/dist',
    'site/.vitepress/cache',
    'editors/vscode/dist',
    'cspell.config.yaml',
  ]),
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      'no-duplicate-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
      // Control characters are data here: they are looked for in texts.
      'no-control-regex': 'off',
      'no-undef': 'off',
      eqeqeq: 'error',
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      // An interface gives a model, whose members a shape declares, a name for messages and documentation.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    },
  },
  {
    // Imports from afar come first: packages, then other folders, then this folder. Files without names, such as
    // styles, come last: they override those of packages.
    plugins: { 'import-sort': importSort },
    rules: { 'import-sort/imports': ['error', { groups: [['^node:', '^', '^\\.\\.', '^\\.', '^\\u0000']] }] },
  },
  {
    // Any list of any length: a call can't have more arguments than fit on the stack.
    files: ['src/**', 'scripts/**', 'packages/**'],
    rules: { 'no-restricted-syntax': ['error', noSpread('CallExpression > SpreadElement.arguments')] },
  },
  {
    // Two things with one name in one place are easily mistaken for each other; tests are short enough to read.
    files: ['**/*.{ts,js,mjs}'],
    ignores: ['test/**'],
    rules: { '@typescript-eslint/no-shadow': ['error', { hoist: 'functions-and-types', allow: ['_'] }] },
  },
  {
    // Tests and benchmarks call functions with lists that they know to be short, but collect what they find like all
    // code.
    files: ['test/**', 'bench/**', 'site/**', '*.config.*'],
    rules: {
      'no-restricted-syntax': [
        'error',
        noSpread('CallExpression[callee.property.name=/^(push|unshift)$/] > SpreadElement'),
      ],
    },
  },
  {
    // The compiler checks indexed access. These folders compute indices of boards, texts, nodes and tables, which are
    // inside by construction, and tests fail anyway if they are not. The board and its page look for elements that they
    // wrote themselves.
    files: [
      'src/{board,page,trace-view}/**',
      'src/{cst,games,generator,grammar-tools,notation,notations,select}/**',
      'src/{conformance,diagnostics,export}/**',
      'src/cli/verbs/**',
      'scripts/**',
      'test/**',
      'bench/**',
      'site/**',
      'packages/**',
      'editors/**',
    ],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    // Templates of generated code, in which the state of a parser is `var`; the compiler finds what they don't use.
    files: ['src/generator/emit/templates/*.ts'],
    rules: { 'no-var': 'off', '@typescript-eslint/no-unused-vars': 'off' },
  },
  prettier,
  // Prettier wraps code, but no comments.
  { rules: { 'max-len': ['error', { code: 10_000, comments: 120, ignoreUrls: true }] } },
  // A comment names its subject with a noun, or begins with a verb: "The number of files", not "How many files".
  {
    rules: {
      'no-warning-comments': [
        'error',
        {
          terms: ['what', 'who', 'how many', 'how much', 'how often', 'how far', 'how long'],
          location: 'start',
          decoration: ['*'],
        },
      ],
    },
  },
  // A statement on a line of its own has braces. Templates of generated code have their form.
  { rules: { curly: ['error', 'multi-line'] }, ignores: ['src/generator/emit/templates/*.ts'] },
);
