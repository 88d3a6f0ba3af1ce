import type { GenerateOptions } from '../../generator/generate-options.js';
import { type PlannedParser, planParser, withinStack } from '../../generator/stages.js';
import { highlightPatterns } from './patterns.js';
import { JAVASCRIPT, type LinePattern } from './regex.js';
import type { RegionPattern } from './several-lines.js';

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
    const tag = JSON.stringify(tagOf(pattern.scope));
    const region = { end: pattern.end, tag, content: tag, escapes: pattern.escapes === true, inside: '' };
    return `  [${regexLiteral(pattern.regex)}uy, ${tag}${pattern.end === undefined ? '' : `, ${regionOf(region)}`}],`;
  });
  const { id } = planned.plan.grammar;
  return `${HEAD}const patterns = [\n${rows.join('\n')}\n];\n${CODE.replace('NAME', JSON.stringify(id))}`;
}

/** Returns a pattern with captures as JavaScript: the tags of the captures, or the patterns that color them. */
function rowOf(pattern: LinePattern | RegionPattern): string {
  const row = `${regexLiteral(pattern.regex)}duy, ${tagsOf(pattern)}`;
  if (!('end' in pattern)) return `[${row}]`;
  const { end, content, escapes, inside } = pattern;
  const region = {
    end: end.regex,
    tag: tagsOf(end),
    content: JSON.stringify(content === undefined ? null : tagOf(content)),
    escapes,
    inside: inside.map(rowOf).join(', '),
  };
  return `[${row}, ${regionOf(region)}]`;
}

const tagsOf = ({ captures }: LinePattern): string =>
  `[${captures.map((capture) => (typeof capture === 'string' ? JSON.stringify(tagOf(capture)) : `[${capture.map(rowOf).join(', ')}]`)).join(', ')}]`;

/** Returns a region as JavaScript; `tag` and `inside` are JavaScript already. */
function regionOf({ end = '', tag, content, escapes, inside }: RegionText): string {
  return `{ end: ${regexLiteral(end)}duy, tag: ${tag}, content: ${content}, escapes: ${escapes}, inside: [${inside}] }`;
}

interface RegionText {
  readonly end: string | undefined;
  readonly tag: string;
  readonly content: string;
  readonly escapes: boolean;
  readonly inside: string;
}

/** Returns a regular expression as JavaScript; its source has no line breaks. */
const regexLiteral = (source: string): string => `/${source.replaceAll('/', '\\/')}/`;

const HEAD = `// Made by ludogram. Each pattern is a regular expression, its tag or those of its captures, and the region that it begins.
// A capture can have patterns instead of a tag. Regions may continue in other lines.
`;

const CODE = `
/** Returns what a regular expression matches at an offset. */
function matchAt(regex, text, offset) {
  regex.lastIndex = offset;
  return regex.exec(text);
}

/** Returns the first of the given patterns that matches at an offset, and its match. */
function find(some, text, offset) {
  for (const pattern of some) {
    const found = matchAt(pattern[0], text, offset);
    if (found && found[0] !== '') return { found, pattern };
  }
  return null;
}

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
    const first = find(patterns, text, at);
    if (first) parts.push(...split(first.found, first.pattern[1]));
    else parts.push([at + 1, null]);
  }
  return parts;
}

/** Moves a stream after a match, and returns the tag of its first part; the others wait in the queue. */
function take(stream, state, found, tags) {
  stream.pos += found[0].length;
  if (!Array.isArray(tags)) return tags;
  state.queue.push(...split(found, tags));
  const [first, tag] = state.queue.shift();
  stream.pos = first;
  return tag;
}

export const mode = {
  name: NAME,
  startState: () => ({ queue: [], regions: [] }),
  copyState: ({ queue, regions }) => ({ queue: [...queue], regions: [...regions] }),
  token(stream, state) {
    const { string } = stream;
    if (state.queue.length > 0) {
      const [end, tag] = state.queue.shift();
      stream.pos = end;
      return tag;
    }
    for (;;) {
      const region = state.regions.at(-1);
      if (!region && stream.eatSpace()) return null;
      const end = region && matchAt(region.end, string, stream.pos);
      if (end) state.regions.pop();
      if (end && end[0] === '') continue;
      if (end) return take(stream, state, end, region.tag);
      const some = region ? region.inside : patterns;
      const first = find(some, string, stream.pos);
      if (first) {
        if (first.pattern[2]) state.regions.push(first.pattern[2]);
        return take(stream, state, first.found, first.pattern[1]);
      }
      if (!region) {
        stream.next();
        return null;
      }
      do stream.pos += region.escapes && string[stream.pos] === '\\\\' ? 2 : 1;
      while (stream.pos < string.length && !matchAt(region.end, string, stream.pos) && !find(some, string, stream.pos));
      stream.pos = Math.min(stream.pos, string.length);
      return region.content;
    }
  },
};
`;
