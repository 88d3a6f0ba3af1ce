import { basename } from 'node:path';
import { readFileText, systemReason } from '../files/read-file.js';
import { writeFileAtomically } from '../files/write-file.js';
import type { Generated } from '../generator/index.js';

/** The first line of every generated file. */
const GENERATED = /^\/\/ Generated from .* by ludogram\./;

const IMPORT = /^import (?:type )?\{ (.*) \} from (.*);$/m;

/**
 * Returns the declarations of the module of a grammar: those of its nodes, then those of its parser. Names that the
 * latter need begin with `$`, as rules may have the same names.
 */
export function declarationsOf({ files }: Generated, file: string): string {
  const nodes = files.get('nodes.d.ts') ?? '';
  const [head = '', ...body] = (files.get('parser.d.ts') ?? '').split(/\n\n(?=\/\*\*)/);
  const [, list = '', runtime = ''] = IMPORT.exec(head) ?? [];
  const imported = list.split(', ').map((item) => item.replace(/^type /, ''));
  const aliases = imported.map((name) => `${name} as $${name}`).join(', ');
  const imports = [
    `import type { ${aliases} } from ${runtime};`,
    `import type * as $nodes from ${JSON.stringify(`./${basename(file)}`)};`,
  ];
  const renamed = new RegExp(String.raw`(?<![.\w$'])(?=(?:${[...imported, 'Roots'].join('|')})\b(?!:)|nodes\.)`, 'g');
  const code = body.join('\n\n').replace(/^(?!\/\*\*| \*).*$/gm, (line) => line.replace(renamed, '$'));
  return `${nodes.trimEnd()}\n\n${imports.join('\n')}\n\n${code}`;
}

/**
 * Writes declarations beside a grammar, if the file there has other ones.
 *
 * @returns why it could not; `undefined` if the file has the declarations now
 */
export function writeDeclarations(file: string, declarations: string): string | undefined {
  const path = `${file}.d.ts`;
  const before = readIfThere(path);
  if (before === declarations) return undefined;
  if (before !== undefined && !GENERATED.test(before)) {
    return `${path} is not a generated file, so the declarations of the grammar are not written to it`;
  }
  try {
    writeFileAtomically(path, declarations, before);
    return undefined;
  } catch (error) {
    return `can't write ${path}: ${systemReason(error)}`;
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileText(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    return '';
  }
}
