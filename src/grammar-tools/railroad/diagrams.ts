import { escapeXml } from '../../cst/text/visible.js';
import { defined } from '../../defined.js';
import type { GenerateOptions } from '../../generator/generate-options.js';
import type { Rule } from '../../generator/ir.js';
import { type GrammarProblem, GrammarProblems } from '../../generator/problem.js';
import { readWrittenGrammar, withinStack, type WrittenGrammar } from '../../generator/stages.js';
import { drawExpression } from './draw.js';
import { Diagram } from './railroad-package.js';
import { railroadStyle } from './style.js';

/** How to read a grammar for its diagrams, and what they contain. */
export interface RailroadOptions extends Pick<GenerateOptions, 'read' | 'flags' | 'ignoreCode' | 'ignorePredicates'> {
  /** Path of the grammar, for its imports and in problems; `grammar.peggy` if absent. */
  readonly file?: string;
  /** Returns the URL that the box of a rule links to, or `undefined` for no link. `#rule-Name` if absent. */
  readonly href?: (rule: string) => string | undefined;
  /** Write the name of the rule above its diagram. */
  readonly headings?: boolean;
  /**
   * Width in pixels beyond which a sequence continues in another row; 860 if absent. A diagram is wider if one part of
   * a sequence is, and by the parts around the sequence.
   */
  readonly rowWidth?: number;
  /** `false` leaves out the style, for pages that contain `railroadStyle` once. */
  readonly style?: boolean;
}

/** The diagram of one rule. */
export interface RailroadDiagram {
  /** Name of the rule. */
  readonly rule: string;
  /** Its display name, if it has one. */
  readonly display?: string;
  /** The rule as the grammar writes it. */
  readonly source: string;
  /** The picture as an SVG document. */
  readonly svg: string;
  /** Size of the picture in pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * A diagram of each rule in the order of the grammar, with its problems; or the problems of a text that can't be read
 * as a grammar.
 */
export type Railroad =
  | { readonly ok: true; readonly diagrams: readonly RailroadDiagram[]; readonly problems: readonly GrammarProblem[] }
  | { readonly ok: false; readonly problems: readonly GrammarProblem[] };

/**
 * Draws the rules of a grammar as railroad diagrams in SVG, for light and dark screens. Works in browsers, and for
 * grammars with errors as long as their syntax is correct.
 *
 * ```ts
 * import { railroadDiagrams } from 'ludogram/generator';
 *
 * const drawn = railroadDiagrams('List = items:Item|.., ","|  Item = [a-z]+');
 * if (drawn.ok) drawn.diagrams.map(({ rule, svg }) => `<h2 id="rule-${rule}">${rule}</h2>${svg}`);
 * ```
 */
export function railroadDiagrams(text: string, options: RailroadOptions = {}): Railroad {
  const file = options.file ?? 'grammar.peggy';
  try {
    return withinStack(file, () => {
      const written = readWrittenGrammar(text, { ...options, file });
      const diagrams = [...written.grammar.rules.values()].map((rule) => drawRule(rule, written, options));
      return { ok: true, diagrams, problems: written.problems };
    });
  } catch (error) {
    if (error instanceof GrammarProblems) return { ok: false, problems: error.problems };
    throw error;
  }
}

/** Space around a diagram, and for the name of its rule. */
const MARGIN = 10;
const HEADING = 26;

/** Draws one rule of a grammar as {@link railroadDiagrams} does. */
export function drawRule(
  rule: Rule,
  { grammar, sources }: Pick<WrittenGrammar, 'grammar' | 'sources'>,
  options: RailroadOptions,
): RailroadDiagram {
  const {
    href = (name: string) => `#rule-${encodeURIComponent(name)}`,
    headings = false,
    style = true,
    rowWidth = 860,
  } = options;
  const body = drawExpression(rule.body, {
    sourceOf: ({ location }) => location && sources.get(location.file)?.slice(location.start, location.end),
    fields: grammar.fields,
    href: (name) => (grammar.rules.has(name) ? href(name) : undefined),
    rowWidth,
  });
  const top = MARGIN + (headings ? HEADING : 0);
  const { attrs, children } = new Diagram([body]).format(top, MARGIN, MARGIN, MARGIN);
  const width = Math.ceil(Math.max(attrs.width, headings ? rule.name.length * 9 + 2 * MARGIN : 0));
  const height = Math.ceil(attrs.height);
  const heading = headings
    ? `<text class="heading" x="${MARGIN}" y="${MARGIN + 12}">${escapeXml(rule.name)}</text>\n`
    : '';
  const title = `Syntax of ${rule.name}`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" class="railroad" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}" role="group" aria-label="${escapeXml(title)}">\n` +
    `<title>${escapeXml(title)}</title>\n${style ? `<style>${railroadStyle}</style>\n` : ''}${heading}${children.join('')}</svg>\n`;
  const { name, display, source } = rule;
  return { rule: name, ...defined({ display }), source, svg, width, height };
}
