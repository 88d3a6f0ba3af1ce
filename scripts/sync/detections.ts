import { readFileSync } from 'node:fs';
import { NOTATIONS } from '../../src/notations/registry.js';

/** Returns the text of `src/notations/detections.ts`: the detections that the `info.ts` of each notation exports. */
export function detectionsFile(): string {
  const folders = [...new Set(NOTATIONS.map(({ folder }) => folder.split('/', 1).join('')))];
  const exported = folders.map((folder) => {
    const info = readFileSync(`src/notations/${folder}/info.ts`, 'utf8');
    return { folder, names: [...info.matchAll(/^export const (\w+Detection)\b/gm)].map(([, name = '']) => name) };
  });
  const detected = exported.filter(({ names }) => names.length > 0);
  const imports = detected
    .toSorted((a, b) => (a.folder < b.folder ? -1 : 1))
    .map(({ folder, names }) => `import { ${names.toSorted().join(', ')} } from './${folder}/info.js';\n`);
  return `// Written by \`npm run sync\` from the list of notations.
import type { Detection } from '../notation/detect/detect.js';
${imports.join('')}
/** Recognizes the texts of each built-in notation, in the order of the list of notations. */
export const DETECTIONS: readonly Detection[] = [
${detected.flatMap(({ names }) => names.map((name) => `  ${name},\n`)).join('')}];
`;
}
