import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';

export default defineConfig(
  globalIgnores(['dist', 'bench/build*', 'generated', 'docs/api', 'test/conformance', '.stryker-tmp']),
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  {
    rules: {
      // The compiler checks indexed access; `!` says that an index is known to be inside.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
      // Control characters are data here: they are looked for in texts.
      'no-control-regex': 'off',
      'no-undef': 'off',
      eqeqeq: 'error',
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
  {
    // Tests and benchmarks pass short lists.
    files: ['src/**', 'scripts/**', 'examples/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression > SpreadElement.arguments',
          message: 'A list can be longer than a call may have arguments: use flatMap, reduce, a loop, or a new list.',
        },
      ],
    },
  },
  prettier,
);
