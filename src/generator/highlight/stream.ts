import { type GenerateOptions, type PlannedParser, planParser, withinStack } from '../generate.js';
import { highlightPatterns } from './patterns.js';
import { JAVASCRIPT, type LinePattern } from './regex.js';

/** CodeMirror's names for the beginnings of scopes, the longest first. */
const TAGS: readonly (readonly [scope: string, tag: string])[] = [
  ['comment', 'comment'],
  ['string', 'string'],
  ['constant.numeric', 'number'],
  ['constant', 'atom'],
  ['keyword.operator', 'operator'],
  ['keyword', 'keyword'],
  ['punctuation', 'punctuation'],
  ['entity.name.function', 'macroName'],
  ['entity.name', 'typeName'],
  ['variable.other.property', 'propertyName'],
  ['variable', 'variableName'],
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
    if (pattern.captures !== undefined) return `  ${rowOf(pattern)},`;
    const before = pattern.escapes === true ? '(?:[^\\\\]|\\\\.)*?' : '.*?';
    const end = pattern.end === undefined ? '' : `, ${regexLiteral(before + pattern.end)}uy`;
    return `  [${regexLiteral(pattern.regex)}uy, ${JSON.stringify(tagOf(pattern.scope))}${end}],`;
  });
  const { id } = planned.plan.grammar;
  return `${HEAD}const patterns = [\n${rows.join('\n')}\n];\n${CODE.replace('NAME', JSON.stringify(id))}`;
}

/** Returns a pattern with captures as JavaScript: the tags of the captures, or the patterns that color them. */
function rowOf({ regex, captures }: LinePattern): string {
  const tags = captures.map((one) =>
    typeof one === 'string' ? JSON.stringify(tagOf(one)) : `[${one.map(rowOf).join(', ')}]`,
  );
  return `[${regexLiteral(regex)}duy, [${tags.join(', ')}]]`;
}

/** Returns a regular expression as JavaScript; its source has no line breaks. */
const regexLiteral = (source: string): string => `/${source.replaceAll('/', '\\/')}/`;

const HEAD = `// Made by ludogram. Each pattern is a regular expression, its tag or those of its captures, and the end of longer texts.
// A capture can have patterns instead of a tag.
`;

const CODE = `
/** Returns the end and the tag of each part of a match. */
function split(found, tags) {
  const parts = [];
  let at = found.index;
  const spans = tags
    .map((tag, n) => ({ tag, span: found.indices.groups['c' + n] }))
    .filter(({ span }) => span && span[1] > span[0])
    .sort((a, b) => a.span[0] - b.span[0]);
  for (const { tag, span } of spans) {
    const [from, to] = span;
    if (from > at) parts.push([from, null]);
    if (Array.isArray(tag)) parts.push(...inside(tag, found.input.slice(0, to), from));
    else parts.push([to, tag]);
    at = to;
  }
  const end = found.index + found[0].length;
  if (end > at) parts.push([end, null]);
  return parts;
}

/** Returns the end and the tag of each part of a text from an offset on. */
function inside(patterns, text, from) {
  const parts = [];
  for (let at = from; at < text.length; at = parts.at(-1)[0]) {
    let found = null;
    let tags = [];
    for (const pattern of patterns) {
      pattern[0].lastIndex = at;
      found = pattern[0].exec(text);
      tags = pattern[1];
      if (found && found[0] !== '') break;
      found = null;
    }
    if (found) parts.push(...split(found, tags));
    else parts.push([at + 1, null]);
  }
  return parts;
}

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
      state.queue.push(...split(found, tag));
      const [first, own] = state.queue.shift();
      stream.pos = first;
      return own;
    }
    stream.next();
    return null;
  },
};
`;
