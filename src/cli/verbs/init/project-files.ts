import { VERSION } from '../../../generator/version.js';
import type { Plan } from './plan.js';

/** Returns `package.json`, for a folder without one. */
export function packageText({ id, language, runner }: Plan): string {
  const isTyped = language === 'ts';
  const node = isTyped ? 'node --import tsx --test' : 'node --test';
  const development = {
    ...(isTyped && runner === 'node' ? { '@types/node': '^20.0.0', tsx: '^4.20.0' } : {}),
    ...(isTyped ? { typescript: '>=5.4.0' } : {}),
    ...(runner === 'vitest' ? { vitest: '^4.0.0' } : {}),
  };
  const manifest = {
    name: id,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: {
      generate: 'ludogram generate',
      watch: 'ludogram generate --watch',
      test: `${runner === 'vitest' ? 'vitest run' : node} test/${id}.test.${language} && ludogram conformance`,
      ...(isTyped ? { types: 'tsc' } : {}),
      coverage: 'ludogram coverage',
      fuzz: 'ludogram fuzz',
    },
    dependencies: { ludogram: `^${VERSION}` },
    ...(Object.keys(development).length > 0 ? { devDependencies: development } : {}),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Returns the options of the TypeScript compiler, which only checks types here. */
export function compilerOptionsText(): string {
  const options = {
    extends: 'ludogram/tsconfig.json',
    include: ['src', 'test', 'ludogram.config.ts'],
  };
  return `${JSON.stringify(options, null, 2)}\n`;
}

/** Returns the README. */
export const readmeText = ({ id, title, extension, language }: Plan): string => `# ${id}

${title[0]!.toUpperCase()}${title.slice(1)}, read by [ludogram](https://www.npmjs.com/package/ludogram).

| file | what it is |
| --- | --- |
| \`src/${id}.peggy\` | the grammar |
| \`src/generated\` | the parser${language === 'ts' ? ' and the code that reads the model' : ''}, which \`npm run generate\` writes |
${language === 'ts' ? '| `src/shape.ts` | the model: its members, their nodes, their JSON |\n' : ''}| \`src/codes.${language}\` | the diagnostics |
| \`src/notation.${language}\` | how a text is read, checked and printed |
| \`suite\` | conformance cases: sample files with the expected JSON or the expected error |
| \`test\` | tests |
| \`ludogram.config.${language}\` | lists the notation for the command line |

\`\`\`sh
npm install
npm test             # the tests and the conformance cases
npm run watch        # generates the parser again after each save of the grammar
npm run coverage     # which parts of the grammar no case uses
npm run fuzz         # tries random texts
npx ludogram check game${extension}
\`\`\`
`;
