import type { Generated } from '../../generator/generate.js';
import type { RunOutput, RunStatus } from './output.js';
import { type GenerateRun, runGenerate } from './run.js';

/** The files that are generated besides the parser. */
export interface ShapeOptions {
  /** The paths of the modules that declare models. */
  readonly shapes: readonly string[];
  /** Whether the first module is written from the grammar. */
  readonly emit: boolean;
  /** Whether functions that print its model are written as well; if absent, they are. */
  readonly print?: boolean;
  /** Whether a module that exists is replaced then; if not, it is kept. */
  readonly overwrite?: boolean;
}

/** Generates (or checks) a parser, and the code that reads models and finds their spans. */
export async function generateWithShapes(
  request: GenerateRun,
  { shapes, emit, print = true, overwrite = false }: ShapeOptions,
  output: RunOutput,
): Promise<RunStatus> {
  let parser: Generated | undefined;
  const status = runGenerate({ ...request, onGenerated: (_, generated) => (parser = generated) }, output);
  if (shapes.length === 0 || parser === undefined || status !== 0) return status;
  const [{ runShapes }, { importShapes }] = await Promise.all([
    import('./run-shapes.js'),
    import('../../config/import-module.js'),
  ]);
  if (emit) {
    const { emitModel } = await import('./emit-model.js');
    const [grammar = ''] = request.grammars;
    const written = emitModel({ ...request, grammar, shape: shapes[0] ?? '', overwrite, print }, output);
    if (written !== 0) return written;
  }
  const { out, check = false, runtime = 'ludogram/cst' } = request;
  return runShapes({ parser, shapes, out, runtime, shapeRuntime: 'ludogram/shape', check }, importShapes, output);
}
