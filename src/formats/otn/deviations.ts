import {
  type ChoiceEntry,
  Kind,
  type Position,
  type RulesWord,
  type SpacesEntry,
  type UnknownEntry,
} from '../../../generated/otn/nodes.js';
import type { Tree } from '../../cst/index.js';
import { kindAt, NEXT, WORDS } from '../../cst/layout.js';
import { type Diagnostic, replacement } from '../../diagnostics/index.js';
import { rulesCatalogue } from './catalogue-rules.js';
import { checkSlashes } from './checks-position.js';
import { JUMPS_KEY } from './tafl-rules.js';

/** What departs from the text and is read all the same, in rules and positions wherever they stand. Level `syntax`. */
export function deviations(tree: Tree): Diagnostic[] {
  const { words } = tree;
  const out: Diagnostic[] = [];
  for (let at = 0; at < tree.size; at += WORDS) {
    const found = deviation(tree, at);
    if (found !== undefined) out.push(found);
    // Turns hold none of these.
    if (kindAt(words, at) === Kind.Turn) at = words[at + NEXT]! - WORDS;
  }
  return out;
}

function deviation(tree: Tree, at: number): Diagnostic | undefined {
  switch (kindAt(tree.words, at)) {
    case Kind.Position:
      return checkSlashes(tree.node(at) as Position);
    case Kind.RulesWord:
      return checkWord(tree.node(at) as RulesWord);
    case Kind.ChoiceEntry:
      return checkJump(tree.node(at) as ChoiceEntry);
    case Kind.SpacesEntry:
      return checkDefault(tree.node(at) as SpacesEntry);
    case Kind.UnknownEntry: {
      const { key } = tree.node(at) as UnknownEntry;
      return rulesCatalogue.report('unknown-key', key, { key: key.text });
    }
    default:
      return undefined;
  }
}

function checkWord({ start, end, tree: { text } }: RulesWord): Diagnostic {
  const blanks = /[ \t\r\n]*/y;
  blanks.lastIndex = end;
  blanks.test(text);
  const fixes = [replacement('drop it', { start, end: blanks.lastIndex }, '')];
  return rulesCatalogue.report('rules-word', { start, end }, undefined, { fixes });
}

function checkJump({ key, value }: ChoiceEntry): Diagnostic | undefined {
  if (!JUMPS_KEY.test(key.text) || value.text !== 'y') return undefined;
  const fixes = [replacement('write {text}', value, 'j')];
  return rulesCatalogue.report('jump-yes', value, { key: key.text }, { fixes });
}

function checkDefault(entry: SpacesEntry): Diagnostic | undefined {
  const { key, word } = entry;
  if (word === undefined) return undefined;
  const fixes = [replacement('leave it out', entry, '')];
  return rulesCatalogue.report('default-word', word, { key: key.text }, { fixes });
}
