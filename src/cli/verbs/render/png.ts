import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { defined } from '../../../defined.js';
import { systemReason } from '../../../files/read-file.js';
import { writeFileAtomically } from '../../../files/write-file.js';
import { reportFailure } from '../../run/failure.js';
import type { Context } from '../../run/verb.js';
import { findFonts } from './fonts.js';

/** The part of `@resvg/resvg-wasm` that is used. The package is installed only where PNG pictures are wanted. */
interface Rasterizer {
  initWasm(module: BufferSource): Promise<void>;
  readonly Resvg: new (svg: string, options: object) => { render(): { asPng(): Uint8Array } };
}

const PACKAGE = '@resvg/resvg-wasm';

/** The rasterizers by the program beside which they are installed: each can be started only once in a process. */
const loaded = new Map<string, Promise<Rasterizer | undefined>>();

/**
 * Writes a picture to a PNG file. If that fails, reports the reason and returns `false`.
 *
 * @param program the address of the module beside which the rasterizer is looked for
 */
export async function writePng(
  file: string,
  svg: string,
  context: Context,
  program: string = import.meta.url,
): Promise<boolean> {
  const loading = loaded.get(program) ?? loadRasterizer(program);
  loaded.set(program, loading);
  const rasterizer = await loading;
  if (rasterizer === undefined) {
    reportFailure(
      context,
      `PNG pictures need the package ${PACKAGE}: run npm install ${PACKAGE}, or write to an .svg file`,
    );
    return false;
  }
  const fonts = await findFonts();
  if (fonts === undefined && svg.includes('<text ')) {
    context.io.stderr.write('warning: no font for the names in the picture was found: it has none\n');
  }
  const font = fonts && {
    fontBuffers: fonts.files.map((path) => readFileSync(path)),
    serifFamily: fonts.family,
    defaultFontFamily: fonts.family,
  };
  const png = new rasterizer.Resvg(svg, defined({ font })).render().asPng();
  try {
    writeFileAtomically(file, png);
    return true;
  } catch (error) {
    reportFailure(context, `can't write ${file}: ${systemReason(error)}`);
    return false;
  }
}

/**
 * Loads the rasterizer that is installed beside this program; `undefined` if there is none. Doesn't look in the working
 * folder, because running code from there would not be safe.
 */
async function loadRasterizer(program: string): Promise<Rasterizer | undefined> {
  const require = createRequire(program);
  try {
    const wasm = readFileSync(require.resolve(`${PACKAGE}/index_bg.wasm`));
    const rasterizer = require(PACKAGE) as Rasterizer;
    await rasterizer.initWasm(wasm);
    return rasterizer;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
