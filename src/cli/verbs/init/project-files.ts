import { VERSION } from '../../../version.js';
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

/** Returns the file that makes VS Code propose the extension, which serves the notation without settings. */
export const editorText = (): string =>
  `${JSON.stringify({ recommendations: ['ludogram.ludogram-vscode'] }, null, 2)}\n`;
