import { alwaysMatches, emitsNodes, type Facts, touchesTree } from '../../../analyze/facts.js';
import { type Expression, lookUp } from '../../../ir.js';

/**
 * The state that a failed attempt at an expression may leave changed: the position, and the number of integers in
 * `data`.
 */
export interface ChangedState {
  readonly position: boolean;
  readonly nodes: boolean;
}

const NOTHING: ChangedState = { position: false, nodes: false };

/**
 * Returns the state that must be restored after a failed attempt. Generated code does not clean up where it fails; the
 * code that catches the failure does.
 */
export function stateLeftByFailure(e: Expression, facts: Facts): ChangedState {
  switch (e.op) {
    case 'literal':
    case 'set':
    case 'test':
    case 'lineStart':
      return NOTHING;
    case 'again':
      return { position: true, nodes: false };
    case 'rule':
      return alwaysMatches(e, facts) ? NOTHING : { position: true, nodes: lookUp(facts, e.name).touches };
    case 'sequence':
      return stateLeftByParts(e.parts, facts);
    case 'choice':
      return alwaysMatches(e, facts) ? NOTHING : stateLeftByFailure(e.alternatives.at(-1)!, facts);
    case 'repeat': {
      if (e.min === 0) return NOTHING;
      if (e.min === 1) return stateLeftByFailure(e.element, facts);
      return { position: true, nodes: touchesTree(e, facts) };
    }
    case 'and':
    case 'text':
    case 'capture':
      return stateLeftByFailure(e.inner, facts);
    case 'field': {
      const opensToken = e.token && emitsNodes(e.inner, facts);
      const inner = stateLeftByFailure(e.inner, facts);
      return opensToken ? { ...inner, nodes: true } : inner;
    }
    case 'not':
      return stateLeftByMatch(e.inner, facts);
  }
}

/** Returns the state that a failed sequence may leave changed: by the part that fails, and by the parts before it. */
function stateLeftByParts(parts: readonly Expression[], facts: Facts): ChangedState {
  let before: ChangedState = NOTHING;
  let result: ChangedState = NOTHING;
  for (const part of parts) {
    if (!alwaysMatches(part, facts)) result = both(result, both(before, stateLeftByFailure(part, facts)));
    before = both(before, stateLeftByMatch(part, facts));
  }
  return result;
}

/** Returns the state that a successful match may change. */
function stateLeftByMatch(e: Expression, facts: Facts): ChangedState {
  const position = e.op !== 'and' && e.op !== 'not' && e.op !== 'test' && e.op !== 'lineStart' && !isEmptyLiteral(e);
  return { position, nodes: emitsNodes(e, facts) };
}

function isEmptyLiteral(e: Expression): boolean {
  return e.op === 'literal' && e.text === '';
}

function both(a: ChangedState, b: ChangedState): ChangedState {
  return { position: a.position || b.position, nodes: a.nodes || b.nodes };
}
