// Modules of this package have no side effects, but in a bundle other bundlers can't know that of each variable. This
// plugin tells them, so that they leave out the variables that a program does not use.
import { parseSync } from 'rolldown/utils';

/** The expressions that bundlers keep, because evaluating them could run code. */
const UNKNOWN = new Set([
  'CallExpression',
  'ChainExpression',
  'MemberExpression',
  'NewExpression',
  'SpreadElement',
  'TaggedTemplateExpression',
]);

/** The plugin for rolldown. */
export const pureInitializers = {
  name: 'pure-initializers',
  transform: {
    filter: { id: { include: /\/(?:src|generated)\/.*\.ts$/, exclude: /\/node_modules\// } },
    handler: (code, id) => ({ code: markInitializers(code, id), map: null }),
  },
};

/**
 * Returns a module in which each initializer of a variable that could run code is in a function call marked as pure.
 */
function markInitializers(code, id) {
  const initializers = parseSync(id, code)
    .program.body.map((statement) => statement.declaration ?? statement)
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations)
    .filter(({ id: target, init }) => target.type === 'Identifier' && init !== null && couldRunCode(init))
    .map(({ init }) => init);
  let marked = code;
  for (const { start, end } of initializers.reverse()) {
    const value = marked.slice(start, end);
    marked = `${marked.slice(0, start)}/* @__PURE__ */ (() => (${value}))()${marked.slice(end)}`;
  }
  return marked;
}

function couldRunCode(node) {
  if (Array.isArray(node)) return node.some(couldRunCode);
  if (typeof node !== 'object' || node === null) return false;
  const { type = '' } = node;
  // The body of a function does not run here.
  if (/Function|^Class/.test(type)) return false;
  if (UNKNOWN.has(type) || (type === 'TemplateLiteral' && node.expressions.length > 0)) return true;
  return Object.entries(node).some(([key, value]) => !key.startsWith('type') && couldRunCode(value));
}
