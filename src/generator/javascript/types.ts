import { afterBracket, afterMatch, afterString, afterWhiteSpace, afterWord } from './syntax.js';

const START = /\s*\|?/y;
const PREFIXES = /\s*(?:(?:keyof|typeof|readonly|asserts)\s+)*/y;
/** Continues a type with another operand: `| B`, `& B`; `is B` after the name of a parameter. */
const OPERATOR = /\s*(?:[|&](?![|&=])|is\s)/y;
const SEPARATOR = /\s*(?:,|=(?!>)|extends\s)/y;

/**
 * Returns the offset after the TypeScript type that begins at an offset, or after the white space there; -1 if none
 * begins there. Supports the types of the emitters: names with type arguments, literals, unions, lists, object and
 * function types, `keyof`, `typeof`, `is`.
 */
export function afterType(code: string, offset: number): number {
  let end = afterOperand(code, afterMatch(START, code, offset));
  while (end > 0) {
    const next = afterMatch(OPERATOR, code, end);
    if (next < 0) return end;
    end = afterOperand(code, next);
  }
  return -1;
}

/** Returns the offset after a part of a union and the brackets after it; -1 if there is none. */
function afterOperand(code: string, offset: number): number {
  const start = afterMatch(PREFIXES, code, offset);
  let end: number;
  switch (code[start]) {
    case '(': {
      end = afterBracket(code, start);
      const next = afterWhiteSpace(code, end);
      if (code.startsWith('=>', next)) return afterType(code, next + 2);
      break;
    }
    case '{':
    case '[':
      end = afterBracket(code, start);
      break;
    case "'":
      end = afterString(code, start);
      break;
    default:
      end = afterName(code, start);
  }
  while (end > 0 && code[end] === '[') end = afterBracket(code, end);
  return end;
}

/** Returns the offset after `nodes.Move`, `Tree<Root>` or a number; -1 if there is none. */
function afterName(code: string, offset: number): number {
  let end = afterWord(code, offset);
  while (end > 0 && code[end] === '.') end = afterWord(code, end + 1);
  return end > 0 && code[end] === '<' ? afterTypeArguments(code, end) : end;
}

/** Returns the offset after `<…>`: type arguments or type parameters. -1 if it is neither. */
export function afterTypeArguments(code: string, offset: number): number {
  let end = afterType(code, offset + 1);
  while (end > 0) {
    const next = afterMatch(SEPARATOR, code, end);
    if (next < 0) return code[afterWhiteSpace(code, end)] === '>' ? afterWhiteSpace(code, end) + 1 : -1;
    end = afterType(code, next);
  }
  return -1;
}
