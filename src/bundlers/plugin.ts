import type { UnpluginFactory } from 'unplugin';
import { droppedIn, withoutDropped } from '../generator/codes/dropped-code.js';
import { formatProblem, type GrammarProblem } from '../generator/index.js';
import { checkedOptions } from './checked-options.js';
import { declarationsOf, writeDeclarations } from './declarations.js';
import { GrammarCache } from './grammar-cache.js';
import { moduleOf, partOf, resolvePart } from './modules.js';
import type { BundlerOptions } from './options.js';

/** Makes the plug-in in the terms that all bundlers share: a grammar is a module that exports its parser and nodes. */
export const plugin: UnpluginFactory<BundlerOptions | undefined, false> = (given, { framework }) => {
  const options = checkedOptions(given);
  const include = options.include ?? /\.(?:peggy|pegjs)$/;
  const grammars = new GrammarCache(options);
  // webpack shows the message of a problem, but not its location.
  const messageOf = framework === 'webpack' ? formatProblem : located;
  return {
    name: 'ludogram',
    enforce: 'pre',
    esbuild: { onResolveFilter: /\?ludogram=/ },
    // webpack finds files with queries itself.
    ...(framework === 'webpack' ? {} : { resolveId: resolvePart }),
    vite: {
      // Vite takes a module that could not be loaded yet as one that no page needs, and reloads none for it.
      handleHotUpdate({ file, server }) {
        if (grammars.hasOnlyFailed(file)) server.ws.send({ type: 'full-reload' });
      },
    },
    loadInclude: (id) => include.test(partOf(id).file),
    load(id) {
      const { file, part } = partOf(id);
      const outcome = grammars.get(file);
      for (const source of outcome.sources.keys()) this.addWatchFile(source);
      if (!outcome.ok) {
        this.error(messageOf(combined(outcome.problems)));
        // For bundlers that continue after an error.
        return '';
      }
      const { generated } = outcome;
      if (part === undefined) {
        for (const warning of withoutDropped(generated.warnings)) this.warn(messageOf(warning));
        for (const line of droppedIn(generated.warnings)) this.warn(`${file}: ${line}`);
        const isWritten = options.declarations !== false;
        const failure = isWritten ? writeDeclarations(file, declarationsOf(generated, file)) : undefined;
        if (failure !== undefined) this.warn(failure);
      }
      return moduleOf(generated, file, part);
    },
  };
};

/** Returns the errors of a grammar as one, at the location of the first. */
function combined(problems: readonly GrammarProblem[]): GrammarProblem {
  const [first, ...others] = problems.filter(({ severity }) => severity === 'error');
  if (first === undefined) throw new Error('a grammar without errors has no parser');
  return { ...first, message: [first.message, ...others.map(formatProblem)].join('\n') };
}

/** Returns a problem as most bundlers show it: their columns count from 0. */
function located({ message, location }: GrammarProblem) {
  if (location === undefined) return { message };
  const { file, line, column } = location;
  return { message, id: file, loc: { file, line, column: column - 1 } };
}
