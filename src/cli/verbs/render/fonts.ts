import { homedir } from 'node:os';
import { glob } from 'tinyglobby';

/** The folders in which systems keep their fonts. */
const FOLDERS: readonly string[] = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  `${homedir()}/.local/share/fonts`,
  `${homedir()}/.fonts`,
  '/Library/Fonts',
  '/System/Library/Fonts',
  'C:/Windows/Fonts',
];

/** Fonts with serifs, which the pictures name, the best one first. */
const FONTS: readonly Fonts[] = [
  { family: 'Georgia', files: ['Georgia.ttf', 'Georgia Bold.ttf', 'georgiab.ttf'] },
  { family: 'DejaVu Serif', files: ['DejaVuSerif.ttf', 'DejaVuSerif-Bold.ttf'] },
  { family: 'Noto Serif', files: ['NotoSerif-Regular.ttf', 'NotoSerif-Bold.ttf'] },
  { family: 'Liberation Serif', files: ['LiberationSerif-Regular.ttf', 'LiberationSerif-Bold.ttf'] },
  { family: 'Times New Roman', files: ['Times New Roman.ttf', 'times.ttf', 'timesbd.ttf'] },
  { family: 'DejaVu Sans', files: ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'] },
];

/** A font family with its files. */
export interface Fonts {
  readonly family: string;
  readonly files: readonly string[];
}

/** Finds a font for the text of pictures; `undefined` if the system has none of the usual ones. */
export async function findFonts(): Promise<Fonts | undefined> {
  const patterns = FOLDERS.map((folder) => `${folder.replaceAll('\\', '/')}/**/*.ttf`);
  const found = await glob(patterns, { absolute: true, onlyFiles: true });
  const isNamed = (path: string, name: string): boolean => path.toLowerCase().endsWith(`/${name.toLowerCase()}`);
  for (const { family, files } of FONTS) {
    const paths = files.flatMap((name) => found.find((path) => isNamed(path, name)) ?? []);
    if (paths.length > 0) return { family, files: paths };
  }
  return undefined;
}
