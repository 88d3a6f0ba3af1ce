/**
 * Writes the outlines of the characters in pictures, so that these look alike everywhere and need no font. Run it after
 * a change of the lists below; the fonts and their reader are needed only for that:
 *
 *     npm install --no-save fontkit @fontsource/noto-serif-tc dejavu-fonts-ttf
 *     npx tsx scripts/outlines.ts
 *
 * Both licenses allow outlines in documents and programs: the SIL Open Font License for Noto Serif, and that of
 * Bitstream Vera, whose changes are in the public domain, for DejaVu.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The number of units of an outline that are as high as the font. */
const EM = 128;

interface Outlines {
  readonly file: string;
  readonly characters: string;
  /** The names of the outlines, one per character; the characters themselves if absent. */
  readonly names?: string;
  readonly font: string;
  readonly license: string;
  /** Returns the font files, in the order in which a character is looked for. */
  readonly files: () => readonly string[];
}

const LISTS: readonly Outlines[] = [
  {
    file: 'src/notations/xiangqi/setup/view/outlines.ts',
    characters: '俥傌相仕帥炮兵車馬象士將砲卒楚河漢界',
    font: 'Noto Serif TC Bold, copyright Google Inc.',
    license: 'SIL Open Font License 1.1',
    files: () => filesIn('@fontsource/noto-serif-tc', 'files', /-700-normal\.woff2$/),
  },
  {
    file: 'src/notations/5dfen/view/outlines.ts',
    characters: '♚♛♜♝♞♟',
    names: 'KQRBNP',
    font: 'DejaVu Sans, copyright Bitstream Inc.; its changes are in the public domain',
    license: 'the license of Bitstream Vera',
    files: () => filesIn('dejavu-fonts-ttf', 'ttf', /^DejaVuSans\.ttf$/),
  },
];

interface Path {
  readonly bbox: { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };
  readonly commands: readonly { readonly command: string; readonly args: readonly number[] }[];
}

interface Font {
  readonly unitsPerEm: number;
  hasGlyphForCodePoint(code: number): boolean;
  glyphForCodePoint(code: number): { readonly path: Path };
}

const require = createRequire(join(process.env.FONTS ?? '.', 'x'));
const { create } = require('fontkit') as { create(data: Buffer): Font };

function filesIn(packageName: string, folder: string, name: RegExp): readonly string[] {
  const path = join(dirname(require.resolve(`${packageName}/package.json`)), folder);
  const files = readdirSync(path).filter((file) => name.test(file));
  return files.map((file) => join(path, file));
}

const LETTERS: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/** Writes the outline of a glyph in units of a 128th of the font size, with its middle at 0, 0. */
function outline({ bbox, commands }: Path, unitsPerEm: number): string {
  const scale = EM / unitsPerEm;
  const middle = [(bbox.minX + bbox.maxX) / 2, (bbox.minY + bbox.maxY) / 2];
  const written = commands.map(({ command, args }) => {
    const numbers = args.map((value, i) => Math.round((value - middle[i % 2]!) * scale * (i % 2 === 0 ? 1 : -1)) + 0);
    return LETTERS[command]! + numbers.join(' ').replaceAll(' -', '-');
  });
  return written.join('');
}

for (const { file, characters, names, font, license, files } of LISTS) {
  const fonts = files().map((path) => create(readFileSync(path)));
  const entries = [...characters].map((character, i) => {
    const code = character.codePointAt(0)!;
    const found = fonts.find((one) => one.hasGlyphForCodePoint(code));
    if (found === undefined) throw new Error(`no font has ${character}`);
    return `  ${names?.[i] ?? character}: '${outline(found.glyphForCodePoint(code).path, found.unitsPerEm)}',`;
  });
  const lines = [
    '/**',
    ' * The outlines of characters, as SVG paths in units of a 128th of the font size with the middle at 0, 0. They come from',
    ` * ${font}.`,
    ` * License: ${license}. \`scripts/outlines.ts\` writes this file.`,
    ' */',
    'export const OUTLINES: Readonly<Record<string, string>> = {',
    ...entries,
    '};',
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
}
