import { didYouMean } from '../../diagnostics/nearest.js';
import { type GrammarFix, type GrammarLocation, replaceFix } from '../problem.js';

/** Returns the fix that swaps the ends of a range such as `z-a`; `undefined` for any other text. */
export function rangeFix(range: string, location: GrammarLocation): GrammarFix | undefined {
  const ends = /^(\\u\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\[^]|[^])-([^]+)$/iu.exec(range);
  if (ends?.[1] === undefined || ends[2] === undefined) return undefined;
  const turned = `${ends[2]}-${ends[1]}`;
  return replaceFix(`write ${turned}`, location, turned);
}

/** The values of `General_Category` that `\p{…}` accepts, with their short names. */
const CATEGORIES =
  'L Letter Lu Uppercase_Letter Ll Lowercase_Letter Lt Titlecase_Letter LC Cased_Letter Lm Modifier_Letter Lo Other_Letter M Mark Mn Nonspacing_Mark Mc Spacing_Mark Me Enclosing_Mark N Number Nd Decimal_Number Nl Letter_Number No Other_Number P Punctuation Pc Connector_Punctuation Pd Dash_Punctuation Ps Open_Punctuation Pe Close_Punctuation Pi Initial_Punctuation Pf Final_Punctuation Po Other_Punctuation S Symbol Sm Math_Symbol Sc Currency_Symbol Sk Modifier_Symbol So Other_Symbol Z Separator Zs Space_Separator Zl Line_Separator Zp Paragraph_Separator C Other Cc Control Cf Format Cs Surrogate Co Private_Use Cn Unassigned';
const BINARY =
  'ASCII Alphabetic Any Assigned Cased Dash Diacritic Emoji Emoji_Presentation Hex_Digit ID_Continue ID_Start Ideographic Lowercase Math Uppercase White_Space XID_Continue XID_Start';
const SCRIPTS =
  'Arabic Armenian Bengali Cyrillic Devanagari Georgian Greek Gujarati Han Hangul Hebrew Hiragana Kannada Katakana Khmer Lao Latin Malayalam Mongolian Myanmar Sinhala Tamil Telugu Thai Tibetan';

const PROPERTIES = [...`${CATEGORIES} ${BINARY}`.split(' '), ...SCRIPTS.split(' ').map((script) => `Script=${script}`)];

/**
 * Returns the fix that writes a property of Unicode instead of an unknown one: a script without `Script=` before it,
 * or the most similar name. Returns `undefined` if no name is similar.
 */
export function propertyFix(escape: string, location: GrammarLocation): GrammarFix | undefined {
  const written = /^(\\?[pP])\{([^}]*)\}$/.exec(escape);
  const [, sign, name] = written ?? [];
  if (sign === undefined || name === undefined) return undefined;
  const script = SCRIPTS.split(' ').find((one) => one.toLowerCase() === name.toLowerCase());
  const near = script === undefined ? didYouMean(name, PROPERTIES) : `Script=${script}`;
  if (near === undefined) return undefined;
  const right = `${sign}{${near}}`;
  return replaceFix(`write \\${right.replace(/^\\/, '')}`, location, right);
}
