import type { Grammar, Rule } from '../../../src/generator/ir.js';
import { drawRule, type RailroadOptions } from '../../../src/grammar-tools/railroad/diagrams.js';

/** A grammar to draw: its rules as they are written, and the texts of its files by path. */
export interface WrittenRules {
  readonly written: Grammar;
  readonly sources: ReadonlyMap<string, string>;
}

/** The railroad diagram of a rule, in SVG without style. */
export interface RuleDiagram {
  readonly rule: string;
  readonly svg: string;
  /** Its width in pixels. */
  readonly width: number;
}

/** Draws one version of a grammar after another. A rule that is the same as before is not drawn again. */
export class RuleDiagrams {
  #last: ReadonlyMap<string, RuleDiagram> = new Map();

  /** Returns a diagram of each rule, in the order of the grammar. */
  draw({ written, sources }: WrittenRules): RuleDiagram[] {
    const next = new Map<string, RuleDiagram>();
    for (const rule of written.rules.values()) {
      const key = keyOf(rule);
      next.set(key, this.#last.get(key) ?? diagramOf(rule, { written, sources }));
    }
    this.#last = next;
    return [...next.values()];
  }
}

/**
 * Returns the key of a rule. Rules with equal keys have equal diagrams: the source of a rule with parameters includes
 * its arguments.
 */
const keyOf = ({ name, source }: Rule): string => `${name} ${source}`;

/** A row fits beside the editor on a screen of 1280 pixels. */
const DRAWING: RailroadOptions = { style: false, href: () => undefined, rowWidth: 540 };

function diagramOf(rule: Rule, { written, sources }: WrittenRules): RuleDiagram {
  const { svg, width } = drawRule(rule, { grammar: written, sources }, DRAWING);
  return { rule: rule.name, svg, width };
}
