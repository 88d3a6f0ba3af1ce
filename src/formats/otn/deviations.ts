import {
  type ChoiceEntry,
  Kind,
  type Position,
  type RulesWord,
  type SpacesEntry,
  type UnknownEntry,
} from '../../../generated/otn/nodes.js';
import type { Tree } from '../../cst/index.js';
import { kindAt, WORDS } from '../../cst/layout.js';
import type { Diagnostic } from '../../diagnostics/index.js';
import { rulesCatalogue } from './catalogue-rules.js';
import { checkSlashes } from './checks-position.js';

/** What departs from the text and is read all the same, in rules and positions wherever they stand. Level `syntax`. */
export function deviations(tree: Tree): Diagnostic[] {
  const out: Diagnostic[] = [];
  for (let at = 0; at < tree.size; at += WORDS) {
    switch (kindAt(tree.words, at)) {
      case Kind.Position:
        out.push(...checkSlashes(tree.node(at) as Position));
        break;
      case Kind.RulesWord:
        out.push(checkWord(tree.node(at) as RulesWord));
        break;
      case Kind.ChoiceEntry:
        out.push(...checkJump(tree.node(at) as ChoiceEntry));
        break;
      case Kind.SpacesEntry:
        out.push(...checkDefault(tree.node(at) as SpacesEntry));
        break;
      case Kind.UnknownEntry: {
        const { key } = tree.node(at) as UnknownEntry;
        out.push(rulesCatalogue.report('unknown-key', key, { key: key.text }));
        break;
      }
    }
  }
  return out;
}

function checkWord({ start, end }: RulesWord): Diagnostic {
  const fixes = [{ title: 'drop it', edits: [{ start, end: end + 1, text: '' }] }];
  return rulesCatalogue.report('rules-word', { start, end }, undefined, { fixes });
}

function checkJump({ key, value }: ChoiceEntry): Diagnostic[] {
  if (!/^[kncmg]j$/.test(key.text) || value.text !== 'y') return [];
  const fixes = [{ title: 'write j', edits: [{ start: value.start, end: value.end, text: 'j' }] }];
  return [rulesCatalogue.report('jump-yes', value, { key: key.text }, { fixes })];
}

function checkDefault({ key, word, start, end }: SpacesEntry): Diagnostic[] {
  if (word === undefined) return [];
  const fixes = [{ title: 'leave it out', edits: [{ start, end, text: '' }] }];
  return [rulesCatalogue.report('default-word', word, { key: key.text }, { fixes })];
}
