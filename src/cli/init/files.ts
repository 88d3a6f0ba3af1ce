import { grammarText } from './grammar.js';
import type { Plan } from './plan.js';
import { compilerOptionsText, packageText, readmeText } from './project-files.js';
import { codesText, configText, notationText, testText } from './sources.js';
import { suiteFiles } from './suite-files.js';

/** Returns the files of a package; files that exist are kept. */
export function packageFiles(plan: Plan): Map<string, string> {
  const files = new Map([
    ['package.json', packageText(plan)],
    ['README.md', readmeText(plan)],
  ]);
  if (plan.language === 'ts') files.set('tsconfig.json', compilerOptionsText());
  return files;
}

/** Returns the files of the notation, except its parser: path → content. None of them may exist yet. */
export function notationFiles(plan: Plan): Map<string, string> {
  const { id, language } = plan;
  return new Map([
    [`src/${id}.peggy`, grammarText(plan)],
    [`src/codes.${language}`, codesText(plan)],
    [`src/notation.${language}`, notationText(plan)],
    [`ludogram.config.${language}`, configText(plan)],
    [`test/${id}.test.${language}`, testText(plan)],
    ...[...suiteFiles(plan)].map(([path, content]) => [`suite/${path}`, content] as const),
  ]);
}
