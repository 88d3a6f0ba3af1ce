import { defineDiagnostics, explainCodes } from '../../../../diagnostics/index.js';
import { otnInfo } from '../../info.js';
import { EXAMPLE_RULES as RULES } from '../example-rules.js';

/** The codes of tags. */
export const tagDiagnostics = /* @__PURE__ */ defineDiagnostics(otnInfo, {
  'bad-tag': {
    severity: 'error',
    message: "{found} isn't a tag: expected [name:value]",
  },
  'bad-tag-value': {
    severity: 'error',
    message: 'the tag "{name}" takes {takes}, not {found}',
  },
  'unknown-tag': {
    severity: 'warning',
    message: 'unknown tag "{name}": kept as it is',
  },
  'repeated-tag': {
    severity: 'warning',
    message: 'the tag "{name}" is given twice: the first one applies',
  },
  'missing-rules': {
    severity: 'error',
    message: 'the rules are missing: expected one [rules:…] tag',
  },
  'repeated-rules': {
    severity: 'error',
    message: 'the rules are given twice: the first ones apply',
  },
  'rules-not-last': {
    severity: 'note',
    message: '"{next}" comes after the rules: the specification puts the rules last',
  },
  'line-break-in-tag': {
    severity: 'note',
    message: 'the tag "{name}" has a line break: the specification puts it on one line',
  },
  'impossible-date': {
    severity: 'error',
    message: "{found} isn't a date: the calendar has no such day",
  },
  'position-size': {
    severity: 'error',
    hidesPosition: 'start',
    message: 'the position is {position} × {position}, but the rules are for {size} × {size}',
  },
});

/** The codes of tags, with explanations and examples. */
export const explainedTags = /* @__PURE__ */ explainCodes(tagDiagnostics, () => ({
  'bad-tag': {
    explanation: 'Before the first turn, everything is in tags (section 4).',
    example: `${RULES}[Spring cup]\n`,
  },
  'bad-tag-value': {
    explanation: 'The values of some tags have a fixed form (section 4); other tags take any text.',
    example: `[result:2]\n${RULES}`,
  },
  'unknown-tag': {
    explanation: 'The tag is in neither revision of the specification. It is kept.',
    example: `[weather:fine]\n${RULES}`,
  },
  'repeated-tag': {
    explanation: 'Each tag is given at most once. `starting-comment` and `start-comment` are the same tag.',
    example: `[event:Cup]\n[event:League]\n${RULES}`,
  },
  'missing-rules': {
    explanation: 'Tafl is a family of games. Only the rules (section 3) say which one this is.',
    example: '[event:Cup]\n\n1. d1-c1 d3-b3\n',
  },
  'repeated-rules': {
    explanation: 'A game has exactly one [rules:…] tag.',
    example: RULES + RULES,
  },
  'rules-not-last': {
    explanation:
      'Many files have tags after the rules, and all programs read them. Canonical text puts the rules last.',
    example: `${RULES}[result:1]\n`,
  },
  'line-break-in-tag': {
    explanation:
      'Long comments have line breaks in many files, and all programs read these. The specification has each tag on one line.',
    example: `[start-comment:a\nb]\n${RULES}`,
  },
  'impossible-date': {
    explanation: 'A date is YYYY.MM.DD.',
    example: `[date:2015.02.30]\n${RULES}`,
  },
  'position-size': {
    explanation: 'A [position:…] tag replaces the start of the rules, on the same board.',
    example: `[position:/1t1/tKt/1t1/]\n${RULES}`,
  },
}));
