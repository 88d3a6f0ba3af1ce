import type { AskedFeatures, Features } from '../features/features.js';
import type { FeatureThread } from './feature-thread.js';
import type { FileVersion } from './port.js';

/** Milliseconds to wait for a hover text from the thread; after that, the hover text comes from the syntax alone. */
const PATIENCE = 30;

/**
 * Returns the features of a large text: those that need only its tree are computed here, the others in a thread.
 *
 * @param local the features of the text at level `syntax`
 */
export function threadedFeatures(file: FileVersion, local: Features, thread: FeatureThread): AskedFeatures {
  return {
    diagnostics: local.diagnostics,
    outline: () => local.outline(),
    folds: () => local.folds(),
    selections: (offset) => local.selections(offset),
    tokens: (within) => local.tokens(within),
    hover: (offset) => Promise.race([thread.ask(file, 'hover', offset), after(PATIENCE, () => local.hover(offset))]),
    fixes: (within) => thread.ask(file, 'fixes', within),
    fixAll: () => thread.ask(file, 'fixAll'),
    format: (within) => thread.ask(file, 'format', within),
    completions: (offset) => thread.ask(file, 'completions', offset),
    hints: (within) => thread.ask(file, 'hints', within),
    definition: (offset) => thread.ask(file, 'definition', offset),
    references: (offset, includesDeclaration) => thread.ask(file, 'references', offset, includesDeclaration),
    renamable: (offset) => thread.ask(file, 'renamable', offset),
    rename: (offset, name) => thread.ask(file, 'rename', offset, name),
    board: (offset, options) => thread.ask(file, 'board', offset, options),
  };
}

const after = <Result>(milliseconds: number, compute: () => Result): Promise<Result> =>
  new Promise((resolve) => setTimeout(() => resolve(compute()), milliseconds));
