import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import peggy, { type ast } from 'peggy';
import type { Contender } from '../parsers/contender.js';
import { nodesOfObjects, type ObjectNode } from '../parsers/node-list.js';
import { ROOT } from '../root.js';
import { HELPERS, objectActions } from './object-actions.js';

/** Stock peggy on one of our grammars, with actions that build the same tree of plain objects. */
export function stockPeggy(file: string, start: string): Contender {
  const text = `{{${HELPERS}}}\n${readFileSync(join(ROOT, file), 'utf8')}`;
  const parser = peggy.generate(text, {
    allowedStartRules: [start],
    plugins: [withInitializer(file)],
  });
  return {
    name: 'stock peggy, object nodes',
    read: (record) => parser.parse(record) as ObjectNode,
    nodes: (result) => nodesOfObjects(result as ObjectNode),
  };
}

/** The linked grammar takes the place of the text that peggy read; its initializer stays. */
function withInitializer(file: string): peggy.Plugin {
  const actions = objectActions(file);
  return {
    use(config, options) {
      actions.use(config, options);
      const passes = config.passes as unknown as Record<string, ((grammar: ast.Grammar) => void)[]>;
      const prepare = passes.prepare!;
      const link = prepare.shift()!;
      prepare.unshift((grammar) => {
        const { topLevelInitializer } = grammar;
        link(grammar);
        Object.assign(grammar, { topLevelInitializer });
      });
    },
  };
}
