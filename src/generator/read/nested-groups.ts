import { type BodySpan, ruleBodies } from './broken-rules.js';
import type { TextSpan } from './extensions.js';
import { tokensOf } from './tokens/tokens.js';

/** Levels of groups that peggy's parser reads at once: each level triples its time. */
const LEVELS_AT_ONCE = 4;
/** The number of levels to which groups can be nested. */
export const MAX_GROUP_LEVELS = 100;

/** The groups of a text that must not be left to peggy's parser. */
export interface NestedGroups {
  /**
   * The text with the content of each such group replaced by a `.` and spaces, so that all other offsets and lines are
   * kept.
   */
  readonly plain: string;
  /** The content of each group, between its brackets, by its start. */
  readonly groups: ReadonlyMap<number, TextSpan>;
  /** The offset of the first group that is nested too deeply. */
  readonly tooDeep?: number;
  /** The offset of the first group without an end, if several are open at once. */
  readonly unclosed?: number;
}

/** Finds the groups inside several others, which are read on their own. */
export function nestedGroups(text: string): NestedGroups {
  const groups = new Map<number, TextSpan>();
  for (const body of ruleBodies(text)) {
    const problem = addGroups(text, body, groups);
    if (problem !== undefined) return { plain: text, groups, ...problem };
  }
  if (groups.size === 0) return { plain: text, groups };
  const pieces: string[] = [];
  let copied = 0;
  for (const { start, end } of groups.values()) {
    const blank = text.slice(start + 1, end).replace(/[^\r\n]/g, ' ');
    pieces.push(text.slice(copied, start), '.', blank);
    copied = end;
  }
  return { plain: pieces.join('') + text.slice(copied), groups };
}

/** Adds the nested groups of the body of a rule in the order of the text. */
function addGroups(
  text: string,
  { start, end }: Pick<BodySpan, 'start' | 'end'>,
  groups: Map<number, TextSpan>,
): Pick<NestedGroups, 'tooDeep' | 'unclosed'> | undefined {
  const open: number[] = [];
  for (const token of tokensOf(text.slice(start, end))) {
    if (token.text === '(') {
      open.push(start + token.start);
      if (open.length > MAX_GROUP_LEVELS) break;
    } else if (token.text === ')') {
      const opener = open.pop();
      const content = { start: (opener ?? 0) + 1, end: start + token.start };
      const isEmpty = content.start === content.end;
      if (opener !== undefined && !isEmpty && open.length === LEVELS_AT_ONCE) groups.set(content.start, content);
    }
  }
  const [outermost] = open;
  const innermost = open.at(-1);
  if (outermost === undefined || innermost === undefined || open.length <= LEVELS_AT_ONCE) return undefined;
  return open.length > MAX_GROUP_LEVELS ? { tooDeep: innermost } : { unclosed: outermost };
}
