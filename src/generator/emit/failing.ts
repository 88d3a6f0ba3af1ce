import { alwaysMatches, emitsNodes, type Facts, touchesTree } from '../analysis/facts.js';
import type { Expression } from '../ir.js';

/** What a failed attempt at an expression may leave changed: the position, the number of node words. */
export interface Disturbance {
  readonly position: boolean;
  readonly nodes: boolean;
}

const NOTHING: Disturbance = { position: false, nodes: false };

/**
 * Generated code does not clean up where it fails, but where a failure is caught; this tells the catching place what
 * there is to clean up.
 */
export function disturbs(e: Expression, facts: Facts): Disturbance {
  switch (e.op) {
    case 'literal':
    case 'set':
      return NOTHING;
    case 'rule':
      return alwaysMatches(e, facts) ? NOTHING : { position: true, nodes: facts.get(e.name)!.touches };
    case 'sequence': {
      let before: Disturbance = NOTHING;
      let result: Disturbance = NOTHING;
      for (const part of e.parts) {
        if (!alwaysMatches(part, facts)) result = both(result, both(before, disturbs(part, facts)));
        before = both(before, changes(part, facts));
      }
      return result;
    }
    case 'choice':
      return alwaysMatches(e, facts) ? NOTHING : disturbs(e.alternatives.at(-1)!, facts);
    case 'repeat': {
      if (e.min === 0) return NOTHING;
      if (e.min === 1) return disturbs(e.element, facts);
      return { position: true, nodes: touchesTree(e, facts) };
    }
    case 'and':
    case 'text':
      return disturbs(e.inner, facts);
    case 'field': {
      const opensToken = e.token && emitsNodes(e.inner, facts);
      const inner = disturbs(e.inner, facts);
      return opensToken ? { ...inner, nodes: true } : inner;
    }
    case 'not':
      return changes(e.inner, facts);
  }
}

/** What a successful match may change. */
function changes(e: Expression, facts: Facts): Disturbance {
  const position = e.op !== 'and' && e.op !== 'not' && !isEmptyLiteral(e);
  return { position, nodes: emitsNodes(e, facts) };
}

function isEmptyLiteral(e: Expression): boolean {
  return e.op === 'literal' && e.text === '';
}

function both(a: Disturbance, b: Disturbance): Disturbance {
  return { position: a.position || b.position, nodes: a.nodes || b.nodes };
}
