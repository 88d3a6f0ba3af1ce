import { type GenerateOptions, type PlannedParser, planParser, withinStack } from '../generate.js';
import { highlightPatterns } from './patterns.js';
import { JAVASCRIPT } from './regex.js';

/** CodeMirror's names for the beginnings of scopes, the longest first. */
const TAGS: readonly (readonly [scope: string, tag: string])[] = [
  ['comment', 'comment'],
  ['string', 'string'],
  ['constant.numeric', 'number'],
  ['constant', 'atom'],
  ['keyword.operator', 'operator'],
  ['keyword', 'keyword'],
  ['punctuation', 'punctuation'],
  ['entity.name', 'typeName'],
  ['variable', 'variableName'],
  ['invalid', 'invalid'],
];

const tagOf = (scope: string): string | null => TAGS.find(([start]) => scope.startsWith(start))?.[1] ?? null;

/**
 * Returns an ECMAScript module without imports that exports `mode`: a stream parser for `StreamLanguage.define` of
 * CodeMirror 6 (`@codemirror/language`), which colors texts of a grammar line by line.
 *
 * @throws {GrammarProblems} if the grammar has an error
 */
export function streamMode(text: string, options: GenerateOptions): string {
  return withinStack(options.file, () => streamModeOf(planParser(text, options)));
}

function streamModeOf(planned: PlannedParser): string {
  const rows = highlightPatterns(planned, JAVASCRIPT).map((pattern) => {
    if (pattern.captures !== undefined)
      return `  [${regexLiteral(pattern.regex)}duy, ${JSON.stringify(pattern.captures.map(tagOf))}],`;
    const before = pattern.escapes === true ? '(?:[^\\\\]|\\\\.)*?' : '.*?';
    const end = pattern.end === undefined ? '' : `, ${regexLiteral(before + pattern.end)}uy`;
    return `  [${regexLiteral(pattern.regex)}uy, ${JSON.stringify(tagOf(pattern.scope))}${end}],`;
  });
  const { id } = planned.plan.grammar;
  return `${HEAD}const patterns = [\n${rows.join('\n')}\n];\n${CODE.replace('NAME', JSON.stringify(id))}`;
}

/** Returns a regular expression as JavaScript; its source has no line breaks. */
const regexLiteral = (source: string): string => `/${source.replaceAll('/', '\\/')}/`;

const HEAD = `// Made by ludogram. Each pattern is a regular expression, its tag or those of its captures, and the end of longer texts.
`;

const CODE = `
export const mode = {
  name: NAME,
  startState: () => ({ queue: [], inside: -1 }),
  copyState: ({ queue, inside }) => ({ queue: [...queue], inside }),
  token(stream, state) {
    const { string, pos } = stream;
    if (state.queue.length > 0) {
      const [end, tag] = state.queue.shift();
      stream.pos = end;
      return tag;
    }
    if (state.inside >= 0) {
      const [, tag, end] = patterns[state.inside];
      end.lastIndex = pos;
      const found = end.exec(string);
      if (found) state.inside = -1;
      stream.pos = found ? end.lastIndex : string.length;
      return tag;
    }
    if (stream.eatSpace()) return null;
    for (const [i, [regex, tag, end]] of patterns.entries()) {
      regex.lastIndex = pos;
      const found = regex.exec(string);
      if (!found || found[0] === '') continue;
      stream.pos = regex.lastIndex;
      if (end) state.inside = i;
      if (!Array.isArray(tag)) return tag;
      let at = pos;
      const parts = tag
        .map((one, n) => ({ one, span: found.indices.groups['c' + n] }))
        .filter(({ span }) => span && span[1] > span[0])
        .sort((a, b) => a.span[0] - b.span[0]);
      for (const { one, span } of parts) {
        if (span[0] > at) state.queue.push([span[0], null]);
        state.queue.push([(at = span[1]), one]);
      }
      if (regex.lastIndex > at) state.queue.push([regex.lastIndex, null]);
      const [first, own] = state.queue.shift();
      stream.pos = first;
      return own;
    }
    stream.next();
    return null;
  },
};
`;
